#include "tools/dablo/epd_search.h"

#include "absl/status/status.h"

namespace dablo {

absl::StatusOr<EpdOutcome> SearchEpd(const EpdPosition& position,
                                     const SearchLimits& limits,
                                     Engine& engine) {
  absl::Status ready = engine.SetPosition(position.fen, {});
  if (ready.ok()) ready = engine.ClearHash();
  if (!ready.ok()) return ready;
  EpdOutcome outcome;
  SearchRequest request;
  request.limits = limits;
  const absl::StatusOr<SearchResult> result =
      engine.Search(request, [&](const SearchInfo& info) {
        outcome.last = info;
        if (!position.IsSolvedBy(info)) {
          outcome.solved.reset();
        } else if (!outcome.solved) {
          outcome.solved = info;
        }
      });
  if (!result.ok()) return result.status();
  outcome.best_move = result->best_move.value_or("");
  return outcome;
}

}  // namespace dablo
