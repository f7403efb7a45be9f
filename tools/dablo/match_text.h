// A match as a person and as a program read it.
#ifndef DABLO_TOOLS_DABLO_MATCH_TEXT_H_
#define DABLO_TOOLS_DABLO_MATCH_TEXT_H_

#include <string>

#include "absl/types/optional.h"
#include "tools/match/match.h"

namespace dablo {

// "game 12: dablo - random 1-0, blocked, 87 plies; +8 =1 -3", one line.
std::string GameLine(const FinishedGame& game, const Tally& tally);

// Several lines, at most 80 columns wide.
std::string MatchSummary(const MatchSettings& settings,
                         const MatchResult& result);

// One JSON object, which holds what a row of a table of strength needs; `file`
// is where the games are.
std::string MatchJson(const MatchSettings& settings, const MatchResult& result,
                      const absl::optional<std::string>& file);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_MATCH_TEXT_H_
