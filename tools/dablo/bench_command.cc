#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "engine/bench.h"
#include "engine/engine.h"
#include "engine/text/numbers.h"
#include "tools/dablo/analysis_text.h"
#include "tools/dablo/command.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/options.h"

namespace dablo {
namespace {

class BenchCommand : public Command {
 public:
  absl::string_view name() const override { return "bench"; }
  absl::string_view summary() const override {
    return "Search fixed positions of all games to a fixed depth";
  }
  absl::string_view description() const override {
    return "The number of nodes is a signature of the search: it is the same "
           "on every machine, and changes only if the search does.";
  }
  absl::string_view examples() const override {
    return "dablo bench\n"
           "dablo bench --depth 4";
  }

  void AddOptions(CLI::App& app) override {
    AddNumber(app, "--depth", {1, kMaxDepth}, &depth_,
              absl::StrCat("Plies, 1 to ", kMaxDepth, "; ", kBenchDepth,
                           " if not given"));
  }

  absl::Status Run(Output& out) override {
    const InterruptHandler handler;
    std::uint64_t nodes = 0;
    std::chrono::duration<double> seconds{0};
    out.Write(absl::StrFormat("%3s  %-16s %12s %9s %8s  %s\n", "", "variant",
                              "nodes", "time", "score", "best move"));
    int number = 0;
    for (const BenchPosition& position : BenchPositions()) {
      absl::Status written = out.Flush();
      if (!written.ok()) return written;
      std::string score;
      std::chrono::duration<double> time{0};
      const absl::StatusOr<SearchResult> result =
          Search(position, handler, score, time);
      if (!result.ok()) return result.status();
      nodes += result->nodes;
      seconds += time;
      out.Write(absl::StrFormat("%3d  %-16s %12d %7.3f s %8s  %s\n", ++number,
                                position.variant, result->nodes, time.count(),
                                score, result->best_move.value_or("none")));
    }
    out.Write(absl::StrCat("\nNodes searched: ", nodes, "\nNodes/second: ",
                           PerSecond(nodes, seconds.count()), "\n"));
    return out.Flush();
  }

 private:
  absl::StatusOr<SearchResult> Search(
      const BenchPosition& position, const InterruptHandler& handler,
      std::string& score, std::chrono::duration<double>& time) const {
    absl::StatusOr<std::unique_ptr<Engine>> made = MakeBenchEngine(position);
    if (!made.ok()) return made.status();
    Engine& engine = **made;
    SearchRequest request;
    request.limits.depth = static_cast<int>(depth_);
    const StopOnInterrupt stop(handler, engine);
    const auto start = std::chrono::steady_clock::now();
    absl::StatusOr<SearchResult> result =
        engine.Search(request, [&](const SearchInfo& info) {
          if (info.multipv == 1) score = ScoreText(info);
        });
    time = std::chrono::steady_clock::now() - start;
    // A count that was cut short is no signature.
    if (handler.was_interrupted()) return absl::CancelledError("");
    return result;
  }

  std::uint64_t depth_ = kBenchDepth;
};

}  // namespace

std::unique_ptr<Command> MakeBenchCommand() {
  return std::make_unique<BenchCommand>();
}

}  // namespace dablo
