// perft suites: files of positions with their known counts.
#ifndef DABLO_TOOLS_DABLO_SUITE_H_
#define DABLO_TOOLS_DABLO_SUITE_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace dablo {

struct SuitePosition {
  int line;  // of the file, from 1
  std::string fen;
  std::vector<std::pair<int, std::uint64_t>> counts;  // depth, moves

  friend bool operator==(const SuitePosition&, const SuitePosition&) = default;
};

struct Suite {
  std::string file;
  std::vector<SuitePosition> positions;
};

// Tells whether a FEN is a position of the variant, and if not, why.
using TryFen = absl::FunctionRef<absl::Status(const std::string& fen)>;

// Reads lines `FEN ;D1 n ;D2 n`, blank ones and those that begin with '#'
// apart. InvalidArgument names `file`, the line and what is wrong with it.
absl::StatusOr<Suite> ParseSuite(const std::string& file,
                                 absl::string_view content, TryFen try_fen);

// Reads a file of such lines. Unavailable if it cannot be read.
absl::StatusOr<Suite> ReadSuite(const std::string& file, TryFen try_fen);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_SUITE_H_
