// Game files: reading them, and playing their games over.
#ifndef DABLO_TOOLS_DABLO_GAME_FILES_H_
#define DABLO_TOOLS_DABLO_GAME_FILES_H_

#include <cstddef>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "engine/game/game_record.h"
#include "tools/dablo/cli_forward.h"

namespace dablo {

// The games of a file, and what is wrong with it, if anything. An error if it
// cannot be read at all.
absl::StatusOr<GameFile> ReadGames(const std::string& file);

// An engine at the start of a game, as its tags say. InvalidArgument for a
// variant or FEN that is none.
absl::StatusOr<std::unique_ptr<Engine>> MakeEngineOfGame(
    const GameRecord& game);

// Plays the first `plies` moves of a game on its engine. InvalidArgument says
// which move is wrong, and its line and column.
absl::Status ReplayGame(const GameRecord& game, std::size_t plies,
                        Engine& engine);

// --game FILE --number N --ply P: a position of a game.
struct GameOptions {
  absl::optional<std::string> file;
  std::uint64_t number = 0;  // of the game in the file, from 1; 0: not given
  absl::optional<std::string> ply;

  void Add(CLI::App& app);
  // Where the game stands in the file, from 0; the first if no number was
  // given. An error if it is not there.
  absl::StatusOr<std::size_t> IndexIn(const GameFile& games) const;
  // In that game of `file`, which is read, or in one that was.
  absl::StatusOr<std::unique_ptr<Engine>> MakeEngineAtPosition() const;
  absl::StatusOr<std::unique_ptr<Engine>> MakeEngineAtPosition(
      const GameRecord& game) const;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_GAME_FILES_H_
