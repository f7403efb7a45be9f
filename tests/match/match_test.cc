#include "tools/match/match.h"

#include <atomic>
#include <chrono>
#include <set>
#include <thread>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::AnyOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

// A program that misbehaves, see mock_engine.cc.
PlayerSpec Mock(absl::string_view mode, int ply = 0) {
  PlayerSpec spec = ParsePlayer("name=mock depth=1").value();
  spec.kind = PlayerSpec::Kind::kProgram;
  spec.command = {DABLO_MOCK_ENGINE, std::string(mode), absl::StrCat(ply)};
  return spec;
}

class MatchTest : public ::testing::Test {
 protected:
  MatchTest() {
    settings_.variant = "alquerque";
    settings_.players[0] = *ParsePlayer("dablo nodes=200");
    settings_.players[1] = *ParsePlayer("random");
    settings_.openings = {{"", {"b2-c3"}}, {"", {"d2-c3"}}};
    settings_.games = 4;
    settings_.rules.adjudication.most_plies = 60;
    events_.on_finished = [this](const FinishedGame& game) {
      finished_[game.number] = game;
      return absl::OkStatus();
    };
    events_.on_counted = [this](const FinishedGame& game, const Tally&) {
      counted_.push_back(game);
      if (counted_.size() == stop_after_) stop_ = true;
      return absl::OkStatus();
    };
  }

  MatchResult Play() {
    counted_.clear();
    const absl::StatusOr<MatchResult> result =
        PlayMatch(settings_, known_, events_, stop_);
    EXPECT_TRUE(result.ok()) << result.status();
    return result.value_or(MatchResult{});
  }

  // The moves of every game.
  std::vector<std::vector<std::string>> Moves() const {
    std::vector<std::vector<std::string>> all;
    for (const FinishedGame& game : counted_) {
      all.emplace_back();
      for (const RecordedMove& move : game.record.moves) {
        all.back().push_back(move.text);
      }
    }
    return all;
  }

  std::string TagOf(std::size_t game, absl::string_view tag) const {
    return std::string(counted_.at(game).record.Tag(tag));
  }

  MatchSettings settings_;
  MatchEvents events_;
  std::map<int, FinishedGame> known_;
  std::map<int, FinishedGame> finished_;
  std::vector<FinishedGame> counted_;
  std::size_t stop_after_ = 0;
  std::atomic<bool> stop_ = false;
};

TEST_F(MatchTest, PlaysEveryOpeningWithBothColours) {
  const MatchResult result = Play();
  EXPECT_EQ(result.tally.games(), 4u);
  EXPECT_EQ(CountPairs(result.tally.pairs()), 2u);
  ASSERT_THAT(counted_, SizeIs(4));
  EXPECT_EQ(TagOf(0, "White"), "dablo");
  EXPECT_EQ(TagOf(0, "Black"), "random");
  EXPECT_EQ(TagOf(1, "White"), "random");
  EXPECT_EQ(TagOf(3, "Round"), "4");
  EXPECT_EQ(TagOf(0, "Variant"), "alquerque");
  EXPECT_EQ(TagOf(0, "WhiteTimeControl"), "nodes=200");
  EXPECT_EQ(TagOf(0, "BlackEngine"), "random mover");
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(Moves()[static_cast<std::size_t>(i)].front(),
              i < 2 ? "b2-c3" : "d2-c3");
  }
  EXPECT_NE(Moves()[0], Moves()[1]);
  EXPECT_THAT(result.identities[0], StartsWith("dablo"));
}

TEST_F(MatchTest, PointsAreTheFirstPlayers) {
  settings_.players[0] = *ParsePlayer("random");
  settings_.players[1] = *ParsePlayer("dablo nodes=3000");
  settings_.games = 8;
  settings_.rules.adjudication.most_plies = 0;
  const MatchResult result = Play();
  EXPECT_GE(result.tally.losses(), 7u);
  for (const FinishedGame& game : counted_) {
    const bool white_won = game.record.result == "1-0";
    if (game.half_points == 0) {
      EXPECT_EQ(white_won, game.number % 2 == 1);
    }
  }
}

TEST_F(MatchTest, TheSameGamesEveryTimeHoweverManyRun) {
  settings_.games = 12;
  Play();
  const auto once = Moves();
  ASSERT_THAT(once, SizeIs(12));
  Play();
  EXPECT_EQ(Moves(), once);
  settings_.concurrency = 3;
  Play();
  EXPECT_EQ(Moves(), once);
  settings_.seed = 2;
  Play();
  EXPECT_NE(Moves(), once);
}

TEST_F(MatchTest, FinishedGamesAreNotPlayedAgain) {
  settings_.games = 8;
  Play();
  const auto once = Moves();
  known_ = finished_;
  known_.erase(2);
  known_.erase(7);
  finished_.clear();
  const MatchResult result = Play();
  EXPECT_THAT(finished_, SizeIs(2));
  EXPECT_EQ(Moves(), once);
  EXPECT_EQ(result.tally.games(), 8u);
}

TEST_F(MatchTest, StopEndsIt) {
  settings_.games = 100;
  stop_after_ = 3;
  EXPECT_EQ(Play().tally.games(), 3u);
}

