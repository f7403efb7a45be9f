// The generator on positions whose moves can be told by hand.
#include "engine/moves/generator.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/legal_moves.h"
#include "tests/support/placed.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// The legal moves, whose number Count must agree with, or those from one point.
template <class V>
std::vector<std::string> Moves(const Position<V>& position,
                               absl::string_view from = "") {
  EXPECT_EQ(Count(position), LegalMoves(position).size());
  return LegalMoves(position, from);
}

// rules.md section 6: one king among thirty, and captures up to 30 long.
TEST(GeneratorTest, HugeNumbersOfMoves) {
  const auto scattered = PositionOf<Dablot>(
      "6/2ss1/1s1s1s/1ssss/2s1k1/s1s1s/1sKs2/s1ss1/2s3/sssp1/1s1s2/1ssss/6 w");
  EXPECT_EQ(Generate(scattered).size(), 459218u);
  EXPECT_EQ(Count(scattered), 459218u);
  EXPECT_TRUE(AnyCapture(scattered));
}

TEST(GeneratorTest, LongCaptures) {
  const auto rows = PositionOf<Dablot>(
      "6/sssss/6/sssss/6/sssss/6/sssss/6/sssss/6/kpsss/K5 w");
  const MoveList moves = Generate(rows);
  EXPECT_EQ(moves.size(), 808u);
  EXPECT_EQ(Count(rows), 808u);
  int longest = 0;
  for (const Move& move : moves) {
    longest = std::max(longest, move.captured.Count());
  }
  EXPECT_EQ(longest, 30);
}

// Where a piece at e7 (lattice) and one at f6 (centre) may step to, by the
// names of the rules' table.
const std::set<std::string> kAllFromE7 = {"e9", "f8", "g7", "f6",
                                          "e5", "d6", "c7", "d8"};
const std::set<std::string> kDiagonalsFromE7 = {"f8", "f6", "d6", "d8"};
const std::set<std::string> kUpFromE7 = {"d8", "e9", "f8"};
const std::set<std::string> kDownFromE7 = {"d6", "e5", "f6"};
const std::set<std::string> kDiagonallyUpFromE7 = {"d8", "f8"};
const std::set<std::string> kDiagonallyDownFromE7 = {"d6", "f6"};
const std::set<std::string> kAllFromF6 = {"g7", "g5", "e5", "e7"};
const std::set<std::string> kUpFromF6 = {"g7", "e7"};
const std::set<std::string> kDownFromF6 = {"g5", "e5"};

template <class V>
std::set<std::string> StepsOf(Side side, PieceRank rank,
                              absl::string_view from) {
  // Kings and companions, so that the game is not over, in corners far off.
  const bool is_king = rank == PieceRank::kKing;
  auto position =
      Placed<V>(side, side == Side::kWhite ? "Sk1 pa13 ka11" : "Ka1 Pa3 sk13");
  const auto at = [](absl::string_view name) {
    return PointNamed<typename V::Board>(name);
  };
  if (!is_king) {
    position.Toggle(side, PieceRank::kKing,
                    at(side == Side::kWhite ? "k3" : "k11"));
  }
  position.Toggle(side, rank, at(from));
  std::set<std::string> destinations;
  for (const Move& move : Generate(position)) {
    EXPECT_FALSE(move.IsCapture());
    if (move.from != at(from)) continue;
    EXPECT_EQ(move.rank, rank);
    destinations.insert(V::Board::Name(move.to));
  }
  return destinations;
}

template <class V>
void ExpectSteps(PieceRank rank, const std::set<std::string>& white_from_e7,
                 const std::set<std::string>& black_from_e7,
                 const std::set<std::string>& white_from_f6,
                 const std::set<std::string>& black_from_f6) {
  EXPECT_EQ(StepsOf<V>(Side::kWhite, rank, "e7"), white_from_e7);
  EXPECT_EQ(StepsOf<V>(Side::kBlack, rank, "e7"), black_from_e7);
  EXPECT_EQ(StepsOf<V>(Side::kWhite, rank, "f6"), white_from_f6);
  EXPECT_EQ(StepsOf<V>(Side::kBlack, rank, "f6"), black_from_f6);
}

constexpr std::array kOfficers = {PieceRank::kPrince, PieceRank::kKing};

TEST(StepsTest, DablotAllLines) {
  for (PieceRank rank :
       {PieceRank::kSoldier, PieceRank::kPrince, PieceRank::kKing}) {
    ExpectSteps<Dablot>(rank, kAllFromE7, kAllFromE7, kAllFromF6, kAllFromF6);
  }
}

