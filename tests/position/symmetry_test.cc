#include "engine/position/symmetry.h"

#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/perft.h"
#include "engine/random.h"
#include "gtest/gtest.h"
#include "tests/support/turned.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

// Mirrored files and swapped sides go together with all rules. Where nothing
// is forward the ranks can be mirrored by themselves, and the small board,
// which is square, can be turned by 90 degrees.
TEST(SymmetriesTest, AreAsManyAsTheRulesAllow) {
  EXPECT_EQ(Symmetries<Dablot>().size(), 8u);
  EXPECT_EQ(Symmetries<Daabloe>().size(), 4u);
  EXPECT_EQ(Symmetries<FrisianDablo>().size(), 4u);
  EXPECT_EQ(Symmetries<FrisianDablo2>().size(), 4u);
  EXPECT_EQ(Symmetries<Cuhkka>().size(), 16u);
  EXPECT_EQ(Symmetries<Alquerque>().size(), 16u);
}

template <class V>
class SymmetricKeyTest : public ::testing::Test {};
TYPED_TEST_SUITE(SymmetricKeyTest, AllVariantTypes, VariantNames);

TYPED_TEST(SymmetricKeyTest, IsThatOfTheTurnedAndTheMirrored) {
  using V = TypeParam;
  Position<V> position = PositionOf<V>(V::kStart);
  std::uint64_t seed = 7;
  int differ = 0;
  for (int ply = 0; ply < 60; ++ply) {
    const MoveList moves = Generate(position);
    if (moves.empty()) break;
    const Key key = SymmetricKey(position);
    EXPECT_EQ(SymmetricKey(Turned(position)), key);
    EXPECT_EQ(SymmetricKey(Mirrored(position)), key);
    position = After(position, moves[NextRandom(seed) % moves.size()]);
    if (SymmetricKey(position) != key) ++differ;
  }
  EXPECT_GT(differ, 10);
}

// Images are played alike: they have as many moves, three plies deep.
TYPED_TEST(SymmetricKeyTest, ImagesHaveAsManyMoves) {
  using V = TypeParam;
  Position<V> position = PositionOf<V>(V::kStart);
  std::uint64_t seed = 11;
  for (int ply = 0; ply < 12; ++ply) {
    const MoveList moves = Generate(position);
    if (moves.empty()) break;
    position = After(position, moves[NextRandom(seed) % moves.size()]);
  }
  const auto count = [](const Position<V>& root) {
    std::uint64_t leaves = 0;
    ForEachMove(root, [&](const Move& move) {
      ForEachMove(After(root, move), [&](const Move& reply) {
        leaves += Count(After(After(root, move), reply));
      });
    });
    return leaves;
  };
  for (const Symmetry& symmetry : Symmetries<V>()) {
    const Position<V> image = ImageOf(position, symmetry);
    EXPECT_EQ(count(image), count(position));
  }
}

}  // namespace
}  // namespace dablo
