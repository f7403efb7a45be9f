// How many capture sequences make each move, for counting with paths.
#ifndef DABLO_ENGINE_MOVES_PATH_COUNTS_H_
#define DABLO_ENGINE_MOVES_PATH_COUNTS_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "engine/board/bitboard.h"
#include "engine/board/board.h"
#include "engine/board/types.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/perft_counts.h"
#include "engine/position/position.h"

namespace dablo {

// The number of paths to every legal move of `position`, one entry a legal
// move. It goes over states (point, captured set), one capture at a time, since
// paths can be too many to walk.
template <class V>
std::vector<std::pair<Move, CheckedCount>> CountPathsByMove(
    const Position<V>& position) {
  std::vector<std::pair<Move, CheckedCount>> result;
  const MoveList moves = Generate(position);
  for (const Move& move : moves) {
    if (!move.IsCapture()) result.push_back({move, {1, false}});
  }
  if (moves.empty() || !moves.front().IsCapture()) return result;

  using Captured = std::pair<std::uint64_t, std::uint64_t>;
  using States = absl::flat_hash_map<std::pair<Captured, std::size_t>,
                                     std::pair<Point, CheckedCount>>;
  const Side side = position.side_to_move();
  ForEachPoint(position.Pieces(side), [&](Point from) {
    const PieceRank rank = position.RankAt(side, from);
    const Bitboard targets = position.UpTo(Opponent(side), rank);
    const Bitboard landings = position.Empty() | Bitboard::Of(from);
    States states;
    states[{{0, 0}, from.index()}] = {from, {1, false}};
    while (!states.empty()) {
      States next;
      for (const auto& [key, state] : states) {
        const Bitboard captured{key.first.first, key.first.second};
        const auto& [point, paths] = state;
        bool has_jump = false;
        for (const Jump& jump : V::Board::Jumps(point)) {
          if (!(targets - captured).Contains(jump.over) ||
              !landings.Contains(jump.landing)) {
            continue;
          }
          has_jump = true;
          const Bitboard more = captured | Bitboard::Of(jump.over);
          auto& reached =
              next[{{more.lattice, more.centre}, jump.landing.index()}];
          reached.first = jump.landing;
          reached.second.Add(paths.value);
          reached.second.overflow |= paths.overflow;
        }
        const bool may_stop =
            V::kRules.capture == Capture::kOptional || !has_jump;
        if (may_stop && !captured.IsEmpty()) {
          result.push_back({Move{captured, from, point, rank}, paths});
        }
      }
      states = std::move(next);
    }
  });
  return result;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_PATH_COUNTS_H_
