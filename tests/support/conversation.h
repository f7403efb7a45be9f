// A conversation with a Session, and what it answered.
#ifndef DABLO_TESTS_SUPPORT_CONVERSATION_H_
#define DABLO_TESTS_SUPPORT_CONVERSATION_H_

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/string_view.h"
#include "engine/protocol/session.h"

namespace dablo {

class Conversation {
 public:
  using Lines = std::vector<std::string>;

  explicit Conversation(absl::string_view variant = "dablot")
      : session_(std::make_unique<Session>(
            variant, [this](absl::string_view line) { Hear(line); })) {}

  Session& session() { return *session_; }

  void Say(absl::string_view line) { session_->Execute(line); }
  // Says a line, and returns what is answered at once.
  Lines Ask(absl::string_view line) {
    Take();
    Say(line);
    return Take();
  }
  // The lines since the last call, up to one that begins like this, which is
  // waited for; empty if it does not come.
  Lines Await(absl::string_view beginning) {
    std::unique_lock<std::mutex> lock(mutex_);
    std::size_t i = 0;
    const auto comes = [&] {
      for (; i < lines_.size(); ++i) {
        if (absl::StartsWith(lines_[i], beginning)) return true;
      }
      return false;
    };
    if (!heard_.wait_for(lock, std::chrono::seconds(60), comes)) return {};
    const auto end = lines_.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    Lines taken(lines_.begin(), end);
    lines_.erase(lines_.begin(), end);
    return taken;
  }
  // What was said and not yet taken.
  Lines Take() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return std::exchange(lines_, {});
  }
  // Ends the session; what it says at its end can be taken then.
  void Hang() { session_.reset(); }

 private:
  void Hear(absl::string_view line) {
    const std::lock_guard<std::mutex> lock(mutex_);
    lines_.emplace_back(line);
    heard_.notify_all();
  }

  std::mutex mutex_;  // guards lines_
  std::condition_variable heard_;
  Lines lines_;
  std::unique_ptr<Session> session_;
};

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_CONVERSATION_H_
