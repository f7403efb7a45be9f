// Positions to begin games from.
#ifndef DABLO_TOOLS_MATCH_OPENINGS_H_
#define DABLO_TOOLS_MATCH_OPENINGS_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/engine.h"
#include "tools/match/referee.h"

namespace dablo {

// Reads one opening a line: moves from the start, "c5-b6 j9-k8", or a FEN, or a
// FEN, "moves" and moves from there. From '#' on a line is a remark. Each is
// tried on `board`. InvalidArgument says in which line what is wrong, or that
// there is none.
absl::StatusOr<std::vector<Opening>> ParseOpenings(absl::string_view text,
                                                   Engine& board);

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_OPENINGS_H_
