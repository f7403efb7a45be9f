#include "tools/dablo/output.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace dablo {
namespace {

absl::string_view Environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// As POSIX orders them: the first that is set decides.
bool IsUtf8Locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const absl::string_view locale = Environment(name);
    if (locale.empty()) continue;
    const std::string lower = absl::AsciiStrToLower(locale);
    return absl::StrContains(lower, "utf-8") ||
           absl::StrContains(lower, "utf8");
  }
  return false;
}

}  // namespace

Output::Output() : is_terminal_(::isatty(STDOUT_FILENO) == 1) {
  // The fonts of the Linux console lack the pieces.
  const absl::string_view terminal = Environment("TERM");
  is_unicode_ = is_terminal_ && IsUtf8Locale() && terminal != "linux" &&
                terminal != "dumb";
  winsize size = {};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    width_ = size.ws_col;
  }
}

void Output::Write(absl::string_view text) {
  constexpr std::size_t kMuch = 1 << 16;
  absl::StrAppend(&buffer_, text);
  if (buffer_.size() >= kMuch) Flush().IgnoreError();
}

absl::Status Output::Flush() {
  absl::string_view rest = buffer_;
  while (status_.ok() && !rest.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      status_ = absl::UnavailableError(absl::StrCat(
          "cannot write to standard output: ", std::strerror(errno)));
    }
  }
  buffer_.clear();
  return status_;
}

}  // namespace dablo
