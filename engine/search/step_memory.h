// What earlier nodes taught about steps that refute.
#ifndef DABLO_ENGINE_SEARCH_STEP_MEMORY_H_
#define DABLO_ENGINE_SEARCH_STEP_MEMORY_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/types/span.h"
#include "engine/board/types.h"
#include "engine/eval/score.h"
#include "engine/moves/move.h"

namespace dablo {

// Where a step is to be made: by whom, how far from the root, and after which
// moves, the opponent's and the own one before (none: at the root).
struct StepContext {
  Side side;
  int ply;
  Move last;
  Move own_last;
};

class StepMemory {
 public:
  static constexpr int kMostWorth = 1 << 17;

  int Worth(const StepContext& context, const Move& move) const {
    const auto& killers = killers_[static_cast<std::size_t>(context.ply)];
    if (killers[0] == move) return kMostWorth;
    if (killers[1] == move) return kMostWorth - 1;
    if (counters_[IndexOf(context.last)] == move) return kMostWorth - 2;
    return Experience(context, move);
  }

  // How often the step was good, in this game and after these moves; from -3 to
  // 3 times kMost.
  int Experience(const StepContext& context, const Move& move) const {
    return history_[static_cast<std::size_t>(context.side)][move.from.index()]
                   [move.to.index()] +
           continuations_[IndexOf(context.last)][IndexOf(move)] +
           continuations_[IndexOf(context.own_last)][IndexOf(move)];
  }

  // `move` refuted the node, searched `depth` plies deep; the steps that were
  // tried before did not.
  void Reward(const StepContext& context, const Move& move,
              absl::Span<const Move* const> tried, int depth) {
    auto& killers = killers_[static_cast<std::size_t>(context.ply)];
    if (!(killers[0] == move)) killers = {move, killers[0]};
    counters_[IndexOf(context.last)] = move;
    const int bonus = std::min(16 * depth * depth, 1600);
    Learn(context, move, bonus);
    for (const Move* other : tried) Learn(context, *other, -bonus);
  }

 private:
  static constexpr int kMost = 1 << 14;
  static constexpr std::size_t kIndices = 3 * kPointIndices;

  // Of rank and destination; no move has no point's.
  static std::size_t IndexOf(const Move& move) {
    return static_cast<std::size_t>(move.rank) * kPointIndices +
           move.to.index();
  }

  // Moves the value towards the bonus, the less the nearer the limit is.
  static void Add(int bonus, std::int16_t& value) {
    value = static_cast<std::int16_t>(value + bonus -
                                      value * std::abs(bonus) / kMost);
  }
  void Learn(const StepContext& context, const Move& move, int bonus) {
    Add(bonus, history_[static_cast<std::size_t>(context.side)]
                       [move.from.index()][move.to.index()]);
    Add(bonus, continuations_[IndexOf(context.last)][IndexOf(move)]);
    Add(bonus, continuations_[IndexOf(context.own_last)][IndexOf(move)]);
  }

  using Experiences = std::array<std::int16_t, kIndices>;

  std::array<std::array<Move, 2>, kMaxPly> killers_{};
  std::array<Move, kIndices> counters_{};
  std::array<std::array<std::array<std::int16_t, kPointIndices>, kPointIndices>,
             2>
      history_{};
  std::array<Experiences, kIndices> continuations_{};
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_STEP_MEMORY_H_
