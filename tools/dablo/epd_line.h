// A line of an EPD file, taken apart.
#ifndef DABLO_TOOLS_DABLO_EPD_LINE_H_
#define DABLO_TOOLS_DABLO_EPD_LINE_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace dablo {

struct EpdLine {
  std::string fen;
  // Opcodes, each known and there once, and their operands; neither is empty.
  std::vector<std::pair<std::string, std::string>> operations;
};

// Takes apart a FEN and its operations bm, am, dm, pv and id, written as
// `FEN ;bm c5-b6 ;id name` or as `FEN bm c5-b6; id "name";`. InvalidArgument
// says what is wrong.
absl::StatusOr<EpdLine> ParseEpdLine(absl::string_view text);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_EPD_LINE_H_
