// Listing, counting and making moves, and asking for captures, in the positions
// of data/perft: from random play, random placements and ends of games.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "benchmark/benchmark.h"
#include "engine/moves/generator.h"
#include "engine/position/fen.h"
#include "engine/rules/catalogue.h"
#include "tests/support/suite_file.h"

namespace dablo {
namespace {

template <class V>
std::vector<Position<V>> Positions() {
  std::vector<Position<V>> positions;
  for (const SuiteLine& line :
       ReadSuite(absl::StrCat("perft/", V::kName, ".epd"))) {
    positions.push_back(ParseFen<V>(line.fen).value().position);
  }
  return positions;
}

// Times work(position), which returns a number of items, over all positions.
template <class V, class Work>
void Run(benchmark::State& state, const char* unit, Work&& work) {
  const std::vector<Position<V>> positions = Positions<V>();
  std::uint64_t items = 0;
  for (auto _ : state) {
    for (const Position<V>& position : positions) items += work(position);
  }
  state.counters[unit] = benchmark::Counter(static_cast<double>(items),
                                            benchmark::Counter::kIsRate);
}

template <class V>
void BM_Generate(benchmark::State& state) {
  Run<V>(state, "moves/s",
         [](const Position<V>& position) { return Generate(position).size(); });
}

template <class V>
void BM_Count(benchmark::State& state) {
  Run<V>(state, "leaves/s",
         [](const Position<V>& position) { return Count(position); });
}

template <class V>
void BM_AnyCapture(benchmark::State& state) {
  Run<V>(state, "positions/s", [](const Position<V>& position) {
    benchmark::DoNotOptimize(AnyCapture(position));
    return std::uint64_t{1};
  });
}

template <class V>
void BM_After(benchmark::State& state) {
  std::vector<std::pair<Position<V>, MoveList>> nodes;
  for (const Position<V>& position : Positions<V>()) {
    nodes.push_back({position, Generate(position)});
  }
  std::uint64_t made = 0;
  for (auto _ : state) {
    for (const auto& [position, moves] : nodes) {
      for (const Move& move : moves) {
        benchmark::DoNotOptimize(After(position, move));
      }
      made += moves.size();
    }
  }
  state.counters["moves/s"] = benchmark::Counter(static_cast<double>(made),
                                                 benchmark::Counter::kIsRate);
}

template <class V>
void Register() {
  const auto add = [](absl::string_view part, auto* function) {
    benchmark::RegisterBenchmark(absl::StrCat(part, "/", V::kName).c_str(),
                                 function);
  };
  add("generate", &BM_Generate<V>);
  add("count", &BM_Count<V>);
  add("any_capture", &BM_AnyCapture<V>);
  add("after", &BM_After<V>);
}

template <class... V>
bool RegisterAll(VariantList<V...>) {
  (Register<V>(), ...);
  return true;
}

[[maybe_unused]] const bool kRegistered = RegisterAll(AllVariants{});

}  // namespace
}  // namespace dablo
