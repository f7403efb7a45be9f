#include "tools/match/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "engine/random.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

// Values that fishtest's statistics give, as fastchess has them in its tests
// (app/tests/elo_test.cpp and sprt_test.cpp).
TEST(EstimateStrengthTest, AgreesWithPublishedPairs) {
  const Strength a = EstimateStrength({34, 54, 31 + 32, 64, 75});
  EXPECT_NEAR(a.elo.value, 55.58, 0.01);
  EXPECT_NEAR((a.elo.upper - a.elo.lower) / 2, 27.65, 0.01);
  EXPECT_NEAR(a.normalized_elo.value, 57.94, 0.01);
  EXPECT_NEAR(a.superiority, 1, 1e-4);

  const Strength b = EstimateStrength({332, 433, 457 + 41, 333, 334});
  EXPECT_NEAR(b.elo.value, -8.64, 0.01);
  EXPECT_NEAR((b.elo.upper - b.elo.lower) / 2, 10.33, 0.01);
  EXPECT_NEAR(b.normalized_elo.value, -9.17, 0.01);
  // There the error of the deviation is left out; it is small so near to even.
  EXPECT_NEAR(b.normalized_elo.value - b.normalized_elo.lower, 10.96, 0.05);
  EXPECT_NEAR(b.superiority, 0.0505, 1e-4);

  const Strength c = EstimateStrength({7895, 8757, 5485 + 200, 568, 9999});
  EXPECT_NEAR(c.elo.value, -21.04, 0.01);
  EXPECT_NEAR((c.elo.upper - c.elo.lower) / 2, 2.95, 0.01);
  EXPECT_NEAR(c.normalized_elo.value, -19.01, 0.01);
}

TEST(EstimateStrengthTest, OneKindOfPairsSetsABoundOnOneSide) {
  const Strength all = EstimateStrength({0, 0, 0, 0, 100});
  EXPECT_EQ(all.elo.value, std::numeric_limits<double>::infinity());
  EXPECT_NEAR(all.elo.lower, -400 * std::log10(1 / 0.97 - 1), 1e-9);
  EXPECT_EQ(all.superiority, 1);
  const Strength none = EstimateStrength({100, 0, 0, 0, 0});
  EXPECT_EQ(none.elo.value, -std::numeric_limits<double>::infinity());
  EXPECT_NEAR(none.elo.upper, -all.elo.lower, 1e-9);
  const Strength even = EstimateStrength({0, 0, 100, 0, 0});
  EXPECT_EQ(even.elo.value, 0);
  EXPECT_EQ(even.normalized_elo.value, 0);
  EXPECT_EQ(even.superiority, 0.5);
  EXPECT_LT(even.elo.lower, 0);
}

TEST(LogLikelihoodRatioTest, AgreesWithPublishedPairs) {
  EXPECT_NEAR(LogLikelihoodRatio({0, 2}, {365, 16618, 36029 + 200, 16974, 390}),
              2.25, 0.005);
  EXPECT_NEAR(
      LogLikelihoodRatio({-1.75, 0.25}, {127, 4883, 10311 + 401, 5150, 104}),
      3.01, 0.005);
}

TEST(LogLikelihoodRatioTest, SaysTheOppositeOfTheOpposite) {
  const PairCounts pairs = {3, 20, 50, 31, 9};
  PairCounts reversed = pairs;
  std::reverse(reversed.begin(), reversed.end());
  EXPECT_NEAR(LogLikelihoodRatio({0, 10}, pairs),
              -LogLikelihoodRatio({-10, 0}, reversed), 1e-6);
  EXPECT_EQ(LogLikelihoodRatio({0, 10}, {}), 0);
}

TEST(SprtTest, BoundsAreWalds) {
  EXPECT_NEAR(UpperBound({0, 5, 0.05, 0.05}), 2.944, 0.001);
  EXPECT_NEAR(LowerBound({0, 5, 0.05, 0.05}), -2.944, 0.001);
  EXPECT_NEAR(UpperBound({0, 5, 0.05, 0.1}), std::log(0.9 / 0.05), 1e-9);
  EXPECT_NEAR(LowerBound({0, 5, 0.05, 0.1}), std::log(0.1 / 0.95), 1e-9);
}

// Pairs that come as a distribution says.
class Simulation {
 public:
  Simulation(std::array<double, 5> distribution, std::uint64_t seed)
      : distribution_(distribution), state_(seed) {}

