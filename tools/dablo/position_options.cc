#include "tools/dablo/position_options.h"

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"
#include "tools/dablo/options.h"

namespace dablo {
void PositionOptions::Add(CLI::App& app) {
  AddText(app, "--variant", "NAME", &variant,
          absl::StrCat("The game, one of those that 'dablo variants' lists; ",
                       kDefaultVariant, " if not given"));
  AddText(app, "--fen", "FEN", &fen,
          "The position, instead of the start of the game");
  AddText(app, "--moves", "\"M1 M2 ...\"", &moves,
          "Moves that are played first");
}

absl::StatusOr<std::unique_ptr<Engine>> PositionOptions::MakeEngineAtStart()
    const {
  return MakeEngine(variant.value_or(kDefaultVariant));
}

absl::StatusOr<std::unique_ptr<Engine>> PositionOptions::MakeEngineAtPosition()
    const {
  // The facade takes an empty FEN for the start.
  if (fen && absl::StripAsciiWhitespace(*fen).empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("--fen: expected a position, found ", Quoted(*fen)));
  }
  absl::StatusOr<std::unique_ptr<Engine>> engine = MakeEngineAtStart();
  if (!engine.ok()) return engine;
  absl::Status status =
      (*engine)->SetPosition(fen.value_or(""), SplitWords(moves.value_or("")));
  if (!status.ok()) return status;
  return engine;
}

void DrawOptions::Add(CLI::App& app) {
  AddNumber(app, "--no-progress", {0, 1'000'000}, &no_progress,
            absl::StrCat("Plies without an irreversible move that make a draw, "
                         "0 for no such rule; ",
                         kDefaultNoProgressPlies, " if not given"));
}

}  // namespace dablo
