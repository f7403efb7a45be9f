// perft suites: files of positions with their known counts.
#ifndef DABLO_TOOLS_DABLO_SUITE_H_
#define DABLO_TOOLS_DABLO_SUITE_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/engine.h"

namespace dablo {

struct SuitePosition {
  int line;  // of the file, from 1
  std::string fen;
  std::vector<std::pair<int, std::uint64_t>> counts;  // depth, moves
};

struct Suite {
  std::string file;
  std::vector<SuitePosition> positions;
};

// Reads a file of lines `FEN ;D1 n ;D2 n`, blank ones and those that begin with
// '#' apart. Every position is tried on `engine`. InvalidArgument names the
// line and what is wrong with it; Unavailable if the file cannot be read.
absl::StatusOr<Suite> ReadSuite(const std::string& file, Engine& engine);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_SUITE_H_