template <class V>
class ForwardStepsTest : public ::testing::Test {};
using ForwardVariants = ::testing::Types<Daabloe, FrisianDablo0>;
TYPED_TEST_SUITE(ForwardStepsTest, ForwardVariants, VariantNames);

TYPED_TEST(ForwardStepsTest, EveryPieceForward) {
  for (PieceRank rank :
       {PieceRank::kSoldier, PieceRank::kPrince, PieceRank::kKing}) {
    ExpectSteps<TypeParam>(rank, kUpFromE7, kDownFromE7, kUpFromF6,
                           kDownFromF6);
  }
}

TEST(StepsTest, FrisianDabloDiagonals) {
  ExpectSteps<FrisianDablo>(PieceRank::kSoldier, kDiagonallyUpFromE7,
                            kDiagonallyDownFromE7, kUpFromF6, kDownFromF6);
  for (PieceRank rank : kOfficers) {
    ExpectSteps<FrisianDablo>(rank, kDiagonalsFromE7, kDiagonalsFromE7,
                              kAllFromF6, kAllFromF6);
  }
}

TEST(StepsTest, FrisianDablo2) {
  ExpectSteps<FrisianDablo2>(PieceRank::kSoldier, kUpFromE7, kDownFromE7,
                             kUpFromF6, kDownFromF6);
  for (PieceRank rank : kOfficers) {
    ExpectSteps<FrisianDablo2>(rank, kAllFromE7, kAllFromE7, kAllFromF6,
                               kAllFromF6);
  }
}

TEST(StepsTest, AlquerqueBoardAllLines) {
  const auto expect = [](const auto& position) {
    EXPECT_THAT(Moves(position, "b2"),
                UnorderedElementsAre("b2-b3", "b2-c3", "b2-c2", "b2-c1",
                                     "b2-b1", "b2-a1", "b2-a2", "b2-a3"));
    EXPECT_THAT(Moves(position, "d1"),
                UnorderedElementsAre("d1-d2", "d1-c1", "d1-e1"));
  };
  expect(Placed<Alquerque>(Side::kWhite, "Sb2 Sd1 se5"));
  expect(Placed<Cuhkka>(Side::kWhite, "Sb2 Sd1 se5"));
  expect(Placed<Cuhkka>(Side::kBlack, "sb2 sd1 Se5"));
}

TEST(StepsTest, OnlyToEmptyPoints) {
  EXPECT_THAT(
      Moves(Placed<Dablot>(Side::kWhite, "Sa1 Sc1 pb2 pc3 Sa3 Sk13"), "a1"),
      IsEmpty());
  EXPECT_THAT(Moves(Placed<Dablot>(Side::kWhite, "Sa1 Sc1 pb2 pc3 Sk13"), "a1"),
              ElementsAre("a1-a3"));
}

// Every rank against every rank: it takes its own and lower.
template <class V>
class RankedCaptureTest : public ::testing::Test {};
using RankedVariants = ::testing::Types<Dablot, Daabloe, FrisianDablo0,
                                        FrisianDablo, FrisianDablo2>;
TYPED_TEST_SUITE(RankedCaptureTest, RankedVariants, VariantNames);

TYPED_TEST(RankedCaptureTest, OwnRankAndLower) {
  struct Pair {
    char mover;
    char target;
    bool takes;
  };
  for (const Pair& pair : {Pair{'S', 's', true},
                           {'S', 'p', false},
                           {'S', 'k', false},
                           {'P', 's', true},
                           {'P', 'p', true},
                           {'P', 'k', false},
                           {'K', 's', true},
                           {'K', 'p', true},
                           {'K', 'k', true}}) {
    for (const char* places :
         {"f8", "f6", "d6", "d8", "e9", "g7", "e5", "c7"}) {
      std::string pieces =
          absl::StrCat(std::string(1, pair.mover), "e7 ",
                       std::string(1, pair.target), places, " Sk1 sa13");
      if (pair.mover != 'K') pieces += " Kk3";
      if (pair.target != 'k') pieces += " ka11";
      const auto position = Placed<TypeParam>(Side::kWhite, pieces);
      EXPECT_EQ(AnyCapture(position), pair.takes) << pieces;
      EXPECT_EQ(Generate(position).front().IsCapture(), pair.takes) << pieces;
    }
  }
}

