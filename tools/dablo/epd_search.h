// Searching a position of which the best move is known.
#ifndef DABLO_TOOLS_DABLO_EPD_SEARCH_H_
#define DABLO_TOOLS_DABLO_EPD_SEARCH_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "tools/dablo/epd.h"

namespace dablo {

struct EpdOutcome {
  // The first depth from which on all was right until the end.
  absl::optional<SearchInfo> solved;
  absl::optional<SearchInfo> last;  // none if no depth was finished
  std::string best_move;
};

// What the engine did before makes no difference.
absl::StatusOr<EpdOutcome> SearchEpd(const EpdPosition& position,
                                     const SearchLimits& limits,
                                     Engine& engine);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_EPD_SEARCH_H_
