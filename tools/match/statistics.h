// What the results of a match say about the strength of its two players.
//
// Games are played in pairs, both colours of one opening, and a pair is what
// counts: its games are not independent of each other. Formulae: M. Van den
// Bergh, "Comments on normalized Elo" (normalized_elo_practical.pdf).
#ifndef DABLO_TOOLS_MATCH_STATISTICS_H_
#define DABLO_TOOLS_MATCH_STATISTICS_H_

#include <array>
#include <cstdint>

namespace dablo {

// How many pairs gave the first player 0, 1/2, 1, 3/2 and 2 points.
using PairCounts = std::array<std::uint64_t, 5>;

std::uint64_t CountPairs(const PairCounts& pairs);

// A value with its 95 % interval; infinite where the results set no bound.
struct Estimate {
  double value;
  double lower;
  double upper;
};

// Of the first player over the second; for at least one pair.
struct Strength {
  Estimate elo;
  // In units of the spread of a game's result, so that it does not depend on
  // how many games are drawn.
  Estimate normalized_elo;
  // The probability that the first player is the better one.
  double superiority;
};
Strength EstimateStrength(const PairCounts& pairs);

// A sequential probability ratio test between two normalized Elo values.
struct Sprt {
  double elo0;          // H0: the first player is stronger by this, or less
  double elo1;          // H1: by this, or more
  double alpha = 0.05;  // how often H1 may be accepted wrongly
  double beta = 0.05;   // how often H0 may be accepted wrongly
};
enum class SprtDecision { kContinue, kAcceptH0, kAcceptH1 };

// The logarithm of the likelihood ratio of H1 to H0, each at the most likely
// distribution of pairs that has its Elo; 0 for no pairs.
double LogLikelihoodRatio(const Sprt& test, const PairCounts& pairs);
// Where the test ends, for H0 and for H1.
double LowerBound(const Sprt& test);
double UpperBound(const Sprt& test);
SprtDecision Decide(const Sprt& test, const PairCounts& pairs);

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_STATISTICS_H_
