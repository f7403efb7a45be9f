// What the batch service answers: lines of JSON.
#ifndef DABLO_TOOLS_DABLO_BATCH_ANSWER_H_
#define DABLO_TOOLS_DABLO_BATCH_ANSWER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "tools/dablo/analysis_json.h"

namespace dablo {

struct BatchAnswer {
  absl::optional<std::string> best_move;  // none if there is no legal move
  std::vector<SearchInfo> lines;          // the best one first
  std::uint64_t nodes = 0;
  std::int64_t time_ms = 0;
  GameResult game;                // told if there is no legal move
  absl::optional<bool> is_final;  // told to those who want a stream
};

// Both without a newline.
std::string AnswerJson(const Json& id, const BatchAnswer& answer);
std::string ErrorJson(const Json& id, absl::string_view error);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_BATCH_ANSWER_H_
