#include "tools/match/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <limits>
#include <numeric>

namespace dablo {
namespace {

// The share of its points that a pair can give, and how likely each is.
constexpr std::array<double, 5> kShares = {0, 0.25, 0.5, 0.75, 1};
using Distribution = std::array<double, 5>;

// 95 % of a normal distribution is within this many standard deviations.
constexpr double kSpread95 = 1.959963984540054;
const double kEloPerUnit = 800 / std::log(10);

double Mean(const Distribution& p) {
  return std::inner_product(p.begin(), p.end(), kShares.begin(), 0.0);
}

double Variance(const Distribution& p) {
  const double mean = Mean(p);
  double variance = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    variance += p[i] * (kShares[i] - mean) * (kShares[i] - mean);
  }
  return variance;
}

// The standard error of t = (mean - 1/2) / deviation, times the root of the
// number of pairs, by the delta method: the deviation is an estimate, too,
// which matters where t is large.
double ErrorOfRatio(const Distribution& p, double t) {
  const double mean = Mean(p);
  const double deviation = std::sqrt(Variance(p));
  double skewness = 0;
  double kurtosis = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const double z = (kShares[i] - mean) / deviation;
    skewness += p[i] * z * z * z;
    kurtosis += p[i] * z * z * z * z;
  }
  return std::sqrt(
      std::max(0.0, 1 - t * skewness + t * t * (kurtosis - 1) / 4));
}

// What never happened counts as this much: a distribution that excludes it
// would make one such pair decide everything.
constexpr double kUnseen = 1e-3;

struct Observed {
  double pairs;
  Distribution distribution;
};
Observed Regularized(const PairCounts& counts) {
  Observed observed = {0, {}};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    observed.distribution[i] =
        std::max(static_cast<double>(counts[i]), kUnseen);
    observed.pairs += observed.distribution[i];
  }
  for (double& p : observed.distribution) p /= observed.pairs;
  return observed;
}

double EloOf(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(score / (1 - score));
}

// Where a falling function on (low, high) is zero.
double Root(const std::function<double(double)>& falling, double low,
            double high) {
  constexpr int kHalvings = 60;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (falling(middle) > 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

// The distribution most likely to give what was observed, of those with
// (mean - 1/2) / deviation = t. Section 4.1 of the source: the condition is
// made linear at an estimate, solved, and so on to a fixed point.
Distribution MostLikely(const Distribution& observed, double t) {
  constexpr int kMostRounds = 50;
  constexpr double kSame = 1e-10;
  Distribution p;
  p.fill(1.0 / static_cast<double>(p.size()));
  for (int round = 0; round < kMostRounds; ++round) {
    const double mean = Mean(p);
    const double deviation = std::sqrt(Variance(p));
    Distribution phi;
    for (std::size_t i = 0; i < p.size(); ++i) {
      const double z = (kShares[i] - mean) / deviation;
      phi[i] = kShares[i] - 0.5 - t * deviation * (1 + z * z) / 2;
    }
    const auto [least, most] = std::minmax_element(phi.begin(), phi.end());
    const double theta = Root(
        [&](double x) {
          double sum = 0;
          for (std::size_t i = 0; i < p.size(); ++i) {
            sum += observed[i] * phi[i] / (1 + x * phi[i]);
          }
          return sum;
        },
        -1 / *most, -1 / *least);
    double change = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
      const double next = observed[i] / (1 + theta * phi[i]);
      change = std::max(change, std::abs(next - p[i]));
      p[i] = next;
    }
    if (change < kSame) break;
  }
  return p;
}

}  // namespace

std::uint64_t CountPairs(const PairCounts& pairs) {
  return std::accumulate(pairs.begin(), pairs.end(), std::uint64_t{0});
}

Strength EstimateStrength(const PairCounts& pairs) {
  const auto count = static_cast<double>(CountPairs(pairs));
  Distribution p;
  for (std::size_t i = 0; i < p.size(); ++i) {
    p[i] = static_cast<double>(pairs[i]) / count;
  }
  const double mean = Mean(p);
  const double deviation = std::sqrt(Variance(p));
  Strength strength;
  if (deviation == 0) {
    // All pairs ended alike. "Rule of three": another kind of pair that is
    // more frequent than 3 / n would have been seen, with 95 % probability.
    const double margin = std::min(3 / count, 1.0);
    strength.elo = {EloOf(mean), EloOf(mean - margin), EloOf(mean + margin)};
    const double infinite = std::numeric_limits<double>::infinity();
    const double value = mean == 0.5 ? 0 : (mean < 0.5 ? -infinite : infinite);
    strength.normalized_elo = {value, -infinite, infinite};
    strength.superiority = mean == 0.5 ? 0.5 : (mean < 0.5 ? 0 : 1);
    return strength;
  }
  const double error = deviation / std::sqrt(count);
  strength.elo = {EloOf(mean), EloOf(mean - kSpread95 * error),
                  EloOf(mean + kSpread95 * error)};
  // A game's deviation is that of the mean of two games times sqrt(2).
  const double unit = kEloPerUnit / std::sqrt(2.0);
  const double t = (mean - 0.5) / deviation;
  const double margin = kSpread95 * ErrorOfRatio(p, t) / std::sqrt(count);
  strength.normalized_elo = {unit * t, unit * (t - margin),
                             unit * (t + margin)};
  strength.superiority = std::erfc(-(mean - 0.5) / error / std::sqrt(2.0)) / 2;
  return strength;
}

double LogLikelihoodRatio(const Sprt& test, const PairCounts& pairs) {
  if (CountPairs(pairs) == 0) return 0;
  const Observed observed = Regularized(pairs);
  const double unit = kEloPerUnit / std::sqrt(2.0);
  const Distribution p0 = MostLikely(observed.distribution, test.elo0 / unit);
  const Distribution p1 = MostLikely(observed.distribution, test.elo1 / unit);
  double mean = 0;
  for (std::size_t i = 0; i < p0.size(); ++i) {
    mean += observed.distribution[i] * std::log(p1[i] / p0[i]);
  }
  return observed.pairs * mean;
}

double LowerBound(const Sprt& test) {
  return std::log(test.beta / (1 - test.alpha));
}
double UpperBound(const Sprt& test) {
  return std::log((1 - test.beta) / test.alpha);
}

SprtDecision Decide(const Sprt& test, const PairCounts& pairs) {
  const double ratio = LogLikelihoodRatio(test, pairs);
  if (ratio >= UpperBound(test)) return SprtDecision::kAcceptH1;
  if (ratio <= LowerBound(test)) return SprtDecision::kAcceptH0;
  return SprtDecision::kContinue;
}

}  // namespace dablo
