// A line on the terminal that tells how far a long count has come.
#ifndef DABLO_TOOLS_DABLO_PROGRESS_H_
#define DABLO_TOOLS_DABLO_PROGRESS_H_

#include <chrono>
#include <string>
#include <utility>

namespace dablo {

// Writes to standard error, and only if that is a terminal; erases itself at
// its end.
class ProgressLine {
 public:
  explicit ProgressLine(std::string what = "");
  ~ProgressLine() { Erase(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // What the line begins with from now on.
  void Describe(std::string what) { what_ = std::move(what); }
  // `share` is what is finished, 0 to 1. Cheap enough to be called often.
  void Update(double share);
  void Erase();
  bool is_terminal() const { return is_terminal_; }

 private:
  using Clock = std::chrono::steady_clock;

  std::string what_;
  bool is_terminal_;
  bool is_shown_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_PROGRESS_H_
