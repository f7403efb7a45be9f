// Balanced openings by seeded random play.
#ifndef DABLO_TOOLS_MATCH_OPENING_GENERATOR_H_
#define DABLO_TOOLS_MATCH_OPENING_GENERATOR_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/engine.h"

namespace dablo {

struct OpeningSettings {
  int count = 200;
  int plies = 8;    // of random play from the start
  int depth = 8;    // plies of the search that judges the position
  int window = 50;  // the score is at most so far from 0, in centi-soldiers
  std::uint64_t seed = 1;
};

struct FoundOpening {
  std::vector<std::string> moves;
  int score;  // centi-soldiers, from the side to move
};

// Finds openings that end in a game that goes on, none of them alike under the
// symmetries of the game, and reports each. The same settings give the same.
// Cancelled after a Stop of the engine; ResourceExhausted if so many cannot be
// found.
absl::Status GenerateOpenings(
    Engine& engine, const OpeningSettings& settings,
    const std::function<void(const FoundOpening&)>& on_opening);

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_OPENING_GENERATOR_H_
