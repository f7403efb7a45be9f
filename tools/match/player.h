// One who plays a match.
#ifndef DABLO_TOOLS_MATCH_PLAYER_H_
#define DABLO_TOOLS_MATCH_PLAYER_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "absl/types/span.h"
#include "engine/board/types.h"
#include "tools/match/time_control.h"

namespace dablo {

// What a player is told when it is his turn.
struct Turn {
  absl::string_view fen;                // where the game began
  absl::Span<const std::string> moves;  // since then
  std::uint64_t seed;                   // for those who play at random
  const TimeControl& control;           // his
  // White's and Black's, in ms; nothing for one who has no clock.
  absl::optional<std::int64_t> clock[2];
  std::int64_t increment[2] = {0, 0};
  int moves_to_go = 0;  // until time is added to his clock; 0: never
  // After it he is not waited for.
  std::chrono::steady_clock::time_point deadline;
  // Nor when it becomes true.
  const std::atomic<bool>& stop;
};

struct ToldScore {
  bool is_mate;
  int value;  // centi-soldiers, or moves to the end of the game
};

struct Reply {
  std::string move;
  absl::optional<ToldScore> score;  // from his side
  int depth = 0;                    // 0: not told
};

// Errors: Unavailable if he is there no more, DeadlineExceeded if he did not
// answer in time, InvalidArgument if the answer means nothing, Cancelled if the
// turn was stopped. After an error he is of no use.
class Player {
 public:
  virtual ~Player() = default;

  // Who he says he is.
  virtual std::string identity() const = 0;
  // A new game: nothing is remembered of the last.
  virtual absl::Status StartGame(absl::string_view variant) = 0;
  virtual absl::StatusOr<Reply> Play(const Turn& turn) = 0;
};

// Who plays, and how.
struct PlayerSpec {
  enum class Kind { kDablo, kRandom, kMaterial, kProgram };

  std::string name;
  Kind kind = Kind::kDablo;
  std::vector<std::string> command;  // of a program, with its arguments
  bool speaks_ugi = false;           // a program that knows no UCI
  std::vector<std::pair<std::string, std::string>> options;  // name, value
  TimeControl control;

  // Whether he plays the same, whatever time he has.
  bool IsBaseline() const {
    return kind == Kind::kRandom || kind == Kind::kMaterial;
  }
};

// Reads "dablo nodes=1000 option.Hash=16", "random", "material", or
// "command='./other uci' name=other tc=10+0.1". The words: dablo, random,
// material, or command=...; name=, protocol=uci|ugi, tc=, movetime=, nodes=,
// depth=, option.NAME=. A value with blanks stands in quotes.
absl::StatusOr<PlayerSpec> ParsePlayer(absl::string_view text);

// Starts him. Unavailable or DeadlineExceeded if that fails, InvalidArgument if
// he does not take an option.
absl::StatusOr<std::unique_ptr<Player>> MakePlayer(const PlayerSpec& spec);

// Each kind.
absl::StatusOr<std::unique_ptr<Player>> MakeUciPlayer(const PlayerSpec& spec);
std::unique_ptr<Player> MakeBaselinePlayer(const PlayerSpec& spec);

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_PLAYER_H_
