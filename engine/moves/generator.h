// The legal moves of a position: as a list, as a number, or whether there is
// any. A position in which a side has lost has none, even if a piece could
// still jump.
#ifndef DABLO_ENGINE_MOVES_GENERATOR_H_
#define DABLO_ENGINE_MOVES_GENERATOR_H_

#include <cstdint>

#include "engine/moves/captures.h"
#include "engine/moves/move.h"
#include "engine/moves/steps.h"
#include "engine/position/defeat.h"
#include "engine/position/position.h"

namespace dablo {

// Appends all steps, whether or not a capture takes their place.
template <class V>
void AppendSteps(const Position<V>& position, MoveList& moves) {
  ForEachStepSet(
      position,
      [&](Direction direction, Bitboard destinations) {
        ForEachPoint(destinations, [&](Point to) {
          const Point from = V::Board::Neighbour(to, Opposite(direction));
          moves.push_back(Move{Bitboard{}, from, to, PieceRank::kSoldier});
        });
      },
      [&](PieceRank rank, Point from, Bitboard destinations) {
        ForEachPoint(destinations, [&](Point to) {
          moves.push_back(Move{Bitboard{}, from, to, rank});
        });
      });
}

// Appends the captures of a position that is not finished.
template <class V>
void AppendCaptures(const Position<V>& position, MoveList& moves) {
  ForEachCapture(position, [&](const Move& move) { moves.push_back(move); });
}

// The legal moves, captures first, one for every (origin, destination, captured
// set); the order depends on the position alone.
template <class V>
MoveList Generate(const Position<V>& position) {
  MoveList moves;
  if (IsDecidedByPieces(position)) return moves;
  AppendCaptures(position, moves);
  if (V::kRules.capture == Capture::kOptional || moves.empty()) {
    AppendSteps(position, moves);
  }
  return moves;
}

// How many steps AppendSteps appends.
template <class V>
int CountSteps(const Position<V>& position) {
  int count = 0;
  ForEachStepSet(
      position,
      [&](Direction, Bitboard destinations) { count += destinations.Count(); },
      [&](PieceRank, Point, Bitboard destinations) {
        count += destinations.Count();
      });
  return count;
}

// Generate(position).size(), without the list.
template <class V>
std::uint64_t Count(const Position<V>& position) {
  if (IsDecidedByPieces(position)) return 0;
  std::uint64_t count = 0;
  ForEachCapture(position, [&](const Move&) { ++count; });
  if (V::kRules.capture == Capture::kOptional || count == 0) {
    count += static_cast<std::uint64_t>(CountSteps(position));
  }
  return count;
}

// Whether a capture is among the legal moves.
template <class V>
bool AnyCapture(const Position<V>& position) {
  return !IsDecidedByPieces(position) && HasJump(position);
}

// Whether the side to move can neither jump nor step, decided game or not.
template <class V>
bool IsBlocked(const Position<V>& position) {
  if (HasJump(position)) return false;
  return CountSteps(position) == 0;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_GENERATOR_H_
