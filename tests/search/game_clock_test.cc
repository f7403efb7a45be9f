#include "engine/search/game_clock.h"

#include "gtest/gtest.h"

namespace dablo {
namespace {

TEST(GameClockTest, NeverTakesMoreThanThereIs) {
  for (std::int64_t remaining : {0, 1, 7, 50, 1000, 100'000}) {
    for (std::int64_t increment : {0, 10, 5000}) {
      for (int moves_to_go : {0, 1, 2, 40}) {
        const GameClock clock{remaining, increment, moves_to_go, 10};
        const MoveTime time = MoveTimeFor(clock);
        EXPECT_GE(time.planned, 1);
        EXPECT_GE(time.most, time.planned);
        if (remaining > 12) {
          EXPECT_LE(time.most + clock.overhead, remaining);
        }
      }
    }
  }
}

TEST(GameClockTest, LastsForAllMoves) {
  for (int moves_to_go : {0, 40}) {
    GameClock clock{10'000, 0, moves_to_go, 10};
    for (int i = 0; i < 40; ++i) {
      const MoveTime time = MoveTimeFor(clock);
      EXPECT_GE(time.planned, 20) << "move " << i + 1;
      clock.remaining -= time.planned + clock.overhead;
      if (moves_to_go > 0) --clock.moves_to_go;
    }
    EXPECT_GE(clock.remaining, 0);
  }
}

TEST(GameClockTest, IncrementIsUsed) {
  EXPECT_GT(MoveTimeFor({1000, 100, 0, 10}).planned,
            MoveTimeFor({1000, 0, 0, 10}).planned + 50);
}

}  // namespace
}  // namespace dablo
