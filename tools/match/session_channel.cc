#include <condition_variable>
#include <deque>
#include <mutex>

#include "engine/protocol/session.h"
#include "tools/match/channel.h"

namespace dablo {
namespace {

class SessionChannel final : public Channel {
 public:
  absl::Status Send(absl::string_view line, Time) override {
    session_.Execute(line);
    return absl::OkStatus();
  }

  absl::StatusOr<std::string> Receive(Time deadline) override {
    std::unique_lock<std::mutex> lock(mutex_);
    if (!heard_.wait_until(lock, deadline, [&] { return !lines_.empty(); })) {
      return absl::DeadlineExceededError("no answer in time");
    }
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    return line;
  }

 private:
  void Hear(absl::string_view line) {
    const std::lock_guard<std::mutex> lock(mutex_);
    lines_.emplace_back(line);
    heard_.notify_one();
  }

  std::mutex mutex_;  // guards lines_
  std::condition_variable heard_;
  std::deque<std::string> lines_;
  // Ends first: it speaks from a thread of its own.
  Session session_{Variants().front().name,
                   [this](absl::string_view line) { Hear(line); }};
};

}  // namespace

std::unique_ptr<Channel> OpenSession() {
  return std::make_unique<SessionChannel>();
}

}  // namespace dablo
