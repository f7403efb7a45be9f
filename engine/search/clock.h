// When a search has to end: the stop flag, the nodes and the time.
#ifndef DABLO_ENGINE_SEARCH_CLOCK_H_
#define DABLO_ENGINE_SEARCH_CLOCK_H_

#include <atomic>
#include <chrono>
#include <cstdint>

#include "engine/search/control.h"
#include "engine/search/limits.h"

namespace dablo {

// One for each thread of a search; on a cache line of its own, since every node
// is counted here.
class alignas(64) SearchClock {
 public:
  SearchClock(const SearchLimits& limits, const SearchControl& control)
      : limits_(limits), control_(control) {}

  std::int64_t ElapsedMs() const { return MsSince(start_); }
  // May be asked for by another thread.
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

  // Counts one move made on the board. Returns false, now and from then on, if
  // the search has to end; the move is not counted then.
  bool CountNode() {
    if (expired_) return false;
    const std::uint64_t count = nodes();
    if ((limits_.nodes != 0 && count >= limits_.nodes) ||
        (count % kNodesPerLook == 0 && IsOver())) {
      expired_ = true;
      return false;
    }
    nodes_.store(count + 1, std::memory_order_relaxed);
    return true;
  }
  bool expired() const { return expired_; }

  // Looks at the stop flag and the time, between depths.
  bool IsOver() {
    if (control_.stop.load(std::memory_order_relaxed)) return true;
    return limits_.movetime_ms != 0 && HasTaken(limits_.movetime_ms);
  }
  // Whether that part of the time that was planned is used up, if any was.
  bool HasUsed(double part) {
    return limits_.planned_ms != 0 &&
           HasTaken(static_cast<std::int64_t>(
               part * static_cast<double>(limits_.planned_ms)));
  }

 private:
  using Time = std::chrono::steady_clock::time_point;

  // Some hundredths of a millisecond in ordinary positions.
  static constexpr std::uint64_t kNodesPerLook = 64;

  // Of the time that counts.
  bool HasTaken(std::int64_t ms) {
    if (control_.pondering.load(std::memory_order_relaxed)) {
      timed_from_ = Now();
      return false;
    }
    return MsSince(timed_from_) >= ms;
  }
  static Time Now() { return std::chrono::steady_clock::now(); }
  static std::int64_t MsSince(Time time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Now() - time)
        .count();
  }

  const SearchLimits limits_;
  const SearchControl& control_;
  const Time start_ = Now();
  Time timed_from_ = start_;  // when pondering ended
  std::atomic<std::uint64_t> nodes_ = 0;
  bool expired_ = false;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_CLOCK_H_
