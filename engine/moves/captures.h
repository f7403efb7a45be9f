// Captures: which pieces can jump, for all at once by shifts, and the capture
// moves of each, by following its jumps. Finished positions are not looked for
// here; generator.h does that.
#ifndef DABLO_ENGINE_MOVES_CAPTURES_H_
#define DABLO_ENGINE_MOVES_CAPTURES_H_

#include <memory>

#include "absl/base/attributes.h"
#include "engine/board/bitboard.h"
#include "engine/board/bitboard_set.h"
#include "engine/board/jumps.h"
#include "engine/board/types.h"
#include "engine/moves/move.h"
#include "engine/position/position.h"

namespace dablo {

// The soldiers of `side` that can jump.
template <class V, Side side>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard JumpingSoldiers(
    const Position<V>& position, Bitboard empty) {
  return Jumpers(position.Pieces(side, PieceRank::kSoldier),
                 position.UpTo(Opponent(side), PieceRank::kSoldier), empty);
}

// One piece's capture moves. A landing point is never one that the sequence
// jumped (the two differ in the parity of file or rank), so captured pieces may
// as well stay on the board until the move is over.
//
// The captured set alone tells where the sequence stands. A jump changes
// row + column of the two-lane frame by 2 or not at all, so on all landing
// points that sum has one parity, and a captured piece where it has the other
// is jumped from sum - 1 to sum + 1 or back: the walk's other end is the value
// that an odd number of them touch, whatever their order. So with row - column.
// Paths to one set can be far too many to follow; each set is followed once.
template <class V, class Visit>
struct CaptureSequences {
  Point from;
  PieceRank rank;
  Bitboard targets;
  // The piece may pass over its own origin and end on it.
  Bitboard landings;
  Visit& visit;
  // The captured sets of sequences of three and more; made when needed.
  std::unique_ptr<BitboardSet>& seen;

  // Goes on from `point` over each of `jumpable`, after `count` jumps.
  ABSL_ATTRIBUTE_NOINLINE void Follow(Point point, Bitboard captured,
                                      Bitboard jumpable, int count) {
    ForEachJump(point, jumpable, [&](Bitboard over, Point landing) {
      const Bitboard next = captured | over;
      // Of two pieces only one order can be jumped.
      if (count >= 2 && !IsNew(next)) return;
      const Bitboard next_jumpable =
          Jumpable<typename V::Board>(landing, targets - next, landings);
      if (V::kRules.capture == Capture::kOptional || next_jumpable.IsEmpty()) {
        visit(Move{next, from, landing, rank});
      }
      if (!next_jumpable.IsEmpty()) {
        Follow(landing, next, next_jumpable, count + 1);
      }
    });
  }

  bool IsNew(Bitboard captured) {
    if (seen == nullptr) seen = std::make_unique<BitboardSet>();
    return seen->Insert(captured);
  }
};

// Calls visit(const Move&) once for every capture move of `side`, in an order
// that depends on the position alone. `empty`: the empty points; `jumping`: the
// JumpingSoldiers.
template <class V, Side side, class Visit>
void ForEachCapture(const Position<V>& position, Bitboard empty,
                    Bitboard jumping, Visit&& visit) {
  std::unique_ptr<BitboardSet> seen;
  const auto run = [&](PieceRank rank) {
    return [&, rank](Point from) {
      const Bitboard targets = position.UpTo(Opponent(side), rank);
      const Bitboard jumpable =
          Jumpable<typename V::Board>(from, targets, empty);
      if (jumpable.IsEmpty()) return;
      if (seen != nullptr) seen->Clear();
      CaptureSequences<V, Visit>{
          from, rank, targets, empty | Bitboard::Of(from), visit, seen}
          .Follow(from, Bitboard{}, jumpable, 0);
    };
  };
  if constexpr (V::kRules.ranked) {
    position.ForEachPiece(side, PieceRank::kKing, run(PieceRank::kKing));
    position.ForEachPiece(side, PieceRank::kPrince, run(PieceRank::kPrince));
  }
  ForEachPoint(jumping, run(PieceRank::kSoldier));
}

// How many captures ForEachCapture visits. In line: a call would bring the
// whole position into memory, for a third more time in perft.
template <class V, Side side>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline std::uint64_t CountCaptures(
    const Position<V>& position, Bitboard empty, Bitboard jumping) {
  std::uint64_t count = 0;
  ForEachCapture<V, side>(position, empty, jumping,
                          [&](const Move&) { ++count; });
  return count;
}

// Whether `side` can jump anything.
template <class V, Side side>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline bool HasJump(const Position<V>& position,
                                                 Bitboard empty,
                                                 Bitboard jumping) {
  if (!jumping.IsEmpty()) return true;
  bool has_jump = false;
  if constexpr (V::kRules.ranked) {
    const auto look = [&](PieceRank rank) {
      return [&, rank](Point from) {
        has_jump |= !Jumpable<typename V::Board>(
                         from, position.UpTo(Opponent(side), rank), empty)
                         .IsEmpty();
      };
    };
    position.ForEachPiece(side, PieceRank::kKing, look(PieceRank::kKing));
    position.ForEachPiece(side, PieceRank::kPrince, look(PieceRank::kPrince));
  }
  return has_jump;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_CAPTURES_H_
