// Making moves, which keeps the key up to date, and making the key anew.
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/parts.h"
#include "bench/positions.h"
#include "bench/variant_parts.h"
#include "benchmark/benchmark.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"

namespace dablo {
namespace {

template <class V>
Work PrepareMake() {
  std::vector<std::pair<Position<V>, MoveList>> nodes;
  for (const Position<V>& position : Positions<V>()) {
    nodes.push_back({position, Generate(position)});
  }
  return [nodes = std::move(nodes)] {
    std::uint64_t made = 0;
    for (const auto& [position, moves] : nodes) {
      for (const Move& move : moves) {
        benchmark::DoNotOptimize(After(position, move));
      }
      made += moves.size();
    }
    return made;
  };
}

template <class V>
Work PrepareKey() {
  return [positions = Positions<V>()] {
    for (const Position<V>& position : positions) {
      benchmark::DoNotOptimize(position.ComputeKey());
    }
    return std::uint64_t{positions.size()};
  };
}

}  // namespace

std::vector<Part> Parts() {
  return PartsOfAllVariants([]<class V>(std::vector<Part>& parts) {
    parts.push_back({absl::StrCat("make/", V::kName), "moves", &PrepareMake<V>,
                     sizeof(Position<V>)});
    parts.push_back(
        {absl::StrCat("key/", V::kName), "positions", &PrepareKey<V>});
  });
}

}  // namespace dablo
