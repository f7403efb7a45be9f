// How much of the time of a game to spend on a move.
#ifndef DABLO_ENGINE_SEARCH_GAME_CLOCK_H_
#define DABLO_ENGINE_SEARCH_GAME_CLOCK_H_

#include <algorithm>
#include <cstdint>

namespace dablo {

// The clock of the side to move, in milliseconds.
struct GameClock {
  std::int64_t remaining = 0;
  std::int64_t increment = 0;  // added after every move
  int moves_to_go = 0;         // until more time is added; 0: never
  std::int64_t overhead = 0;   // lost between us and the clock, a move
};

// Games last some dozens of moves a side; without a time control ahead, this
// many are to be provided for.
inline constexpr int kMovesToProvideFor = 30;
// What a move that is hard to find may take, of what an ordinary one takes.
inline constexpr int kMostShares = 4;

// Milliseconds, at least 1.
struct MoveTime {
  std::int64_t planned;
  std::int64_t most;
};

// With increment 0 what is left after any number of moves is never spent.
inline MoveTime MoveTimeFor(const GameClock& clock) {
  const std::int64_t left = clock.remaining - clock.overhead;
  const int moves =
      clock.moves_to_go > 0 ? clock.moves_to_go : kMovesToProvideFor;
  // All of the time would be gone with the last move before more is added.
  const std::int64_t limit = clock.moves_to_go == 1 ? left * 9 / 10 : left / 2;
  const std::int64_t share = left / moves + clock.increment * 3 / 4;
  const auto within = [&](std::int64_t ms) {
    return std::max<std::int64_t>(std::min(ms, limit), 1);
  };
  return {within(share), within(kMostShares * share)};
}

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_GAME_CLOCK_H_
