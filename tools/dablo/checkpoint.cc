#include "tools/dablo/checkpoint.h"

#include <cstdint>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/position/fen_text.h"

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

absl::StatusOr<Checkpoint> Checkpoint::Open(const std::string& file,
                                            const Engine& engine,
                                            const PerftRequest& request,
                                            std::size_t jobs) {
  absl::StatusOr<Journal> journal =
      Journal::Open(file, Heading(engine, request, jobs));
  if (!journal.ok()) return journal.status();
  Checkpoint checkpoint(*std::move(journal));
  for (const Journal::Line& line : checkpoint.journal_.lines()) {
    const std::vector<absl::string_view> fields =
        absl::StrSplit(line.text, ' ', absl::SkipEmpty());
    std::size_t job = 0;
    PerftCounts counts;
    std::size_t next = 1;
    bool is_good =
        !fields.empty() && absl::SimpleAtoi(fields[0], &job) && job < jobs;
    ForEachNumber(counts, [&](CheckedCount& number) {
      is_good = is_good && next < fields.size() &&
                absl::SimpleAtoi(fields[next++], &number.value);
    });
    if (!is_good || next != fields.size()) {
      return absl::InvalidArgumentError(absl::StrCat(
          Quoted(file), ", line ", line.number,
          ": expected a job and its counts, found ", Quoted(line.text)));
    }
    checkpoint.finished_[job] = counts;
  }
  return checkpoint;
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
  return journal_.Add(line);
}

}  // namespace dablo
