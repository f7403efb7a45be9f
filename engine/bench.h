// The positions that `dablo bench` searches.
#ifndef DABLO_ENGINE_BENCH_H_
#define DABLO_ENGINE_BENCH_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/engine.h"

namespace dablo {

// Takes a few seconds; every depth has a signature of its own.
inline constexpr int kBenchDepth = 7;

struct BenchPosition {
  std::string variant;
  std::string fen;
};

// The start of every game, and the positions of data/bench/positions.txt.
std::vector<BenchPosition> BenchPositions();

// A fresh engine there, so that nothing is left over from another position.
// Internal if it cannot be had.
absl::StatusOr<std::unique_ptr<Engine>> MakeBenchEngine(
    const BenchPosition& position);

}  // namespace dablo

#endif  // DABLO_ENGINE_BENCH_H_
