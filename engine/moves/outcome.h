// Who has lost, as the position alone decides it.
#ifndef DABLO_ENGINE_MOVES_OUTCOME_H_
#define DABLO_ENGINE_MOVES_OUTCOME_H_

#include "engine/moves/generator.h"
#include "engine/position/defeat.h"
#include "engine/position/position.h"

namespace dablo {

struct Outcome {
  EndReason reason = EndReason::kNone;
  Side loser = Side::kWhite;  // means something only with a reason

  bool IsFinished() const { return reason != EndReason::kNone; }
};

// A side that has lost by its pieces ends the game, so only a game that goes on
// can be lost by being blocked. If both sides have lost, in a position set up
// by hand, the side to move has.
template <class V>
Outcome OutcomeOf(const Position<V>& position) {
  const Side mover = position.side_to_move();
  for (Side side : {mover, Opponent(mover)}) {
    const EndReason reason = DefeatByPieces(position, side);
    if (reason != EndReason::kNone) return {reason, side};
  }
  if (IsBlocked(position)) return {EndReason::kBlocked, mover};
  return {};
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_OUTCOME_H_
