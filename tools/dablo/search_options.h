// The options that say how a position is searched, and the ranges of their
// numbers.
#ifndef DABLO_TOOLS_DABLO_SEARCH_OPTIONS_H_
#define DABLO_TOOLS_DABLO_SEARCH_OPTIONS_H_

#include <cstdint>
#include <limits>
#include <string>

#include "absl/status/statusor.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "engine/text/numbers.h"
#include "tools/dablo/cli_forward.h"

namespace dablo {

inline constexpr NumberRange kDepthRange = {1, kMaxDepth};  // plies
inline constexpr NumberRange kNodesRange = {
    1, std::numeric_limits<std::uint64_t>::max()};
inline constexpr NumberRange kMovetimeRange = {1, 1'000'000'000};  // ms
inline constexpr NumberRange kMultipvRange = {1, 256};

struct SearchOptions {
  std::uint64_t depth = 0;  // 0: not given; so the next two
  std::uint64_t nodes = 0;
  std::uint64_t movetime = 0;
  bool infinite = false;
  std::uint64_t multipv = 1;
  absl::optional<std::string> search_moves;

  void Add(CLI::App& app);
  // With 5 seconds if no limit was given. InvalidArgument for options that do
  // not go together.
  absl::StatusOr<SearchRequest> MakeRequest() const;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_SEARCH_OPTIONS_H_
