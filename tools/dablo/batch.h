// The batch service: requests on standard input, answers on standard output.
#ifndef DABLO_TOOLS_DABLO_BATCH_H_
#define DABLO_TOOLS_DABLO_BATCH_H_

#include <cstddef>

#include "absl/status/status.h"
#include "engine/engine.h"
#include "tools/dablo/output.h"

namespace dablo {

struct BatchOptions {
  int threads;           // requests that are worked on at once
  std::size_t hash_mib;  // of all of them together, 1 at least for each
  DrawRules draw_rules;
};

// Until the end of the input and of all work. InvalidArgument, before anything
// is read, if the memory cannot be had; Unavailable if reading or writing
// fails; Cancelled after Ctrl-C, which leaves without an answer what runs.
absl::Status RunBatch(const BatchOptions& options, Output& out);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_BATCH_H_
