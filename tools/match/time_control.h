// What a player may spend on his moves.
#ifndef DABLO_TOOLS_MATCH_TIME_CONTROL_H_
#define DABLO_TOOLS_MATCH_TIME_CONTROL_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace dablo {

// 0: no such limit. The clock may be combined with the others.
struct TimeControl {
  std::int64_t base_ms = 0;       // on the clock at the start of a period
  std::int64_t increment_ms = 0;  // added after every move
  int moves = 0;                  // in a period; 0: there is but one
  std::int64_t movetime_ms = 0;
  std::uint64_t nodes = 0;
  std::uint64_t depth = 0;

  bool HasClock() const { return base_ms > 0; }
  bool IsEmpty() const {
    return !HasClock() && movetime_ms == 0 && nodes == 0 && depth == 0;
  }
};

// Sets the clock of `control` from "BASE", "BASE+INCREMENT" or
// "MOVES/BASE+INCREMENT", in seconds: "10+0.1", "40/60".
absl::Status ParseClock(absl::string_view text, TimeControl& control);

// As ParseClock reads it, and "movetime=100", "nodes=1000", "depth=6".
std::string ToString(const TimeControl& control);

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_TIME_CONTROL_H_
