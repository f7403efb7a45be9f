#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/position/fen_text.h"
#include "tools/match/channel.h"

namespace dablo {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// Longer than any line that means something.
constexpr std::size_t kLongestLine = std::size_t{1} << 20;
// For a program that is asked to quit.
constexpr milliseconds kTimeToQuit{500};

int MillisecondsUntil(Channel::Time deadline) {
  const auto left =
      std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now());
  return static_cast<int>(
      std::clamp<std::int64_t>(left.count() + 1, 0, 1'000'000'000));
}

// An end of a pipe, closed with it.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept
      : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { Close(); }
  void Close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }
  int number() const { return number_; }

 private:
  int number_;
};

struct Pipe {
  Descriptor read;
  Descriptor write;
};
absl::StatusOr<Pipe> MakePipe() {
  std::array<int, 2> ends;
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
    return absl::UnavailableError(
        absl::StrCat("cannot make a pipe: ", std::strerror(errno)));
  }
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

std::string Fate(int status) {
  if (WIFSIGNALED(status)) {
    return absl::StrCat("was killed by signal ", WTERMSIG(status), " (",
                        ::strsignal(WTERMSIG(status)), ")");
  }
  return absl::StrCat("ended with status ", WEXITSTATUS(status));
}

class ProgramChannel final : public Channel {
 public:
  ProgramChannel(pid_t process, Descriptor to, Descriptor from)
      : process_(process), to_(std::move(to)), from_(std::move(from)) {}

  ~ProgramChannel() override {
    if (process_ < 0) return;
    (void)Send("quit", steady_clock::now() + kTimeToQuit);
    to_.Close();
    if (!HasEnded(steady_clock::now() + kTimeToQuit)) {
      // With its children: it leads a group of its own.
      ::kill(-process_, SIGKILL);
      ::waitpid(process_, nullptr, 0);
    }
  }

  absl::Status Send(absl::string_view line, Time deadline) override {
    std::string text = absl::StrCat(line, "\n");
    for (absl::string_view rest = text; !rest.empty();) {
      const ssize_t written = ::write(to_.number(), rest.data(), rest.size());
      if (written >= 0) {
        rest.remove_prefix(static_cast<std::size_t>(written));
      } else if (errno == EAGAIN) {
        if (!Wait(to_.number(), POLLOUT, deadline)) {
          return absl::DeadlineExceededError("does not read what it is told");
        }
      } else if (errno != EINTR) {
        return Gone("does not read any more");
      }
    }
    return absl::OkStatus();
  }

  absl::StatusOr<std::string> Receive(Time deadline) override {
    while (true) {
      const std::size_t end = buffer_.find('\n', searched_);
      if (end != std::string::npos) {
        std::string line(
            absl::StripSuffix(absl::string_view(buffer_).substr(0, end), "\r"));
        buffer_.erase(0, end + 1);
        searched_ = 0;
        return line;
      }
      searched_ = buffer_.size();
      if (buffer_.size() > kLongestLine) {
        return absl::DeadlineExceededError("writes a line without an end");
      }
      // Asked in any case, so that one who never stops writing is noticed.
      if (steady_clock::now() > deadline ||
          !Wait(from_.number(), POLLIN, deadline)) {
        return absl::DeadlineExceededError("no answer in time");
      }
      std::array<char, 1 << 14> bytes;
      const ssize_t count = ::read(from_.number(), bytes.data(), bytes.size());
      if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      if (count <= 0) return Gone("closed its output");
      buffer_.append(bytes.data(), static_cast<std::size_t>(count));
    }
  }

 private:
  // Whether the descriptor is ready before the deadline.
  static bool Wait(int descriptor, short events, Time deadline) {
    while (true) {
      pollfd waiting = {descriptor, events, 0};
      const int ready = ::poll(&waiting, 1, MillisecondsUntil(deadline));
      if (ready > 0) return true;
      if (ready == 0 || errno != EINTR) return false;
    }
  }

  // What became of it, or `otherwise` if it still runs.
  absl::Status Gone(absl::string_view otherwise) {
    if (HasEnded(steady_clock::now() + kTimeToQuit)) {
      return absl::UnavailableError(Fate(status_));
    }
    return absl::UnavailableError(otherwise);
  }

  bool HasEnded(Time deadline) {
    while (process_ >= 0) {
      const pid_t ended = ::waitpid(process_, &status_, WNOHANG);
      if (ended == process_) {
        process_ = -1;
      } else if (steady_clock::now() >= deadline) {
        return false;
      } else {
        std::this_thread::sleep_for(milliseconds(2));
      }
    }
    return true;
  }

  pid_t process_;  // -1 when it has ended
  int status_ = 0;
  Descriptor to_;
  Descriptor from_;
  std::string buffer_;
  std::size_t searched_ = 0;  // no end of a line before here
};

}  // namespace

absl::StatusOr<std::unique_ptr<Channel>> OpenProgram(
    const std::vector<std::string>& command) {
  absl::StatusOr<Pipe> in = MakePipe();
  if (!in.ok()) return in.status();
  absl::StatusOr<Pipe> out = MakePipe();
  if (!out.ok()) return out.status();
  // Who has stopped reading is told apart by write(2), not by a signal.
  std::signal(SIGPIPE, SIG_IGN);
  ::fcntl(in->write.number(), F_SETFL, O_NONBLOCK);

  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, in->read.number(), 0);
  ::posix_spawn_file_actions_adddup2(&actions, out->write.number(), 1);
  ::posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  // Ctrl-C on the terminal is for us alone; and SIGPIPE as anywhere.
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  sigset_t defaults;
  ::sigemptyset(&defaults);
  ::sigaddset(&defaults, SIGPIPE);
  ::posix_spawnattr_setsigdefault(&attributes, &defaults);
  ::posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  std::vector<std::string> words = command;
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t process = -1;
  const int error = ::posix_spawnp(&process, arguments.front(), &actions,
                                   &attributes, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::posix_spawnattr_destroy(&attributes);
  if (error != 0) {
    return absl::UnavailableError(absl::StrCat(
        "cannot start ", Quoted(command.front()), ": ", std::strerror(error)));
  }
  return std::make_unique<ProgramChannel>(process, std::move(in->write),
                                          std::move(out->read));
}

}  // namespace dablo