TEST(CaptureTest, UnrankedInAllDirections) {
  for (const char* point : {"c4", "d4", "d3", "d2", "c2", "b2", "b3", "b4"}) {
    const auto position =
        Placed<Alquerque>(Side::kBlack, absl::StrCat("sc3 S", point));
    EXPECT_TRUE(AnyCapture(position)) << point;
    EXPECT_EQ(Moves(position).size(), 1u) << point;
  }
  // No line leads diagonally from b3.
  EXPECT_FALSE(
      AnyCapture(Placed<Alquerque>(Side::kWhite, "Sb3 sc4 sc2 sa4 sa2")));
}

TEST(CaptureTest, PointBehindMustBeEmpty) {
  EXPECT_FALSE(AnyCapture(Placed<Dablot>(Side::kWhite, "Sc3 sd4 pe5")));
  EXPECT_FALSE(AnyCapture(Placed<Dablot>(Side::kWhite, "Sc3 sd4 Se5")));
  EXPECT_FALSE(AnyCapture(Placed<Dablot>(Side::kWhite, "Sc3 sb2 sb4 pa5 Sa1")));
  // At the edge there is none.
  EXPECT_FALSE(AnyCapture(Placed<Dablot>(Side::kWhite, "Sc3 sa3")));
  EXPECT_FALSE(AnyCapture(Placed<Dablot>(Side::kWhite, "Sb2 sa1")));
}

TEST(CaptureTest, MandatoryLeavesNoStepAndNoStop) {
  EXPECT_THAT(Moves(Placed<Dablot>(Side::kWhite, "Sc3 Sk1 sd4 sf6 sk13")),
              ElementsAre("c3xe5xg7"));
  EXPECT_THAT(Moves(Placed<Alquerque>(Side::kWhite, "Sa1 Se1 sb2 sd4")),
              ElementsAre("a1xc3xe5"));
}

// Which one is a free choice: the shorter one is legal too.
TEST(CaptureTest, MandatoryHasNoMajorityRule) {
  EXPECT_THAT(Moves(Placed<Dablot>(Side::kWhite, "Sc3 sd4 sf6 sc5 sk13")),
              UnorderedElementsAre("c3xe5xg7", "c3xe5xa5", "c3xc7"));
}

TEST(CaptureTest, OptionalHasEveryPrefixAndEveryStep) {
  EXPECT_THAT(Moves(Placed<Daabloe>(Side::kWhite, "Sc3 Ka13 sd4 sf6 kk1")),
              UnorderedElementsAre("c3xe5", "c3xe5xg7", "c3-b4", "c3-c5"));
  EXPECT_THAT(Moves(Placed<Cuhkka>(Side::kWhite, "Sa1 sb2 sd4")),
              UnorderedElementsAre("a1xc3", "a1xc3xe5", "a1-a2", "a1-b1"));
}

TEST(CaptureTest, OwnOriginMayBeLandedOn) {
  // Around once and back; around once, through the origin, and on.
  EXPECT_THAT(Moves(Placed<Dablot>(Side::kWhite, "Se5 sf6 sf8 sd8 sd6")),
              ElementsAre("e5xg7xe9xc7xe5"));
  EXPECT_THAT(Moves(Placed<Dablot>(Side::kWhite, "Se5 sf6 sf8 sd8 sd6 se3")),
              UnorderedElementsAre("e5xe1", "e5xg7xe9xc7xe5xe1"));
  // A point that another piece stands on may not.
  EXPECT_FALSE(AnyCapture(Placed<Dablot>(Side::kWhite, "Se5 Sc7 sd6")));
}

TEST(CaptureTest, EqualSequencesAreOneMove) {
  const auto position = Placed<Dablot>(Side::kWhite, "Sc3 sd4 sf6 sf8 sd8 sd6");
  const MoveList moves = Generate(position);
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(moves.front().captured.Count(), 5);
  EXPECT_EQ(moves.front().to, PointNamed<DabloBoard>("e5"));
}

TEST(CaptureTest, TakingTheKingDoesNotCutASequenceShort) {
  EXPECT_THAT(
      Moves(Placed<FrisianDablo0>(Side::kWhite, "Ke5 Sa1 kf6 sf8 sk13")),
      ElementsAre("e5xg7xe9"));
  EXPECT_THAT(Moves(Placed<Daabloe>(Side::kWhite, "Ke5 Sa13 kf6 sf8"), "e5"),
              UnorderedElementsAre("e5xg7", "e5xg7xe9", "e5-d6", "e5-e7"));
}

}  // namespace
}  // namespace dablo
