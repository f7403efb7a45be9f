// The transposition table, with keys that are in it and keys that are not.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "bench/parts.h"
#include "benchmark/benchmark.h"
#include "engine/random.h"
#include "engine/search/transposition_table.h"

namespace dablo {
namespace {

constexpr std::size_t kMib = 16;
constexpr int kKeys = 10'000;

std::vector<Key> Keys(std::uint64_t seed) {
  std::vector<Key> keys;
  keys.reserve(kKeys);
  for (int i = 0; i < kKeys; ++i) keys.push_back(NextRandom(seed));
  return keys;
}

TableData DataOf(Key key) {
  return {static_cast<MoveKey>(key), Score(static_cast<int>(key % 1000)),
          Score(static_cast<int>(key % 100)), static_cast<int>(key % 20),
          Bound::kLower};
}

std::shared_ptr<TranspositionTable> FilledTable() {
  auto table = std::make_shared<TranspositionTable>();
  if (!table->Resize(kMib).ok()) std::abort();
  for (Key key : Keys(1)) table->Store(key, DataOf(key));
  return table;
}

Work PrepareProbe(std::uint64_t seed) {
  return [table = FilledTable(), keys = Keys(seed)] {
    for (Key key : keys) benchmark::DoNotOptimize(table->Probe(key));
    return std::uint64_t{keys.size()};
  };
}

Work PrepareStore() {
  return [table = FilledTable(), keys = Keys(2)] {
    for (Key key : keys) table->Store(key, DataOf(key));
    return std::uint64_t{keys.size()};
  };
}

}  // namespace

std::vector<Part> Parts() {
  constexpr std::uint64_t kBytes = kMib << 20;
  return {
      {"table-probe/known", "probes", [] { return PrepareProbe(1); }, kBytes},
      {"table-probe/unknown", "probes", [] { return PrepareProbe(2); }, kBytes},
      {"table-store", "stores", &PrepareStore, kBytes}};
}

}  // namespace dablo
