// A match: many games between two players, in pairs of one opening and both
// colours.
#ifndef DABLO_TOOLS_MATCH_MATCH_H_
#define DABLO_TOOLS_MATCH_MATCH_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/optional.h"
#include "engine/game/game_record.h"
#include "tools/match/player.h"
#include "tools/match/referee.h"
#include "tools/match/statistics.h"
#include "tools/match/tally.h"

namespace dablo {

struct MatchSettings {
  std::string variant;
  PlayerSpec players[2];
  std::vector<Opening> openings;  // at least one; used in turn
  int games = 2;                  // at most; an even number
  GameRules rules;
  std::uint64_t seed = 1;
  int concurrency = 1;
  absl::optional<Sprt> sprt;  // ends the match
};

struct FinishedGame {
  int number = 0;       // from 0; the first player has White in even ones
  int half_points = 0;  // the first player's: 0, 1 or 2
  absl::optional<Fault> fault;  // of the loser
  GameRecord record;

  // Which player lost, 0 or 1, of a game that was not drawn.
  std::size_t Loser() const { return half_points == 0 ? 0 : 1; }
};

// Called one at a time, from any thread. After an error no game begins.
struct MatchEvents {
  // As soon as a game is over.
  std::function<absl::Status(const FinishedGame&)> on_finished;
  // In the order of their numbers, and only games that count: the same ones
  // whatever `concurrency` is.
  std::function<absl::Status(const FinishedGame&, const Tally&)> on_counted;
};

struct MatchResult {
  std::string identities[2];  // who the players say they are
  Tally tally;
  int faults[2][kFaults] = {};  // of each player, by kind
  SprtDecision sprt = SprtDecision::kContinue;
};

// Plays the games that are not among `finished`, until all are played, the test
// has decided, or `stop` becomes true; games that run then are dropped. Errors:
// those of MakePlayer, of openings and of the events.
absl::StatusOr<MatchResult> PlayMatch(const MatchSettings& settings,
                                      std::map<int, FinishedGame> finished,
                                      const MatchEvents& events,
                                      const std::atomic<bool>& stop);

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_MATCH_H_
