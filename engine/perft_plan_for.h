// The jobs of a count for one variant.
#ifndef DABLO_ENGINE_PERFT_PLAN_FOR_H_
#define DABLO_ENGINE_PERFT_PLAN_FOR_H_

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "engine/moves/notation.h"
#include "engine/moves/perft_jobs.h"
#include "engine/moves/perft_table.h"
#include "engine/perft_plan.h"
#include "engine/position/position.h"

namespace dablo {

template <class V>
class PerftPlanFor final : public PerftPlan {
 public:
  PerftPlanFor(const Position<V>& root, const PerftRequest& request,
               PerftTable& table, const std::atomic<bool>& stop)
      : jobs_(root, request.depth, request.options, request.divide,
              request.merge),
        table_(table),
        stop_(stop) {
    for (const Move& move : jobs_.roots()) {
      moves_.push_back(FormatMove(root, move));
    }
  }

  std::size_t size() const override { return jobs_.size(); }
  PerftCounts Count(std::size_t job) const override {
    return jobs_.Count(job, table_, stop_);
  }
  bool IsStopped() const override { return stop_.load(); }
  const std::vector<std::string>& moves() const override { return moves_; }
  std::size_t MoveOf(std::size_t job) const override {
    return jobs_.RootOf(job);
  }

 private:
  PerftJobs<V> jobs_;
  PerftTable& table_;
  const std::atomic<bool>& stop_;
  std::vector<std::string> moves_;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_PERFT_PLAN_FOR_H_
