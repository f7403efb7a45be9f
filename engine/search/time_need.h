// How much of its time a move needs, by what the depths so far have shown.
#ifndef DABLO_ENGINE_SEARCH_TIME_NEED_H_
#define DABLO_ENGINE_SEARCH_TIME_NEED_H_

#include <algorithm>

#include "engine/eval/score.h"
#include "engine/moves/move.h"

namespace dablo {

class TimeNeed {
 public:
  // `choices`: legal moves.
  explicit TimeNeed(int choices) : choices_(choices) {}

  // What a depth came to.
  void Learn(const Move& best, Score score) {
    kept_ = best == best_ ? kept_ + 1 : 0;
    // A score wavers from depth to depth, so it is compared with that of two
    // before, which ended with a move of the same side.
    fall_ = std::clamp(scores_[0].value() - score.value(), 0, kMostFall);
    scores_[0] = scores_[1];
    scores_[1] = score;
    best_ = best;
  }

  // Of the planned time, after which no further depth is begun: the less the
  // longer the best move has stayed the same, the more the deeper its score
  // fell.
  double Part() const {
    if (choices_ == 1) return kPartOfOnlyMove;
    const double doubt = 1.3 - 0.1 * std::min(kept_, 9);
    return doubt * (1 + static_cast<double>(fall_) / kMostFall);
  }

 private:
  static constexpr int kMostFall = 100;  // centi-soldiers
  static constexpr double kPartOfOnlyMove = 0.05;

  int choices_;
  Move best_;
  int kept_ = 0;  // depths in turn that did not change the move
  int fall_ = 0;
  Score scores_[2] = {kDraw, kDraw};
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_TIME_NEED_H_
