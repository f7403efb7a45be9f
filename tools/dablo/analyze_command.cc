#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "engine/text/board_text.h"
#include "engine/text/position_text.h"
#include "tools/dablo/analysis_text.h"
#include "tools/dablo/command.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_options.h"

namespace dablo {
namespace {

constexpr std::int64_t kDefaultMovetimeMs = 5000;
constexpr std::uint64_t kLongestMovetimeMs = 1'000'000'000;

class AnalyzeCommand : public Command {
 public:
  absl::string_view name() const override { return "analyze"; }
  absl::string_view summary() const override {
    return "Search a position for the best move";
  }
  absl::string_view description() const override {
    return "Prints a line for every finished depth: the score from the side to "
           "move, in hundredths of a soldier or as moves to the end of the "
           "game, and the principal variation. Several limits may be given, "
           "the first one reached ends the search; without any it takes 5 "
           "seconds. Ctrl-C ends it, too.";
  }
  absl::string_view examples() const override {
    return "dablo analyze\n"
           "dablo analyze --moves \"c5-b6\" --depth 8 --multipv 3\n"
           "dablo analyze --variant alquerque --nodes 1000000 --json";
  }

  void AddOptions(CLI::App& app) override {
    position_.Add(app);
    AddNumber(
        app, "--depth", {1, kMaxDepth}, &depth_,
        absl::StrCat("Stop after this depth, 1 to ", kMaxDepth, " plies"));
    AddNumber(app, "--nodes", {1, std::numeric_limits<std::uint64_t>::max()},
              &nodes_, "Stop after this many moves made on the board");
    AddNumber(app, "--movetime", {1, kLongestMovetimeMs}, &movetime_,
              "Stop after this many milliseconds");
    AddFlag(app, "--infinite", &infinite_, "No limit, until Ctrl-C");
    AddNumber(app, "--multipv", {1, kMostLines}, &multipv_,
              absl::StrCat("Show the best N lines, 1 to ", kMostLines));
    AddNumber(app, "--hash", {1, kMostHashMib}, &hash_,
              absl::StrCat("Size of the transposition table in MiB; ",
                           kDefaultHashMib, " if not given"));
    AddNumber(app, "--threads", {1, kMostThreads}, &threads_,
              absl::StrCat("Threads to search with, 1 to ", kMostThreads,
                           "; for now one is used"));
    AddText(app, "--searchmoves", "\"M1 M2 ...\"", &search_moves_,
            "Consider only these moves");
    draws_.Add(app);
    AddFlag(app, "--json", &json_, "Print one JSON object a line");
  }

  absl::Status Run(Output& out) override {
    absl::StatusOr<SearchRequest> request = MakeRequest();
    if (!request.ok()) return request.status();
    absl::StatusOr<std::unique_ptr<Engine>> made =
        position_.MakeEngineAtPosition();
    if (!made.ok()) return made.status();
    Engine& engine = **made;
    engine.SetDrawRules(draws_.rules());
    const absl::Status hash = engine.SetHash(static_cast<std::size_t>(hash_));
    if (!hash.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("--hash: ", hash.message()));
    }
    return Search(engine, *request, out);
  }

 private:
  absl::StatusOr<SearchRequest> MakeRequest() const {
    const bool has_limit = depth_ != 0 || nodes_ != 0 || movetime_ != 0;
    if (infinite_ && has_limit) {
      return absl::InvalidArgumentError(absl::StrCat(
          "--infinite cannot be combined with ", depth_ != 0   ? "--depth"
                                                 : nodes_ != 0 ? "--nodes"
                                                               : "--movetime"));
    }
    SearchRequest request;
    if (depth_ != 0) request.limits.depth = static_cast<int>(depth_);
    request.limits.nodes = nodes_;
    request.limits.movetime_ms = static_cast<std::int64_t>(movetime_);
    if (!infinite_ && !has_limit) {
      request.limits.movetime_ms = kDefaultMovetimeMs;
    }
    request.multipv = static_cast<int>(multipv_);
    if (search_moves_) {
      request.search_moves = SplitWords(*search_moves_);
      if (request.search_moves.empty()) {
        return absl::InvalidArgumentError(
            "--searchmoves: expected at least one move, found none");
      }
    }
    return request;
  }

  absl::Status Search(Engine& engine, const SearchRequest& request,
                      Output& out) const {
    // A search move may still be found wrong, and then nothing is printed; so
    // the board waits for the first line.
    bool is_announced = false;
    const auto announce = [&] {
      if (!is_announced) Announce(engine, out);
      is_announced = true;
    };
    const bool with_line = multipv_ > 1;
    const int width = out.is_terminal() ? std::max(out.width(), 80) : 0;
    const InterruptHandler handler;
    const StopOnInterrupt stop(handler, engine);
    const absl::StatusOr<SearchResult> result =
        engine.Search(request, [&](const SearchInfo& info) {
          announce();
          out.Write(json_ ? absl::StrCat(InfoJson(info), "\n")
                          : AnalysisRow(info, with_line, width));
          if (!out.Flush().ok()) engine.Stop();
        });
    if (!result.ok()) return result.status();
    announce();
    out.Write(json_ ? absl::StrCat(BestMoveJson(*result, engine.Result()), "\n")
                    : BestMoveText(*result));
    return out.Flush();
  }

  void Announce(const Engine& engine, Output& out) const {
    if (threads_ > 1) {
      std::fputs(
          "dablo analyze: --threads: this version searches with one thread\n",
          stderr);
    }
    if (json_) return;
    out.Write(
        absl::StrCat(PositionText(engine, out.is_unicode() ? Symbols::kUnicode
                                                           : Symbols::kAscii),
                     "\n"));
    if (engine.MoveCount() == 0) return;
    if (engine.Result().IsFinished()) {
      out.Write("Searched nevertheless, as if play went on.\n\n");
    }
    out.Write(AnalysisHeading(multipv_ > 1));
  }

  PositionOptions position_;
  DrawOptions draws_;
  std::uint64_t depth_ = 0;  // 0: not given; so the next two
  std::uint64_t nodes_ = 0;
  std::uint64_t movetime_ = 0;
  bool infinite_ = false;
  std::uint64_t multipv_ = 1;
  std::uint64_t hash_ = kDefaultHashMib;
  std::uint64_t threads_ = 1;
  absl::optional<std::string> search_moves_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeAnalyzeCommand() {
  return std::make_unique<AnalyzeCommand>();
}

}  // namespace dablo
