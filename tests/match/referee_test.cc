#include "tools/match/referee.h"

#include <deque>
#include <set>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

// Plays what it is told to, in turn, and then what the material player would.
class ScriptedPlayer final : public Player {
 public:
  std::string identity() const override { return "script"; }
  absl::Status StartGame(absl::string_view variant) override {
    engine_ = *MakeEngine(variant);
    return absl::OkStatus();
  }
  absl::StatusOr<Reply> Play(const Turn& turn) override {
    clocks.push_back({turn.clock[0], turn.clock[1]});
    moves_to_go.push_back(turn.moves_to_go);
    seeds.insert(turn.seed);
    std::this_thread::sleep_for(std::chrono::milliseconds(delay_ms));
    if (!failure.ok()) return failure;
    if (!engine_->SetPosition(turn.fen, turn.moves).ok()) ADD_FAILURE();
    Reply reply;
    reply.score = score;
    reply.depth = 4;
    if (!script.empty()) {
      reply.move = script.front();
      script.pop_front();
    } else {
      reply.move = *engine_->BaselineMove(Baseline::kRandom, turn.seed);
    }
    return reply;
  }

  std::deque<std::string> script;
  absl::optional<ToldScore> score;
  int delay_ms = 0;
  absl::Status failure;
  std::vector<std::array<absl::optional<std::int64_t>, 2>> clocks;
  std::vector<int> moves_to_go;
  std::set<std::uint64_t> seeds;

 private:
  std::unique_ptr<Engine> engine_;
};

class RefereeTest : public ::testing::Test {
 protected:
  PlayedGame Play(const Opening& opening = {}) {
    const Seat seats[2] = {{&white_, control_}, {&black_, control_}};
    const absl::StatusOr<PlayedGame> game =
        PlayGame(*board_, opening, seats, rules_, 1, stop_);
    EXPECT_TRUE(game.ok()) << game.status();
    return game.value_or(PlayedGame{});
  }

  std::unique_ptr<Engine> board_ = *MakeEngine("alquerque");
  ScriptedPlayer white_, black_;
  TimeControl control_;
  GameRules rules_;
  std::atomic<bool> stop_ = false;
};

TEST_F(RefereeTest, PlaysToTheEnd) {
  const PlayedGame game = Play();
  EXPECT_FALSE(game.fault.has_value());
  // The board was left at the end.
  EXPECT_TRUE(board_->Result().IsFinished());
  EXPECT_EQ(game.winner, board_->Result().winner);
  EXPECT_EQ(game.termination, ToString(board_->Result().reason));
  EXPECT_GT(game.moves.size(), 10u);
}

TEST_F(RefereeTest, BeginsWithTheOpening) {
  const Opening opening = {"sssss/sssss/ss1SS/SSSSS/SSSSS w 0 1", {"b2-c3"}};
  rules_.adjudication.most_plies = 3;
  const PlayedGame game = Play(opening);
  ASSERT_THAT(game.moves, SizeIs(3));
  EXPECT_EQ(game.moves[0].text, "b2-c3");
  EXPECT_EQ(game.moves[0].comment, "opening");
  EXPECT_EQ(game.termination, "adjudication: length");
  EXPECT_EQ(game.winner, Winner::kNone);
}

TEST_F(RefereeTest, ANonsensicalOpeningIsAnError) {
  const Seat seats[2] = {{&white_, control_}, {&black_, control_}};
  EXPECT_TRUE(absl::IsInvalidArgument(
      PlayGame(*board_, {"", {"a1-a5"}}, seats, rules_, 1, stop_).status()));
}

TEST_F(RefereeTest, StopsWhenAsked) {
  stop_ = true;
  const Seat seats[2] = {{&white_, control_}, {&black_, control_}};
  EXPECT_TRUE(absl::IsCancelled(
      PlayGame(*board_, {}, seats, rules_, 1, stop_).status()));
}

TEST_F(RefereeTest, AnIllegalMoveLoses) {
  black_.script = {"a1-a2"};
  const PlayedGame game = Play();
  EXPECT_EQ(game.winner, Winner::kWhite);
  EXPECT_EQ(game.fault, Fault::kIllegalMove);
  EXPECT_EQ(game.termination, "illegal move: 'a1-a2'");
  EXPECT_THAT(game.moves, SizeIs(1));
}

