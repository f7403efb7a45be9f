// Draws that depend on how a position came about; they never change which
// moves are legal.
#ifndef DABLO_ENGINE_RULES_DRAW_RULES_H_
#define DABLO_ENGINE_RULES_DRAW_RULES_H_

namespace dablo {

// The third occurrence of a position draws.
inline constexpr int kRepetitionLimit = 3;

// A draw after this many plies without an irreversible move; 0 switches the
// rule off.
inline constexpr int kDefaultNoProgressPlies = 100;

struct DrawRules {
  int no_progress_plies = kDefaultNoProgressPlies;

  constexpr bool IsNoProgress(int reversible_plies) const {
    return no_progress_plies > 0 && reversible_plies >= no_progress_plies;
  }
};

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_DRAW_RULES_H_
