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
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "engine/position/fen_text.h"
#include "tools/dablo/checkpoint.h"
#include "tools/dablo/command.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/options.h"
#include "tools/dablo/perft_text.h"
#include "tools/dablo/position_options.h"
#include "tools/dablo/progress.h"
#include "tools/dablo/suite.h"
#include "tools/dablo/suite_check.h"

namespace dablo {
namespace {

class PerftCommand : public Command {
 public:
  absl::string_view name() const override { return "perft"; }
  absl::string_view summary() const override {
    return "Count the move sequences of a given length";
  }
  absl::string_view description() const override {
    return "Two capture sequences of one piece that end on the same point and "
           "take the same pieces are one move. Draws do not count: only the "
           "position decides whether there are moves. With --suite, counts "
           "what the files say, lines of the form 'FEN ;D1 n ;D2 n', and "
           "reports what differs.";
  }
  absl::string_view examples() const override {
    return "dablo perft 5\n"
           "dablo perft 3 --variant frisian-dablo --moves \"j6-i7\" --divide\n"
           "dablo perft --variant dablot --suite data/perft/dablot.epd";
  }

  void AddOptions(CLI::App& app) override {
    AddNumber(app, "DEPTH", {1, kMaxDepth}, &depth_,
              absl::StrCat("Plies, 1 to ", kMaxDepth,
                           "; the smaller depths are counted, too"));
    position_.Add(app);
    AddFlag(app, "--divide", &divide_,
            "Print the count below every move, at DEPTH");
    AddFlag(app, "--paths", &paths_,
            "Count every capture sequence, not every move");
    AddFlag(app, "--stats", &stats_,
            "Count also captures, captured pieces, captures of more than one "
            "piece, promotions, and positions that end the game");
    AddFlag(app, "--json", &json_, "Print one JSON object a depth");
    AddNumber(app, "--hash", {1, kMostHashMib}, &hash_,
              "Keep counts of positions in a table of N MiB, so that each is "
              "counted once; no table if not given");
    AddNumber(app, "--threads", {1, kMostThreads}, &threads_,
              absl::StrCat("Threads to count with, 1 to ", kMostThreads));
    AddFile(app, "--checkpoint", &checkpoint_,
            "Keep in this file what is done of DEPTH, and go on from what it "
            "has");
    AddFiles(app, "--suite", &suites_, "Check the counts in these files");
  }

  absl::Status Run(Output& out) override {
    absl::Status options = CheckOptions();
    if (!options.ok()) return options;
    if (!suites_.empty()) return RunSuites(out);
    if (depth_ == 0) {
      return absl::InvalidArgumentError("expected DEPTH or --suite");
    }
    return RunDepths(out);
  }

 private:
  absl::Status RunDepths(Output& out) const {
    absl::StatusOr<std::unique_ptr<Engine>> made =
        position_.MakeEngineAtPosition();
    if (!made.ok()) return made.status();
    Engine& engine = **made;
    const absl::Status hash =
        engine.SetPerftHash(static_cast<std::size_t>(hash_));
    if (!hash.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("--hash: ", hash.message()));
    }
    absl::Status threads = engine.SetThreads(static_cast<int>(threads_));
    if (!threads.ok()) return threads;
    const InterruptHandler handler;
    const StopOnInterrupt stop(handler, engine);
    if (!json_) {
      out.Write(absl::StrCat(engine.variant().name, " ", engine.Fen(), "\n",
                             PerftHeading()));
    }
    for (int depth = 1; depth <= static_cast<int>(depth_); ++depth) {
      absl::Status written = out.Flush();
      if (!written.ok()) return written;
      absl::Status counted = CountDepth(engine, depth, out);
      if (!counted.ok()) return counted;
    }
    return absl::OkStatus();
  }

