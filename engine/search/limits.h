// What ends a search.
#ifndef DABLO_ENGINE_SEARCH_LIMITS_H_
#define DABLO_ENGINE_SEARCH_LIMITS_H_

#include <cstdint>

namespace dablo {

inline constexpr int kMaxDepth = 63;

// A limit of 0 is none.
struct SearchLimits {
  int depth = kMaxDepth;         // plies, 1 to kMaxDepth
  std::uint64_t nodes = 0;       // moves made on the board
  std::int64_t movetime_ms = 0;  // milliseconds
  // Of the time, what an ordinary move should take: one that is easy to find
  // takes less, and one that is not more.
  std::int64_t planned_ms = 0;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_LIMITS_H_
