// Steps: moves without a capture, for all pieces of a rank at once.
#ifndef DABLO_ENGINE_MOVES_STEPS_H_
#define DABLO_ENGINE_MOVES_STEPS_H_

#include "engine/board/bitboard.h"
#include "engine/board/types.h"
#include "engine/position/position.h"
#include "engine/rules/rules.h"

namespace dablo {

namespace steps_internal {

template <class V, Side side, class Visit>
void ForEachStepSet(const Position<V>& position, Visit&& visit) {
  const Bitboard empty = position.Empty();
  const auto of_rank = [&]<PieceRank rank>() {
    const Bitboard movers = position.Pieces(side, rank);
    ForEachDirection([&]<Direction direction>() {
      if constexpr (MayStep(V::kRules.StepsOf(rank), side, direction)) {
        visit(rank, direction,
              V::Board::template Shift<direction>(movers) & empty);
      }
    });
  };
  of_rank.template operator()<PieceRank::kSoldier>();
  if constexpr (V::kRules.ranked) {
    of_rank.template operator()<PieceRank::kPrince>();
    of_rank.template operator()<PieceRank::kKing>();
  }
}

}  // namespace steps_internal

// Calls visit(PieceRank, Direction, Bitboard destinations) for every rank and
// every direction in which it may step.
template <class V, class Visit>
void ForEachStepSet(const Position<V>& position, Visit&& visit) {
  if (position.side_to_move() == Side::kWhite) {
    steps_internal::ForEachStepSet<V, Side::kWhite>(position, visit);
  } else {
    steps_internal::ForEachStepSet<V, Side::kBlack>(position, visit);
  }
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_STEPS_H_
