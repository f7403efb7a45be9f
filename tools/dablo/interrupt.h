// Ctrl-C while the engine works.
#ifndef DABLO_TOOLS_DABLO_INTERRUPT_H_
#define DABLO_TOOLS_DABLO_INTERRUPT_H_

#include "engine/engine.h"

namespace dablo {

// While it lives, the first Ctrl-C stops `engine` and the second one ends the
// program at once. One at a time.
class StopOnInterrupt {
 public:
  explicit StopOnInterrupt(Engine& engine);
  ~StopOnInterrupt();
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;

  // Whether there was a Ctrl-C, since any of these was made.
  static bool WasInterrupted();
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_INTERRUPT_H_
