#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "engine/text/board_text.h"
#include "engine/text/position_text.h"
#include "tools/dablo/analysis_text.h"
#include "tools/dablo/batch.h"
#include "tools/dablo/command.h"
#include "tools/dablo/epd.h"
#include "tools/dablo/epd_check.h"
#include "tools/dablo/game_files.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_options.h"
#include "tools/dablo/search_options.h"

namespace dablo {
namespace {

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
           "seconds. Ctrl-C ends it, too. With --epd, the lines of the file "
           "are positions with operations: 'FEN ;bm M1 M2 ;am M3 ;dm N ;id "
           "NAME', best moves, moves to avoid, a win in N moves. With --batch, "
           "a request is an object with any of the keys id, variant, fen, "
           "moves, limits (depth, nodes, movetime), multipv, searchmoves and "
           "stream; its answer has the same id. --hash is shared by all "
           "threads.";
  }
  absl::string_view examples() const override {
    return "dablo analyze\n"
           "dablo analyze --moves \"c5-b6\" --depth 8 --multipv 3\n"
           "dablo analyze --variant alquerque --nodes 1000000 --json\n"
           "dablo analyze --variant frisian-dablo --epd data/epd/mates.epd "
           "--depth 5\n"
           "dablo analyze --game data/games/example.pgn --number 2 --ply 20 "
           "--depth 8";
  }

  void AddOptions(CLI::App& app) override {
    position_.Add(app);
    game_.Add(app);
    search_.Add(app);
    AddNumber(app, "--hash", {1, kMostHashMib}, &hash_,
              absl::StrCat("Size of the transposition table in MiB; ",
                           kDefaultHashMib, " if not given"));
    AddNumber(app, "--threads", {1, kMostThreads}, &threads_,
              absl::StrCat("Threads of a search, 1 to ", kMostThreads,
                           "; with --batch, requests to work on at once"));
    draws_.Add(app);
    AddFlag(app, "--json", &json_, "Print one JSON object a line");
    AddFile(app, "--epd", &epd_,
            "Search the positions of this file and tell which are solved");
    AddFlag(app, "--batch", &batch_,
            "Answer requests from standard input, one JSON object a line");
  }

  absl::Status Run(Output& out) override {
    absl::Status options = CheckOptions();
    if (!options.ok()) return options;
    if (batch_) {
      return RunBatch({static_cast<int>(threads_),
                       static_cast<std::size_t>(hash_), draws_.rules()},
                      out);
    }
    const absl::StatusOr<SearchRequest> request = search_.MakeRequest();
    if (!request.ok()) return request.status();
    const absl::StatusOr<std::unique_ptr<Engine>> made =
        game_.file ? game_.MakeEngineAtPosition()
                   : position_.MakeEngineAtPosition();
    if (!made.ok()) return made.status();
    Engine& engine = **made;
    engine.SetDrawRules(draws_.rules());
    absl::Status threads = engine.SetThreads(static_cast<int>(threads_));
    if (!threads.ok()) return threads;
    const absl::Status hash = engine.SetHash(static_cast<std::size_t>(hash_));
    if (!hash.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("--hash: ", hash.message()));
    }
    if (!epd_) return Search(engine, *request, out);
    const absl::StatusOr<std::vector<EpdPosition>> positions =
        ReadEpd(*epd_, engine);
    if (!positions.ok()) return positions.status();
    return CheckEpd(*positions, request->limits, json_, engine, out);
  }

 private:
  absl::Status CheckOptions() const {
    absl::Status game = CheckGameOptions();
    if (!game.ok()) return game;
    if (!batch_ && !epd_) return absl::OkStatus();
    absl::Status conflict =
        CheckConflicts(batch_ ? "--batch" : "--epd",
                       {{position_.fen.has_value(), "--fen"},
                        {position_.moves.has_value(), "--moves"},
                        {search_.infinite, "--infinite"},
                        {search_.multipv != 1, "--multipv"},
                        {search_.search_moves.has_value(), "--searchmoves"}});
    if (!conflict.ok() || !batch_) return conflict;
    return CheckConflicts("--batch",
                          {{position_.variant.has_value(), "--variant"},
                           {search_.depth != 0, "--depth"},
                           {search_.nodes != 0, "--nodes"},
                           {search_.movetime != 0, "--movetime"},
                           {json_, "--json"},
                           {epd_.has_value(), "--epd"}});
  }

  absl::Status CheckGameOptions() const {
    if (!game_.file) {
      return game_.ply ? absl::InvalidArgumentError("--ply goes with --game")
                       : absl::OkStatus();
    }
    return CheckConflicts("--game",
                          {{position_.variant.has_value(), "--variant"},
                           {position_.fen.has_value(), "--fen"},
                           {position_.moves.has_value(), "--moves"},
                           {epd_.has_value(), "--epd"},
                           {batch_, "--batch"}});
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
    const bool with_line = search_.multipv > 1;
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
    if (json_) return;
    out.Write(
        absl::StrCat(PositionText(engine, out.is_unicode() ? Symbols::kUnicode
                                                           : Symbols::kAscii),
                     "\n"));
    if (engine.MoveCount() == 0) return;
    if (engine.Result().IsFinished()) {
      out.Write("Searched nevertheless, as if play went on.\n\n");
    }
    out.Write(AnalysisHeading(search_.multipv > 1));
  }

  PositionOptions position_;
  GameOptions game_;
  SearchOptions search_;
  DrawOptions draws_;
  std::uint64_t hash_ = kDefaultHashMib;
  std::uint64_t threads_ = 1;
  bool json_ = false;
  absl::optional<std::string> epd_;
  bool batch_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeAnalyzeCommand() {
  return std::make_unique<AnalyzeCommand>();
}

}  // namespace dablo