  absl::Status CountDepth(Engine& engine, int depth, Output& out) const {
    PerftRequest request;
    request.depth = depth;
    request.options.paths = paths_;
    request.options.stats = stats_;
    const bool is_last = depth == static_cast<int>(depth_);
    request.divide = divide_ && is_last;
    request.merge = hash_ != 0;
    const auto start = std::chrono::steady_clock::now();
    ProgressLine progress(absl::StrCat("depth ", depth));
    const absl::StatusOr<PerftResult> result =
        Count(engine, request, is_last ? checkpoint_ : absl::nullopt, progress);
    const std::chrono::duration<double> seconds =
        std::chrono::steady_clock::now() - start;
    progress.Erase();
    if (!result.ok()) return result.status();
    const PerftReport report = {depth, seconds.count(), request.divide, stats_,
                                *result};
    out.Write(json_ ? absl::StrCat(PerftJson(engine, report), "\n")
                    : PerftRow(report));
    return absl::OkStatus();
  }

  absl::StatusOr<PerftResult> Count(
      Engine& engine, const PerftRequest& request,
      const absl::optional<std::string>& checkpoint_file,
      ProgressLine& progress) const {
    const absl::StatusOr<std::unique_ptr<PerftPlan>> plan =
        engine.PlanPerft(request);
    if (!plan.ok()) return plan.status();
    PerftRun run;
    absl::optional<Checkpoint> checkpoint;
    if (checkpoint_file) {
      absl::StatusOr<Checkpoint> opened =
          Checkpoint::Open(*checkpoint_file, engine, request, (*plan)->size());
      if (!opened.ok()) return opened.status();
      checkpoint.emplace(*std::move(opened));
      run.finished = checkpoint->finished();
    }
    absl::Status kept;
    run.on_job = [&](std::size_t job, const PerftCounts& counts, double share) {
      progress.Update(share);
      if (!checkpoint || !kept.ok()) return;
      kept = checkpoint->Add(job, counts);
      if (!kept.ok()) engine.Stop();
    };
    absl::StatusOr<PerftResult> result = engine.Perft(**plan, run);
    if (!kept.ok()) return kept;
    if (checkpoint && absl::IsCancelled(result.status())) {
      return absl::CancelledError(
          absl::StrCat("interrupted; the same command goes on from ",
                       Quoted(*checkpoint_file)));
    }
    return result;
  }

  absl::Status CheckOptions() const {
    if (hash_ == 0) return absl::OkStatus();
    return CheckConflicts("--hash", {{stats_, "--stats"}, {paths_, "--paths"}});
  }

  absl::Status RunSuites(Output& out) const {
    absl::Status conflict =
        CheckConflicts("--suite", {{depth_ != 0, "DEPTH"},
                                   {position_.fen.has_value(), "--fen"},
                                   {position_.moves.has_value(), "--moves"},
                                   {divide_, "--divide"},
                                   {stats_, "--stats"},
                                   {hash_ != 0, "--hash"},
                                   {threads_ != 1, "--threads"},
                                   {checkpoint_.has_value(), "--checkpoint"},
                                   {json_, "--json"}});
    if (!conflict.ok()) return conflict;
    absl::StatusOr<std::unique_ptr<Engine>> made =
        position_.MakeEngineAtStart();
    if (!made.ok()) return made.status();
    Engine& engine = **made;
    std::vector<Suite> suites;
    for (const std::string& file : suites_) {
      absl::StatusOr<Suite> suite = ReadSuite(
          file,
          [&](const std::string& fen) { return engine.SetPosition(fen, {}); });
      if (!suite.ok()) return suite.status();
      suites.push_back(*std::move(suite));
    }
    const InterruptHandler handler;
    const StopOnInterrupt stop(handler, engine);
    std::uint64_t mismatches = 0;
    for (const Suite& suite : suites) {
      const absl::StatusOr<std::uint64_t> count =
          CheckSuite(suite, paths_, engine, out);
      if (!count.ok()) return count.status();
      mismatches += *count;
    }
    if (mismatches == 0) return absl::OkStatus();
    return absl::FailedPreconditionError(
        mismatches == 1 ? "1 count differs"
                        : absl::StrCat(mismatches, " counts differ"));
  }

  std::uint64_t depth_ = 0;
  PositionOptions position_;
  bool divide_ = false;
  bool paths_ = false;
  bool stats_ = false;
  bool json_ = false;
  std::uint64_t hash_ = 0;
  std::uint64_t threads_ = 1;
  absl::optional<std::string> checkpoint_;
  std::vector<std::string> suites_;
};

}  // namespace

std::unique_ptr<Command> MakePerftCommand() {
  return std::make_unique<PerftCommand>();
}

}  // namespace dablo
