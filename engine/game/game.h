// A game in progress: the position, how it came about, and the result.
#ifndef DABLO_ENGINE_GAME_GAME_H_
#define DABLO_ENGINE_GAME_GAME_H_

#include <vector>

#include "absl/algorithm/container.h"
#include "absl/types/span.h"
#include "engine/game/result.h"
#include "engine/moves/move.h"
#include "engine/moves/outcome.h"
#include "engine/position/defeat.h"
#include "engine/position/fen.h"
#include "engine/position/position.h"
#include "engine/rules/draw_rules.h"

namespace dablo {

template <class V>
class Game {
 public:
  explicit Game(const PositionRecord<V>& start)
      : position_(start.position), move_number_(start.move_number) {}

  const Position<V>& position() const { return position_; }
  int move_number() const { return move_number_; }
  // Keys of the earlier positions since the last irreversible move, oldest
  // first.
  absl::Span<const Key> earlier_keys() const { return earlier_keys_; }

  // Plays a legal move.
  void Play(const Move& move) {
    earlier_keys_.push_back(position_.key());
    if (position_.side_to_move() == Side::kBlack) ++move_number_;
    position_ = After(position_, move);
    if (position_.reversible_plies() == 0) earlier_keys_.clear();
  }

  // A loss on the board goes before a draw.
  GameResult Result(DrawRules rules) const {
    const Outcome outcome = OutcomeOf(position_);
    if (outcome.IsFinished()) {
      return {outcome.reason, WinnerOf(Opponent(outcome.loser))};
    }
    if (absl::c_count(earlier_keys_, position_.key()) + 1 >= kRepetitionLimit) {
      return {EndReason::kRepetition, Winner::kNone};
    }
    if (rules.IsNoProgress(position_.reversible_plies())) {
      return {EndReason::kNoProgress, Winner::kNone};
    }
    return {};
  }

 private:
  Position<V> position_;
  int move_number_;
  std::vector<Key> earlier_keys_;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_GAME_GAME_H_
