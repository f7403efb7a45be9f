// In which order the moves of a node are searched.
#ifndef DABLO_ENGINE_SEARCH_MOVE_ORDER_H_
#define DABLO_ENGINE_SEARCH_MOVE_ORDER_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "engine/board/types.h"
#include "engine/eval/evaluate.h"
#include "engine/eval/score.h"
#include "engine/moves/move.h"
#include "engine/position/position.h"
#include "engine/search/transposition_table.h"

namespace dablo {

// What earlier nodes taught about steps that refute: two killers a ply, and a
// history of cutoffs by side, origin and destination.
class StepMemory {
 public:
  void Reward(Side side, const Move& move, int ply, int depth) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (!(killers[0] == move)) killers = {move, killers[0]};
    int& history = History(side, move);
    history += depth * depth;
    if (history > kHistoryLimit) HalveHistory();
  }

  int Worth(Side side, const Move& move, int ply) {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] == move) return kHistoryLimit + 2;
    if (killers[1] == move) return kHistoryLimit + 1;
    return History(side, move);
  }

  static constexpr int kHistoryLimit = 1 << 20;

 private:
  int& History(Side side, const Move& move) {
    return history_[static_cast<std::size_t>(side)][move.from.index()]
                   [move.to.index()];
  }
  void HalveHistory() {
    for (auto& side : history_) {
      for (auto& from : side) {
        for (int& value : from) value /= 2;
      }
    }
  }

  std::array<std::array<Move, 2>, kMaxPly> killers_{};
  std::array<std::array<std::array<int, kPointIndices>, kPointIndices>, 2>
      history_{};
};

struct OrderedMove {
  int worth;
  std::uint32_t index;  // into the list
};
using MoveOrder = absl::InlinedVector<OrderedMove, 64>;

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

// The table's move first, captures by what they win, then steps.
template <class V>
MoveOrder OrderMoves(const Position<V>& position, const MoveList& moves,
                     MoveKey table_move, StepMemory& memory, int ply) {
  constexpr int kCapture = 2 * StepMemory::kHistoryLimit;
  constexpr int kTableMove = 4 * StepMemory::kHistoryLimit;
  MoveOrder order;
  order.reserve(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move& move = moves[i];
    const int worth =
        table_move != 0 && MoveKeyOf(move) == table_move ? kTableMove
        : move.IsCapture() ? kCapture + CapturedValue(position, move)
                           : memory.Worth(position.side_to_move(), move, ply);
    order.push_back({worth, static_cast<std::uint32_t>(i)});
  }
  std::sort(order.begin(), order.end(),
            [](const OrderedMove& a, const OrderedMove& b) {
              return a.worth != b.worth ? a.worth > b.worth : a.index < b.index;
            });
  return order;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_MOVE_ORDER_H_
