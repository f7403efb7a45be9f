// JSON of searches, and how it becomes a line of output.
#ifndef DABLO_TOOLS_DABLO_ANALYSIS_JSON_H_
#define DABLO_TOOLS_DABLO_ANALYSIS_JSON_H_

#include <nlohmann/json.hpp>
#include <string>

#include "absl/types/optional.h"
#include "engine/engine.h"

namespace dablo {

using Json = nlohmann::ordered_json;

// One line without a newline. What is not UTF-8 is replaced.
std::string JsonLine(const Json& json);

// {"cp": 35} or {"mate": -2}.
Json ScoreJson(const SearchInfo& info);
// The move, or null.
Json OrNull(const absl::optional<std::string>& move);
// Adds "result" and "reason" if the game is finished.
void AddResult(const GameResult& game, Json& json);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_ANALYSIS_JSON_H_
