#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/engine.h"
#include "tools/dablo/analysis_text.h"
#include "tools/dablo/bench_positions.h"
#include "tools/dablo/command.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/numbers.h"
#include "tools/dablo/options.h"

namespace dablo {
namespace {

// Takes a few seconds; every depth has a signature of its own.
constexpr std::uint64_t kDefaultDepth = 7;
constexpr std::size_t kHashMib = 16;

struct BenchPosition {
  std::string variant;
  std::string fen;
};

// The start of every game, and the positions of data/bench/positions.txt.
std::vector<BenchPosition> BenchPositions() {
  std::vector<BenchPosition> positions;
  for (const VariantInfo& variant : Variants()) {
    positions.push_back(
        {absl::StrCat(variant.name), absl::StrCat(variant.start)});
  }
  for (absl::string_view line :
       absl::StrSplit(kBenchPositions, '\n', absl::SkipEmpty())) {
    if (line.front() == '#') continue;
    const std::pair<std::string, std::string> fields =
        absl::StrSplit(line, absl::MaxSplits(' ', 1));
    positions.push_back({fields.first, fields.second});
  }
  return positions;
}

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
              absl::StrCat("Plies, 1 to ", kMaxDepth, "; ", kDefaultDepth,
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
  // Nothing is left over from an earlier position: the engine is a fresh one.
  absl::StatusOr<SearchResult> Search(
      const BenchPosition& position, const InterruptHandler& handler,
      std::string& score, std::chrono::duration<double>& time) const {
    absl::StatusOr<std::unique_ptr<Engine>> made = MakeEngine(position.variant);
    if (!made.ok()) return absl::InternalError(made.status().message());
    Engine& engine = **made;
    for (const absl::Status& status :
         {engine.SetHash(kHashMib), engine.SetPosition(position.fen, {})}) {
      if (!status.ok()) return absl::InternalError(status.message());
    }
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

  std::uint64_t depth_ = kDefaultDepth;
};

}  // namespace

std::unique_ptr<Command> MakeBenchCommand() {
  return std::make_unique<BenchCommand>();
}

}  // namespace dablo
