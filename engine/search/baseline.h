// The floor of the strength scale: two players that never change, whatever
// becomes of the evaluation and the search.
#ifndef DABLO_ENGINE_SEARCH_BASELINE_H_
#define DABLO_ENGINE_SEARCH_BASELINE_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/outcome.h"
#include "engine/position/position.h"
#include "engine/random.h"
#include "engine/search/baseline_kind.h"

namespace dablo {

namespace baseline_internal {

inline constexpr int kPlies = 6;
inline constexpr std::array<int, 3> kPieceValue = {1, 3, 9};  // by rank
inline constexpr int kWon = 1000;  // less the plies to the end

// From the side to move.
template <class V>
int Material(const Position<V>& position) {
  int value = 0;
  for (int r = 0; r < Position<V>::kRankCount; ++r) {
    const auto rank = static_cast<PieceRank>(r);
    value += kPieceValue[static_cast<std::size_t>(r)] *
             (position.Pieces(Side::kWhite, rank).Count() -
              position.Pieces(Side::kBlack, rank).Count());
  }
  return position.side_to_move() == Side::kWhite ? value : -value;
}

template <class V>
int Search(const Position<V>& position, int ply, int alpha, int beta) {
  const Outcome outcome = OutcomeOf(position);
  if (outcome.IsFinished()) {
    return outcome.loser == position.side_to_move() ? ply - kWon : kWon - ply;
  }
  if (ply == kPlies) return Material(position);
  for (const Move& move : Generate(position)) {
    alpha =
        std::max(alpha, -Search(After(position, move), ply + 1, -beta, -alpha));
    if (alpha >= beta) break;
  }
  return alpha;
}

}  // namespace baseline_internal

// A move of a position that has one; the same for the same seed. Of moves that
// are equally good any may come.
template <class V>
Move BaselineMove(const Position<V>& position, Baseline baseline,
                  std::uint64_t seed) {
  using baseline_internal::kWon;
  MoveList moves = Generate(position);
  for (std::size_t left = moves.size(); left > 1; --left) {
    std::swap(moves[left - 1], moves[NextRandom(seed) % left]);
  }
  Move best = moves.front();
  if (baseline == Baseline::kRandom) return best;
  int alpha = -kWon - 1;
  for (const Move& move : moves) {
    const int value =
        -baseline_internal::Search(After(position, move), 1, -kWon - 1, -alpha);
    if (value > alpha) {
      alpha = value;
      best = move;
    }
  }
  return best;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_BASELINE_H_
