// Positions put together piece by piece, which reads better in a test than a
// FEN does.
#ifndef DABLO_TESTS_SUPPORT_PLACED_H_
#define DABLO_TESTS_SUPPORT_PLACED_H_

#include <cstdlib>
#include <iostream>

#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/board/bitboard.h"
#include "engine/board/types.h"
#include "engine/position/position.h"

namespace dablo {

// The point of that name; ends the program if the board has none.
template <class Board>
Point PointNamed(absl::string_view name) {
  Point found;
  ForEachPoint(Board::kPoints, [&](Point point) {
    if (Board::Name(point) == name) found = point;
  });
  if (found.IsNone()) {
    std::cerr << "no point " << name << "\n";
    std::abort();
  }
  return found;
}

// A position from pieces as in "Ke5 sf6": a FEN letter and a point each. The
// limits of a FEN are not looked at.
template <class V>
Position<V> Placed(Side side_to_move, absl::string_view pieces) {
  constexpr absl::string_view kLetters = "SPKspk";
  Position<V> position;
  for (absl::string_view piece :
       absl::StrSplit(pieces, ' ', absl::SkipEmpty())) {
    const std::size_t letter = kLetters.find(piece[0]);
    if (letter == absl::string_view::npos) {
      std::cerr << "no piece " << piece << "\n";
      std::abort();
    }
    position.Toggle(letter < 3 ? Side::kWhite : Side::kBlack,
                    static_cast<PieceRank>(letter % 3),
                    PointNamed<typename V::Board>(piece.substr(1)));
  }
  position.SetSideToMove(side_to_move);
  return position;
}

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_PLACED_H_
