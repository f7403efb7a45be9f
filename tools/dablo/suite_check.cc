#include "tools/dablo/suite_check.h"

#include <chrono>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "tools/dablo/perft_text.h"
#include "tools/dablo/progress.h"

namespace dablo {
namespace {

// "1 depth", "2 depths".
std::string Counted(std::uint64_t count, absl::string_view thing) {
  return absl::StrCat(count, " ", thing, count == 1 ? "" : "s");
}

}  // namespace

absl::StatusOr<std::uint64_t> CheckSuite(const Suite& suite, bool paths,
                                         Engine& engine, Output& out) {
  ProgressLine progress(suite.file);
  const auto start = std::chrono::steady_clock::now();
  const double total = static_cast<double>(suite.positions.size());
  double finished = 0;
  std::uint64_t mismatches = 0;
  std::uint64_t depths = 0;
  std::uint64_t nodes = 0;
  for (const SuitePosition& position : suite.positions) {
    absl::Status status = engine.SetPosition(position.fen, {});
    if (!status.ok()) return status;
    for (const auto& [depth, expected] : position.counts) {
      PerftRequest request;
      request.depth = depth;
      request.options.paths = paths;
      PerftRun run;
      run.on_job = [&](std::size_t, const PerftCounts&, double share) {
        progress.Update((finished + share) / total);
      };
      const absl::StatusOr<PerftResult> result = engine.Perft(request, run);
      ++depths;
      // A count that does not fit 64 bits differs from every expected one.
      const bool is_overflow = absl::IsOutOfRange(result.status());
      if (!result.ok() && !is_overflow) return result.status();
      if (result.ok()) nodes += result->counts.nodes.value;
      if (result.ok() && result->counts.nodes.value == expected) continue;
      ++mismatches;
      progress.Erase();
      out.Write(absl::StrFormat(
          "%s, line %d: %s\n  depth %d: expected %d, got %s\n", suite.file,
          position.line, position.fen, depth, expected,
          is_overflow ? "more than 64 bits hold"
                      : absl::StrCat(result->counts.nodes.value)));
      if (result.ok()) {
        request.divide = true;
        const absl::StatusOr<PerftResult> divided = engine.Perft(request);
        if (!divided.ok()) return divided.status();
        out.Write(DivideText(*divided, "    "));
      }
      absl::Status written = out.Flush();
      if (!written.ok()) return written;
    }
    finished += 1;
    progress.Update(finished / total);
  }
  progress.Erase();
  const std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - start;
  out.Write(absl::StrFormat("%s: %s, %s, %d leaves, %.2f s: %s\n", suite.file,
                            Counted(suite.positions.size(), "position"),
                            Counted(depths, "depth"), nodes, seconds.count(),
                            mismatches == 0 ? "ok" : "FAILED"));
  absl::Status written = out.Flush();
  if (!written.ok()) return written;
  return mismatches;
}

}  // namespace dablo
