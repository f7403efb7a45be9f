#include "tools/dablo/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"
#include "engine/text/file_failure.h"

namespace dablo {
namespace {

bool WriteAll(int file, absl::string_view content) {
  while (!content.empty()) {
    const ssize_t written = ::write(file, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Some file systems tell only here that there is no room.
bool WriteAndClose(int file, absl::string_view content) {
  const bool is_written = WriteAll(file, content);
  const int error = errno;
  const bool is_closed = ::close(file) == 0;
  if (!is_written) errno = error;
  return is_written && is_closed;
}

// The file that a link leads to, so that the link stays one.
std::string Resolve(const std::string& name) {
  char* path = ::realpath(name.c_str(), nullptr);
  if (path == nullptr) return name;
  std::string result = path;
  std::free(path);
  return result;
}

}  // namespace

absl::StatusOr<std::string> ReadFile(const std::string& name,
                                     std::size_t largest) {
  const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return FileFailure("read", name);
  std::string content;
  char buffer[1 << 14];
  while (content.size() <= largest) {
    const ssize_t count = ::read(file, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      absl::Status failure = FileFailure("read", name);
      ::close(file);
      return failure;
    }
    if (count == 0) break;
    content.append(buffer, static_cast<std::size_t>(count));
  }
  ::close(file);
  if (content.size() > largest) {
    return absl::InvalidArgumentError(
        absl::StrCat(Quoted(name), ": expected at most ", largest >> 20,
                     " MiB, found more"));
  }
  return content;
}

absl::Status WriteFile(const std::string& name, absl::string_view content) {
  const std::string target = Resolve(name);
  struct stat info = {};
  const bool exists = ::stat(target.c_str(), &info) == 0;
  if (exists && !S_ISREG(info.st_mode)) {
    // A device or a pipe cannot be replaced; opening a directory fails.
    const int file = ::open(target.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0 || !WriteAndClose(file, content))
      return FileFailure("write", name);
    return absl::OkStatus();
  }
  if (exists && ::access(target.c_str(), W_OK) != 0) {
    return FileFailure("write", name);
  }
  const std::string temporary = absl::StrCat(target, ".", ::getpid(), ".tmp");
  const int file =
      ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) return FileFailure("write", name);
  if (exists && ::fchmod(file, info.st_mode & 07777) != 0) {
    // The new file has the usual permissions then, which is no failure.
    errno = 0;
  }
  if (!WriteAndClose(file, content) ||
      ::rename(temporary.c_str(), target.c_str()) != 0) {
    absl::Status failure = FileFailure("write", name);
    ::unlink(temporary.c_str());
    return failure;
  }
  return absl::OkStatus();
}

}  // namespace dablo
