#include "tools/dablo/play_session.h"

#include <cstdio>
#include <set>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class PlaySessionTest : public ::testing::Test {
 protected:
  PlaySessionTest() {
    settings_.skill.level = 2;
    Sit("alquerque");
  }

  void Sit(absl::string_view variant) {
    session_ = std::make_unique<PlaySession>(
        *MakeEngine(variant), "", std::vector<std::string>{}, settings_,
        [this](absl::string_view text) { absl::StrAppend(&heard_, text); });
  }
  void SitAlone() {
    settings_.program_plays[1] = false;
    Sit("alquerque");
  }

  std::string Say(absl::string_view line) {
    heard_.clear();
    EXPECT_TRUE(session_->Handle(line)) << line;
    return heard_;
  }

  PlaySettings settings_;
  std::string heard_;
  std::unique_ptr<PlaySession> session_;
};

TEST_F(PlaySessionTest, TheProgramAnswers) {
  session_->Begin();
  EXPECT_THAT(heard_, HasSubstr("5 s---s---s---s---s"));
  EXPECT_EQ(session_->PromptText(), "White, move 1> ");
  EXPECT_THAT(Say("b2-c3"), HasSubstr("Black plays "));
  EXPECT_EQ(session_->PromptText(), "White, move 2> ");
}

TEST_F(PlaySessionTest, WhatIsNotSavedCanBeTypedAgain) {
  SitAlone();
  EXPECT_EQ(session_->Farewell(), "");
  Say("b2-c3");
  EXPECT_THAT(session_->Farewell(),
              EndsWith("dablo play --variant alquerque --moves 'b2-c3'\n"));
  const std::string file = ::testing::TempDir() + "/farewell.pgn";
  Say(absl::StrCat("save ", file));
  EXPECT_EQ(session_->Farewell(), "");
  Say("1");
  EXPECT_NE(session_->Farewell(), "");
  Say(absl::StrCat("load ", file));
  EXPECT_EQ(session_->Farewell(), "");
  Say("new");
  EXPECT_EQ(session_->Farewell(), "");
  std::remove(file.c_str());
}

TEST_F(PlaySessionTest, TheProgramMayBegin) {
  settings_.program_plays[0] = true;
  settings_.program_plays[1] = false;
  Sit("alquerque");
  session_->Begin();
  EXPECT_THAT(heard_, HasSubstr("White plays "));
  EXPECT_EQ(session_->PromptText(), "Black, move 1> ");
}

TEST_F(PlaySessionTest, MovesHaveNumbers) {
  SitAlone();
  EXPECT_EQ(Say("moves"),
            "  1 b2-c3      2 c2-c3      3 d2-c3      4 d3-c3    \n");
  EXPECT_THAT(Say("3"), HasSubstr("[.]"));
  EXPECT_EQ(session_->PromptText(), "Black, move 1> ");
  // What can be taken is marked.
  EXPECT_THAT(heard_, HasSubstr("<"));
}

TEST_F(PlaySessionTest, WrongInputChangesNothing) {
  session_->Begin();
  EXPECT_THAT(Say("b2-c4"),
              AllOf(StartsWith("move 'b2-c4': "),
                    EndsWith("; 'moves' lists the legal ones\n")));
  EXPECT_THAT(Say("0"), HasSubstr("'moves' lists"));
  EXPECT_EQ(Say("hnt"),
            "unknown command 'hnt'; did you mean 'hint'?; 'help' lists them\n");
  EXPECT_THAT(Say("99"), HasSubstr("'moves' lists"));
  EXPECT_EQ(Say("b2 c3"),
            "expected one move or a command, found 'b2 c3'; try 'help'\n");
  EXPECT_EQ(Say("undo"), "there is no move to undo\n");
  EXPECT_EQ(Say("undo x"), "expected nothing more, found 'x'\n");
  EXPECT_EQ(Say("save"), "expected more; 'help' says what\n");
  EXPECT_THAT(Say("level 11"), HasSubstr("expected a whole number from 1"));
  EXPECT_THAT(Say("load /nowhere"), HasSubstr("cannot read '/nowhere'"));
  EXPECT_EQ(Say(""), "");
  EXPECT_EQ(session_->PromptText(), "White, move 1> ");
}

