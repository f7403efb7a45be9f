// How good a quiet position is: material and a little position.
#ifndef DABLO_ENGINE_EVAL_EVALUATE_H_
#define DABLO_ENGINE_EVAL_EVALUATE_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>

#include "engine/board/bitboard.h"
#include "engine/board/types.h"
#include "engine/eval/score.h"
#include "engine/position/position.h"

namespace dablo {

namespace eval_internal {

// Centi-soldiers, by rank. Without its own king a side can never take the
// other's.
inline constexpr std::array<int, 3> kPieceValue = {100, 300, 900};
// For a piece on a point with eight lines, and for one off the outer files and
// ranks, where it can be jumped but also jump.
inline constexpr int kEightLines = 4;
inline constexpr int kInside = 6;

// For a hunter, for every file or rank that it is nearer to its prey than the
// board is long. It looks for it only among few, since many are near anyway.
inline constexpr int kNear = 4;
inline constexpr int kFewEnemies = 8;

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

// Files or ranks, whichever is more.
template <class Board>
int Distance(Point a, Point b) {
  return std::max(std::abs(Board::FileOf(a) - Board::FileOf(b)),
                  std::abs(Board::RankOf(a) - Board::RankOf(b)));
}

// Prince and king that no enemy can take should go after what they can take.
template <class V>
int EvaluateHunt(const Position<V>& position, Side side) {
  using Board = typename V::Board;
  int value = 0;
  const Bitboard enemies = position.Pieces(Opponent(side));
  if (enemies.Count() > kFewEnemies) return 0;
  for (PieceRank rank : {PieceRank::kPrince, PieceRank::kKing}) {
    const PieceRank below = static_cast<PieceRank>(static_cast<int>(rank) - 1);
    const Bitboard prey = position.UpTo(Opponent(side), below);
    if (prey != enemies || prey.IsEmpty()) continue;
    ForEachPoint(position.Pieces(side, rank), [&](Point hunter) {
      int nearest = Board::kRanks;
      ForEachPoint(prey, [&](Point point) {
        nearest = std::min(nearest, Distance<Board>(hunter, point));
      });
      value += kNear * (Board::kRanks - nearest);
    });
  }
  return value;
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
  if constexpr (V::kRules.ranked) value += EvaluateHunt(position, side);
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
