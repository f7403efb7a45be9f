// The part of FEN that needs no variant: fields, counters, rows of letters.
#ifndef DABLO_ENGINE_POSITION_FEN_TEXT_H_
#define DABLO_ENGINE_POSITION_FEN_TEXT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/board/types.h"

namespace dablo {

// The largest counter that a FEN may hold.
inline constexpr int kMaxCounter = 1'000'000;

struct FenFields {
  absl::string_view rows;
  Side side_to_move;
  int reversible_plies;
  int move_number;
};

// The number of playing points in each row, from the highest rank down.
using BoardShape = std::vector<int>;

template <class Board>
BoardShape ShapeOf() {
  BoardShape shape;
  for (int rank = Board::kRanks - 1; rank >= 0; --rank) {
    shape.push_back(Board::RankMask(rank).Count());
  }
  return shape;
}

// Splits a FEN into its fields and reads all but the rows, which stay a view of
// `fen`.
absl::StatusOr<FenFields> ParseFenFields(absl::string_view fen);

// Reads the rows into one character a point ('.' if it is empty), in the order
// of the FEN. `letters` are the pieces that may stand there.
absl::StatusOr<std::string> ParseFenRows(absl::string_view rows,
                                         const BoardShape& shape,
                                         absl::string_view letters);

// The inverse of ParseFenRows.
std::string FormatFenRows(absl::string_view points, const BoardShape& shape);

// Text from outside as an error message may show it: quoted, on one line,
// printable, cut after 40 characters.
std::string Quoted(absl::string_view text);

}  // namespace dablo

#endif  // DABLO_ENGINE_POSITION_FEN_TEXT_H_
