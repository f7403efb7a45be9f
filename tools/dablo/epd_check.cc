#include "tools/dablo/epd_check.h"

#include <chrono>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "tools/dablo/epd_search.h"
#include "tools/dablo/epd_text.h"
#include "tools/dablo/interrupt.h"

namespace dablo {

absl::Status CheckEpd(const std::vector<EpdPosition>& positions,
                      const SearchLimits& limits, bool json, Engine& engine,
                      Output& out) {
  const InterruptHandler handler;
  const StopOnInterrupt stop(handler, engine);
  const auto start = std::chrono::steady_clock::now();
  EpdTotals totals;
  totals.positions = static_cast<int>(positions.size());
  if (!json) out.Write(EpdHeading());
  for (const EpdPosition& position : positions) {
    absl::Status written = out.Flush();
    if (!written.ok()) return written;
    const absl::StatusOr<EpdOutcome> outcome =
        SearchEpd(position, limits, engine);
    if (!outcome.ok()) return outcome.status();
    // Its search was cut short.
    if (handler.was_interrupted()) break;
    ++totals.searched;
    if (outcome->solved) ++totals.solved;
    out.Write(
        json ? absl::StrCat(EpdJson(totals.searched, position, *outcome), "\n")
             : EpdRow(totals.searched, position, *outcome));
  }
  const std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - start;
  totals.seconds = seconds.count();
  out.Write(json ? absl::StrCat(EpdSummaryJson(totals), "\n")
                 : EpdSummary(totals));
  if (handler.was_interrupted()) return absl::CancelledError("");
  const int missed = totals.searched - totals.solved;
  if (missed == 0) return absl::OkStatus();
  return absl::FailedPreconditionError(
      missed == 1 ? "1 position is not solved"
                  : absl::StrCat(missed, " positions are not solved"));
}

}  // namespace dablo
