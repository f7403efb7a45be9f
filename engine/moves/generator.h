// The legal moves of a position: as a list, as a number, or whether there is
// any. A position in which a side has lost has none, even if a piece could
// still jump.
#ifndef DABLO_ENGINE_MOVES_GENERATOR_H_
#define DABLO_ENGINE_MOVES_GENERATOR_H_

#include <cstdint>

#include "absl/base/attributes.h"
#include "engine/moves/captures.h"
#include "engine/moves/move.h"
#include "engine/moves/steps.h"
#include "engine/position/defeat.h"
#include "engine/position/position.h"

namespace dablo {

namespace generator_internal {

// The result of of.operator()<side>(empty points, jumping soldiers), with
// `side` as a constant.
template <class V, class Function>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline auto OfSide(const Position<V>& position,
                                                Side side, Function&& of) {
  const Bitboard empty = position.Empty();
  return side == Side::kWhite
             ? of.template operator()<Side::kWhite>(
                   empty, JumpingSoldiers<V, Side::kWhite>(position, empty))
             : of.template operator()<Side::kBlack>(
                   empty, JumpingSoldiers<V, Side::kBlack>(position, empty));
}

// The same for the side to move.
template <class V, class Function>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline auto OfMover(const Position<V>& position,
                                                 Function&& of) {
  return OfSide(position, position.side_to_move(), of);
}

}  // namespace generator_internal

// Calls capture.operator()<side>(const Move&) for every legal capture, then
// steps.operator()<side>(empty points) if the side to move, `side`, may step.
template <class V, class VisitCapture, class VisitSteps>
void ForEachMove(const Position<V>& position, VisitCapture&& capture,
                 VisitSteps&& steps) {
  if (IsDecidedByPieces(position)) return;
  generator_internal::OfMover(
      position, [&]<Side side>(Bitboard empty, const JumperSet& jumping) {
        if (HasJump<V, side>(position, empty, jumping)) {
          ForEachCapture<V>(CapturesOf<V, side>(position, empty, jumping),
                            [&](const Move& move) {
                              capture.template operator()<side>(move);
                            });
          if (V::kRules.capture == Capture::kMandatory) return;
        }
        steps.template operator()<side>(empty);
      });
}

// Calls visit(const Move&) for every legal move, captures first, one for every
// (origin, destination, captured set); the order depends on the position alone.
template <class V, class Visit>
void ForEachMove(const Position<V>& position, Visit&& visit) {
  ForEachMove(
      position, [&]<Side side>(const Move& move) { visit(move); },
      [&]<Side side>(Bitboard empty) {
        ForEachStep<V, side>(position, empty, visit);
      });
}

// The legal moves as a list.
template <class V>
MoveList Generate(const Position<V>& position) {
  MoveList moves;
  ForEachMove(position, [&](const Move& move) { moves.push_back(move); });
  return moves;
}

// Count, if neither side has lost by its pieces.
template <class V>
std::uint64_t CountUndecided(const Position<V>& position) {
  return generator_internal::OfMover(
      position,
      [&]<Side side>(Bitboard empty, const JumperSet& jumping)
          ABSL_ATTRIBUTE_ALWAYS_INLINE -> std::uint64_t {
            std::uint64_t captures = 0;
            if (HasJump<V, side>(position, empty, jumping)) {
              captures = CountCaptures<V>(
                  CapturesOf<V, side>(position, empty, jumping));
              if (V::kRules.capture == Capture::kMandatory) return captures;
            }
            return captures + static_cast<std::uint64_t>(
                                  CountSteps<V, side>(position, empty));
          });
}

// Generate(position).size(), without the list.
template <class V>
std::uint64_t Count(const Position<V>& position) {
  return IsDecidedByPieces(position) ? 0 : CountUndecided(position);
}

// Appends the captures of a position that is not finished.
template <class V>
void AppendCaptures(const Position<V>& position, MoveList& moves) {
  generator_internal::OfMover(
      position, [&]<Side side>(Bitboard empty, const JumperSet& jumping) {
        ForEachCapture<V>(CapturesOf<V, side>(position, empty, jumping),
                          [&](const Move& move) { moves.push_back(move); });
      });
}

// Whether `side` could jump anything if it were to move, decided game or not.
template <class V>
bool HasJump(const Position<V>& position, Side side) {
  return generator_internal::OfSide(
      position, side,
      [&]<Side kSide>(Bitboard empty, const JumperSet& jumping) {
        return HasJump<V, kSide>(position, empty, jumping);
      });
}

// Whether the side to move can jump anything, decided game or not.
template <class V>
bool HasJump(const Position<V>& position) {
  return HasJump(position, position.side_to_move());
}

// Whether a capture is among the legal moves.
template <class V>
bool AnyCapture(const Position<V>& position) {
  return !IsDecidedByPieces(position) && HasJump(position);
}

// Whether the side to move can neither jump nor step, decided game or not.
template <class V>
bool IsBlocked(const Position<V>& position) {
  return generator_internal::OfMover(
      position, [&]<Side side>(Bitboard empty, const JumperSet& jumping) {
        return !HasJump<V, side>(position, empty, jumping) &&
               CountSteps<V, side>(position, empty) == 0;
      });
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_GENERATOR_H_
