// Draws, which depend on how a position came about, and the counters.
#include "engine/game/game.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/moves/notation.h"
#include "gtest/gtest.h"
#include "tests/support/placed.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

constexpr Side kWhite = Side::kWhite;
constexpr Side kBlack = Side::kBlack;

template <class V>
Game<V> GameFrom(Side to_move, absl::string_view pieces,
                 int reversible_plies = 0, int move_number = 1) {
  Position<V> position = Placed<V>(to_move, pieces);
  position.set_reversible_plies(reversible_plies);
  return Game<V>({position, move_number});
}

template <class V>
void Play(Game<V>& game, absl::string_view moves) {
  for (absl::string_view text : absl::StrSplit(moves, ' ')) {
    const absl::StatusOr<Move> move = ParseMove(game.position(), text);
    ASSERT_TRUE(move.ok()) << move.status();
    game.Play(*move);
  }
}

template <class V>
EndReason ReasonOf(const Game<V>& game, DrawRules rules = {}) {
  const GameResult result = game.Result(rules);
  EXPECT_EQ(result.IsFinished(), result.reason != EndReason::kNone);
  return result.reason;
}

constexpr absl::string_view kShuffle = "a1-c1 k13-i13 c1-a1 i13-k13";

TEST(RepetitionTest, ThirdOccurrenceDraws) {
  auto game = GameFrom<Dablot>(kWhite, "Ka1 kk13");
  Play(game, kShuffle);  // the start for the second time
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
  Play(game, "a1-c1 k13-i13 c1-a1");
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
  Play(game, "i13-k13");
  EXPECT_EQ(ReasonOf(game), EndReason::kRepetition);
  EXPECT_EQ(game.Result({}).winner, Winner::kNone);
}

TEST(RepetitionTest, AnyPositionOfTheGameCounts) {
  auto game = GameFrom<Dablot>(kWhite, "Kc3 kk13");
  // Never back to the start.
  Play(game, "c3-c1 k13-k11 c1-a1 k11-k13");
  Play(game, kShuffle);
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
  Play(game, kShuffle);
  EXPECT_EQ(ReasonOf(game), EndReason::kRepetition);
}

// The same pieces with the other side to move are another position: first White
// comes back in three moves where Black takes two, then the other way round.
TEST(RepetitionTest, SideToMoveMatters) {
  auto game = GameFrom<Dablot>(kWhite, "Ka1 kk13");
  Play(game, "a1-b2 k13-i13 b2-c1 i13-k13 c1-a1");
  EXPECT_EQ(game.position().key(), Placed<Dablot>(kBlack, "Ka1 kk13").key());
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
  Play(game, "k13-i13 a1-c1 i13-j12 c1-a1 j12-k13");
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
  Play(game, kShuffle);
  EXPECT_EQ(ReasonOf(game), EndReason::kRepetition);
}

TEST(RepetitionTest, PlayMayGoOn) {
  auto game = GameFrom<Dablot>(kWhite, "Ka1 kk13");
  Play(game, kShuffle);
  Play(game, kShuffle);
  ASSERT_EQ(ReasonOf(game), EndReason::kRepetition);
  EXPECT_EQ(Count(game.position()), 3u);
  EXPECT_EQ(Generate(game.position()).size(), 3u);
  Play(game, "a1-b2");
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
}

TEST(RepetitionTest, NotSwitchedOffWithTheOtherRule) {
  auto game = GameFrom<Dablot>(kWhite, "Ka1 kk13");
  Play(game, kShuffle);
  Play(game, kShuffle);
  EXPECT_EQ(ReasonOf(game, {.no_progress_plies = 0}), EndReason::kRepetition);
}

TEST(RepetitionTest, EarlierKeysEndAtAnIrreversibleMove) {
  auto game = GameFrom<FrisianDablo>(kWhite, "Ka1 Sc3 Sa9 kk13 sk11");
  EXPECT_TRUE(game.earlier_keys().empty());
  const Key start = game.position().key();
  Play(game, "a1-b2 k13-j12");
  ASSERT_EQ(game.earlier_keys().size(), 2u);
  EXPECT_EQ(game.earlier_keys().front(), start);
  Play(game, "c3-d4");
  EXPECT_TRUE(game.earlier_keys().empty());
}

TEST(NoProgressTest, DrawsAtTheLimit) {
  auto game = GameFrom<Dablot>(kWhite, "Ka1 kk13", 98);
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
  Play(game, "a1-c1");
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
  Play(game, "k13-i13");
  EXPECT_EQ(ReasonOf(game), EndReason::kNoProgress);
  EXPECT_EQ(game.Result({}).winner, Winner::kNone);
  EXPECT_EQ(Generate(game.position()).size(), Count(game.position()));
  EXPECT_GT(Count(game.position()), 0u);
}

TEST(NoProgressTest, LimitIsAnOption) {
  auto game = GameFrom<Dablot>(kWhite, "Ka1 kk13");
  Play(game, "a1-c1 k13-i13 c1-e1");
  EXPECT_EQ(ReasonOf(game, {.no_progress_plies = 4}), EndReason::kNone);
  EXPECT_EQ(ReasonOf(game, {.no_progress_plies = 3}), EndReason::kNoProgress);
  EXPECT_EQ(ReasonOf(game, {.no_progress_plies = 2}), EndReason::kNoProgress);
}

TEST(NoProgressTest, ZeroSwitchesItOff) {
  const DrawRules off = {.no_progress_plies = 0};
  auto game = GameFrom<Dablot>(kWhite, "Ka1 kk13", 1000);
  EXPECT_EQ(ReasonOf(game, off), EndReason::kNone);
  EXPECT_EQ(ReasonOf(game), EndReason::kNoProgress);
  auto fresh = GameFrom<Dablot>(kWhite, "Ka1 kk13");
  EXPECT_EQ(ReasonOf(fresh, off), EndReason::kNone);
}

