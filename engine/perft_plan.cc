#include "engine/perft_plan.h"

#include <atomic>
#include <mutex>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"

namespace dablo {

PerftSum::PerftSum(const PerftPlan& plan)
    : plan_(plan), by_move_(plan.moves().size()) {}

void PerftSum::Add(std::size_t job, const PerftCounts& counts) {
  counts_.Add(counts);
  if (!by_move_.empty()) by_move_[plan_.MoveOf(job)] += counts.nodes.value;
}

absl::StatusOr<PerftResult> PerftSum::Result() const {
  if (counts_.overflow()) {
    return absl::OutOfRangeError("the count does not fit 64 bits");
  }
  PerftResult result;
  result.counts = counts_;
  for (std::size_t i = 0; i < by_move_.size(); ++i) {
    result.divide.push_back({plan_.moves()[i], by_move_[i]});
  }
  absl::c_sort(result.divide);
  return result;
}

absl::StatusOr<PerftResult> RunPerft(const PerftPlan& plan, const PerftRun& run,
                                     ThreadPool* helpers) {
  PerftSum sum(plan);
  for (const auto& [job, counts] : run.finished) sum.Add(job, counts);

  std::atomic<std::size_t> next = 0;
  std::mutex mutex;  // guards sum, finished and on_job
  std::size_t finished = run.finished.size();
  RunTogether(helpers, [&](std::size_t) {
    while (!plan.IsStopped()) {
      const std::size_t job = next.fetch_add(1);
      if (job >= plan.size()) return;
      if (run.finished.count(job) != 0) continue;
      const PerftCounts counts = plan.Count(job);
      if (plan.IsStopped()) return;
      const std::lock_guard<std::mutex> lock(mutex);
      sum.Add(job, counts);
      ++finished;
      if (run.on_job) {
        run.on_job(
            job, counts,
            static_cast<double>(finished) / static_cast<double>(plan.size()));
      }
    }
  });
  if (plan.IsStopped()) return absl::CancelledError("");
  return sum.Result();
}

}  // namespace dablo
