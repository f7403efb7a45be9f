// Each way in which the position alone ends the game. Such a position has no
// moves, even if a piece could still jump.
#include "engine/moves/outcome.h"

#include <string>
#include <vector>

#include "engine/moves/captures.h"
#include "engine/moves/generator.h"
#include "gtest/gtest.h"
#include "tests/support/placed.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

constexpr Side kWhite = Side::kWhite;
constexpr Side kBlack = Side::kBlack;

template <class V>
void ExpectFinished(const Position<V>& position, EndReason reason, Side loser) {
  SCOPED_TRACE(ToFen(position, 1));
  const Outcome outcome = OutcomeOf(position);
  EXPECT_TRUE(outcome.IsFinished());
  EXPECT_EQ(outcome.reason, reason);
  EXPECT_EQ(outcome.loser, loser);
  EXPECT_TRUE(Generate(position).empty());
  EXPECT_EQ(Count(position), 0u);
  EXPECT_FALSE(AnyCapture(position));
}

template <class V>
void ExpectOngoing(const Position<V>& position) {
  SCOPED_TRACE(ToFen(position, 1));
  EXPECT_FALSE(OutcomeOf(position).IsFinished());
  EXPECT_FALSE(Generate(position).empty());
}

template <class V>
class NoPiecesTest : public ::testing::Test {};
using NoPiecesVariants = ::testing::Types<Dablot, Cuhkka, Alquerque>;
TYPED_TEST_SUITE(NoPiecesTest, NoPiecesVariants, VariantNames);

TYPED_TEST(NoPiecesTest, LoseTheGame) {
  for (Side to_move : kSides) {
    ExpectFinished(Placed<TypeParam>(to_move, "Sa1"), EndReason::kNoPieces,
                   kBlack);
    ExpectFinished(Placed<TypeParam>(to_move, "sa1"), EndReason::kNoPieces,
                   kWhite);
    ExpectFinished(Placed<TypeParam>(to_move, ""), EndReason::kNoPieces,
                   to_move);
    ExpectOngoing(Placed<TypeParam>(to_move, "Sa1 se5"));
  }
}

TEST(NoPiecesTest, NothingElseDoesInDablot) {
  for (Side to_move : kSides) {
    ExpectOngoing(Placed<Dablot>(to_move, "Ka1 kk13"));
    ExpectOngoing(Placed<Dablot>(to_move, "Ka1 sk13"));
    ExpectOngoing(Placed<Dablot>(to_move, "Pa1 kk13 sk11"));
  }
}

template <class V>
class KingLostTest : public ::testing::Test {};
using KingLostVariants =
    ::testing::Types<Daabloe, FrisianDablo0, FrisianDablo, FrisianDablo2>;
TYPED_TEST_SUITE(KingLostTest, KingLostVariants, VariantNames);

TYPED_TEST(KingLostTest, KingTaken) {
  for (Side to_move : kSides) {
    ExpectFinished(Placed<TypeParam>(to_move, "Sa1 Pc1 Ke5 sc5 pk3"),
                   EndReason::kKingCaptured, kBlack);
    ExpectFinished(Placed<TypeParam>(to_move, "Sa1 Pc1 ke5 sc5 pk3"),
                   EndReason::kKingCaptured, kWhite);
    ExpectOngoing(Placed<TypeParam>(to_move, "Sa1 Pc1 Kg1 ke5 sc5 pk3"));
  }
}

TYPED_TEST(KingLostTest, NothingButTheKing) {
  for (Side to_move : kSides) {
    ExpectFinished(Placed<TypeParam>(to_move, "Sa1 Kc1 ke5"),
                   EndReason::kBareKing, kBlack);
    ExpectFinished(Placed<TypeParam>(to_move, "Kc1 ke5 sk3"),
                   EndReason::kBareKing, kWhite);
    // A single companion is enough, whatever it is.
    ExpectOngoing(Placed<TypeParam>(to_move, "Pa1 Kc1 ke5 sk3"));
    ExpectOngoing(Placed<TypeParam>(to_move, "Sa1 Kc1 ke5 pk3"));
  }
}

// Both could still jump, and have no move.
TYPED_TEST(KingLostTest, JumpsDoNotCountAnyMore) {
  const auto no_king = Placed<TypeParam>(kWhite, "Sc3 Ka1 sd4 sk11");
  EXPECT_TRUE(HasJump(no_king));
  ExpectFinished(no_king, EndReason::kKingCaptured, kBlack);
  const auto own_king = Placed<TypeParam>(kWhite, "Sc3 Sa1 sd4 kk11");
  EXPECT_TRUE(HasJump(own_king));
  ExpectFinished(own_king, EndReason::kKingCaptured, kWhite);
  const auto bare = Placed<TypeParam>(kBlack, "Sd4 Ka1 Sk3 kc3");
  EXPECT_TRUE(HasJump(bare));
  ExpectFinished(bare, EndReason::kBareKing, kBlack);
  const auto other_bare = Placed<TypeParam>(kWhite, "Kd4 Sa1 kc3");
  EXPECT_TRUE(HasJump(other_bare));
  ExpectFinished(other_bare, EndReason::kBareKing, kBlack);
}

