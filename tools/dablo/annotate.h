// The engine's opinion about the moves of a game.
#ifndef DABLO_TOOLS_DABLO_ANNOTATE_H_
#define DABLO_TOOLS_DABLO_ANNOTATE_H_

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/engine.h"
#include "engine/game/game_record.h"

namespace dablo {

struct Blunder {
  std::size_t ply;     // of the move in the game, from 0
  std::string before;  // the score for who moved, had he played best
  std::string after;   // and as he did
  std::string line;    // what was better
};

struct Annotation {
  GameRecord game;  // with a score at every move, and better lines
  std::vector<Blunder> blunders;
};

// Searches every position of a game that can be played over, with `engine` and
// within `limits`. A move after which the score is worse by `drop`
// centi-soldiers or more, or a win is given away, is a blunder. `on_ply` is
// told how many positions were searched. Cancelled after a Stop of the engine.
absl::StatusOr<Annotation> Annotate(
    const GameRecord& game, const SearchLimits& limits, int drop,
    Engine& engine, const std::function<void(std::size_t)>& on_ply);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_ANNOTATE_H_
