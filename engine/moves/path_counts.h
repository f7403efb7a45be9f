// How many capture sequences make each move, for counting with paths.
#ifndef DABLO_ENGINE_MOVES_PATH_COUNTS_H_
#define DABLO_ENGINE_MOVES_PATH_COUNTS_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "engine/board/bitboard.h"
#include "engine/board/jumps.h"
#include "engine/board/types.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/perft_counts.h"
#include "engine/position/position.h"

namespace dablo {

// The number of paths to every legal move of `position`, one entry a legal
// move. It goes over captured sets, which tell where the piece stands (see
// captures.h), one capture at a time, since paths can be too many to walk.
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
  using States = absl::flat_hash_map<Captured, std::pair<Point, CheckedCount>>;
  const Side side = position.side_to_move();
  ForEachPoint(position.Pieces(side), [&](Point from) {
    const PieceRank rank = position.RankAt(side, from);
    const Bitboard targets = position.UpTo(Opponent(side), rank);
    const Bitboard landings = position.Empty() | Bitboard::Of(from);
    States states;
    states[{0, 0}] = {from, {1, false}};
    while (!states.empty()) {
      States next;
      for (const auto& [key, state] : states) {
        const Bitboard captured{key.first, key.second};
        const Point point = state.first;
        const CheckedCount paths = state.second;
        const JumpsFrom<typename V::Board> jumps(point, targets - captured,
                                                 landings);
        jumps.ForEach([&](Bitboard over, Point landing) {
          const Bitboard more = captured | over;
          auto& reached = next[{more.lattice, more.centre}];
          reached.first = landing;
          reached.second.Add(paths);
        });
        const bool may_stop =
            V::kRules.capture == Capture::kOptional || jumps.IsEmpty();
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
