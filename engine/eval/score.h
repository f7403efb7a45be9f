// Scores, in centi-soldiers from the side to move, and how forced losses are
// written in them.
#ifndef DABLO_ENGINE_EVAL_SCORE_H_
#define DABLO_ENGINE_EVAL_SCORE_H_

#include <compare>

namespace dablo {

class Score {
 public:
  constexpr Score() = default;
  constexpr explicit Score(int value) : value_(value) {}

  constexpr int value() const { return value_; }

  constexpr Score operator-() const { return Score(-value_); }
  friend constexpr Score operator+(Score score, int change) {
    return Score(score.value_ + change);
  }
  friend constexpr Score operator-(Score score, int change) {
    return Score(score.value_ - change);
  }
  // clang-tidy takes the operator's own code for a null pointer.
  // NOLINTNEXTLINE(modernize-use-nullptr)
  friend constexpr auto operator<=>(Score, Score) = default;

 private:
  int value_ = 0;
};

inline constexpr Score kDraw(0);
// Above every score that a search returns.
inline constexpr Score kInfinite(32001);
// No search goes so many plies from its root: the depth of at most 63, one ply
// of extension, then captures, each of which takes one of at most 60 pieces.
inline constexpr int kMaxPly = 128;
inline constexpr int kMateValue = 32000;
inline constexpr int kLeastMateValue = kMateValue - kMaxPly;

// The side to move has lost, `ply` plies from the root.
constexpr Score MatedAt(int ply) { return Score(ply - kMateValue); }

constexpr bool IsMate(Score score) {
  return score.value() >= kLeastMateValue || score.value() <= -kLeastMateValue;
}

// Plies from the root to the end of the game; the score must be a mate.
constexpr int PliesToMate(Score score) {
  return kMateValue - (score.value() < 0 ? -score.value() : score.value());
}

// The winner's own moves to the end of the game, negative if the side to move
// loses; the score must be a mate.
constexpr int MovesToMate(Score score) {
  const int plies = PliesToMate(score);
  return score.value() > 0 ? (plies + 1) / 2 : -(plies / 2);
}

}  // namespace dablo

#endif  // DABLO_ENGINE_EVAL_SCORE_H_
