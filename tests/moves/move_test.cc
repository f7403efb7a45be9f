// What a move changes: pieces, side to move, promotion, the counter.
#include "engine/moves/move.h"

#include "engine/moves/notation.h"
#include "gtest/gtest.h"
#include "tests/support/placed.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

constexpr Side kWhite = Side::kWhite;
constexpr Side kBlack = Side::kBlack;

// The position after a move, without its counter.
template <class V>
Position<V> Played(const Position<V>& position, absl::string_view text) {
  Position<V> after = After(position, ParseMove(position, text).value());
  EXPECT_EQ(after.key(), after.ComputeKey());
  after.set_reversible_plies(0);
  return after;
}

// The counter after a move of a position where it stands at 7.
template <class V>
int CounterAfter(Position<V> position, absl::string_view text) {
  position.set_reversible_plies(7);
  return After(position, ParseMove(position, text).value()).reversible_plies();
}

TEST(MoveTest, StepMovesThePiece) {
  EXPECT_EQ(Played(Placed<Dablot>(kWhite, "Pc3 Sa1 kk13"), "c3-d4"),
            Placed<Dablot>(kBlack, "Pd4 Sa1 kk13"));
  EXPECT_EQ(Played(Placed<Cuhkka>(kBlack, "Sa1 sc3"), "c3-b2"),
            Placed<Cuhkka>(kWhite, "Sa1 sb2"));
}

TEST(MoveTest, CaptureTakesPiecesOff) {
  EXPECT_EQ(Played(Placed<Dablot>(kWhite, "Kc3 kd4 pf6 sk13"), "c3xe5xg7"),
            Placed<Dablot>(kBlack, "Kg7 sk13"));
  EXPECT_EQ(
      Played(Placed<Dablot>(kWhite, "Pe5 sf6 pf8 sd8 sd6"), "e5xg7xe9xc7xe5"),
      Placed<Dablot>(kBlack, "Pe5"));
}

TEST(PromotionTest, ByAStep) {
  EXPECT_EQ(Played(Placed<FrisianDablo>(kWhite, "Sb12 Ka1 kk5 sk7"), "b12-c13"),
            Placed<FrisianDablo>(kBlack, "Pc13 Ka1 kk5 sk7"));
  EXPECT_EQ(Played(Placed<FrisianDablo2>(kBlack, "Sb12 Ka1 kk5 sk3"), "k3-k1"),
            Placed<FrisianDablo2>(kWhite, "Sb12 Ka1 kk5 pk1"));
}

TEST(PromotionTest, ByACaptureThatEndsThere) {
  EXPECT_EQ(
      Played(Placed<FrisianDablo>(kWhite, "Sc11 Ka1 sd12 kk5 sk7"), "c11xe13"),
      Placed<FrisianDablo>(kBlack, "Pe13 Ka1 kk5 sk7"));
}

TEST(PromotionTest, NotInPassing) {
  EXPECT_EQ(Played(Placed<FrisianDablo>(kWhite, "Sc11 Ka1 sd12 sf12 kk5 sk7"),
                   "c11xe13xg11"),
            Placed<FrisianDablo>(kBlack, "Sg11 Ka1 kk5 sk7"));
  EXPECT_EQ(Played(Placed<FrisianDablo2>(kBlack, "sc3 Sd2 Sf2 Ka13 Pa11 ki9"),
                   "c3xe1xg3"),
            Placed<FrisianDablo2>(kWhite, "sg3 Ka13 Pa11 ki9"));
}

// One that passes over the last row and ends on it again is promoted.
TEST(PromotionTest, PassingAndEnding) {
  EXPECT_EQ(
      Played(Placed<FrisianDablo>(kWhite, "Sc11 Ka1 sd12 sf12 sh12 kk5 sk7"),
             "c11xe13xg11xi13"),
      Placed<FrisianDablo>(kBlack, "Pi13 Ka1 kk5 sk7"));
}

TEST(PromotionTest, OnlyOnTheOwnLastRow) {
  EXPECT_EQ(
      Played(Placed<FrisianDablo>(kWhite, "Sc3 Ka13 sd2 kk5 sk7"), "c3xe1"),
      Placed<FrisianDablo>(kBlack, "Se1 Ka13 kk5 sk7"));
  EXPECT_EQ(Played(Placed<FrisianDablo>(kWhite, "Sa11 Ka1 kk5 sk7"), "a11-b12"),
            Placed<FrisianDablo>(kBlack, "Sb12 Ka1 kk5 sk7"));
}

