// Moves as text that is right; notation_error_test.cc has the rest.
#include "engine/moves/notation.h"

#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/legal_moves.h"
#include "tests/support/placed.h"
#include "tests/support/suite_file.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

// How the move that is read would be written; what is wrong, if it is refused.
template <class V>
std::string Read(const Position<V>& position, absl::string_view text) {
  const absl::StatusOr<Move> move = ParseMove(position, text);
  if (!move.ok()) return std::string(move.status().message());
  EXPECT_TRUE(absl::c_linear_search(Generate(position), *move)) << text;
  return FormatMove(position, *move);
}

// A soldier that may go around a ring of four, either way, back to where it
// came from. All pieces of White that could do anything else are far off.
template <class V>
Position<V> Ring() {
  return Placed<V>(Side::kWhite, "Se5 sf6 sf8 sd8 sd6");
}

// The same ring, reached over one more piece.
Position<Dablot> RingBehindJump() {
  return Placed<Dablot>(Side::kWhite, "Sc3 sd4 sf6 sf8 sd8 sd6");
}

// Two ways from e5 to e9, then on over e11; or once around.
Position<Dablot> TwoWaysOn() {
  return Placed<Dablot>(Side::kWhite, "Se5 sf6 sf8 sd8 sd6 se11");
}

// The ring where a sequence may stop after any jump. Kings and one more piece
// of each side keep the game going.
Position<Daabloe> OptionalRing() {
  return Placed<Daabloe>(Side::kWhite, "Se5 Kk13 sf6 sf8 sd8 sd6 ka1");
}

TEST(NotationTest, Step) {
  const auto position = Placed<Dablot>(Side::kWhite, "Sc5 sk13");
  EXPECT_THAT(LegalMoves(position),
              UnorderedElementsAre("c5-a5", "c5-b4", "c5-b6", "c5-c3", "c5-c7",
                                   "c5-d4", "c5-d6", "c5-e5"));
  EXPECT_EQ(Read(position, "c5-b6"), "c5-b6");
  EXPECT_EQ(Read(position, "c5b6"), "c5-b6");
}

TEST(NotationTest, CaptureByEveryLandingPoint) {
  const auto position = Placed<Dablot>(Side::kWhite, "Si5 sh6 sf8 sa1");
  EXPECT_THAT(LegalMoves(position), ElementsAre("i5xg7xe9"));
  EXPECT_EQ(Read(position, "i5xg7xe9"), "i5xg7xe9");
  EXPECT_EQ(Read(position, "i5xe9"), "i5xg7xe9");
  EXPECT_EQ(Read(position, "i5g7e9"), "i5xg7xe9");
  EXPECT_EQ(Read(position, "i5e9"), "i5xg7xe9");

  const Move move = ParseMove(position, "i5xe9").value();
  EXPECT_EQ(move.captured, Bitboard::Of(PointNamed<DabloBoard>("h6")) |
                               Bitboard::Of(PointNamed<DabloBoard>("f8")));
  EXPECT_EQ(After(position, move), Placed<Dablot>(Side::kBlack, "Se9 sa1"));
}

TEST(NotationTest, RanksOfTwoDigits) {
  const auto position = Placed<Dablot>(Side::kBlack, "sa11 Sk1");
  for (const char* text : {"a11-c11", "a11c11"}) {
    EXPECT_EQ(Read(position, text), "a11-c11");
  }
  const auto capture = Placed<Dablot>(Side::kBlack, "sk13 Sj12 Sh10 Sa1");
  for (const char* text : {"k13xi11xg9", "k13i11g9", "k13xg9", "k13g9"}) {
    EXPECT_EQ(Read(capture, text), "k13xi11xg9");
  }
}

TEST(NotationTest, CircularCapture) {
  const auto position = Ring<Dablot>();
  EXPECT_THAT(LegalMoves(position), ElementsAre("e5xg7xe9xc7xe5"));
  for (const char* text :
       {"e5xg7xe9xc7xe5", "e5xc7xe9xg7xe5", "e5g7e9c7e5", "e5c7e9g7e5", "e5xe5",
        "e5e5", "e5xc7xe5", "e5xg7xe5", "e5xe9xe5", "e5xg7xc7xe5",
        "e5xc7xg7xe5", "e5xc7xe9xe5"}) {
    EXPECT_EQ(Read(position, text), "e5xg7xe9xc7xe5") << text;
  }
}

