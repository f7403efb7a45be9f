#include "tools/dablo/game_files.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"
#include "engine/text/numbers.h"
#include "tools/dablo/files.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_options.h"

namespace dablo {
namespace {

absl::Status In(const std::string& file, const absl::Status& status) {
  if (status.ok()) return status;
  return absl::Status(status.code(),
                      absl::StrCat(Quoted(file), ", ", status.message()));
}

}  // namespace

absl::StatusOr<GameFile> ReadGames(const std::string& file) {
  const absl::StatusOr<std::string> text = ReadFile(file);
  if (!text.ok()) return text.status();
  GameFile games = ParseGames(*text);
  games.status = In(file, games.status);
  return games;
}

absl::StatusOr<std::unique_ptr<Engine>> MakeEngineOfGame(
    const GameRecord& game) {
  const absl::string_view variant = game.Tag("Variant");
  absl::StatusOr<std::unique_ptr<Engine>> engine =
      MakeEngine(variant.empty() ? kDefaultVariant : variant);
  if (!engine.ok()) return engine;
  absl::Status status = (*engine)->SetPosition(game.Tag("FEN"), {});
  if (!status.ok()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "line ", game.place.line, ": tag FEN: ", status.message()));
  }
  return engine;
}

absl::Status ReplayGame(const GameRecord& game, std::size_t plies,
                        Engine& engine) {
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < plies; ++i) moves.push_back(game.moves[i].text);
  const std::string fen(game.Tag("FEN"));
  if (engine.SetPosition(fen, moves).ok()) return absl::OkStatus();
  // Found again by playing one after the other, to say where it stands.
  for (std::size_t i = 1; i <= plies; ++i) {
    const absl::Status status =
        engine.SetPosition(fen, absl::MakeConstSpan(moves).first(i));
    if (status.ok()) continue;
    const TextPlace place = game.moves[i - 1].place;
    return absl::InvalidArgumentError(absl::StrCat("line ", place.line,
                                                   ", column ", place.column,
                                                   ": ", status.message()));
  }
  return absl::OkStatus();
}

void GameOptions::Add(CLI::App& app) {
  AddFile(app, "--game", &file,
          "The position after a move of a game of a file");
  AddNumber(app, "--number", {1, 1'000'000'000}, &number,
            "Which game of the file; the first if not given");
  AddText(app, "--ply", "P", &ply,
          "After how many plies of it, 0 for its start; its end if not given");
}

absl::StatusOr<std::size_t> GameOptions::IndexIn(const GameFile& games) const {
  const std::size_t wanted = std::max<std::size_t>(number, 1);
  if (wanted <= games.games.size()) return wanted - 1;
  // It may stand behind the damage.
  if (!games.status.ok()) return games.status;
  return absl::InvalidArgumentError(
      absl::StrCat("--number: expected a game from 1 to ", games.games.size(),
                   ", found '", wanted, "'"));
}

absl::StatusOr<std::unique_ptr<Engine>> GameOptions::MakeEngineAtPosition()
    const {
  const absl::StatusOr<GameFile> games = ReadGames(*file);
  if (!games.ok()) return games.status();
  const absl::StatusOr<std::size_t> index = IndexIn(*games);
  if (!index.ok()) return index.status();
  return MakeEngineAtPosition(games->games[*index]);
}

absl::StatusOr<std::unique_ptr<Engine>> GameOptions::MakeEngineAtPosition(
    const GameRecord& game) const {
  std::size_t plies = game.moves.size();
  if (ply) {
    const absl::StatusOr<std::uint64_t> wanted =
        ParseWholeNumber(*ply, {0, game.moves.size()});
    if (!wanted.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("--ply: ", wanted.status().message()));
    }
    plies = *wanted;
  }
  absl::StatusOr<std::unique_ptr<Engine>> engine = MakeEngineOfGame(game);
  if (!engine.ok()) return In(*file, engine.status());
  absl::Status status = ReplayGame(game, plies, **engine);
  if (!status.ok()) return In(*file, status);
  return engine;
}

}  // namespace dablo
