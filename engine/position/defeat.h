// Losses that the pieces on the board show, whoever is to move.
#ifndef DABLO_ENGINE_POSITION_DEFEAT_H_
#define DABLO_ENGINE_POSITION_DEFEAT_H_

#include "engine/position/position.h"
#include "engine/rules/end_reason.h"

namespace dablo {

// Why `side` has lost by its pieces; kNone if it has not.
template <class V>
EndReason DefeatByPieces(const Position<V>& position, Side side) {
  const Bitboard all = position.Pieces(side);
  if constexpr (V::kRules.defeat == Defeat::kNoPieces) {
    return all.IsEmpty() ? EndReason::kNoPieces : EndReason::kNone;
  } else {
    if (position.King(side).IsNone()) return EndReason::kKingCaptured;
    return position.UpTo(side, PieceRank::kPrince).IsEmpty()
               ? EndReason::kBareKing
               : EndReason::kNone;
  }
}

// Whether either side has lost by its pieces.
template <class V>
bool IsDecidedByPieces(const Position<V>& position) {
  return DefeatByPieces(position, Side::kWhite) != EndReason::kNone ||
         DefeatByPieces(position, Side::kBlack) != EndReason::kNone;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_POSITION_DEFEAT_H_
