#include "engine/text/position_text.h"

#include "absl/strings/str_cat.h"

namespace dablo {
absl::string_view SideName(Side side) {
  return side == Side::kWhite ? "White" : "Black";
}

std::string StatusText(const Engine& engine) {
  const int plies = engine.ReversiblePlies();
  return absl::StrCat(SideName(engine.SideToMove()), " to move, move ",
                      engine.MoveNumber(), ", ", plies,
                      plies == 1 ? " ply" : " plies",
                      " since the last irreversible move\n");
}

std::string ResultText(const Engine& engine) {
  const GameResult result = engine.Result();
  if (!result.IsFinished()) return "";
  const Side winner =
      result.winner == Winner::kWhite ? Side::kWhite : Side::kBlack;
  const std::string won =
      absl::StrCat(SideName(winner), " wins: ", SideName(Opponent(winner)));
  switch (result.reason) {
    case EndReason::kNone:
      break;
    case EndReason::kNoPieces:
      return absl::StrCat(won, " has no piece left.\n");
    case EndReason::kKingCaptured:
      return absl::StrCat(won, " has no king left.\n");
    case EndReason::kBareKing:
      return absl::StrCat(won, " has nothing but a king left.\n");
    case EndReason::kBlocked:
      return absl::StrCat(won, " has no legal move.\n");
    case EndReason::kRepetition:
      return absl::StrCat("A draw: this position has come ", kRepetitionLimit,
                          " times.\n");
    case EndReason::kNoProgress:
      return absl::StrCat("A draw: ", engine.draw_rules().no_progress_plies,
                          " plies without an irreversible move.\n");
  }
  return absl::StrCat("The game is over: ", ToString(result.reason), ".\n");
}

std::string PositionText(const Engine& engine, Symbols symbols) {
  const std::string title = absl::StrCat(engine.variant().title, " (",
                                         engine.variant().name, ")\n\n");
  return absl::StrCat(title, BoardText(engine.Board(), symbols), "\n",
                      StatusText(engine), ResultText(engine),
                      "FEN: ", engine.Fen(), "\n");
}

}  // namespace dablo
