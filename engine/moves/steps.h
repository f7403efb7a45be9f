// Steps: moves without a capture. Soldiers are many and step as a set, one
// direction at a time; prince and king are few and step as single pieces.
#ifndef DABLO_ENGINE_MOVES_STEPS_H_
#define DABLO_ENGINE_MOVES_STEPS_H_

#include <array>
#include <cstddef>

#include "absl/base/attributes.h"
#include "engine/board/bitboard.h"
#include "engine/board/quad.h"
#include "engine/board/types.h"
#include "engine/moves/move.h"
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

}  // namespace steps_internal

// Calls visit(const Move&) for every step of `side`. `empty`: the empty points.
template <class V, Side side, class Visit>
void ForEachStep(const Position<V>& position, Bitboard empty, Visit&& visit) {
  const Bitboard soldiers = position.Pieces(side, PieceRank::kSoldier);
  ForEachDirection([&]<Direction direction>() {
    if constexpr (MayStep(V::kRules.soldier_steps, side, direction)) {
      ForEachPoint(
          V::Board::template Shift<direction>(soldiers) & empty, [&](Point to) {
            visit(Move{Bitboard{}, V::Board::Neighbour(to, Opposite(direction)),
                       to, PieceRank::kSoldier});
          });
    }
  });
  if constexpr (V::kRules.ranked) {
    for (PieceRank rank : {PieceRank::kPrince, PieceRank::kKing}) {
      position.ForEachPiece(side, rank, [&](Point from) {
        ForEachPoint(
            steps_internal::kOfficerSteps<V, side>[from.index()] & empty,
            [&](Point to) {
              visit(Move{Bitboard{}, from, to, rank});
            });
      });
    }
  }
}

// How many steps ForEachStep visits.
template <class V, Side side>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline int CountSteps(const Position<V>& position,
                                                   Bitboard empty) {
  const Bitboard soldiers = position.Pieces(side, PieceRank::kSoldier);
  int count = 0;
  if constexpr (V::kRules.soldier_steps == Steps::kAllLines) {
    count = Count((soldiers.lattice >> kToCentre) & empty.centre,
                  (soldiers.centre << kToLattice) & empty.lattice,
                  (soldiers.lattice << kLeft >> kRight) & empty.lattice);
  } else {
    ForEachDirection([&]<Direction direction>() {
      if constexpr (MayStep(V::kRules.soldier_steps, side, direction)) {
        count +=
            (V::Board::template Shift<direction>(soldiers) & empty).Count();
      }
    });
  }
  if constexpr (V::kRules.ranked) {
    const auto add = [&](Point from) {
      count += (steps_internal::kOfficerSteps<V, side>[from.index()] & empty)
                   .Count();
    };
    position.ForEachPieceOrNone(side, PieceRank::kPrince, add);
    position.ForEachPieceOrNone(side, PieceRank::kKing, add);
  }
  return count;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_STEPS_H_
