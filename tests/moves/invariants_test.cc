// What must hold at every node of a tree, whatever the position.
#include <atomic>
#include <cstdint>
#include <string>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "engine/eval/evaluate.h"
#include "engine/moves/generator.h"
#include "engine/moves/outcome.h"
#include "engine/moves/perft.h"
#include "gtest/gtest.h"
#include "tests/reference/reference.h"
#include "tests/support/suite_file.h"
#include "tests/support/turned.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

template <class V>
class InvariantsTest : public ::testing::Test {
 protected:
  static std::vector<SuiteLine> Suite() {
    return ReadSuite(absl::StrCat("perft/", V::kName, ".epd"));
  }

  static std::uint64_t PerftOf(const Position<V>& position, int depth) {
    const std::atomic<bool> stop = false;
    PerftTable no_table;
    PerftCounter<V> counter({}, no_table, stop);
    counter.Count(position, depth);
    return counter.counts().nodes.value;
  }

  // Returns how many nodes were looked at.
  static int Walk(const Position<V>& position, int depth) {
    const MoveList moves = Generate(position);
    EXPECT_EQ(position.key(), position.ComputeKey());
    EXPECT_EQ(Count(position), moves.size());
    EXPECT_EQ(AnyCapture(position), absl::c_any_of(moves, [](const Move& move) {
                return move.IsCapture();
              }));
    EXPECT_EQ(OutcomeOf(position).IsFinished(), moves.empty());
    EXPECT_TRUE((position.Pieces(Side::kWhite) & position.Pieces(Side::kBlack))
                    .IsEmpty());
    EXPECT_TRUE((position.Occupied() - V::Board::kPoints).IsEmpty());
    int nodes = 1;
    if (depth == 0) return nodes;
    const Side side = position.side_to_move();
    for (const Move& move : moves) {
      const Position<V> after = After(position, move);
      EXPECT_EQ(after.Pieces(side).Count(), position.Pieces(side).Count());
      EXPECT_EQ(after.Pieces(Opponent(side)),
                position.Pieces(Opponent(side)) - move.captured);
      nodes += Walk(after, depth - 1);
    }
    return nodes;
  }
};
TYPED_TEST_SUITE(InvariantsTest, AllVariantTypes, VariantNames);

TYPED_TEST(InvariantsTest, HoldAtEveryNode) {
  int nodes = 0;
  for (const SuiteLine& line : this->Suite()) {
    nodes += this->Walk(PositionOf<TypeParam>(line.fen), 2);
    ASSERT_FALSE(this->HasFailure()) << line.fen;
  }
  EXPECT_GE(nodes, 1000);
}

TYPED_TEST(InvariantsTest, TurningTheBoardKeepsCountsAndResults) {
  for (const SuiteLine& line : this->Suite()) {
    const Position<TypeParam> position = PositionOf<TypeParam>(line.fen);
    const Position<TypeParam> turned = Turned(position);
    ASSERT_EQ(this->PerftOf(turned, 3), this->PerftOf(position, 3)) << line.fen;
    ASSERT_EQ(Evaluate(turned), Evaluate(position)) << line.fen;
    const Outcome outcome = OutcomeOf(position);
    ASSERT_EQ(OutcomeOf(turned).reason, outcome.reason) << line.fen;
    if (outcome.IsFinished()) {
      ASSERT_EQ(OutcomeOf(turned).loser, Opponent(outcome.loser)) << line.fen;
    }
  }
}

TYPED_TEST(InvariantsTest, MirroringKeepsCountsAndResults) {
  for (const SuiteLine& line : this->Suite()) {
    const Position<TypeParam> position = PositionOf<TypeParam>(line.fen);
    const Position<TypeParam> mirrored = Mirrored(position);
    ASSERT_EQ(this->PerftOf(mirrored, 3), this->PerftOf(position, 3))
        << line.fen;
    ASSERT_EQ(Evaluate(mirrored), Evaluate(position)) << line.fen;
    const Outcome outcome = OutcomeOf(position);
    ASSERT_EQ(OutcomeOf(mirrored).reason, outcome.reason) << line.fen;
    ASSERT_EQ(OutcomeOf(mirrored).loser, outcome.loser) << line.fen;
  }
}

TYPED_TEST(InvariantsTest, PathCountsAgreeWithTheReference) {
  const auto& variant = *reference::FindVariant(std::string(TypeParam::kName));
  const std::atomic<bool> stop = false;
  for (const reference::Position& slow :
       reference::RandomPlacements(variant, 4, 200)) {
    const std::string fen = reference::ToFen(slow);
    PerftTable no_table;
    PerftCounter<TypeParam> counter({.paths = true}, no_table, stop);
    counter.Count(PositionOf<TypeParam>(fen), 1);
    ASSERT_EQ(counter.counts().nodes.value, reference::PerftPaths(slow, 1))
        << fen;
  }
}

}  // namespace
}  // namespace dablo
