// Searching the positions of a file and telling which are solved.
#ifndef DABLO_TOOLS_DABLO_EPD_CHECK_H_
#define DABLO_TOOLS_DABLO_EPD_CHECK_H_

#include <vector>

#include "absl/status/status.h"
#include "engine/engine.h"
#include "tools/dablo/epd.h"
#include "tools/dablo/output.h"

namespace dablo {

// Searches each position within the limits, and writes a row for each and a
// summary, as text or as JSON. FailedPrecondition if one is not solved,
// Cancelled after Ctrl-C, Unavailable if it cannot be written.
absl::Status CheckEpd(const std::vector<EpdPosition>& positions,
                      const SearchLimits& limits, bool json, Engine& engine,
                      Output& out);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_EPD_CHECK_H_
