// Captures: which pieces can jump, for all at once by shifts, and the capture
// moves of each, by following its jumps. Finished positions are not looked for
// here; generator.h does that.
#ifndef DABLO_ENGINE_MOVES_CAPTURES_H_
#define DABLO_ENGINE_MOVES_CAPTURES_H_

#include <cstdint>

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
ABSL_ATTRIBUTE_ALWAYS_INLINE inline JumperSet JumpingSoldiers(
    const Position<V>& position, Bitboard empty) {
  return Jumpers(position.Pieces(side, PieceRank::kSoldier),
                 position.UpTo(Opponent(side), PieceRank::kSoldier), empty);
}

// Whether `side` can jump anything. `empty`: the empty points; `jumping`: the
// JumpingSoldiers.
template <class V, Side side>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline bool HasJump(const Position<V>& position,
                                                 Bitboard empty,
                                                 const JumperSet& jumping) {
  if (!jumping.IsEmpty()) return true;
  if constexpr (V::kRules.ranked) {
    const auto can_jump = [&](PieceRank rank) ABSL_ATTRIBUTE_ALWAYS_INLINE {
      const Bitboard targets = position.UpTo(Opponent(side), rank);
      bool any = false;
      position.ForEachPieceOrNone(
          side, rank, [&](Point from) ABSL_ATTRIBUTE_ALWAYS_INLINE {
            any |=
                !JumpsFrom<typename V::Board>(from, targets, empty).IsEmpty();
          });
      return any;
    };
    return can_jump(PieceRank::kKing) || can_jump(PieceRank::kPrince);
  }
  return false;
}

// What the captures of a side depend on. A copy: where captures are looked for
// on the position itself it has to stay in memory, for a third more time in
// perft.
struct CaptureSource {
  JumperSet soldiers;  // those that can jump
  Bitboard empty;
  // The pieces that one of each rank may take.
  Bitboard for_soldier, for_prince, for_king;
  Bitboard princes;
  Point king;
};

template <class V, Side side>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline CaptureSource CapturesOf(
    const Position<V>& position, Bitboard empty, const JumperSet& jumping) {
  const Side opponent = Opponent(side);
  return {.soldiers = jumping,
          .empty = empty,
          .for_soldier = position.UpTo(opponent, PieceRank::kSoldier),
          .for_prince = position.UpTo(opponent, PieceRank::kPrince),
          .for_king = position.UpTo(opponent, PieceRank::kKing),
          .princes = position.Pieces(side, PieceRank::kPrince),
          .king = position.King(side)};
}

// The capture moves of one piece after the other. A landing point is never one
// that the sequence jumped (the two differ in the parity of file or rank), so
// captured pieces may as well stay on the board until the move is over.
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
  CaptureSequences(Bitboard empty, Visit visit)
      : empty_(empty), visit_(visit) {}

  // Visits the captures of a piece that may take `targets`.
  ABSL_ATTRIBUTE_ALWAYS_INLINE void From(Point from, PieceRank rank,
                                         Bitboard targets) {
    const Jumps jumps(from, targets, empty_);
    if (jumps.IsEmpty()) return;
    from_ = from;
    rank_ = rank;
    targets_ = targets;
    landings_ = empty_ | Bitboard::Of(from);
    jumps.ForEach(
        [&](Bitboard over, Point landing)
            ABSL_ATTRIBUTE_ALWAYS_INLINE { Reach(landing, over, 1); });
  }

 private:
  using Jumps = JumpsFrom<typename V::Board>;

  // After jump number `count`, which ended on `point`.
  ABSL_ATTRIBUTE_ALWAYS_INLINE void Reach(Point point, Bitboard captured,
                                          int count) {
    // Of two pieces only one order can be jumped.
    if (count > 2 && !IsNew(captured)) return;
    const Jumps jumps(point, targets_ - captured, landings_);
    if (V::kRules.capture == Capture::kOptional || jumps.IsEmpty()) {
      visit_(Move{captured, from_, point, rank_});
    }
    if (!jumps.IsEmpty()) Follow(jumps, captured, count);
  }

  // Makes each of `jumps`, after `count` of them.
  ABSL_ATTRIBUTE_NOINLINE void Follow(Jumps jumps, Bitboard captured,
                                      int count) {
    jumps.ForEach([&](Bitboard over, Point landing)
                      ABSL_ATTRIBUTE_ALWAYS_INLINE {
                        Reach(landing, captured | over, count + 1);
                      });
  }

  // Whether no earlier sequence of this piece captured the same.
  bool IsNew(Bitboard captured) {
    if (seen_from_ != from_) {
      seen_from_ = from_;
      seen_.Clear();
    }
    return seen_.Insert(captured);
  }

  Bitboard empty_;
  Visit visit_;
  // Of the piece that is looked at. It may pass over its origin and end on it.
  Point from_;
  PieceRank rank_;
  Bitboard targets_;
  Bitboard landings_;
  // The captured sets of sequences of three and more of the piece that had any.
  Point seen_from_;
  BitboardSet seen_;
};

// Calls visit(const Move&) once for every capture move, in an order that
// depends on the position alone.
template <class V, class Visit>
void ForEachCapture(const CaptureSource& source, Visit visit) {
  CaptureSequences<V, Visit> sequences(source.empty, visit);
  if constexpr (V::kRules.ranked) {
    sequences.From(source.king, PieceRank::kKing, source.for_king);
    ForEachPoint(source.princes, [&](Point from) {
      sequences.From(from, PieceRank::kPrince, source.for_prince);
    });
  }
  ForEachPoint(source.soldiers.Points(), [&](Point from) {
    sequences.From(from, PieceRank::kSoldier, source.for_soldier);
  });
}

// How many captures ForEachCapture visits.
template <class V>
[[gnu::flatten, gnu::noinline]] std::uint64_t CountCaptures(
    const CaptureSource& source) {
  std::uint64_t count = 0;
  ForEachCapture<V>(source, [&](const Move&) { ++count; });
  return count;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_CAPTURES_H_