TEST_F(RefereeTest, WhoGivesUpLoses) {
  white_.failure = absl::UnavailableError("ended with status 3");
  PlayedGame game = Play();
  EXPECT_EQ(game.winner, Winner::kBlack);
  EXPECT_EQ(game.fault, Fault::kCrash);
  EXPECT_EQ(game.termination, "crash: ended with status 3");
  white_.failure = absl::DeadlineExceededError("no answer in time");
  game = Play();
  EXPECT_EQ(game.fault, Fault::kStall);
  EXPECT_EQ(game.termination, "stall: no answer in time");
}

TEST_F(RefereeTest, EveryMoveHasASeedOfItsOwn) {
  rules_.adjudication.most_plies = 8;
  Play();
  EXPECT_THAT(white_.seeds, SizeIs(4));
}

TEST_F(RefereeTest, TimeIsKept) {
  control_.base_ms = 10'000;
  control_.increment_ms = 5'000;
  control_.moves = 2;
  rules_.adjudication.most_plies = 8;
  white_.delay_ms = 30;
  Play();
  ASSERT_THAT(white_.clocks, SizeIs(4));
  EXPECT_EQ(white_.clocks[0][0], 10'000);
  EXPECT_EQ(black_.clocks[0][1], 10'000);
  // What was spent is gone, what is added after each move and after two came.
  EXPECT_LE(*white_.clocks[1][0], 15'000 - 30);
  EXPECT_GT(*white_.clocks[1][0], 14'000);
  EXPECT_LE(*white_.clocks[2][0], 30'000 - 60);
  EXPECT_GT(*white_.clocks[2][0], 29'000);
  // Either sees the other's.
  EXPECT_EQ(black_.clocks[0][0], white_.clocks[1][0]);
  EXPECT_EQ(white_.moves_to_go, (std::vector<int>{2, 1, 2, 1}));
}

TEST_F(RefereeTest, OversteppedTimeLoses) {
  control_.base_ms = 20;
  white_.delay_ms = 60;
  PlayedGame game = Play();
  EXPECT_EQ(game.winner, Winner::kBlack);
  EXPECT_EQ(game.fault, Fault::kTimeForfeit);
  EXPECT_THAT(game.termination,
              AllOf(StartsWith("time forfeit: "), HasSubstr(" ms, had 20")));
  // Not within the margin, nor if there is no such limit.
  rules_.margin_ms = 5'000;
  rules_.adjudication.most_plies = 2;
  EXPECT_FALSE(Play().fault.has_value());
  rules_.margin_ms = 0;
  control_ = {};
  EXPECT_FALSE(Play().fault.has_value());
  control_.movetime_ms = 10;
  EXPECT_EQ(Play().fault, Fault::kTimeForfeit);
  control_ = {};
  rules_.patience_ms = 20;
  EXPECT_EQ(Play().fault, Fault::kTimeForfeit);
}

TEST_F(RefereeTest, ScoresEndGames) {
  rules_.adjudication.win_score = 300;
  rules_.adjudication.win_plies = 4;
  white_.score = ToldScore{false, -300};
  black_.score = ToldScore{true, 5};
  PlayedGame game = Play();
  EXPECT_EQ(game.winner, Winner::kBlack);
  EXPECT_EQ(game.termination, "adjudication: score");
  EXPECT_THAT(game.moves, SizeIs(4));
  EXPECT_THAT(game.moves[0].comment, StartsWith("-3.00/4 "));
  EXPECT_THAT(game.moves[1].comment, StartsWith("+#5/4 "));
  white_.score = ToldScore{true, 2};
  black_.score = ToldScore{false, -400};
  EXPECT_EQ(Play().winner, Winner::kWhite);
  // One says it is even, or nothing: no verdict.
  rules_.adjudication.most_plies = 12;
  white_.score = ToldScore{false, 299};
  EXPECT_EQ(Play().termination, "adjudication: length");
  white_.score = absl::nullopt;
  EXPECT_EQ(Play().termination, "adjudication: length");
}

TEST_F(RefereeTest, EvenScoresEndGames) {
  rules_.adjudication.draw_score = 10;
  rules_.adjudication.draw_plies = 6;
  rules_.adjudication.most_plies = 12;
  white_.score = ToldScore{false, 10};
  black_.score = ToldScore{false, -10};
  PlayedGame game = Play();
  EXPECT_EQ(game.winner, Winner::kNone);
  EXPECT_EQ(game.termination, "adjudication: even score");
  EXPECT_THAT(game.moves, SizeIs(6));
  black_.score = ToldScore{false, -11};
  EXPECT_EQ(Play().termination, "adjudication: length");
}

}  // namespace
}  // namespace dablo
