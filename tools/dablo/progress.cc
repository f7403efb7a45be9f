#include "tools/dablo/progress.h"

#include <unistd.h>

#include <cstdio>
#include <utility>

#include "absl/strings/str_format.h"

namespace dablo {

ProgressLine::ProgressLine(std::string what)
    : what_(std::move(what)),
      is_terminal_(::isatty(STDERR_FILENO) == 1),
      next_(start_ + std::chrono::milliseconds(500)) {}

void ProgressLine::Update(double share) {
  if (!is_terminal_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(200);
  absl::FPrintF(
      stderr, "\r%s: %d %%  %d s\x1b[K", what_, static_cast<int>(share * 100),
      std::chrono::duration_cast<std::chrono::seconds>(now - start_).count());
  std::fflush(stderr);
  is_shown_ = true;
}

void ProgressLine::Erase() {
  if (is_shown_) std::fputs("\r\x1b[K", stderr);
  is_shown_ = false;
}

}  // namespace dablo
