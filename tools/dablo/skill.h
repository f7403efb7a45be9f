// How the program plays against a person.
#ifndef DABLO_TOOLS_DABLO_SKILL_H_
#define DABLO_TOOLS_DABLO_SKILL_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "engine/engine.h"

namespace dablo {

inline constexpr int kMostLevel = 10;

struct Skill {
  // From 1 to 9 it sees only so many plies, and of the moves that it finds
  // nearly as good as the best it plays any; 10 is all it can.
  int level = kMostLevel;
  SearchLimits limits = {};  // at level 10
  std::uint64_t seed = 1;
};

// The move it plays in a position that has one. The same for the same seed and
// position, unless time limits the search.
absl::StatusOr<std::string> ChooseMove(Engine& engine, const Skill& skill);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_SKILL_H_