TYPED_TEST(KingLostTest, IfBothHaveLostTheSideToMoveHas) {
  for (Side to_move : kSides) {
    ExpectFinished(Placed<TypeParam>(to_move, "Sa1 sk3"),
                   EndReason::kKingCaptured, to_move);
    ExpectFinished(Placed<TypeParam>(to_move, "Ka1 kk3"), EndReason::kBareKing,
                   to_move);
    ExpectFinished(Placed<TypeParam>(to_move, ""), EndReason::kKingCaptured,
                   to_move);
  }
  // One way each: the loser's own reason counts.
  ExpectFinished(Placed<TypeParam>(kWhite, "Sa1 kk3"), EndReason::kKingCaptured,
                 kWhite);
  ExpectFinished(Placed<TypeParam>(kBlack, "Sa1 kk3"), EndReason::kBareKing,
                 kBlack);
}

// A piece in a corner: all neighbours and the points behind them are taken.
TEST(BlockedTest, InACorner) {
  ExpectFinished(Placed<Dablot>(kWhite, "Sa1 sc1 sb2 sa3 se1 sc3 sa5"),
                 EndReason::kBlocked, kWhite);
  ExpectOngoing(Placed<Dablot>(kBlack, "Sa1 sc1 sb2 sa3 se1 sc3 sa5"));
  ExpectOngoing(Placed<Dablot>(kWhite, "Sa1 sc1 sb2 sa3 se1 sc3"));
  ExpectOngoing(Placed<Dablot>(kWhite, "Sa1 sc1 sb2 se1 sc3 sa5"));
  ExpectFinished(Placed<Alquerque>(kBlack, "se5 Se4 Sd5 Sd4 Se3 Sc5 Sc3"),
                 EndReason::kBlocked, kBlack);
  ExpectFinished(Placed<Cuhkka>(kBlack, "se5 Se4 Sd5 Sd4 Se3 Sc5 Sc3"),
                 EndReason::kBlocked, kBlack);
  ExpectOngoing(Placed<Cuhkka>(kBlack, "se5 Se4 Sd5 Sd4 Se3 Sc5"));
}

// The enemies are too strong to be taken.
TEST(BlockedTest, ByRank) {
  ExpectFinished(Placed<Dablot>(kWhite,
                                "Sa1 Sc1 Sa3 Se1 Sa5 pb2 Sd2 Sc3 Sb4 "
                                "ke3 se5 sc5 sb6 sa7 sf2 sg1 sd4 "
                                "sg3 se7 sc7 sd6 sf4 sg5 sf6 sa9 "
                                "si1 sh2 sb8"),
                 EndReason::kBlocked, kWhite);
}

// Forward only, and nothing to go forward to.
TYPED_TEST(KingLostTest, BlockedOnTheLastRow) {
  const auto white = Placed<TypeParam>(kWhite, "Ka13 Pc13 sa1 kk1");
  const auto black = Placed<TypeParam>(kBlack, "Kk13 Si13 ka1 pc1");
  const Steps officers = TypeParam::kRules.officer_steps;
  if (OnlyForward(officers)) {
    ExpectFinished(white, EndReason::kBlocked, kWhite);
    ExpectFinished(black, EndReason::kBlocked, kBlack);
  } else {
    ExpectOngoing(white);
    ExpectOngoing(black);
  }
}

// Only a game that goes on can be lost by being blocked.
TEST(BlockedTest, ComesAfterLossesByPieces) {
  ExpectFinished(Placed<Daabloe>(kWhite, "Ka13 Pc13 sa1 kk1"),
                 EndReason::kBlocked, kWhite);
  ExpectFinished(Placed<Daabloe>(kWhite, "Ka13 Pc13 sa1"),
                 EndReason::kKingCaptured, kBlack);
  ExpectFinished(Placed<Daabloe>(kWhite, "Ka13 Pc13 kk1"), EndReason::kBareKing,
                 kBlack);
  ExpectFinished(Placed<Daabloe>(kWhite, "Ka13 sa1 kk1"), EndReason::kBareKing,
                 kWhite);
}

// Only the side to move can be blocked.
TEST(BlockedTest, TheOtherSideIsNot) {
  ExpectOngoing(Placed<Daabloe>(kBlack, "Ka13 Pc13 sa3 kk3"));
}

}  // namespace
}  // namespace dablo
