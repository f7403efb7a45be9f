#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/types/optional.h"
#include "engine/position/fen_text.h"
#include "engine/text/file_failure.h"
#include "engine/text/position_text.h"
#include "tools/dablo/annotate.h"
#include "tools/dablo/command.h"
#include "tools/dablo/files.h"
#include "tools/dablo/game_files.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/options.h"
#include "tools/dablo/progress.h"
#include "tools/dablo/search_options.h"

namespace dablo {
namespace {

std::string Cut(absl::string_view text, std::size_t width) {
  return text.size() <= width ? absl::StrCat(text)
                              : absl::StrCat(text.substr(0, width - 1), "~");
}

class GameCommand : public Command {
 public:
  absl::string_view name() const override { return "game"; }
  absl::string_view summary() const override {
    return "List, check, show and annotate the games of a file";
  }
  absl::string_view description() const override {
    return "Lists the games and checks that every move is legal; the exit "
           "status is 1 if one is not, or if the file is damaged, and then the "
           "games before the damage are listed. With --number, shows that game "
           "and its position after --ply plies. With --annotate, searches "
           "every position and writes the games with scores, blunders and "
           "better lines to a new file; without a limit 100 ms a position.";
  }
  absl::string_view examples() const override {
    return "dablo game data/games/example.pgn\n"
           "dablo game data/games/example.pgn --number 2 --ply 20\n"
           "dablo game data/games/example.pgn --annotate annotated.pgn --depth "
           "4";
  }