// North-east comes before north-west, compared jump by jump.
TEST(NotationTest, MergedMoveIsWrittenInDirectionOrder) {
  const auto position = RingBehindJump();
  EXPECT_THAT(LegalMoves(position), ElementsAre("c3xe5xg7xe9xc7xe5"));
  for (const char* text : {"c3xe5xg7xe9xc7xe5", "c3xe5xc7xe9xg7xe5", "c3xe5",
                           "c3e5", "c3xe5xe5", "c3xc7xg7xe5"}) {
    EXPECT_EQ(Read(position, text), "c3xe5xg7xe9xc7xe5") << text;
  }
}

// The order is that of the board's directions, also where the points are kept
// turned by an eighth: north before east, north-east before north-west.
TEST(NotationTest, DirectionOrderOnTheAlquerqueBoard) {
  const auto grid = Placed<Alquerque>(Side::kWhite, "Sc1 sc2 sd3 se2 sd1");
  EXPECT_THAT(LegalMoves(grid), ElementsAre("c1xc3xe3xe1xc1"));
  EXPECT_EQ(Read(grid, "c1xe1xe3xc3xc1"), "c1xc3xe3xe1xc1");
  const auto diagonal = Placed<Alquerque>(Side::kWhite, "Sc1 sb2 sb4 sd4 sd2");
  EXPECT_THAT(LegalMoves(diagonal), ElementsAre("c1xe3xc5xa3xc1"));
  EXPECT_EQ(Read(diagonal, "c1xa3xc5xe3xc1"), "c1xe3xc5xa3xc1");
}

// South-west before north-west, south before west, north before east.
TEST(NotationTest, LaterDirectionsInOrder) {
  EXPECT_THAT(LegalMoves(Placed<Dablot>(Side::kWhite, "Si9 sh8 sf8 sf10 sh10")),
              ElementsAre("i9xg7xe9xg11xi9"));
  EXPECT_THAT(LegalMoves(Placed<Dablot>(Side::kWhite, "Sk9 si9 sg7 si5 sk7")),
              ElementsAre("k9xk5xg5xg9xk9"));
  EXPECT_THAT(LegalMoves(Placed<Dablot>(Side::kWhite, "Sc1 sc3 se5 sg3 se1")),
              ElementsAre("c1xc5xg5xg1xc1"));
}

TEST(NotationTest, LandingsInBetweenSelect) {
  const auto position = TwoWaysOn();
  EXPECT_THAT(
      LegalMoves(position),
      UnorderedElementsAre("e5xg7xe9xe13", "e5xc7xe9xe13", "e5xg7xe9xc7xe5"));
  EXPECT_EQ(Read(position, "e5xg7xe13"), "e5xg7xe9xe13");
  EXPECT_EQ(Read(position, "e5xc7xe13"), "e5xc7xe9xe13");
  EXPECT_EQ(Read(position, "e5c7e13"), "e5xc7xe9xe13");
  EXPECT_EQ(Read(position, "e5xe5"), "e5xg7xe9xc7xe5");
}

TEST(NotationTest, LandingsInBetweenAreReadInOrder) {
  const auto position = Placed<Dablot>(Side::kWhite, "Si5 sh6 sf8 sd10 sa1");
  EXPECT_THAT(LegalMoves(position), ElementsAre("i5xg7xe9xc11"));
  EXPECT_EQ(Read(position, "i5xg7xc11"), "i5xg7xe9xc11");
  EXPECT_EQ(Read(position, "i5xe9xc11"), "i5xg7xe9xc11");
  for (const char* text :
       {"i5xe9xg7xc11", "i5xg7xg7xc11", "i5xi5xc11", "i5xc11xc11"}) {
    EXPECT_FALSE(ParseMove(position, text).ok()) << text;
  }
}

