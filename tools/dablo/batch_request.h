// One request of the batch service: a line of JSON.
#ifndef DABLO_TOOLS_DABLO_BATCH_REQUEST_H_
#define DABLO_TOOLS_DABLO_BATCH_REQUEST_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/engine.h"
#include "tools/dablo/analysis_json.h"
#include "tools/dablo/position_options.h"

namespace dablo {

struct BatchRequest {
  Json id = nullptr;  // any JSON value
  std::string variant = kDefaultVariant;
  std::string fen;  // empty: the start
  std::vector<std::string> moves;
  SearchRequest search;
  bool stream = false;
};

// Reads the object on `line`:
//   {"id": 1, "variant": "dablot", "fen": "...", "moves": ["c5-b6"],
//    "limits": {"depth": 8, "nodes": 100000, "movetime": 1000}, "multipv": 2,
//    "searchmoves": "c5-b6 i5-i7", "stream": true}
// Every key may be left out; without a limit it is a second. Moves are an array
// or one string of words. InvalidArgument names what is wrong in one line; the
// id is set even then if there is one to be read. Whether the variant, the
// position and the moves exist is not looked at.
absl::Status ParseBatchRequest(absl::string_view line, BatchRequest& request);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_BATCH_REQUEST_H_