TEST(NoProgressTest, ResetByACapture) {
  auto game = GameFrom<Dablot>(kWhite, "Kc3 Pk1 sd4 sk13", 99);
  Play(game, "c3xe5");
  EXPECT_EQ(game.position().reversible_plies(), 0);
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
}

TEST(NoProgressTest, ResetByAPromotion) {
  auto game = GameFrom<FrisianDablo>(kWhite, "Sb12 Ka1 kk5 sk7", 99);
  Play(game, "b12-a13");
  EXPECT_EQ(game.position().reversible_plies(), 0);
  EXPECT_EQ(ReasonOf(game), EndReason::kNone);
}

TEST(NoProgressTest, ResetByAStepOfAPieceThatOnlyGoesForward) {
  auto soldier = GameFrom<FrisianDablo2>(kWhite, "Sc3 Ka1 kk5 sk7", 99);
  Play(soldier, "c3-c5");
  EXPECT_EQ(ReasonOf(soldier), EndReason::kNone);
  auto king = GameFrom<FrisianDablo2>(kWhite, "Sc3 Ka1 kk5 sk7", 99);
  Play(king, "a1-a3");
  EXPECT_EQ(ReasonOf(king), EndReason::kNoProgress);
  auto forward = GameFrom<Daabloe>(kWhite, "Sc3 Ka1 kk5 sk7", 99);
  Play(forward, "a1-a3");
  EXPECT_EQ(ReasonOf(forward), EndReason::kNone);
}

// a7-a5 blocks the corner on the ply that would have drawn.
TEST(NoProgressTest, LossGoesFirst) {
  auto game = GameFrom<Dablot>(kWhite, "sa1 Sc1 Sb2 Sa3 Se1 Sc3 Sa7", 99);
  Play(game, "a7-a5");
  EXPECT_EQ(game.position().reversible_plies(), 100);
  EXPECT_EQ(ReasonOf(game), EndReason::kBlocked);
  EXPECT_EQ(game.Result({}).winner, Winner::kWhite);
  auto other = GameFrom<Dablot>(kWhite, "sa1 Sc1 Sb2 Sa3 Se1 Sc3 Sa7", 99);
  Play(other, "a7-c7");
  EXPECT_EQ(ReasonOf(other), EndReason::kNoProgress);
}

TEST(NoProgressTest, RepetitionIsNamedFirst) {
  auto game = GameFrom<Dablot>(kWhite, "Ka1 kk13", 92);
  Play(game, kShuffle);
  Play(game, kShuffle);
  EXPECT_EQ(ReasonOf(game), EndReason::kRepetition);
}

TEST(WinnerTest, IsTheOneWhoHasNotLost) {
  EXPECT_EQ(GameFrom<Dablot>(kBlack, "Sa1").Result({}).winner, Winner::kWhite);
  EXPECT_EQ(GameFrom<Dablot>(kBlack, "sa1").Result({}).winner, Winner::kBlack);
  auto game = GameFrom<FrisianDablo>(kWhite, "Kc3 Sa1 kd4 sk11");
  EXPECT_EQ(game.Result({}).winner, Winner::kNone);
  EXPECT_FALSE(game.Result({}).IsFinished());
  Play(game, "c3xe5");
  EXPECT_EQ(ReasonOf(game), EndReason::kKingCaptured);
  EXPECT_EQ(game.Result({}).winner, Winner::kWhite);
}

// The counters go on from those of the FEN; the move number grows after
// Black's move.
TEST(CountersTest, GoOnFromTheFen) {
  Game<Dablot> game(
      ParseFen<Dablot>("5k/5/6/5/6/5/6/5/6/5/6/5/K5 b 37 12").value());
  const auto fen = [&] { return ToFen(game.position(), game.move_number()); };
  Play(game, "k13-i13");
  EXPECT_EQ(fen(), "4k1/5/6/5/6/5/6/5/6/5/6/5/K5 w 38 13");
  Play(game, "a1-b2");
  EXPECT_EQ(fen(), "4k1/5/6/5/6/5/6/5/6/5/6/K4/6 b 39 13");
  Play(game, "i13-i11");
  EXPECT_EQ(fen(), "6/5/4k1/5/6/5/6/5/6/5/6/K4/6 w 40 14");
}

template <class V>
class GameTest : public ::testing::Test {};
TYPED_TEST_SUITE(GameTest, AllVariantTypes, VariantNames);

// A game along the first legal move, against the rules for the counters: the
// keys kept are those of the reversible plies.
TYPED_TEST(GameTest, CountersOfAGame) {
  Game<TypeParam> game(ParseFen<TypeParam>(TypeParam::kStart).value());
  int number = 1;
  for (int ply = 0; ply < 200; ++ply) {
    const auto before = game.position();
    const MoveList moves = Generate(before);
    if (moves.empty()) break;
    const Move move = moves[static_cast<std::size_t>(ply) % moves.size()];
    game.Play(move);
    if (before.side_to_move() == kBlack) ++number;
    ASSERT_EQ(game.move_number(), number);
    ASSERT_NE(game.position().side_to_move(), before.side_to_move());
    const bool irreversible =
        IsIrreversible<TypeParam>(move, before.side_to_move());
    ASSERT_EQ(game.position().reversible_plies(),
              irreversible ? 0 : before.reversible_plies() + 1);
    ASSERT_EQ(game.earlier_keys().size(),
              static_cast<std::size_t>(game.position().reversible_plies()));
  }
  EXPECT_GT(number, 3);
}

}  // namespace
}  // namespace dablo
