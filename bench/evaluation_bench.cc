// The evaluation of positions.
#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/parts.h"
#include "bench/positions.h"
#include "bench/variant_parts.h"
#include "benchmark/benchmark.h"
#include "engine/eval/evaluate.h"

namespace dablo {
namespace {

template <class V>
Work Prepare() {
  return [positions = Positions<V>()] {
    for (const Position<V>& position : positions) {
      benchmark::DoNotOptimize(Evaluate(position));
    }
    return std::uint64_t{positions.size()};
  };
}

}  // namespace

std::vector<Part> Parts() {
  return PartsOfAllVariants([]<class V>(std::vector<Part>& parts) {
    parts.push_back(
        {absl::StrCat("evaluate/", V::kName), "positions", &Prepare<V>});
  });
}

}  // namespace dablo
