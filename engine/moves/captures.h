// Captures: which pieces can jump, for all at once by shifts, and the capture
// moves of each, by following its jumps. Finished positions are not looked for
// here; generator.h does that.
#ifndef DABLO_ENGINE_MOVES_CAPTURES_H_
#define DABLO_ENGINE_MOVES_CAPTURES_H_

#include "engine/board/bitboard.h"
#include "engine/board/bitboard_set.h"
#include "engine/board/jumps.h"
#include "engine/board/types.h"
#include "engine/moves/move.h"
#include "engine/position/position.h"

namespace dablo {

// The jumping pieces of the side to move that have rank `rank`.
template <class V>
Bitboard JumpersOfRank(const Position<V>& position, PieceRank rank,
                       Bitboard empty) {
  const Side side = position.side_to_move();
  return Jumpers<typename V::Board>(position.Pieces(side, rank),
                                    position.UpTo(Opponent(side), rank), empty);
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
class CaptureSequences {
 public:
  CaptureSequences(Point from, PieceRank rank, Bitboard targets, Bitboard empty,
                   Visit& visit)
      : from_(from),
        rank_(rank),
        targets_(targets),
        // The piece may pass over its own origin and end on it.
        landings_(empty | Bitboard::Of(from)),
        visit_(visit) {}

  void Run() { Follow(from_, Bitboard{}, 0); }

 private:
  void Follow(Point point, Bitboard captured, int count) {
    if constexpr (V::kRules.capture == Capture::kOptional) {
      if (count > 0) Emit(point, captured);
    }
    bool has_jump = false;
    ForEachJump<typename V::Board>(point, targets_ - captured, landings_,
                                   [&](Bitboard over, Point landing) {
                                     has_jump = true;
                                     const Bitboard next = captured | over;
                                     // Of two pieces only one order can be
                                     // jumped.
                                     if (count + 1 >= 3 && !seen_.Insert(next))
                                       return;
                                     Follow(landing, next, count + 1);
                                   });
    if constexpr (V::kRules.capture == Capture::kMandatory) {
      if (!has_jump) Emit(point, captured);
    }
  }

  void Emit(Point to, Bitboard captured) {
    visit_(Move{captured, from_, to, rank_});
  }

  Point from_;
  PieceRank rank_;
  Bitboard targets_;
  Bitboard landings_;
  Visit& visit_;
  BitboardSet seen_;
};

// Calls visit(const Move&) once for every capture move, in an order that
// depends on the position alone.
template <class V, class Visit>
void ForEachCapture(const Position<V>& position, Visit&& visit) {
  const Bitboard empty = position.Empty();
  const Side enemy = Opponent(position.side_to_move());
  for (int r = Position<V>::kRankCount - 1; r >= 0; --r) {
    const PieceRank rank = static_cast<PieceRank>(r);
    ForEachPoint(JumpersOfRank(position, rank, empty), [&](Point from) {
      CaptureSequences<V, Visit>(from, rank, position.UpTo(enemy, rank), empty,
                                 visit)
          .Run();
    });
  }
}

// Whether the side to move can jump anything.
template <class V>
bool HasJump(const Position<V>& position) {
  const Bitboard empty = position.Empty();
  for (int r = 0; r < Position<V>::kRankCount; ++r) {
    if (!JumpersOfRank(position, static_cast<PieceRank>(r), empty).IsEmpty()) {
      return true;
    }
  }
  return false;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_CAPTURES_H_