  void AddOptions(CLI::App& app) override {
    AddFile(app, "FILE", &options_.file, "The games");
    AddNumber(app, "--number", {1, 1'000'000'000}, &options_.number,
              "Only this game, from 1");
    AddText(app, "--ply", "P", &options_.ply,
            "The position after so many plies; the last if not given");
    AddFile(app, "--annotate", &annotated_,
            "Write the games with the engine's comments to this file");
    AddNumber(app, "--drop", {1, 100'000}, &drop_,
              "Centi-soldiers that make a blunder; 100 if not given");
    AddNumber(app, "--depth", kDepthRange, &depth_, "Plies to search");
    AddNumber(app, "--nodes", kNodesRange, &nodes_, "Nodes to search");
    AddNumber(app, "--movetime", kMovetimeRange, &movetime_,
              "Milliseconds to search");
  }

  absl::Status Run(Output& out) override {
    if (!options_.file) return absl::InvalidArgumentError("expected FILE");
    const bool is_one = options_.number != 0;
    if (options_.ply && (!is_one || annotated_)) {
      return absl::InvalidArgumentError(
          "--ply goes with --number, and not with --annotate");
    }
    const absl::StatusOr<GameFile> file = ReadGames(*options_.file);
    if (!file.ok()) return file.status();
    absl::optional<std::size_t> only;
    if (is_one) {
      const absl::StatusOr<std::size_t> index = options_.IndexIn(*file);
      if (!index.ok()) {
        return file->status.ok() ? index.status() : Damage(*file);
      }
      only = *index;
    }
    absl::Status status = annotated_ ? WriteAnnotated(*file, only, out)
                          : only     ? Show(file->games[*only], out)
                                     : List(*file, out);
    absl::Status written = out.Flush();
    if (!status.ok()) return status;
    if (!written.ok()) return written;
    // What is damaged is a failed check, whatever was asked for.
    return file->status.ok() ? written : Damage(*file);
  }

 private:
  // InvalidArgument would be a mistake of the user.
  static absl::Status Damage(const GameFile& file) {
    return absl::DataLossError(file.status.message());
  }
  absl::Status Failed(std::size_t index, const absl::Status& status) const {
    return absl::DataLossError(absl::StrCat(Quoted(*options_.file), ", game ",
                                            index + 1, ", ", status.message()));
  }

  absl::Status List(const GameFile& file, Output& out) const {
    out.Write(absl::StrFormat("%4s  %-16s %-16s %-14s %-7s %5s  %s\n", "game",
                              "White", "Black", "variant", "result", "plies",
                              "end"));
    absl::Status first;
    for (std::size_t i = 0; i < file.games.size(); ++i) {
      const GameRecord& game = file.games[i];
      out.Write(absl::StrFormat(
          "%4d  %-16s %-16s %-14s %-7s %5d  %s\n", i + 1,
          Cut(game.Tag("White"), 16), Cut(game.Tag("Black"), 16),
          Cut(game.Tag("Variant"), 14), game.result, game.moves.size(),
          Cut(game.Tag("Termination"), 13)));
      absl::Status status = Check(game);
      if (!status.ok()) first.Update(Failed(i, status));
    }
    return first;
  }

  // Whether all moves are legal, and the result is that of the board.
  static absl::Status Check(const GameRecord& game) {
    absl::StatusOr<std::unique_ptr<Engine>> engine = MakeEngineOfGame(game);
    if (!engine.ok()) return engine.status();
    return ReplayGame(game, game.moves.size(), **engine);
  }

  absl::Status Show(const GameRecord& game, Output& out) const {
    const absl::StatusOr<std::unique_ptr<Engine>> engine =
        options_.MakeEngineAtPosition(game);
    if (!engine.ok()) return engine.status();
    out.Write(FormatGame(game));
    out.Write(PositionText(
        **engine, out.is_unicode() ? Symbols::kUnicode : Symbols::kAscii));
    return absl::OkStatus();
  }

  absl::Status WriteAnnotated(const GameFile& file,
                              const absl::optional<std::size_t>& only,
                              Output& out) const {
    SearchLimits limits;
    if (depth_ != 0) limits.depth = static_cast<int>(depth_);
    limits.nodes = nodes_;
    limits.movetime_ms = static_cast<std::int64_t>(movetime_);
    if (depth_ == 0 && nodes_ == 0 && movetime_ == 0) limits.movetime_ms = 100;
    std::ofstream annotated(*annotated_, std::ios::trunc);
    if (!annotated) return FileFailure("write", *annotated_);
    const InterruptHandler handler;
    for (std::size_t i = 0; i < file.games.size(); ++i) {
      if (only && *only != i) continue;
      const GameRecord& game = file.games[i];
      absl::StatusOr<std::unique_ptr<Engine>> engine = MakeEngineOfGame(game);
      if (!engine.ok()) return Failed(i, engine.status());
      absl::Status hash = (*engine)->SetHash(kDefaultHashMib);
      if (!hash.ok()) return hash;
      const StopOnInterrupt stop(handler, **engine);
      ProgressLine progress(absl::StrCat("game ", i + 1));
      const absl::StatusOr<Annotation> annotation = Annotate(
          game, limits, static_cast<int>(drop_), **engine,
          [&](std::size_t plies) {
            progress.Update(static_cast<double>(plies) /
                            static_cast<double>(game.moves.size() + 1));
          });
      progress.Erase();
      if (absl::IsCancelled(annotation.status())) return annotation.status();
      if (!annotation.ok()) return Failed(i, annotation.status());
      annotated << FormatGame(annotation->game) << std::flush;
      if (!annotated) return FileFailure("write", *annotated_);
      WriteBlunders(i, *annotation, out);
      absl::Status written = out.Flush();
      if (!written.ok()) return written;
    }
    return absl::OkStatus();
  }

  static void WriteBlunders(std::size_t index, const Annotation& annotation,
                            Output& out) {
    out.Write(absl::StrCat("game ", index + 1, ": ",
                           annotation.game.moves.size(), " plies, ",
                           annotation.blunders.size(), " blunders\n"));
    for (const Blunder& blunder : annotation.blunders) {
      out.Write(absl::StrCat("  ply ", blunder.ply + 1, ", ",
                             annotation.game.moves[blunder.ply].text, ": ",
                             blunder.after, " after ", blunder.before,
                             "; better ", blunder.line, "\n"));
    }
  }

  GameOptions options_;
  absl::optional<std::string> annotated_;
  std::uint64_t drop_ = 100;
  std::uint64_t depth_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t movetime_ = 0;
};

}  // namespace

std::unique_ptr<Command> MakeGameCommand() {
  return std::make_unique<GameCommand>();
}

}  // namespace dablo
