// A move, the list of moves, and making a move on a position.
#ifndef DABLO_ENGINE_MOVES_MOVE_H_
#define DABLO_ENGINE_MOVES_MOVE_H_

#include "absl/container/inlined_vector.h"
#include "engine/board/bitboard.h"
#include "engine/board/types.h"
#include "engine/position/position.h"

namespace dablo {

// Two capture sequences with the same origin, destination and captured set are
// one move. The captured set does not fit a fixed number of path bits, so it is
// kept whole.
struct Move {
  Bitboard captured;
  Point from;
  Point to;
  PieceRank rank = PieceRank::kSoldier;  // of the moving piece

  bool IsCapture() const { return !captured.IsEmpty(); }
  bool IsNone() const { return from.IsNone(); }

  friend bool operator==(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) == 24);

// Grows without bound: one king among thirty enemies can have half a million
// moves. Ordinary positions fit the room on the stack.
using MoveList = absl::InlinedVector<Move, 64>;

// Whether the move makes a prince of a soldier.
template <class V>
bool IsPromotion(const Move& move, Side side) {
  return move.rank == PieceRank::kSoldier &&
         Position<V>::PromotionPoints(side).Contains(move.to);
}

// Whether no later position can be one from before the move.
template <class V>
bool IsIrreversible(const Move& move, Side side) {
  return move.IsCapture() || OnlyForward(V::kRules.StepsOf(move.rank)) ||
         IsPromotion<V>(move, side);
}

// The position after a legal move of `side`. A copy: making and undoing the
// move in place took as long where leaves are only counted, and a third longer
// where every leaf is made.
template <class V, Side side>
Position<V> After(const Position<V>& before, const Move& move) {
  Position<V> position = before;
  position.MovePiece(side, move.rank, move.from, move.to);
  if (IsPromotion<V>(move, side)) position.Promote(side, move.to);
  if (move.IsCapture()) position.Remove(Opponent(side), move.captured);
  position.PassTurn(side);
  position.set_reversible_plies(
      IsIrreversible<V>(move, side) ? 0 : position.reversible_plies() + 1);
  return position;
}

// The same, whoever is to move.
template <class V>
Position<V> After(const Position<V>& before, const Move& move) {
  return before.side_to_move() == Side::kWhite
             ? After<V, Side::kWhite>(before, move)
             : After<V, Side::kBlack>(before, move);
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_MOVE_H_
