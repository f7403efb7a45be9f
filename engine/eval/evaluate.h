// How good a quiet position is: material and a little position.
#ifndef DABLO_ENGINE_EVAL_EVALUATE_H_
#define DABLO_ENGINE_EVAL_EVALUATE_H_

#include <array>
#include <cstddef>

#include "engine/board/bitboard.h"
#include "engine/board/types.h"
#include "engine/eval/score.h"
#include "engine/position/position.h"

namespace dablo {

namespace eval_internal {

// Centi-soldiers, by rank.
inline constexpr std::array<int, 3> kPieceValue = {100, 300, 500};
// For a piece on a point with eight lines, and for one off the outer files and
// ranks, where it can be jumped but also jump.
inline constexpr int kEightLines = 4;
inline constexpr int kInside = 6;

// The points that are not on the outermost two files and ranks.
template <class Board>
constexpr Bitboard InsidePoints() {
  Bitboard inside;
  ForEachPoint(Board::kPoints, [&](Point point) {
    const int file = Board::FileOf(point);
    const int rank = Board::RankOf(point);
    if (file >= 2 && file < Board::kFiles - 2 && rank >= 2 &&
        rank < Board::kRanks - 2) {
      inside |= Bitboard::Of(point);
    }
  });
  return inside;
}

template <class V>
int Evaluate(const Position<V>& position, Side side) {
  constexpr Bitboard kInsidePoints = InsidePoints<typename V::Board>();
  const Bitboard all = position.Pieces(side);
  int value = kEightLines * std::popcount(all.lattice) +
              kInside * (all & kInsidePoints).Count();
  for (int r = 0; r < Position<V>::kRankCount; ++r) {
    value += kPieceValue[static_cast<std::size_t>(r)] *
             position.Pieces(side, static_cast<PieceRank>(r)).Count();
  }
  return value;
}

}  // namespace eval_internal

// The value of a piece, in centi-soldiers.
constexpr int PieceValue(PieceRank rank) {
  return eval_internal::kPieceValue[static_cast<std::size_t>(rank)];
}

// In centi-soldiers, from the side to move. A position with its colours turned
// has the same value.
template <class V>
Score Evaluate(const Position<V>& position) {
  const Side side = position.side_to_move();
  return Score(eval_internal::Evaluate(position, side) -
               eval_internal::Evaluate(position, Opponent(side)));
}

}  // namespace dablo

#endif  // DABLO_ENGINE_EVAL_EVALUATE_H_
