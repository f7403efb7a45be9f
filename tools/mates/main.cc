// mates: finds positions with a forced win in the games of a file and proves
// them, for a suite of `dablo analyze --epd`. tools/make-mates makes those in
// data/mates/ with it.
#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "engine/game/game_record.h"
#include "engine/moves/notation.h"
#include "engine/position/fen.h"
#include "engine/position/fen_text.h"
#include "engine/position/symmetry.h"
#include "engine/rules/catalogue.h"
#include "tools/dablo/game_files.h"
#include "tools/dablo/options.h"
#include "tools/dablo/progress.h"
#include "tools/mates/mate_prover.h"

namespace dablo {
namespace {

struct Options {
  absl::optional<std::string> file;
  std::uint64_t count = 120;
  std::uint64_t nodes = 5'000'000;

  void Add(CLI::App& app) {
    AddFile(app, "GAMES", &file, "A file of games of one variant");
    AddNumber(app, "--count", {1, 1'000'000}, &count,
              "Positions to find; 120 if not given");
    AddNumber(app, "--nodes", {1, 1'000'000'000'000}, &nodes,
              "Positions that a proof may visit; 5000000 if not given");
  }
};

// Of the winner.
constexpr int kLeastMoves = 4;
constexpr int kMostMoves = 9;

template <class V>
class MateFinder {
 public:
  MateFinder(const Options& options, const GameFile& file)
      : options_(options), file_(file) {}

  absl::Status Run() {
    ProgressLine progress("mates");
    for (std::size_t i = 0; i < file_.games.size(); ++i) {
      if (found_ == options_.count) return absl::OkStatus();
      absl::Status status = LookAt(i);
      if (!status.ok()) return status;
      progress.Update(static_cast<double>(i + 1) /
                      static_cast<double>(file_.games.size()));
    }
    return found_ == options_.count
               ? absl::OkStatus()
               : absl::FailedPreconditionError(
                     absl::StrCat("expected ", options_.count,
                                  " positions, found no more than ", found_));
  }

 private:
  // At most one position of each game, so that they differ: that so many of the
  // winner's moves before the end, another number for every game, or else the
  // next one.
  absl::Status LookAt(std::size_t index) {
    const GameRecord& game = file_.games[index];
    const absl::StatusOr<std::unique_ptr<Engine>> engine =
        MakeEngineOfGame(game);
    if (!engine.ok()) return engine.status();
    absl::Status status = ReplayGame(game, game.moves.size(), **engine);
    if (!status.ok()) return status;
    if ((*engine)->Result().winner == Winner::kNone) return absl::OkStatus();
    constexpr std::size_t kKinds = kMostMoves - kLeastMoves + 1;
    for (std::size_t k = 0; k < kKinds; ++k) {
      const std::size_t plies = 2 * (kLeastMoves + (index + k) % kKinds) - 1;
      if (plies > game.moves.size()) continue;
      status = ReplayGame(game, game.moves.size() - plies, **engine);
      if (!status.ok()) return status;
      const auto record = ParseFen<V>((*engine)->Fen());
      if (!record.ok()) return record.status();
      Position<V> position = record->position;
      position.set_reversible_plies(0);
      if (Count(position) < 2) continue;
      if (!seen_.insert(SymmetricKey(position)).second) continue;
      MateProver<V> prover;
      const absl::optional<int> distance =
          prover.Distance(position, kMostMoves, options_.nodes);
      if (!distance || *distance < kLeastMoves) continue;
      Write(position, *distance, prover.Line(position, *distance), index);
      return absl::OkStatus();
    }
    return absl::OkStatus();
  }

  void Write(Position<V> position, int distance, const std::vector<Move>& line,
             std::size_t game) {
    const std::string fen = ToFen(position, 1);
    std::vector<std::string> texts;
    for (const Move& move : line) {
      texts.push_back(FormatMove(position, move));
      position = After(position, move);
    }
    absl::PrintF("%s ;dm %d ;pv %s ;id game %d\n", fen, distance,
                 absl::StrJoin(texts, " "), game + 1);
    std::fflush(stdout);
    ++found_;
  }

  const Options& options_;
  const GameFile& file_;
  absl::flat_hash_set<Key> seen_;
  std::uint64_t found_ = 0;
};

template <class... V>
absl::Status FindIn(VariantList<V...>, const Options& options,
                    const GameFile& file) {
  const absl::string_view name = file.games.front().Tag("Variant");
  for (std::size_t i = 1; i < file.games.size(); ++i) {
    const absl::string_view other = file.games[i].Tag("Variant");
    if (other != name) {
      return absl::InvalidArgumentError(
          absl::StrCat("game ", i + 1, ": expected a game of ", Quoted(name),
                       ", as the first is, found ", Quoted(other)));
    }
  }
  absl::Status status = absl::InvalidArgumentError(
      absl::StrCat("tag Variant: unknown variant ", Quoted(name)));
  ((name == V::kName ? void(status = MateFinder<V>(options, file).Run())
                     : void()),
   ...);
  return status;
}

absl::Status Run(const Options& options) {
  if (!options.file) {
    return absl::InvalidArgumentError("expected a file of games");
  }
  const absl::StatusOr<GameFile> file = ReadGames(*options.file);
  if (!file.ok()) return file.status();
  if (!file->status.ok()) return file->status;
  if (file->games.empty()) {
    return absl::InvalidArgumentError("expected games, found none");
  }
  return FindIn(AllVariants{}, options, *file);
}

}  // namespace
}  // namespace dablo

int main(int argc, char** argv) {
  dablo::Options options;
  CLI::App app("Find and prove forced wins in the games of a file", "mates");
  options.Add(app);
  absl::Status status = dablo::ParseArguments(
      app, std::vector<std::string>(argv + 1, argv + argc));
  if (dablo::WantsHelp(app)) {
    std::fputs(app.help().c_str(), stdout);
    return 0;
  }
  if (status.ok()) status = dablo::Run(options);
  if (status.ok()) return 0;
  absl::FPrintF(stderr, "mates: %s\n", status.message());
  return absl::IsInvalidArgument(status) ? 2 : 1;
}
