#include "engine/search/baseline.h"

#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

TEST(BaselineTest, RandomPlaysEveryMove) {
  const Position<Dablot> position = PositionOf<Dablot>(Dablot::kStart);
  std::set<std::size_t> origins;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Move move = BaselineMove(position, Baseline::kRandom, seed);
    origins.insert(move.from.index() * 128 + move.to.index());
  }
  EXPECT_EQ(origins.size(), Count(position));
}

TEST(BaselineTest, TheSeedDecides) {
  const Position<Dablot> position = PositionOf<Dablot>(Dablot::kStart);
  for (Baseline baseline : {Baseline::kRandom, Baseline::kMaterial}) {
    EXPECT_EQ(BaselineMove(position, baseline, 9),
              BaselineMove(position, baseline, 9));
  }
}

// By plain minimax, without bounds.
template <class V>
int Minimax(const Position<V>& position, int ply) {
  using baseline_internal::kPlies;
  using baseline_internal::kWon;
  const Outcome outcome = OutcomeOf(position);
  if (outcome.IsFinished()) {
    return outcome.loser == position.side_to_move() ? ply - kWon : kWon - ply;
  }
  if (ply == kPlies) return baseline_internal::Material(position);
  int best = -kWon - 1;
  for (const Move& move : Generate(position)) {
    best = std::max(best, -Minimax(After(position, move), ply + 1));
  }
  return best;
}

TEST(BaselineTest, MaterialPlaysABestMove) {
  std::uint64_t seed = 3;
  Position<Alquerque> position =
      PositionOf<Alquerque>("s1s2/5/1s1S1/5/2S1S w 0 1");
  for (int ply = 0; ply < 6; ++ply) {
    const MoveList moves = Generate(position);
    if (moves.empty()) break;
    const Move move = BaselineMove(position, Baseline::kMaterial, seed);
    int best = -baseline_internal::kWon - 1;
    for (const Move& other : moves) {
      best = std::max(best, -Minimax(After(position, other), 1));
    }
    EXPECT_EQ(-Minimax(After(position, move), 1), best);
    position = After(position, moves[NextRandom(seed) % moves.size()]);
  }
}

}  // namespace
}  // namespace dablo