TEST_F(PlaySessionTest, UndoTakesBackTheReplyToo) {
  session_->Begin();
  Say("b2-c3");
  Say("undo");
  EXPECT_EQ(session_->PromptText(), "White, move 1> ");
  SitAlone();
  Say("b2-c3");
  Say("undo");
  EXPECT_EQ(session_->PromptText(), "White, move 1> ");
}

TEST_F(PlaySessionTest, GoChangesSides) {
  session_->Begin();
  EXPECT_THAT(Say("go"),
              AllOf(HasSubstr("White plays "), Not(HasSubstr("Black plays "))));
  EXPECT_EQ(session_->PromptText(), "Black, move 1> ");
}

TEST_F(PlaySessionTest, HintAndLevel) {
  session_->Begin();
  EXPECT_THAT(Say("hint"), StartsWith("perhaps "));
  EXPECT_EQ(Say("level 9"), "level 9\n");
  EXPECT_EQ(session_->PromptText(), "White, move 1> ");
}

TEST_F(PlaySessionTest, ResignedGamesAreOver) {
  SitAlone();
  Say("b2-c3");
  EXPECT_EQ(Say("resign"), "Black resigns.\n");
  EXPECT_EQ(session_->PromptText(), "game over> ");
  EXPECT_THAT(Say("1"), HasSubstr("the game is over"));
  Say("undo");
  EXPECT_EQ(session_->PromptText(), "Black, move 1> ");
  Say("new");
  EXPECT_EQ(session_->PromptText(), "White, move 1> ");
}

TEST_F(PlaySessionTest, GamesAreSavedAndLoaded) {
  const std::string file = ::testing::TempDir() + "/play_session_test.pgn";
  SitAlone();
  Say("b2-c3");
  Say("resign");
  EXPECT_EQ(Say(absl::StrCat("save ", file)),
            absl::StrCat("saved in ", file, "\n"));
  Say("new");
  Say(absl::StrCat("load ", file));
  EXPECT_EQ(session_->PromptText(), "Black, move 1> ");
  EXPECT_THAT(Say(absl::StrCat("load ", file, " 2")),
              HasSubstr("expected a whole number from 1 to 1"));
  std::remove(file.c_str());
}

TEST_F(PlaySessionTest, HelpNamesEveryCommand) {
  const std::string help = Say("help");
  for (const char* name :
       {"moves", "board", "hint", "undo", "go", "level N", "resign", "new",
        "save FILE", "load FILE [N]", "quit"}) {
    EXPECT_THAT(help, HasSubstr(absl::StrCat("  ", name, " ")));
  }
}

TEST_F(PlaySessionTest, QuitLeaves) {
  EXPECT_FALSE(session_->Handle("quit"));
  EXPECT_FALSE(session_->Handle("exit"));
}

TEST(SkillTest, LowLevelsPlayDifferentMovesButGiveNothingAway) {
  const std::unique_ptr<Engine> engine = *MakeEngine("dablot");
  ASSERT_TRUE(engine->SetHash(1).ok());
  std::set<std::string> moves;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    moves.insert(*ChooseMove(*engine, {.level = 1, .seed = seed}));
  }
  EXPECT_GT(moves.size(), 2u);
  EXPECT_EQ(*ChooseMove(*engine, {.level = 3, .seed = 5}),
            *ChooseMove(*engine, {.level = 3, .seed = 5}));
  // A king that can take a king does, at any level that sees it.
  ASSERT_TRUE(
      engine->SetPosition("6/5/6/5/6/5/6/5/2k3/2K2/2S3/5/6 w 0 1", {}).ok());
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    EXPECT_TRUE(absl::StrContains(
        *ChooseMove(*engine, {.level = 1, .seed = seed}), "x"));
  }
}

}  // namespace
}  // namespace dablo
