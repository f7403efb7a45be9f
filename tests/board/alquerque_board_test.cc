#include "engine/board/alquerque_board.h"

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
using Played = AlquerqueBoard;

std::vector<std::string> JumpsFrom(absl::string_view name) {
  return JumpTexts<Played>(PointNamed<Played>(name));
}

TEST(AlquerqueBoardTest, LinesAndJumpsByHand) {
  const auto lines = [](absl::string_view name) {
    return NamesOf<Played>(Played::Lines(PointNamed<Played>(name)));
  };
  EXPECT_THAT(lines("b2"), UnorderedElementsAre("b3", "c3", "c2", "c1", "b1",
                                                "a1", "a2", "a3"));
  EXPECT_THAT(lines("b3"), UnorderedElementsAre("b4", "c3", "b2", "a3"));
  EXPECT_THAT(lines("e1"), UnorderedElementsAre("e2", "d2", "d1"));
  EXPECT_THAT(lines("e2"), UnorderedElementsAre("e3", "d2", "e1"));
  EXPECT_THAT(JumpsFrom("c3"), ElementsAre("c4 c5", "d4 e5", "d3 e3", "d2 e1",
                                           "c2 c1", "b2 a1", "b3 a3", "b4 a5"));
  EXPECT_THAT(JumpsFrom("c2"), ElementsAre("c3 c4", "d2 e2", "b2 a2"));
}

TEST(AlquerqueBoardTest, LastRanksByHand) {
  EXPECT_THAT(NamesOf<Played>(Played::RankMask(Played::LastRank(Side::kWhite))),
              UnorderedElementsAre("a5", "b5", "c5", "d5", "e5"));
  EXPECT_EQ(Played::LastRank(Side::kBlack), 0);
}

}  // namespace
}  // namespace dablo
