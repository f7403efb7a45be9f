// Lines to and from an engine: another program, or a session in this one.
#ifndef DABLO_TOOLS_MATCH_CHANNEL_H_
#define DABLO_TOOLS_MATCH_CHANNEL_H_

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace dablo {

// Errors: Unavailable if nobody is there any more, saying what became of him;
// DeadlineExceeded if he does not take or give a line in time.
class Channel {
 public:
  using Time = std::chrono::steady_clock::time_point;

  virtual ~Channel() = default;
  virtual absl::Status Send(absl::string_view line, Time deadline) = 0;
  // The next line, without its end.
  virtual absl::StatusOr<std::string> Receive(Time deadline) = 0;
};

// A session of the protocol, of this very program.
std::unique_ptr<Channel> OpenSession();

// Starts a program, which is found as a shell finds it. What it says on
// standard error is dropped. At the end of the channel it is asked to quit and,
// if it does not, killed. Unavailable if it cannot be started.
absl::StatusOr<std::unique_ptr<Channel>> OpenProgram(
    const std::vector<std::string>& command);

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_CHANNEL_H_
