// In which order the moves of a node are searched.
#ifndef DABLO_ENGINE_SEARCH_MOVE_ORDER_H_
#define DABLO_ENGINE_SEARCH_MOVE_ORDER_H_

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/container/inlined_vector.h"
#include "engine/board/types.h"
#include "engine/eval/evaluate.h"
#include "engine/moves/move.h"
#include "engine/position/position.h"
#include "engine/search/step_memory.h"
#include "engine/search/transposition_table.h"

namespace dablo {

// What a capture wins, in centi-soldiers.
template <class V>
int CapturedValue(const Position<V>& position, const Move& move) {
  int value = 0;
  const Side enemy = Opponent(position.side_to_move());
  for (int r = 0; r < Position<V>::kRankCount; ++r) {
    const PieceRank rank = static_cast<PieceRank>(r);
    value += PieceValue(rank) *
             (move.captured & position.Pieces(enemy, rank)).Count();
  }
  return value;
}

// Gives the moves of a list one by one: the table's move first, captures by
// what they win, then steps by what is remembered of them.
class MoveOrder {
 public:
  template <class V>
  MoveOrder(const Position<V>& position, const MoveList& moves,
            MoveKey table_move, const StepMemory& memory,
            const StepContext& context)
      : moves_(moves) {
    constexpr int kCapture = 2 * StepMemory::kMostWorth;
    constexpr int kTableMove = 2 * kCapture;
    const std::size_t count = moves.size();
    worths_.resize(count);
    // A choice of one needs no reason.
    if (count == 1) return;
    for (std::size_t i = 0; i < count; ++i) {
      const Move& move = moves[i];
      worths_[i] = {move.IsCapture() ? kCapture + CapturedValue(position, move)
                                     : memory.Worth(context, move),
                    static_cast<int>(i)};
      if (table_move != 0 && MoveKeyOf(move) == table_move) {
        worths_[i].first = kTableMove;
      }
    }
  }

  // Nothing when all have been given. The list is short and often left early,
  // so it is not sorted as a whole.
  const Move* Next() {
    if (next_ == worths_.size()) return nullptr;
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < worths_.size(); ++i) {
      if (worths_[i].first > worths_[best].first) best = i;
    }
    std::swap(worths_[next_], worths_[best]);
    return &moves_[static_cast<std::size_t>(worths_[next_++].second)];
  }

 private:
  const MoveList& moves_;
  std::size_t next_ = 0;
  absl::InlinedVector<std::pair<int, int>, 64> worths_;  // and the index
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_MOVE_ORDER_H_
