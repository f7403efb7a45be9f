// Steps: moves without a capture. Soldiers are many and step as a set, one
// direction at a time; prince and king are few and step as single pieces.
#ifndef DABLO_ENGINE_MOVES_STEPS_H_
#define DABLO_ENGINE_MOVES_STEPS_H_

#include <array>
#include <cstddef>

#include "engine/board/bitboard.h"
#include "engine/board/types.h"
#include "engine/position/position.h"
#include "engine/rules/rules.h"

namespace dablo {

namespace steps_internal {

template <class Board>
constexpr auto MakeStepMasks(Steps steps, Side side) {
  std::array<Bitboard, kPointIndices> masks{};
  ForEachPoint(Board::kPoints, [&](Point point) {
    for (Direction direction : kDirections) {
      const Point next = Board::Neighbour(point, direction);
      if (MayStep(steps, side, direction) && !next.IsNone()) {
        masks[point.index()] |= Bitboard::Of(next);
      }
    }
  });
  return masks;
}

// Where a prince or king of a side can step to from every point.
template <class V, Side side>
inline constexpr auto kOfficerSteps =
    MakeStepMasks<typename V::Board>(V::kRules.officer_steps, side);

template <class V, Side side, class VisitSet, class VisitPiece>
void ForEachStepSet(const Position<V>& position, VisitSet&& visit_set,
                    VisitPiece&& visit_piece) {
  const Bitboard empty = position.Empty();
  const Bitboard soldiers = position.Pieces(side, PieceRank::kSoldier);
  ForEachDirection([&]<Direction direction>() {
    if constexpr (MayStep(V::kRules.soldier_steps, side, direction)) {
      visit_set(direction,
                V::Board::template Shift<direction>(soldiers) & empty);
    }
  });
  if constexpr (V::kRules.ranked) {
    for (PieceRank rank : {PieceRank::kPrince, PieceRank::kKing}) {
      ForEachPoint(position.Pieces(side, rank), [&](Point from) {
        visit_piece(rank, from, kOfficerSteps<V, side>[from.index()] & empty);
      });
    }
  }
}

}  // namespace steps_internal

// Calls visit_set(Direction, Bitboard destinations) for the soldiers of the
// side to move, and visit_piece(PieceRank, Point from, Bitboard destinations)
// for each of its other pieces.
template <class V, class VisitSet, class VisitPiece>
void ForEachStepSet(const Position<V>& position, VisitSet&& visit_set,
                    VisitPiece&& visit_piece) {
  if (position.side_to_move() == Side::kWhite) {
    steps_internal::ForEachStepSet<V, Side::kWhite>(position, visit_set,
                                                    visit_piece);
  } else {
    steps_internal::ForEachStepSet<V, Side::kBlack>(position, visit_set,
                                                    visit_piece);
  }
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_STEPS_H_
