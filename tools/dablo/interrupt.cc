#include "tools/dablo/interrupt.h"

#include <atomic>
#include <csignal>

namespace dablo {
namespace {

// A signal handler may touch lock-free atomics only.
std::atomic<Engine*> running_engine = nullptr;
std::atomic<bool> is_interrupted = false;
static_assert(std::atomic<Engine*>::is_always_lock_free &&
              std::atomic<bool>::is_always_lock_free);

void HandleInterrupt(int) {
  is_interrupted = true;
  if (Engine* engine = running_engine) engine->Stop();
}

}  // namespace

InterruptHandler::InterruptHandler() {
  is_interrupted = false;
  struct sigaction action = {};
  action.sa_handler = HandleInterrupt;
  // The second signal meets the default again.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
}

InterruptHandler::~InterruptHandler() { signal(SIGINT, SIG_DFL); }

bool InterruptHandler::was_interrupted() const { return is_interrupted; }

const std::atomic<bool>& InterruptHandler::flag() const {
  return is_interrupted;
}

StopOnInterrupt::StopOnInterrupt(const InterruptHandler& handler,
                                 Engine& engine) {
  running_engine = &engine;
  if (handler.was_interrupted()) engine.Stop();
}

StopOnInterrupt::~StopOnInterrupt() { running_engine = nullptr; }

}  // namespace dablo
