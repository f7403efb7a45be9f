#include "engine/search/time_need.h"

#include <cstddef>
#include <initializer_list>
#include <utility>

#include "gtest/gtest.h"

namespace dablo {
namespace {

Move MoveTo(std::size_t index) {
  return Move{Bitboard{}, Point::FromIndex(0), Point::FromIndex(index),
              PieceRank::kSoldier};
}

double PartAfter(std::initializer_list<std::pair<std::size_t, int>> depths) {
  TimeNeed need(10);
  for (const auto& [move, score] : depths) {
    need.Learn(MoveTo(move), Score(score));
  }
  return need.Part();
}

TEST(TimeNeedTest, TheLongerAMoveIsBestTheLess) {
  double last = PartAfter({{1, 0}});
  EXPECT_GT(last, 1);
  TimeNeed need(10);
  need.Learn(MoveTo(1), kDraw);
  for (int depth = 2; depth <= 9; ++depth) {
    need.Learn(MoveTo(1), kDraw);
    EXPECT_LT(need.Part(), last);
    last = need.Part();
  }
  EXPECT_GT(last, 0.2);
  need.Learn(MoveTo(2), kDraw);
  EXPECT_EQ(need.Part(), PartAfter({{1, 0}}));
}

TEST(TimeNeedTest, AFallingScoreNeedsMore) {
  const double steady = PartAfter({{1, 50}, {1, 50}, {1, 50}});
  const double falling = PartAfter({{1, 50}, {1, 50}, {1, 20}});
  const double lost = PartAfter({{1, 50}, {1, 50}, {1, -900}});
  EXPECT_EQ(PartAfter({{1, 50}, {1, 50}, {1, 500}}), steady);
  EXPECT_GT(falling, steady);
  EXPECT_GT(lost, falling);
  EXPECT_LE(lost, 2 * steady);
}

TEST(TimeNeedTest, AnOnlyMoveNeedsHardlyAny) {
  TimeNeed need(1);
  EXPECT_LT(need.Part(), 0.1);
  need.Learn(MoveTo(1), kDraw);
  need.Learn(MoveTo(1), Score(-500));
  EXPECT_LT(need.Part(), 0.1);
}

}  // namespace
}  // namespace dablo
