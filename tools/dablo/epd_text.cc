#include "tools/dablo/epd_text.h"

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/dablo/analysis_json.h"
#include "tools/dablo/analysis_text.h"

namespace dablo {
namespace {

std::string Row(absl::string_view number, absl::string_view solved,
                absl::string_view depth, absl::string_view nodes,
                absl::string_view time, absl::string_view score,
                absl::string_view move, absl::string_view rest) {
  std::string row =
      absl::StrFormat("%4s %-6s %5s %11s %9s %8s  %-11s %s", number, solved,
                      depth, nodes, time, score, move, rest);
  absl::StripTrailingAsciiWhitespace(&row);
  return row + "\n";
}

}  // namespace

std::string EpdHeading() {
  return Row("no", "solved", "depth", "nodes", "time", "score", "best move",
             "expected, id");
}

std::string EpdRow(int number, const EpdPosition& position,
                   const EpdOutcome& outcome) {
  const std::string id =
      position.id.empty()
          ? ""
          : absl::StrCat(", ", absl::Utf8SafeCHexEscape(position.id));
  const std::string score = outcome.last ? ScoreText(*outcome.last) : "-";
  const std::string rest = absl::StrCat(position.Expected(), id);
  const auto& solved = outcome.solved;
  if (!solved) {
    return Row(absl::StrCat(number), "no", "-", "-", "-", score,
               outcome.best_move, rest);
  }
  return Row(
      absl::StrCat(number), "yes", absl::StrCat(solved->depth),
      absl::StrCat(solved->nodes),
      absl::StrFormat("%.2f s", static_cast<double>(solved->time_ms) / 1000),
      score, outcome.best_move, rest);
}

std::string EpdSummary(const EpdTotals& totals) {
  const int missing = totals.positions - totals.searched;
  return absl::StrFormat(
      "%d of %d solved, %.2f s%s\n", totals.solved, totals.searched,
      totals.seconds,
      missing == 0 ? "" : absl::StrCat(", ", missing, " not searched"));
}

std::string EpdJson(int number, const EpdPosition& position,
                    const EpdOutcome& outcome) {
  Json json = {{"number", number},
               {"line", position.line},
               {"id", position.id.empty() ? Json(nullptr) : Json(position.id)},
               {"fen", position.fen},
               {"solved", outcome.solved.has_value()}};
  const auto& solved = outcome.solved;
  json["depth"] = solved ? Json(solved->depth) : Json(nullptr);
  json["nodes"] = solved ? Json(solved->nodes) : Json(nullptr);
  json["time_ms"] = solved ? Json(solved->time_ms) : Json(nullptr);
  json["bestmove"] = outcome.best_move;
  json["score"] = outcome.last ? ScoreJson(*outcome.last) : Json(nullptr);
  json["expected"] = position.Expected();
  return JsonLine(json);
}

std::string EpdSummaryJson(const EpdTotals& totals) {
  return JsonLine({{"solved", totals.solved},
                   {"searched", totals.searched},
                   {"positions", totals.positions},
                   {"seconds", totals.seconds}});
}

}  // namespace dablo
