// When a search has to end: the stop flag, the nodes and the time.
#ifndef DABLO_ENGINE_SEARCH_CLOCK_H_
#define DABLO_ENGINE_SEARCH_CLOCK_H_

#include <atomic>
#include <chrono>
#include <cstdint>

#include "engine/search/limits.h"

namespace dablo {

class SearchClock {
 public:
  SearchClock(const SearchLimits& limits, const std::atomic<bool>& stop)
      : limits_(limits), stop_(stop) {}

  std::int64_t ElapsedMs() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now() - start_)
        .count();
  }
  std::uint64_t nodes() const { return nodes_; }

  // Counts one move made on the board. Returns false, now and from then on, if
  // the search has to end; the move is not counted then.
  bool CountNode() {
    if (expired_) return false;
    if ((limits_.nodes != 0 && nodes_ >= limits_.nodes) ||
        (nodes_ % kNodesPerLook == 0 && IsOver())) {
      expired_ = true;
      return false;
    }
    ++nodes_;
    return true;
  }
  bool expired() const { return expired_; }

  // Looks at the stop flag and the time, between depths.
  bool IsOver() const {
    return stop_.load(std::memory_order_relaxed) ||
           (limits_.movetime_ms != 0 && ElapsedMs() >= limits_.movetime_ms);
  }

 private:
  // Some hundredths of a millisecond in ordinary positions.
  static constexpr std::uint64_t kNodesPerLook = 64;

  const SearchLimits& limits_;
  const std::atomic<bool>& stop_;
  const std::chrono::steady_clock::time_point start_ =
      std::chrono::steady_clock::now();
  std::uint64_t nodes_ = 0;
  bool expired_ = false;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_CLOCK_H_
