#include "tools/dablo/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/position/fen_text.h"
#include "engine/text/file_failure.h"
#include "tools/dablo/files.h"

namespace dablo {
namespace {

// Whole lines end with it: one that was cut short does not.
constexpr absl::string_view kEnd = " .";
constexpr std::size_t kLargest = std::size_t{1} << 30;

}  // namespace

Journal::Journal(std::string name, int file)
    : name_(std::move(name)), file_(file) {}

Journal::Journal(Journal&& other) noexcept
    : name_(std::move(other.name_)),
      file_(std::exchange(other.file_, -1)),
      lines_(std::move(other.lines_)) {}

Journal::~Journal() {
  if (file_ >= 0) ::close(file_);
}

absl::StatusOr<Journal> Journal::Open(const std::string& file,
                                      const std::string& heading) {
  const int opened =
      ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (opened < 0) return FileFailure("write", file);
  Journal journal(file, opened);
  if (::flock(opened, LOCK_EX | LOCK_NB) != 0) {
    return absl::UnavailableError(
        absl::StrCat(Quoted(file), " is in use by another process"));
  }
  const absl::StatusOr<std::string> content = ReadFile(file, kLargest);
  if (!content.ok()) return content.status();
  if (content->empty()) {
    absl::Status written = journal.Write(absl::StrCat(heading, "\n"));
    if (!written.ok()) return written;
    return journal;
  }
  const std::vector<absl::string_view> lines = absl::StrSplit(*content, '\n');
  if (lines.front() != heading) {
    return absl::InvalidArgumentError(
        absl::StrCat(Quoted(file), ": expected a file of '", heading,
                     "', found ", Quoted(lines.front())));
  }
  // What follows the last end of a line was cut short, and so were lines that
  // do not end as they should.
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    absl::string_view line = lines[i];
    if (!absl::ConsumeSuffix(&line, kEnd)) continue;
    journal.lines_.push_back({static_cast<int>(i) + 1, absl::StrCat(line)});
  }
  // It is done again, on a line of its own.
  if (content->back() != '\n') {
    absl::Status written = journal.Write("\n");
    if (!written.ok()) return written;
  }
  return journal;
}

absl::Status Journal::Add(absl::string_view line) {
  return Write(absl::StrCat(line, kEnd, "\n"));
}

absl::Status Journal::Write(absl::string_view text) {
  const ssize_t written = ::write(file_, text.data(), text.size());
  if (written == static_cast<ssize_t>(text.size())) return absl::OkStatus();
  if (written < 0) return FileFailure("write", name_);
  return absl::UnavailableError(
      absl::StrCat("cannot write ", Quoted(name_), ": no room"));
}

}  // namespace dablo