TEST(PromotionTest, OnlyOfSoldiers) {
  EXPECT_EQ(
      Played(Placed<FrisianDablo>(kWhite, "Kb12 Pd12 kk5 sk7"), "b12-a13"),
      Placed<FrisianDablo>(kBlack, "Ka13 Pd12 kk5 sk7"));
  EXPECT_EQ(
      Played(Placed<FrisianDablo>(kWhite, "Kb12 Pd12 kk5 sk7"), "d12-e13"),
      Placed<FrisianDablo>(kBlack, "Kb12 Pe13 kk5 sk7"));
}

TEST(PromotionTest, NotInTheOtherVariants) {
  EXPECT_EQ(Played(Placed<Dablot>(kWhite, "Sb12 kk5"), "b12-c13"),
            Placed<Dablot>(kBlack, "Sc13 kk5"));
  EXPECT_EQ(Played(Placed<Daabloe>(kWhite, "Sb12 Ka1 kk5 sk7"), "b12-c13"),
            Placed<Daabloe>(kBlack, "Sc13 Ka1 kk5 sk7"));
  EXPECT_EQ(
      Played(Placed<FrisianDablo0>(kWhite, "Sb12 Ka1 kk5 sk7"), "b12-c13"),
      Placed<FrisianDablo0>(kBlack, "Sc13 Ka1 kk5 sk7"));
  EXPECT_EQ(Played(Placed<Alquerque>(kWhite, "Sa4 se1"), "a4-a5"),
            Placed<Alquerque>(kBlack, "Sa5 se1"));
}

// A capture, and the step of a piece that can only step forward, cannot be
// taken back; every other move counts one ply more.
TEST(CounterTest, Captures) {
  EXPECT_EQ(CounterAfter(Placed<Dablot>(kWhite, "Kc3 sd4 sk13"), "c3xe5"), 0);
  EXPECT_EQ(CounterAfter(Placed<Cuhkka>(kWhite, "Sa1 sb2 se1"), "a1xc3"), 0);
}

TEST(CounterTest, StepsInAnyDirection) {
  EXPECT_EQ(CounterAfter(Placed<Dablot>(kWhite, "Sc3 sk13"), "c3-c5"), 8);
  EXPECT_EQ(CounterAfter(Placed<Cuhkka>(kBlack, "Sa1 se3"), "e3-e2"), 8);
  EXPECT_EQ(CounterAfter(Placed<Alquerque>(kWhite, "Sa1 se3"), "a1-a2"), 8);
}

constexpr absl::string_view kQuiet = "Sc3 Pe3 Kg3 sc9 pe9 kg9";

TEST(CounterTest, SoldiersForwardOfficersNot) {
  EXPECT_EQ(CounterAfter(Placed<FrisianDablo>(kWhite, kQuiet), "c3-d4"), 0);
  EXPECT_EQ(CounterAfter(Placed<FrisianDablo>(kWhite, kQuiet), "e3-f4"), 8);
  EXPECT_EQ(CounterAfter(Placed<FrisianDablo>(kWhite, kQuiet), "g3-f2"), 8);
  EXPECT_EQ(CounterAfter(Placed<FrisianDablo2>(kBlack, kQuiet), "c9-c7"), 0);
  EXPECT_EQ(CounterAfter(Placed<FrisianDablo2>(kBlack, kQuiet), "e9-e7"), 8);
  EXPECT_EQ(CounterAfter(Placed<FrisianDablo2>(kBlack, kQuiet), "g9-i9"), 8);
}

TEST(CounterTest, EveryPieceForward) {
  for (const char* text : {"c3-c5", "e3-e5", "g3-g5"}) {
    EXPECT_EQ(CounterAfter(Placed<Daabloe>(kWhite, kQuiet), text), 0);
    EXPECT_EQ(CounterAfter(Placed<FrisianDablo0>(kWhite, kQuiet), text), 0);
  }
}

TEST(CounterTest, Promotion) {
  EXPECT_EQ(
      CounterAfter(Placed<FrisianDablo>(kWhite, "Sb12 Ka1 kk5 sk7"), "b12-a13"),
      0);
}

TEST(MoveTest, NoneAndCapture) {
  EXPECT_TRUE(Move{}.IsNone());
  EXPECT_FALSE(Move{}.IsCapture());
  const Move step =
      ParseMove(Placed<Dablot>(kWhite, "Sc3 sk13"), "c3-c5").value();
  EXPECT_FALSE(step.IsNone());
  EXPECT_FALSE(step.IsCapture());
}

}  // namespace
}  // namespace dablo
