// Runs the parts of a benchmark program: by Google Benchmark, with its options;
// or with --instructions, under callgrind, which then writes one profile a
// part.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "bench/parts.h"
#include "benchmark/benchmark.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define RUNNING_ON_VALGRIND 0
#define CALLGRIND_ZERO_STATS
#define CALLGRIND_DUMP_STATS_AT(name)
#endif

namespace dablo {
namespace {

void Time(benchmark::State& state, const Part& part) {
  const Work work = part.prepare();
  std::uint64_t operations = 0;
  for (auto _ : state) operations += work();
  state.counters[part.unit + "/s"] = benchmark::Counter(
      static_cast<double>(operations), benchmark::Counter::kIsRate);
  if (part.bytes != 0) {
    state.counters["bytes"] = static_cast<double>(part.bytes);
  }
}

// Prints "operations name" for every part; callgrind's profile of the same name
// has the instructions of one round, after another one has brought everything
// into its place.
int CountInstructions() {
  if (RUNNING_ON_VALGRIND == 0) {
    std::fputs("--instructions counts nothing without valgrind\n", stderr);
    return 2;
  }
  for (const Part& part : Parts()) {
    const Work work = part.prepare();
    work();
    CALLGRIND_ZERO_STATS;
    const std::uint64_t operations = work();
    CALLGRIND_DUMP_STATS_AT(part.name.c_str());
    std::printf("%llu %s\n", static_cast<unsigned long long>(operations),
                part.name.c_str());
  }
  return 0;
}

}  // namespace
}  // namespace dablo

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "--instructions") == 0) {
    return dablo::CountInstructions();
  }
  const std::vector<dablo::Part> parts = dablo::Parts();
  for (const dablo::Part& part : parts) {
    benchmark::RegisterBenchmark(
        part.name.c_str(),
        [&part](benchmark::State& state) { dablo::Time(state, part); });
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
}
