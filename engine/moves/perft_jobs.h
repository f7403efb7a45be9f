// A count cut into jobs, which can be done in any order, by any number of
// threads or machines, and one day after the other.
#ifndef DABLO_ENGINE_MOVES_PERFT_JOBS_H_
#define DABLO_ENGINE_MOVES_PERFT_JOBS_H_

#include <atomic>
#include <cstddef>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "engine/moves/move.h"
#include "engine/moves/perft.h"
#include "engine/moves/perft_counts.h"
#include "engine/moves/perft_table.h"
#include "engine/position/position.h"

namespace dablo {

// The same arguments give the same jobs in the same order.
template <class V>
class PerftJobs {
 public:
  // `by_root`: each job counts below one move of the root only. `merge`: a
  // position that is reached in several ways is counted once.
  PerftJobs(const Position<V>& root, int depth, PerftOptions options,
            bool by_root, bool merge)
      : options_(options), depth_(depth), merge_(merge) {
    jobs_.push_back({root, {1, false}, 0});
    if (by_root) {
      Expand([&](std::size_t, const Move& move) {
        roots_.push_back(move);
        return roots_.size() - 1;
      });
    }
    const auto of_parent = [](std::size_t parent, const Move&) {
      return parent;
    };
    while (jobs_.size() < kEnough && depth_ > kLeastDepth &&
           CountChildren() <= kTooMany) {
      Expand(of_parent);
    }
  }

  std::size_t size() const { return jobs_.size(); }
  // The moves of the root, if the jobs are by them, and which one a job is of.
  const std::vector<Move>& roots() const { return roots_; }
  std::size_t RootOf(std::size_t job) const { return jobs_[job].root; }

  PerftCounts Count(std::size_t job, PerftTable& table,
                    const std::atomic<bool>& stop) const {
    const Job& what = jobs_[job];
    PerftCounter<V> counter(options_, table, stop);
    if (what.last_move.IsNone()) {
      counter.Count(what.position, depth_, what.weight.value);
    } else {
      counter.CountMove(what.position, what.last_move, 1, what.weight.value);
    }
    PerftCounts counts = counter.counts();
    counts.nodes.overflow |= what.weight.overflow;
    return counts;
  }

 private:
  // Enough that the last jobs of several threads end at nearly the same time,
  // and large enough, in plies, that they are worth handing out.
  static constexpr std::size_t kEnough = 1000;
  static constexpr int kLeastDepth = 3;
  // A position can have half a million moves.
  static constexpr std::uint64_t kTooMany = 1'000'000;

  struct Job {
    Position<V> position;
    CheckedCount weight;  // how often it occurs
    std::size_t root;
    // Set if nothing is left to count but this move of `position`.
    Move last_move{};
  };

  std::uint64_t CountChildren() const {
    std::uint64_t children = 0;
    for (const Job& job : jobs_) children += dablo::Count(job.position);
    return children;
  }

  // Replaces every job by those of its moves, of the root that root_of(its
  // root, move) says.
  template <class RootOfMove>
  void Expand(RootOfMove&& root_of) {
    std::vector<Job> next;
    absl::flat_hash_map<std::pair<Key, std::size_t>, std::size_t> known;
    for (const Job& job : jobs_) {
      ForEachCountedMove(
          job.position, options_, [&](const Move& move, CheckedCount paths) {
            CheckedCount weight;
            weight.AddProduct(job.weight, paths);
            const std::size_t root = root_of(job.root, move);
            if (depth_ == 1) {
              next.push_back({job.position, weight, root, move});
              return;
            }
            Position<V> position = After(job.position, move);
            // They do not matter here, and would keep equal positions apart.
            position.set_reversible_plies(0);
            if (merge_) {
              const auto [place, is_new] =
                  known.insert({{position.key(), root}, next.size()});
              if (!is_new && next[place->second].position == position) {
                next[place->second].weight.Add(weight);
                return;
              }
            }
            next.push_back({position, weight, root});
          });
    }
    jobs_ = std::move(next);
    --depth_;
  }

  PerftOptions options_;
  int depth_;  // of every job
  bool merge_;
  std::vector<Job> jobs_;
  std::vector<Move> roots_;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_PERFT_JOBS_H_
