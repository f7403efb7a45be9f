// What perft prints, as text and as JSON.
#ifndef DABLO_TOOLS_DABLO_PERFT_TEXT_H_
#define DABLO_TOOLS_DABLO_PERFT_TEXT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "engine/engine.h"

namespace dablo {

// A result and how it was asked for.
struct PerftReport {
  int depth;
  double seconds;
  bool with_divide;
  bool with_stats;
  const PerftResult& result;
};

// The heading of the table, one row of it, the moves and their counts (each
// line after `indent`); all end with a newline.
std::string PerftHeading();
std::string PerftRow(const PerftReport& report);
std::string DivideText(const PerftResult& result, absl::string_view indent);

// One JSON object on one line, without a newline.
std::string PerftJson(const Engine& engine, const PerftReport& report);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_PERFT_TEXT_H_
