// The floor of strength.
#include <atomic>
#include <cstdint>

#include "engine/game/game.h"
#include "engine/moves/generator.h"
#include "engine/random.h"
#include "engine/search/root_search.h"
#include "gtest/gtest.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

template <class V>
class StrengthTest : public ::testing::Test {
 protected:
  static Move SearchedMove(const Game<V>& game, TranspositionTable& table,
                           std::uint64_t nodes) {
    const SearchControl control;
    const SearchLimits limits{.nodes = nodes};
    SearchClock clock(limits, control);
    RootSearch<V> search(game.position(), Generate(game.position()), table,
                         clock, DrawRules{}, game.earlier_keys());
    return search.Run(kMaxDepth, 1, [](int, int, absl::Span<const RootLine>) {})
        .pv.front();
  }

  static Winner PlayAgainstRandom(Side engine_side, std::uint64_t seed) {
    Game<V> game(ParseFen<V>(V::kStart).value());
    TranspositionTable table;
    EXPECT_TRUE(table.Resize(1).ok());
    while (true) {
      const GameResult result = game.Result(DrawRules{});
      if (result.IsFinished()) return result.winner;
      if (game.position().side_to_move() == engine_side) {
        game.Play(SearchedMove(game, table, 1000));
      } else {
        const MoveList moves = Generate(game.position());
        game.Play(moves[NextRandom(seed) % moves.size()]);
      }
    }
  }
};
TYPED_TEST_SUITE(StrengthTest, AllVariantTypes, VariantNames);

TYPED_TEST(StrengthTest, BeatsARandomMover) {
  int wins = 0;
  int draws = 0;
  for (std::uint64_t game = 0; game < 100; ++game) {
    const Side side = game % 2 == 0 ? Side::kWhite : Side::kBlack;
    const Winner winner = this->PlayAgainstRandom(side, game);
    if (winner == Winner::kNone) ++draws;
    if (winner == WinnerOf(side)) ++wins;
  }
  EXPECT_GE(wins, 99) << draws << " draws";
}

}  // namespace
}  // namespace dablo
