// One game between two players, watched by one who knows the rules.
#ifndef DABLO_TOOLS_MATCH_REFEREE_H_
#define DABLO_TOOLS_MATCH_REFEREE_H_

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "engine/game/game_record.h"
#include "engine/game/result.h"
#include "tools/match/player.h"
#include "tools/match/time_control.h"

namespace dablo {

// Ends games that are as good as over; 0 plies: it does not.
struct Adjudication {
  // Won for one side when both players have said so for so many plies in turn.
  int win_score = 0;  // centi-soldiers
  int win_plies = 0;
  // Drawn when both have seen no more than this for so many plies.
  int draw_score = 0;
  int draw_plies = 0;
  // Drawn after so many plies altogether.
  int most_plies = 0;
};

struct GameRules {
  DrawRules draws;
  Adjudication adjudication;
  // By how much a player may overstep his time.
  std::int64_t margin_ms = 0;
  // How long a player without a clock is waited for.
  std::int64_t patience_ms = 60'000;
};

struct Opening {
  std::string fen;                 // empty: the start of the game
  std::vector<std::string> moves;  // from there
};

// One seat at the board.
struct Seat {
  Player* player;
  TimeControl control;
};

// How a player lost without having been beaten.
enum class Fault { kCrash, kStall, kTimeForfeit, kIllegalMove };
inline constexpr int kFaults = 4;
absl::string_view ToString(Fault fault);

struct PlayedGame {
  Winner winner = Winner::kNone;  // kNone: a draw
  // How it ended: "blocked", "repetition", "adjudication: score", "time
  // forfeit: 120 ms, had 100", "crash: was killed by signal 11" ...
  std::string termination;
  // Of the loser. After a crash or a stall he is not to be used any more.
  absl::optional<Fault> fault;
  std::vector<RecordedMove> moves;  // those of the opening first
};

// Plays a game with `board`, an engine of the variant that is asked for nothing
// but the rules. InvalidArgument if the opening is none; Cancelled when `stop`
// becomes true, which ends the move that is waited for, too.
absl::StatusOr<PlayedGame> PlayGame(Engine& board, const Opening& opening,
                                    const Seat (&seats)[2],
                                    const GameRules& rules, std::uint64_t seed,
                                    const std::atomic<bool>& stop);

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_REFEREE_H_
