// Counting what perft suites say and comparing.
#ifndef DABLO_TOOLS_DABLO_SUITE_CHECK_H_
#define DABLO_TOOLS_DABLO_SUITE_CHECK_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "engine/engine.h"
#include "tools/dablo/output.h"
#include "tools/dablo/suite.h"

namespace dablo {

// Prints each count that differs, with the position and the divide, and at last
// one line for the file. Returns how many differ; Cancelled after a Ctrl-C.
absl::StatusOr<std::uint64_t> CheckSuite(const Suite& suite, bool paths,
                                         Engine& engine, Output& out);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_SUITE_CHECK_H_
