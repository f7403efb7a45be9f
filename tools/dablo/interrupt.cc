#include "tools/dablo/interrupt.h"

#include <atomic>
#include <csignal>

namespace dablo {
namespace {

// A signal handler may touch lock-free atomics only.
std::atomic<Engine*> running_engine = nullptr;
std::atomic<bool> was_interrupted = false;
static_assert(std::atomic<Engine*>::is_always_lock_free &&
              std::atomic<bool>::is_always_lock_free);

void HandleInterrupt(int) {
  was_interrupted = true;
  if (Engine* engine = running_engine) engine->Stop();
}

}  // namespace

StopOnInterrupt::StopOnInterrupt(Engine& engine) {
  running_engine = &engine;
  struct sigaction action = {};
  action.sa_handler = HandleInterrupt;
  // The second signal meets the default again.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
}

StopOnInterrupt::~StopOnInterrupt() {
  signal(SIGINT, SIG_DFL);
  running_engine = nullptr;
}

bool StopOnInterrupt::WasInterrupted() { return was_interrupted; }

}  // namespace dablo
