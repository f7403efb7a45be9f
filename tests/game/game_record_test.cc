#include "engine/game/game_record.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;
using ::testing::SizeIs;

constexpr char kGame[] =
    "[Event \"Test \\\"1\\\"\"]\n"
    "[White \"a\\\\b\"]\n"
    "[Result \"1-0\"]\n"
    "\n"
    "1. c5-b6 {+0.10/5 0.1} a7xc5 2. b4xd6 {good} {better} 1-0\n";

GameRecord One(absl::string_view text) {
  GameFile file = ParseGames(text);
  EXPECT_TRUE(file.status.ok()) << file.status;
  EXPECT_THAT(file.games, SizeIs(1));
  return file.games.empty() ? GameRecord{} : file.games.front();
}

std::vector<std::string> Moves(const GameRecord& game) {
  std::vector<std::string> moves;
  for (const RecordedMove& move : game.moves) moves.push_back(move.text);
  return moves;
}

TEST(ParseGamesTest, ReadsTagsMovesAndComments) {
  const GameRecord game = One(kGame);
  EXPECT_THAT(game.tags,
              ElementsAre(Pair("Event", "Test \"1\""), Pair("White", "a\\b"),
                          Pair("Result", "1-0")));
  EXPECT_EQ(game.Tag("White"), "a\\b");
  EXPECT_EQ(game.Tag("Black"), "");
  EXPECT_THAT(Moves(game), ElementsAre("c5-b6", "a7xc5", "b4xd6"));
  EXPECT_EQ(game.moves[0].comment, "+0.10/5 0.1");
  EXPECT_EQ(game.moves[1].comment, "");
  EXPECT_EQ(game.moves[2].comment, "good better");
  EXPECT_EQ(game.result, "1-0");
  EXPECT_EQ(game.moves[1].place.line, 5);
  EXPECT_EQ(game.moves[1].place.column, 24);
}

TEST(ParseGamesTest, TakesWhatPeopleWrite) {
  const GameRecord game = One(
      "; a remark\n% another\n1.c5-b6!? $3 (1. c5-d6 {no} (1. a1-b2) d9-e8) "
      "1...a7xc5 2 ... {here} b4xd6?? *");
  EXPECT_THAT(Moves(game), ElementsAre("c5-b6", "a7xc5", "b4xd6"));
  EXPECT_THAT(game.moves[0].variations,
              ElementsAre("1. c5-d6 {no} (1. a1-b2) d9-e8"));
  EXPECT_EQ(game.moves[0].place.column, 3);
  EXPECT_EQ(game.result, "*");
}

TEST(ParseGamesTest, ReadsSeveralGames) {
  const GameFile file =
      ParseGames("[A \"1\"]\n\nc5-b6 1-0\n\n[A \"2\"]\n\n1/2-1/2 0-1\n");
  ASSERT_TRUE(file.status.ok());
  ASSERT_THAT(file.games, SizeIs(3));
  EXPECT_EQ(file.games[0].result, "1-0");
  EXPECT_EQ(file.games[1].result, "1/2-1/2");
  EXPECT_EQ(file.games[1].Tag("A"), "2");
  EXPECT_EQ(file.games[1].place.line, 5);
  EXPECT_THAT(file.games[2].tags, SizeIs(0));
  EXPECT_THAT(ParseGames(" \n").games, SizeIs(0));
}

TEST(ParseGamesTest, GivesTheGamesBeforeTheDamage) {
  const struct {
    const char* damage;
    const char* message;
  } kCases[] = {
      {"[A \"x\"", "line 6, column 7: expected ']', found the end of the file"},
      {"[A \"x\n\"]",
       "line 6, column 6: expected a closing quote, found the "
       "end of the line"},
      {"[A \"x\\",
       "line 6, column 7: expected a closing quote, found the end "
       "of the file"},
      {"[A x]", "line 6, column 4: expected a value in quotes, found 'x'"},
      {"[\"x\"]", "line 6, column 2: expected the name of a tag, found '\\\"'"},
      {"[A \"1\"] [A \"2\"]",
       "line 6, column 10: expected one tag 'A' a game, found a second"},
      {"c5-b6",
       "line 6, column 6: expected a move or the result, found the "
       "end of the file"},
      {"c5-b6 {good",
       "line 6, column 7: expected '}' at the end of this comment"},
      {"c5-b6 (c5-d6",
       "line 6, column 7: expected ')' at the end of this variation"},
      {"c5-b6 (c5-d6 {x)",
       "line 6, column 7: expected ')' at the end of this variation"},
      {"(c5-d6) *",
       "line 6, column 1: expected a move before a variation, found none"},
      {"c5-b6 ) *",
       "line 6, column 7: expected a move or the result, found ')'"},
      {"[Result \"1-0\"] c5-b6 0-1",
       "line 6, column 22: expected the result of the tag, '1-0', found "
       "'0-1'"},
  };
  for (const auto& [damage, message] : kCases) {
    const GameFile file = ParseGames(absl::StrCat(kGame, damage));
    EXPECT_EQ(std::string(file.status.message()), message);
    EXPECT_TRUE(absl::IsInvalidArgument(file.status)) << damage;
    EXPECT_THAT(file.games, SizeIs(1)) << damage;
  }
}

TEST(FormatGameTest, IsReadBackAsItWas) {
  const GameRecord game = One(kGame);
  const std::string text = FormatGame(game);
  EXPECT_EQ(text,
            "[Event \"Test \\\"1\\\"\"]\n[White \"a\\\\b\"]\n[Result \"1-0\"]\n"
            "\n1. c5-b6 {+0.10/5 0.1} a7xc5 2. b4xd6 {good better} 1-0\n\n");
  const GameRecord again = One(text);
  EXPECT_EQ(again.tags, game.tags);
  EXPECT_EQ(Moves(again), Moves(game));
  EXPECT_EQ(again.moves[2].comment, "good better");
}

TEST(FormatGameTest, NumbersFromTheFenAndAfterVariations) {
  GameRecord game;
  game.SetTag("FEN", "5/5/2S2/5/2s2 b 3 17");
  game.SetTag("Result", "*");
  game.SetTag("Result", "0-1");
  game.result = "0-1";
  game.moves = {{"c1-c2", "", {}, {}},
                {"c3-c4", "", {"18. c3-b4", "18. c3-d4"}, {}},
                {"c2-c3", "", {}, {}},
                {"c4-c5", "a } b", {}, {}}};
  EXPECT_EQ(FormatGame(game),
            "[FEN \"5/5/2S2/5/2s2 b 3 17\"]\n[Result \"0-1\"]\n\n"
            "17... c1-c2 18. c3-c4 (18. c3-b4) (18. c3-d4) 18... c2-c3 19. "
            "c4-c5 {a ) b} 0-1\n\n");
}

TEST(FormatGameTest, KeepsTo80Columns) {
  GameRecord game;
  for (int i = 0; i < 300; ++i) game.moves.push_back({"c5-b6", "x y", {}, {}});
  const std::string text = FormatGame(game);
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    EXPECT_LE(line.size(), 80u);
  }
  EXPECT_THAT(One(text).moves, SizeIs(300));
}

}  // namespace
}  // namespace dablo