  std::size_t Pair() {
    double left = static_cast<double>(NextRandom(state_) >> 11) /
                  (std::uint64_t{1} << 53);
    std::size_t kind = 0;
    while (kind < 4 && left >= distribution_[kind]) {
      left -= distribution_[kind++];
    }
    return kind;
  }

  double Mean() const {
    double mean = 0;
    for (std::size_t i = 0; i < 5; ++i) {
      mean += distribution_[i] * static_cast<double>(i) / 4;
    }
    return mean;
  }
  double NormalizedElo() const {
    double variance = 0;
    for (std::size_t i = 0; i < 5; ++i) {
      const double share = static_cast<double>(i) / 4 - Mean();
      variance += distribution_[i] * share * share;
    }
    return (Mean() - 0.5) / std::sqrt(2 * variance) * 800 / std::log(10);
  }

 private:
  std::array<double, 5> distribution_;
  std::uint64_t state_;
};

// Two games of a pair by a player of the given expectation and share of draws,
// independent of each other.
std::array<double, 5> PairsOf(double expectation, double draws) {
  const double win = expectation - draws / 2;
  const double loss = 1 - win - draws;
  return {loss * loss, 2 * loss * draws, draws * draws + 2 * win * loss,
          2 * win * draws, win * win};
}

TEST(EstimateStrengthTest, BarsCoverWhatTheySay) {
  constexpr int kMatches = 1000;
  std::uint64_t seed = 20261130;
  for (double expectation : {0.5, 0.55, 0.7}) {
    for (double draws : {0.1, 0.5}) {
      Simulation simulation(PairsOf(expectation, draws), NextRandom(seed));
      const double elo = -400 * std::log10(1 / expectation - 1);
      int covered = 0;
      int normalized = 0;
      for (int match = 0; match < kMatches; ++match) {
        PairCounts pairs{};
        for (int i = 0; i < 200; ++i) ++pairs[simulation.Pair()];
        const Strength strength = EstimateStrength(pairs);
        if (strength.elo.lower <= elo && elo <= strength.elo.upper) ++covered;
        if (strength.normalized_elo.lower <= simulation.NormalizedElo() &&
            simulation.NormalizedElo() <= strength.normalized_elo.upper) {
          ++normalized;
        }
      }
      EXPECT_GE(covered, 930) << expectation << " " << draws;
      EXPECT_LE(covered, 970) << expectation << " " << draws;
      EXPECT_GE(normalized, 930) << expectation << " " << draws;
      EXPECT_LE(normalized, 970) << expectation << " " << draws;
    }
  }
}

// How many of `tests` with this distribution accept H1.
int CountAccepted(const Sprt& test, std::array<double, 5> distribution,
                  int tests, std::uint64_t seed) {
  Simulation simulation(distribution, seed);
  int accepted = 0;
  for (int i = 0; i < tests; ++i) {
    PairCounts pairs{};
    SprtDecision decision = SprtDecision::kContinue;
    // As in a match, but looked at less often, to be done in time.
    while (decision == SprtDecision::kContinue) {
      for (int k = 0; k < 4; ++k) ++pairs[simulation.Pair()];
      decision = Decide(test, pairs);
    }
    if (decision == SprtDecision::kAcceptH1) ++accepted;
  }
  return accepted;
}

// The share of draws is that of the expectation that gives the wanted Elo.
std::array<double, 5> PairsWithElo(double normalized_elo, double draws) {
  double low = 0.01;
  double high = 0.99;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    const Simulation simulation(PairsOf(middle, draws), 1);
    (simulation.NormalizedElo() < normalized_elo ? low : high) = middle;
  }
  return PairsOf(low, draws);
}

TEST(SprtTest, ErrorsAreAsRareAsAskedFor) {
  const Sprt test = {0, 40, 0.05, 0.05};
  constexpr int kTests = 1000;
  const int wrong_h1 = CountAccepted(test, PairsWithElo(0, 0.3), kTests, 1);
  const int right_h1 = CountAccepted(test, PairsWithElo(40, 0.3), kTests, 2);
  // 5 % and the two standard deviations that 1000 tests have.
  EXPECT_LE(wrong_h1, 64);
  EXPECT_GE(right_h1, 1000 - 64);
  // Beyond the bounds errors are rarer still.
  EXPECT_LE(CountAccepted(test, PairsWithElo(-30, 0.3), kTests, 3), 15);
}

}  // namespace
}  // namespace dablo