TEST(NotationTest, OriginMayBePassed) {
  const auto position = Placed<Dablot>(Side::kWhite, "Se5 sf6 sf8 sd8 sd6 se3");
  EXPECT_THAT(LegalMoves(position),
              UnorderedElementsAre("e5xe1", "e5xg7xe9xc7xe5xe1"));
  // The first is a full path, and so is not taken for the beginning and end of
  // the second.
  EXPECT_EQ(Read(position, "e5xe1"), "e5xe1");
  EXPECT_EQ(Read(position, "e5xe5xe1"), "e5xg7xe9xc7xe5xe1");
  EXPECT_EQ(Read(position, "e5xc7xe1"), "e5xg7xe9xc7xe5xe1");
}

TEST(NotationTest, EveryPrefixWhereCapturingIsAChoice) {
  const auto position = OptionalRing();
  EXPECT_THAT(LegalMoves(position),
              UnorderedElementsAre("e5-e7", "e5xg7", "e5xg7xe9", "e5xg7xe9xc7",
                                   "e5xg7xe9xc7xe5", "e5xc7", "e5xc7xe9",
                                   "e5xc7xe9xg7"));
}

TEST(NotationTest, FullPathGoesBeforeSelection) {
  const auto position = OptionalRing();
  for (const std::string& text : LegalMoves(position)) {
    EXPECT_EQ(Read(position, text), text);
  }
  EXPECT_EQ(Read(position, "e5g7"), "e5xg7");
  EXPECT_EQ(Read(position, "e5xe9xg7"), "e5xc7xe9xg7");
  EXPECT_EQ(Read(position, "e5xc7xg7"), "e5xc7xe9xg7");
  EXPECT_EQ(Read(position, "e5xe5"), "e5xg7xe9xc7xe5");
  EXPECT_EQ(Read(position, "e5xc7xe9xg7xe5"), "e5xg7xe9xc7xe5");
}

TEST(NotationTest, FinishedPositionHasNoMoves) {
  EXPECT_THAT(LegalMoves(Placed<Dablot>(Side::kWhite, "Sc5")), IsEmpty());
}

TEST(NotationTest, ListsAreCutAfterTheirLimit) {
  const auto position = Placed<Dablot>(Side::kWhite, "Sc5 sk13");
  const MoveList moves = Generate(position);
  ASSERT_EQ(moves.size(), 8u);
  const std::string all = FormatMoves(position, moves, 8);
  EXPECT_EQ(absl::c_count(all, ','), 7);
  EXPECT_THAT(all, ::testing::Not(::testing::HasSubstr("more")));
  const std::string cut = FormatMoves(position, moves, 3);
  EXPECT_EQ(absl::c_count(cut, ','), 2);
  EXPECT_THAT(cut, ::testing::EndsWith(" and 5 more"));
}

template <class V>
class WrittenMovesTest : public ::testing::Test {};
TYPED_TEST_SUITE(WrittenMovesTest, AllVariantTypes, VariantNames);

TYPED_TEST(WrittenMovesTest, AreReadAsTheMoveThatWasWritten) {
  for (const SuiteLine& line :
       ReadSuite(absl::StrCat("perft/", TypeParam::kName, ".epd"))) {
    const auto position = PositionOf<TypeParam>(line.fen);
    int moves = 0;
    for (const Move& move : Generate(position)) {
      if (++moves > 40) break;
      const std::string text = FormatMove(position, move);
      const absl::StatusOr<Move> read = ParseMove(position, text);
      ASSERT_TRUE(read.ok()) << line.fen << ": " << read.status();
      EXPECT_EQ(*read, move) << line.fen << ": " << text;
    }
  }
}

TYPED_TEST(WrittenMovesTest, AreTheSameInTheListOfAll) {
  for (const SuiteLine& line :
       ReadSuite(absl::StrCat("perft/", TypeParam::kName, ".epd"))) {
    const auto position = PositionOf<TypeParam>(line.fen);
    if (Count(position) > 1000) continue;
    EXPECT_THAT(FormatLegalMoves(position),
                UnorderedElementsAreArray(LegalMoves(position)))
        << line.fen;
  }
}

}  // namespace
}  // namespace dablo
