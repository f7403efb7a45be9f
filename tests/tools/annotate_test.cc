#include "tools/dablo/annotate.h"

#include <chrono>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tools/dablo/game_files.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

// White gives a soldier away for nothing with his second move.
GameRecord Game(absl::string_view moves) {
  return ParseGames(absl::StrCat("[Variant \"cuhkka\"]\n"
                                 "[FEN \"s4/5/5/5/S3S w 0 1\"]\n",
                                 moves, " *"))
      .games.at(0);
}

TEST(AnnotateTest, FindsTheBlunder) {
  const GameRecord game = Game("e1-e2 {old} a5-a4 a1-a2 a4-a3 e2-e3 a3xa1");
  const auto engine = *MakeEngineOfGame(game);
  ASSERT_TRUE(engine->SetHash(1).ok());
  std::vector<std::size_t> told;
  const absl::StatusOr<Annotation> annotation =
      Annotate(game, {.depth = 6}, 100, *engine,
               [&](std::size_t plies) { told.push_back(plies); });
  ASSERT_TRUE(annotation.ok()) << annotation.status();
  EXPECT_THAT(told, SizeIs(7));
  ASSERT_FALSE(annotation->blunders.empty());
  // Black offered his only soldier, and White did not take it.
  std::vector<std::size_t> plies;
  for (const Blunder& blunder : annotation->blunders) {
    plies.push_back(blunder.ply);
  }
  EXPECT_THAT(plies, ::testing::Contains(4u));
  const RecordedMove& move = annotation->game.moves[4];
  EXPECT_THAT(move.comment, HasSubstr("blunder: was +#1"));
  ASSERT_THAT(move.variations, SizeIs(1));
  EXPECT_THAT(move.variations[0], StartsWith("a2xa4 {+#1}"));
  EXPECT_THAT(annotation->game.moves[0].comment, StartsWith("old; "));
}

// The scores are those of who made the move.
TEST(AnnotateTest, AGameThatEnds) {
  const GameRecord game = Game("e1-e2 a5-a4 a1-a2 a4-a3 a2xa4");
  const auto engine = *MakeEngineOfGame(game);
  ASSERT_TRUE(engine->SetHash(1).ok());
  const auto annotation =
      Annotate(game, {.depth = 4}, 100, *engine, [](std::size_t) {});
  ASSERT_TRUE(annotation.ok()) << annotation.status();
  EXPECT_THAT(annotation->game.moves[3].comment, StartsWith("-#1"));
  EXPECT_THAT(annotation->game.moves[4].comment, StartsWith("+#1"));
  EXPECT_THAT(annotation->game.moves[4].variations, IsEmpty());
}

// Without the stop it would take hours.
TEST(AnnotateTest, StopEndsIt) {
  const GameRecord game =
      ParseGames("[Variant \"dablot\"]\n\nc5-b6 a7xc5 g5-h6 *").games.at(0);
  const auto engine = *MakeEngineOfGame(game);
  ASSERT_TRUE(engine->SetHash(1).ok());
  std::thread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    engine->Stop();
  });
  EXPECT_TRUE(absl::IsCancelled(
      Annotate(game, {.movetime_ms = 3'600'000}, 100, *engine, [](std::size_t) {
      }).status()));
  later.join();
}

TEST(AnnotateTest, ThresholdIsKept) {
  const GameRecord game = Game("e1-e2 a5-a4");
  const auto engine = *MakeEngineOfGame(game);
  ASSERT_TRUE(engine->SetHash(1).ok());
  const auto annotation =
      Annotate(game, {.depth = 3}, 300'000, *engine, [](std::size_t) {});
  ASSERT_TRUE(annotation.ok());
  EXPECT_THAT(annotation->blunders, IsEmpty());
}

TEST(AnnotateTest, AnIllegalMoveIsAnError) {
  const GameRecord game = Game("e1-e2 a5-a4 a1-b4");
  const auto engine = *MakeEngineOfGame(game);
  EXPECT_THAT(
      std::string(Annotate(game, {.depth = 2}, 100, *engine, [](std::size_t) {})
                      .status()
                      .message()),
      StartsWith("line 3, column 13: move 3: "));
}

}  // namespace
}  // namespace dablo
