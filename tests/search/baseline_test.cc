#include "engine/search/baseline.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

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

// For White, from the letters of the FEN.
template <class V>
int Material(const Position<V>& position) {
  const std::string fen = ToFen(position, 1);
  int value = 0;
  for (char letter : fen.substr(0, fen.find(' '))) {
    const std::size_t white = std::string("SPK").find(letter);
    const std::size_t black = std::string("spk").find(letter);
    constexpr int kValues[] = {1, 3, 9};
    if (white != std::string::npos) value += kValues[white];
    if (black != std::string::npos) value -= kValues[black];
  }
  return value;
}

// For White, by plain minimax, six plies deep from the root.
template <class V>
int Minimax(const Position<V>& position, int ply) {
  const Outcome outcome = OutcomeOf(position);
  if (outcome.IsFinished()) {
    return outcome.loser == Side::kWhite ? ply - 1000 : 1000 - ply;
  }
  if (ply == 6) return Material(position);
  std::vector<int> values;
  for (const Move& move : Generate(position)) {
    values.push_back(Minimax(After(position, move), ply + 1));
  }
  return position.side_to_move() == Side::kWhite
             ? *std::max_element(values.begin(), values.end())
             : *std::min_element(values.begin(), values.end());
}

// Whatever the seed is.
template <class V>
void ExpectBestMoves(const Position<V>& position) {
  const int sign = position.side_to_move() == Side::kWhite ? 1 : -1;
  const MoveList moves = Generate(position);
  std::vector<int> values;
  for (const Move& move : moves) {
    values.push_back(sign * Minimax(After(position, move), 1));
  }
  const int best = *std::max_element(values.begin(), values.end());
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const Move chosen = BaselineMove(position, Baseline::kMaterial, seed);
    const auto found = std::find(moves.begin(), moves.end(), chosen);
    EXPECT_EQ(values[static_cast<std::size_t>(found - moves.begin())], best)
        << ToFen(position, 1);
  }
}

// Positions of random games.
template <class V>
void ExpectBestMovesAfter(int plies, int games) {
  std::uint64_t seed = 3;
  for (int game = 0; game < games; ++game) {
    Position<V> position = PositionOf<V>(V::kStart);
    for (int ply = 0; ply < plies + game % 2; ++ply) {
      const MoveList moves = Generate(position);
      if (moves.empty()) break;
      position = After(position, moves[NextRandom(seed) % moves.size()]);
    }
    if (Count(position) > 0) ExpectBestMoves(position);
  }
}

TEST(BaselineTest, MaterialPlaysABestMove) {
  ExpectBestMovesAfter<Alquerque>(10, 4);
  ExpectBestMovesAfter<Cuhkka>(10, 2);
}

TEST(BaselineTest, MaterialKnowsRanks) {
  for (absl::string_view fen : {"6/5/6/5/6/1s3/2K3/2p2/6/5/6/5/6 w 0 1",
                                "6/5/6/5/6/1k3/2K3/2p2/6/5/6/5/6 w 0 1",
                                "6/5/6/5/6/1S3/2k3/2P2/6/5/6/5/6 b 0 1",
                                "6/5/6/5/6/1s3/2K3/5/6/5/6/5/6 w 0 1"}) {
    ExpectBestMoves(PositionOf<Dablot>(fen));
  }
}

}  // namespace
}  // namespace dablo
