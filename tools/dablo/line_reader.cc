#include "tools/dablo/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace dablo {
namespace {

absl::Status Failure() {
  return absl::UnavailableError(
      absl::StrCat("cannot read standard input: ", std::strerror(errno)));
}

}  // namespace

absl::StatusOr<LineReader::Event> LineReader::Next(int wait_ms,
                                                   std::string& line) {
  while (true) {
    const std::size_t end = buffer_.find('\n', searched_);
    if (end != std::string::npos) return Take(end, line);
    searched_ = buffer_.size();
    if (is_at_end_) {
      const bool is_empty = begin_ == buffer_.size() && !is_skipping_;
      return is_empty ? Event::kEnd : Take(buffer_.size(), line);
    }
    if (buffer_.size() - begin_ > longest_) is_skipping_ = true;
    if (is_skipping_) begin_ = buffer_.size();
    const absl::StatusOr<bool> has_read = Read(wait_ms);
    if (!has_read.ok()) return has_read.status();
    if (!*has_read) return Event::kNothing;
  }
}

LineReader::Event LineReader::Take(std::size_t end, std::string& line) {
  const bool is_too_long = is_skipping_ || end - begin_ > longest_;
  if (!is_too_long) line.assign(buffer_, begin_, end - begin_);
  is_skipping_ = false;
  begin_ = searched_ = std::min(end + 1, buffer_.size());
  return is_too_long ? Event::kTooLong : Event::kLine;
}

absl::StatusOr<bool> LineReader::Read(int wait_ms) {
  pollfd waiting = {file_, POLLIN, 0};
  const int ready = ::poll(&waiting, 1, wait_ms);
  if (ready < 0 && errno != EINTR) return Failure();
  if (ready <= 0) return false;
  char bytes[1 << 16];
  const ssize_t count = ::read(file_, bytes, sizeof bytes);
  if (count < 0) {
    if (errno == EINTR || errno == EAGAIN) return false;
    return Failure();
  }
  buffer_.erase(0, begin_);
  searched_ -= begin_;
  begin_ = 0;
  buffer_.append(bytes, static_cast<std::size_t>(count));
  is_at_end_ = count == 0;
  return true;
}

}  // namespace dablo
