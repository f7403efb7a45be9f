// The score of a match.
#ifndef DABLO_TOOLS_MATCH_TALLY_H_
#define DABLO_TOOLS_MATCH_TALLY_H_

#include <cstddef>
#include <cstdint>

#include "absl/types/optional.h"
#include "tools/match/statistics.h"

namespace dablo {

// From the first player's side. Games come in the order of their numbers, two
// of a pair one after the other.
class Tally {
 public:
  // `half_points` are the first player's, 0, 1 or 2.
  void Add(int half_points) {
    const auto points = static_cast<std::size_t>(half_points);
    ++games_by_half_points_[points];
    if (open_) {
      ++pairs_[*open_ + points];
      open_.reset();
    } else {
      open_ = points;
    }
  }

  std::uint64_t losses() const { return games_by_half_points_[0]; }
  std::uint64_t draws() const { return games_by_half_points_[1]; }
  std::uint64_t wins() const { return games_by_half_points_[2]; }
  std::uint64_t games() const { return wins() + draws() + losses(); }
  // Of pairs of which both games are over.
  const PairCounts& pairs() const { return pairs_; }

 private:
  std::uint64_t games_by_half_points_[3] = {0, 0, 0};
  PairCounts pairs_{};
  absl::optional<std::size_t> open_;  // half points of the first game of a pair
};

}  // namespace dablo

#endif  // DABLO_TOOLS_MATCH_TALLY_H_
