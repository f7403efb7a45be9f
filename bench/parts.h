// What is measured: named parts, each a fixed piece of work, the same every
// time. A benchmark repeats it against the clock; an instruction count needs it
// only once. Recorded history hangs on the names.
#ifndef DABLO_BENCH_PARTS_H_
#define DABLO_BENCH_PARTS_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace dablo {

// Does the work once and returns how many operations it was.
using Work = std::function<std::uint64_t()>;

struct Part {
  std::string name;  // "count/quiet/dablot"
  std::string unit;  // of an operation, plural: "leaves"
  // Prepares the work; not measured.
  std::function<Work()> prepare;
  // What an operation reads or writes, if that says something; else 0.
  std::uint64_t bytes = 0;
};

// The parts of this program, in the order in which they are measured; every
// program defines it, and bench/main.cc does the rest.
std::vector<Part> Parts();

}  // namespace dablo

#endif  // DABLO_BENCH_PARTS_H_
