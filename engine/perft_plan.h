// A count cut into jobs, as the facade hands it out, and doing them.
#ifndef DABLO_ENGINE_PERFT_PLAN_H_
#define DABLO_ENGINE_PERFT_PLAN_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/moves/perft_counts.h"
#include "engine/thread_pool.h"

namespace dablo {

// The same request gives the same jobs, in every process.
class PerftPlan {
 public:
  virtual ~PerftPlan() = default;

  virtual std::size_t size() const = 0;
  // Does a job. Several threads may call it at once. It means nothing if
  // IsStopped afterwards.
  virtual PerftCounts Count(std::size_t job) const = 0;
  virtual bool IsStopped() const = 0;
  // If the count is to be divided: the moves, and which one a job is of.
  virtual const std::vector<std::string>& moves() const = 0;
  virtual std::size_t MoveOf(std::size_t job) const = 0;
};

struct PerftResult {
  PerftCounts counts;
  // If asked for: every legal move and the sequences that begin with it, sorted
  // as text.
  std::vector<std::pair<std::string, std::uint64_t>> divide;
};

// Puts the results of jobs together, in any order.
class PerftSum {
 public:
  explicit PerftSum(const PerftPlan& plan);

  void Add(std::size_t job, const PerftCounts& counts);
  // OutOfRange if the count does not fit 64 bits.
  absl::StatusOr<PerftResult> Result() const;

 private:
  const PerftPlan& plan_;
  PerftCounts counts_;
  std::vector<std::uint64_t> by_move_;
};

struct PerftRun {
  // Jobs that were done earlier.
  std::map<std::size_t, PerftCounts> finished;
  // Called after every job that is done now, by one thread at a time, with the
  // share of all jobs that are finished, 0 to 1.
  std::function<void(std::size_t job, const PerftCounts& counts, double share)>
      on_job;
};

// Does all jobs, one thread of `helpers` being this one; nullptr: this one
// alone. Cancelled after a stop, OutOfRange if the count does not fit 64 bits.
absl::StatusOr<PerftResult> RunPerft(const PerftPlan& plan, const PerftRun& run,
                                     ThreadPool* helpers);

}  // namespace dablo

#endif  // DABLO_ENGINE_PERFT_PLAN_H_
