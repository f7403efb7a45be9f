#include "engine/board/dablo_board.h"

#include <set>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/names.h"
#include "tests/support/placed.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;
using Played = DabloBoard;

std::vector<std::string> JumpsFrom(absl::string_view name) {
  return JumpTexts<Played>(PointNamed<Played>(name));
}

// In the direction order N, NE, E, SE, S, SW, W, NW.
TEST(DabloBoardTest, JumpsByHand) {
  EXPECT_THAT(JumpsFrom("e7"), ElementsAre("e9 e11", "f8 g9", "g7 i7", "f6 g5",
                                           "e5 e3", "d6 c5", "c7 a7", "d8 c9"));
  EXPECT_THAT(JumpsFrom("d4"), ElementsAre("e5 f6", "e3 f2", "c3 b2", "c5 b6"));
  EXPECT_THAT(JumpsFrom("a1"), ElementsAre("a3 a5", "b2 c3", "c1 e1"));
  EXPECT_THAT(JumpsFrom("j12"), ElementsAre("i11 h10"));
}

TEST(DabloBoardTest, LinesByHand) {
  const auto lines = [](absl::string_view name) {
    return NamesOf<Played>(Played::Lines(PointNamed<Played>(name)));
  };
  EXPECT_THAT(lines("c3"), UnorderedElementsAre("c5", "d4", "e3", "d2", "c1",
                                                "b2", "a3", "b4"));
  EXPECT_THAT(lines("d4"), UnorderedElementsAre("e5", "e3", "c3", "c5"));
  EXPECT_THAT(lines("k13"), UnorderedElementsAre("i13", "j12", "k11"));
  EXPECT_THAT(lines("a7"), UnorderedElementsAre("a9", "b8", "c7", "b6", "a5"));
}

TEST(DabloBoardTest, LastRanksByHand) {
  EXPECT_THAT(NamesOf<Played>(Played::RankMask(Played::LastRank(Side::kWhite))),
              UnorderedElementsAre("a13", "c13", "e13", "g13", "i13", "k13"));
  EXPECT_THAT(NamesOf<Played>(Played::RankMask(Played::LastRank(Side::kBlack))),
              UnorderedElementsAre("a1", "c1", "e1", "g1", "i1", "k1"));
  EXPECT_THAT(NamesOf<Played>(Played::RankMask(11)),
              UnorderedElementsAre("b12", "d12", "f12", "h12", "j12"));
}

TEST(DabloBoardTest, LineLengthsByHand) {
  const auto length = [](absl::string_view name, Direction direction) {
    return Played::LineLength(PointNamed<Played>(name), direction);
  };
  EXPECT_EQ(length("e7", Direction::kEast), 2);
  EXPECT_EQ(length("e7", Direction::kNorth), 2);
  EXPECT_EQ(length("e7", Direction::kSouthWest), 1);
  EXPECT_EQ(length("d4", Direction::kEast), 0);
  EXPECT_EQ(length("d4", Direction::kNorthWest), 1);
  EXPECT_EQ(length("k13", Direction::kNorth), 0);
}

}  // namespace
}  // namespace dablo
