// What may be said to a search from outside while it runs.
#ifndef DABLO_ENGINE_SEARCH_CONTROL_H_
#define DABLO_ENGINE_SEARCH_CONTROL_H_

#include <atomic>

namespace dablo {

// Lock-free, so that a signal handler may write here.
struct SearchControl {
  std::atomic<bool> stop = false;
  // The opponent's time runs, not ours.
  std::atomic<bool> pondering = false;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_CONTROL_H_
