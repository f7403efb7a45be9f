// Listing and counting moves, and asking for captures.
#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/parts.h"
#include "bench/positions.h"
#include "bench/variant_parts.h"
#include "benchmark/benchmark.h"
#include "engine/moves/generator.h"

namespace dablo {
namespace {

// Part NAME/KIND/VARIANT: operate(position), which returns a number of
// operations, over all positions of that kind.
template <class V, class Operate>
void Add(std::vector<Part>& parts, absl::string_view name,
         absl::string_view unit, Operate operate) {
  for (Kind kind : kKinds) {
    parts.push_back({absl::StrCat(name, "/", ToString(kind), "/", V::kName),
                     absl::StrCat(unit), [=]() -> Work {
                       return [=, positions = PositionsOfKind<V>(kind)] {
                         std::uint64_t operations = 0;
                         for (const Position<V>& position : positions) {
                           operations += operate(position);
                         }
                         return operations;
                       };
                     }});
  }
}

}  // namespace

std::vector<Part> Parts() {
  return PartsOfAllVariants([]<class V>(std::vector<Part>& parts) {
    Add<V>(parts, "list", "moves", [](const Position<V>& position) {
      return Generate(position).size();
    });
    Add<V>(parts, "count", "moves",
           [](const Position<V>& position) { return Count(position); });
    Add<V>(parts, "any-capture", "positions", [](const Position<V>& position) {
      benchmark::DoNotOptimize(AnyCapture(position));
      return std::uint64_t{1};
    });
  });
}

}  // namespace dablo
