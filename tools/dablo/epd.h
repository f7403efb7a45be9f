// Files of positions with what is known about their best moves.
#ifndef DABLO_TOOLS_DABLO_EPD_H_
#define DABLO_TOOLS_DABLO_EPD_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/engine.h"

namespace dablo {

struct EpdPosition {
  int line = 0;  // of the file, from 1
  std::string fen;
  std::string id;                  // may be empty
  std::vector<std::string> best;   // bm, in full notation: one of these
  std::vector<std::string> avoid;  // am, likewise: none of these
  int mate = 0;                    // dm: a win within so many moves; 0: none

  // Whether the move and the score of the best line are as they should be.
  bool IsSolvedBy(const SearchInfo& info) const;
  // What should be found, as in the file: "bm c5-b6; dm 3".
  std::string Expected() const;
};

// Reads a FEN and its operations bm, am, dm, pv and id, written as
// `FEN ;bm c5-b6 ;id name` or as `FEN bm c5-b6; id "name";`. The position and
// the moves are tried on `engine`; pv, a line that shows why, is for the reader
// and not looked for. InvalidArgument says what is wrong.
absl::StatusOr<EpdPosition> ParseEpd(absl::string_view text, Engine& engine);

// All positions of a file. Errors as ReadPositions.
absl::StatusOr<std::vector<EpdPosition>> ReadEpd(const std::string& file,
                                                 Engine& engine);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_EPD_H_
