#include "tools/dablo/checkpoint.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/position/fen_text.h"
#include "engine/text/file_failure.h"
#include "tools/dablo/files.h"

namespace dablo {
namespace {

std::string Heading(const Engine& engine, const PerftRequest& request,
                    std::size_t jobs) {
  return absl::StrCat(
      "dablo perft ", request.depth, " --variant ", engine.variant().name,
      request.options.paths ? " --paths" : "",
      request.options.stats ? " --stats" : "",
      request.divide ? " --divide" : "", request.merge ? " merged" : "", ", ",
      jobs, " jobs, ", engine.Fen());
}

// All numbers of `counts`, in an order of their own.
template <class Counts, class Visit>
void ForEachNumber(Counts& counts, Visit&& visit) {
  visit(counts.nodes);
  visit(counts.captures);
  visit(counts.captured_pieces);
  visit(counts.multi_jumps);
  visit(counts.promotions);
  for (auto& reason : counts.finished) visit(reason);
}

}  // namespace

Checkpoint::Checkpoint(std::string name, int file)
    : name_(std::move(name)), file_(file) {}

Checkpoint::Checkpoint(Checkpoint&& other) noexcept
    : name_(std::move(other.name_)),
      file_(std::exchange(other.file_, -1)),
      finished_(std::move(other.finished_)) {}

Checkpoint::~Checkpoint() {
  if (file_ >= 0) ::close(file_);
}

absl::StatusOr<Checkpoint> Checkpoint::Open(const std::string& file,
                                            const Engine& engine,
                                            const PerftRequest& request,
                                            std::size_t jobs) {
  const int opened =
      ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (opened < 0) return FileFailure("write", file);
  Checkpoint checkpoint(file, opened);
  if (::flock(opened, LOCK_EX | LOCK_NB) != 0) {
    return absl::UnavailableError(
        absl::StrCat(Quoted(file), " is in use by another count"));
  }
  const absl::StatusOr<std::string> content = ReadFile(file);
  if (!content.ok()) return content.status();
  const std::string heading = Heading(engine, request, jobs);
  if (content->empty()) {
    absl::Status written = checkpoint.WriteLine(heading);
    if (!written.ok()) return written;
    return checkpoint;
  }
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(*content, absl::MaxSplits('\n', 1));
  if (parts.first != heading) {
    return absl::InvalidArgumentError(
        absl::StrCat(Quoted(file), ": expected a checkpoint of '", heading,
                     "', found ", Quoted(parts.first)));
  }
  absl::Status read = checkpoint.ReadJobs(parts.second, jobs);
  if (!read.ok()) return read;
  // A line that was cut short is done again, on a line of its own.
  if (content->back() != '\n') {
    absl::Status written = checkpoint.WriteLine("");
    if (!written.ok()) return written;
  }
  return checkpoint;
}

absl::Status Checkpoint::ReadJobs(absl::string_view lines, std::size_t jobs) {
  const std::vector<absl::string_view> all = absl::StrSplit(lines, '\n');
  // What follows the last end of a line was cut short.
  for (std::size_t i = 0; i + 1 < all.size(); ++i) {
    const std::vector<absl::string_view> fields =
        absl::StrSplit(all[i], ' ', absl::SkipEmpty());
    // Left by a line that was cut short.
    if (fields.empty() || fields.back() != ".") continue;
    std::size_t job = 0;
    PerftCounts counts;
    std::size_t next = 0;
    bool is_good = absl::SimpleAtoi(fields[next++], &job) && job < jobs;
    ForEachNumber(counts, [&](CheckedCount& number) {
      is_good = is_good && next < fields.size() &&
                absl::SimpleAtoi(fields[next++], &number.value);
    });
    if (!is_good || next + 1 != fields.size()) {
      return absl::InvalidArgumentError(absl::StrCat(
          Quoted(name_), ", line ", i + 2,
          ": expected a job and its counts, found ", Quoted(all[i])));
    }
    finished_[job] = counts;
  }
  return absl::OkStatus();
}

absl::Status Checkpoint::Add(std::size_t job, const PerftCounts& counts) {
  std::string line = absl::StrCat(job);
  bool overflow = false;
  ForEachNumber(counts, [&](const CheckedCount& number) {
    absl::StrAppend(&line, " ", number.value);
    overflow |= number.overflow;
  });
  // It will not fit the next time either.
  if (overflow) return absl::OkStatus();
  return WriteLine(absl::StrCat(line, " ."));
}

absl::Status Checkpoint::WriteLine(const std::string& line) {
  const std::string text = absl::StrCat(line, "\n");
  const ssize_t written = ::write(file_, text.data(), text.size());
  if (written == static_cast<ssize_t>(text.size())) return absl::OkStatus();
  if (written < 0) return FileFailure("write", name_);
  return absl::UnavailableError(
      absl::StrCat("cannot write ", Quoted(name_), ": no room"));
}

}  // namespace dablo
