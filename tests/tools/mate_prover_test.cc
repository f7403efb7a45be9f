#include "tools/mates/mate_prover.h"

#include <string>

#include "engine/position/fen.h"
#include "engine/rules/variants/frisian_dablo.h"
#include "gtest/gtest.h"
#include "tests/reference/reference.h"
#include "tests/support/forced_end.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

constexpr std::uint64_t kManyNodes = 100'000'000;

template <class V>
class MateProverTest : public ::testing::Test {};
TYPED_TEST_SUITE(MateProverTest, AllVariantTypes, VariantNames);

TYPED_TEST(MateProverTest, FindsWhatMinimaxFinds) {
  using V = TypeParam;
  constexpr int kMoves = 2;
  const auto& variant = *reference::FindVariant(std::string(V::kName));
  int wins = 0;
  int others = 0;
  for (const auto& positions : {reference::LastPlies(variant, 5, 400),
                                reference::RandomPlacements(variant, 6, 100)}) {
    for (const reference::Position& slow : positions) {
      Position<V> position =
          ParseFen<V>(reference::ToFen(slow)).value().position;
      position.set_reversible_plies(0);
      if (OutcomeOf(position).IsFinished() || Count(position) > 40) continue;
      const int end = ForcedEnd(position, 2 * kMoves - 1, DrawRules{});
      MateProver<V> prover;
      const absl::optional<int> distance =
          prover.Distance(position, kMoves, kManyNodes);
      ASSERT_FALSE(prover.IsExhausted());
      // ForcedEnd counts positions, the first and the last included.
      ASSERT_EQ(distance.value_or(0), end > 0 ? end / 2 : 0)
          << reference::ToFen(slow);
      ++(end > 0 ? wins : others);
      if (!distance) continue;
      const std::vector<Move> line = prover.Line(position, *distance);
      ASSERT_EQ(static_cast<int>(line.size()), 2 * *distance - 1);
      const Side winner = position.side_to_move();
      for (const Move& move : line) {
        ASSERT_FALSE(OutcomeOf(position).IsFinished());
        ASSERT_TRUE(absl::c_linear_search(Generate(position), move));
        position = After(position, move);
      }
      ASSERT_TRUE(OutcomeOf(position).IsFinished());
      ASSERT_EQ(OutcomeOf(position).loser, Opponent(winner));
    }
  }
  EXPECT_GE(wins, 10);
  EXPECT_GE(others, 10);
}

TEST(MateProver, KingCatch) {
  using V = FrisianDablo;
  const Position<V> position =
      ParseFen<V>(
          "ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/4P/SSSSSS/SSSSS/SSSSSS/"
          "SSSSS/SSSSSS w")
          .value()
          .position;
  MateProver<V> prover;
  EXPECT_EQ(prover.Distance(position, 5, kManyNodes), 3);
  EXPECT_EQ(prover.Distance(position, 2, kManyNodes), absl::nullopt);
  EXPECT_FALSE(prover.IsExhausted());
  EXPECT_EQ(MateProver<V>().Distance(position, 5, 10), absl::nullopt);
}

}  // namespace
}  // namespace dablo