// Also while a move is waited for; this one would take an hour.
TEST_F(MatchTest, StopEndsAMove) {
  settings_.players[0] = *ParsePlayer("dablo movetime=3600000");
  std::thread later([this] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    stop_ = true;
  });
  EXPECT_EQ(Play().tally.games(), 0u);
  EXPECT_TRUE(finished_.empty());
  later.join();
}

TEST_F(MatchTest, TheTestEndsIt) {
  settings_.games = 1000;
  settings_.sprt = Sprt{0, 50};
  const MatchResult result = Play();
  EXPECT_EQ(result.sprt, SprtDecision::kAcceptH1);
  EXPECT_LT(result.tally.games(), 100u);
  EXPECT_EQ(result.tally.games() % 2, 0u);
  const std::size_t games = counted_.size();
  settings_.concurrency = 3;
  Play();
  EXPECT_EQ(counted_.size(), games);
}

TEST_F(MatchTest, AFailingEventEndsIt) {
  events_.on_counted = [](const FinishedGame&, const Tally&) {
    return absl::UnavailableError("no room");
  };
  EXPECT_EQ(PlayMatch(settings_, {}, events_, stop_).status().message(),
            "no room");
}

TEST_F(MatchTest, PlaysAgainstPrograms) {
  settings_.players[1] = Mock("good");
  const MatchResult result = Play();
  EXPECT_EQ(result.tally.games(), 4u);
  EXPECT_EQ(result.identities[1], "mock good");
  EXPECT_THAT(counted_[0].record.moves[1].comment, StartsWith("+0.07/1 "));
  settings_.players[1].speaks_ugi = true;
  EXPECT_EQ(Play().tally.games(), 4u);
}

// What each kind of misbehaviour is called; it costs the game and no more.
TEST_F(MatchTest, MisbehaviourLosesTheGame) {
  const struct {
    const char* mode;
    Fault fault;
    const char* termination;
  } kCases[] = {
      {"exit", Fault::kCrash, "crash: ended with status 3"},
      {"crash", Fault::kCrash, "crash: was killed by signal 9"},
      {"close", Fault::kCrash, "crash: closed its output"},
      {"stall", Fault::kStall, "stall: no answer in time"},
      {"flood", Fault::kStall, "stall: no answer in time"},
      {"endless", Fault::kStall, "stall: writes a line without an end"},
      {"late", Fault::kTimeForfeit, "time forfeit: "},
      {"illegal", Fault::kIllegalMove, "illegal move: 'a1-k13'"},
      {"nonsense", Fault::kIllegalMove, "illegal move: "},
      {"empty", Fault::kCrash, "crash: says 'bestmove' without a move"},
  };
  for (const auto& [mode, fault, termination] : kCases) {
    SCOPED_TRACE(mode);
    settings_.players[1] = Mock(mode, 3);
    settings_.players[1].control = {};
    settings_.players[1].control.movetime_ms = 100;
    settings_.rules.margin_ms = 100;
    settings_.games = 2;
    const MatchResult result = Play();
    EXPECT_EQ(result.tally.wins(), 2u);
    EXPECT_EQ(result.faults[1][static_cast<std::size_t>(fault)], 2);
    ASSERT_THAT(counted_, SizeIs(2));
    for (const FinishedGame& game : counted_) {
      EXPECT_THAT(std::string(game.record.Tag("Termination")),
                  StartsWith(termination));
      EXPECT_GE(game.record.moves.size(), 3u);
      EXPECT_EQ(game.fault, fault);
    }
  }
}

TEST_F(MatchTest, APlayerWhoCannotStartIsAnError) {
  settings_.players[1] = Mock("good");
  settings_.players[1].command = {"/nowhere/engine"};
  EXPECT_THAT(
      std::string(PlayMatch(settings_, {}, events_, stop_).status().message()),
      HasSubstr("mock: cannot start '/nowhere/engine': No such file"));
  settings_.players[1] = Mock("good");
  settings_.players[1].options = {{"Hush", "3"}};
  EXPECT_EQ(PlayMatch(settings_, {}, events_, stop_).status().message(),
            "mock: has no option 'Hush'; it has UCI_Variant");
  settings_.players[1] = Mock("good");
  settings_.players[1].command = {"/bin/true"};
  EXPECT_THAT(
      std::string(PlayMatch(settings_, {}, events_, stop_).status().message()),
      HasSubstr("mock: ended with status 0"));
  settings_.players[0] = *ParsePlayer("dablo nodes=100 option.Hash=0");
  EXPECT_THAT(
      std::string(PlayMatch(settings_, {}, events_, stop_).status().message()),
      HasSubstr("Hash: expected a whole number"));
}

TEST_F(MatchTest, ClocksAreKept) {
  for (PlayerSpec& player : settings_.players) {
    player = *ParsePlayer("dablo tc=0.2+0.01");
  }
  settings_.rules.margin_ms = 1000;
  const MatchResult result = Play();
  for (const auto& faults : result.faults) {
    EXPECT_THAT(faults, ElementsAre(0, 0, 0, 0));
  }
}

}  // namespace
}  // namespace dablo
