#ifndef DABLO_TESTS_SUPPORT_FORCED_END_H_
#define DABLO_TESTS_SUPPORT_FORCED_END_H_

#include <algorithm>

#include "engine/moves/generator.h"
#include "engine/moves/outcome.h"
#include "engine/rules/draw_rules.h"

namespace dablo {

// Plain minimax without any table, window or order: the independent way to a
// forced end within `depth` plies, too few for a repetition. Returns the
// positions on the way to it, the finished one included, signed from the side
// to move, or 0 if there is none.
template <class V>
int ForcedEnd(const Position<V>& position, int depth, DrawRules rules) {
  if (OutcomeOf(position).IsFinished()) return -1;
  if (depth == 0 || rules.IsNoProgress(position.reversible_plies())) return 0;
  int longest_loss = 0;
  int shortest_win = 0;
  bool all_lose = true;
  for (const Move& move : Generate(position)) {
    const int end = ForcedEnd(After(position, move), depth - 1, rules);
    if (end < 0) {
      const int plies = -end + 1;
      if (shortest_win == 0 || plies < shortest_win) shortest_win = plies;
    }
    if (end <= 0) all_lose = false;
    if (end > 0) longest_loss = std::max(longest_loss, end + 1);
  }
  if (shortest_win != 0) return shortest_win;
  return all_lose ? -longest_loss : 0;
}

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_FORCED_END_H_
