// Ctrl-C while the engine works.
#ifndef DABLO_TOOLS_DABLO_INTERRUPT_H_
#define DABLO_TOOLS_DABLO_INTERRUPT_H_

#include <atomic>

#include "engine/engine.h"

namespace dablo {

// While it lives, the first Ctrl-C is noted and stops the engine that works,
// and the second one ends the program at once. One at a time.
class InterruptHandler {
 public:
  InterruptHandler();
  ~InterruptHandler();
  InterruptHandler(const InterruptHandler&) = delete;
  InterruptHandler& operator=(const InterruptHandler&) = delete;

  bool was_interrupted() const;
  // Becomes true with the first Ctrl-C.
  const std::atomic<bool>& flag() const;
};

// While it lives, `engine` is the one that works; it is stopped right away if
// there was a Ctrl-C before. One at a time, within the life of the handler.
class StopOnInterrupt {
 public:
  StopOnInterrupt(const InterruptHandler& handler, Engine& engine);
  ~StopOnInterrupt();
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_INTERRUPT_H_
