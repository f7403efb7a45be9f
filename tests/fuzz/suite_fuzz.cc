// Any text as a perft suite, and as an EPD line. What is read of one must give
// the same again when it is written.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/position/fen.h"
#include "engine/rules/catalogue.h"
#include "engine/search/limits.h"
#include "tests/fuzz/check.h"
#include "tools/dablo/epd_line.h"
#include "tools/dablo/suite.h"

namespace dablo {
namespace {

// A position of any variant will do.
absl::Status TryPosition(const std::string& fen) {
  absl::Status status;
  AnyVariant(AllVariants{}, [&]<class V>() {
    status = ParseFen<V>(fen).status();
    return status.ok();
  });
  return status;
}

std::string ToLine(const SuitePosition& position) {
  std::string line = position.fen;
  for (const auto& [depth, count] : position.counts) {
    absl::StrAppend(&line, " ;D", depth, " ", count);
  }
  return line;
}

void CheckSuiteText(absl::string_view text) {
  const absl::StatusOr<Suite> suite = ParseSuite("suite", text, TryPosition);
  if (!suite.ok()) return CheckMessage(suite.status(), text);
  int line = 0;
  std::string written;
  for (const SuitePosition& position : suite->positions) {
    Check(position.line > line, "lines in order", text);
    for (; line < position.line - 1; ++line) written += '\n';
    ++line;
    Check(!position.counts.empty(), "counts", text);
    for (const auto& [depth, count] : position.counts) {
      Check(1 <= depth && depth <= kMaxDepth, "depths in range", text);
    }
    absl::StrAppend(&written, ToLine(position), "\n");
  }
  const absl::StatusOr<Suite> again = ParseSuite("suite", written, TryPosition);
  Check(again.ok(), "a suite that can be read again", written);
  Check(again->positions == suite->positions, "the same suite", written);
}

void CheckEpdText(absl::string_view text) {
  const absl::StatusOr<EpdLine> line = ParseEpdLine(text);
  if (!line.ok()) return CheckMessage(line.status(), text);
  std::string written = line->fen;
  for (const auto& [opcode, operand] : line->operations) {
    Check(!operand.empty(), "an operand", text);
    // One that holds a quote cannot be put between quotes.
    if (absl::StrContains(operand, '"')) return;
    absl::StrAppend(&written, " ;", opcode, " \"", operand, "\"");
  }
  const absl::StatusOr<EpdLine> again = ParseEpdLine(written);
  Check(again.ok(), "a line that can be read again", written);
  Check(again->fen == line->fen && again->operations == line->operations,
        "the same line", written);
}

}  // namespace
}  // namespace dablo

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  dablo::CheckSuiteText(dablo::AsText(data, size));
  dablo::CheckEpdText(dablo::AsText(data, size));
  return 0;
}
