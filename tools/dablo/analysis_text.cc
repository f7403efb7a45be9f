#include "tools/dablo/analysis_text.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "tools/dablo/analysis_json.h"

namespace dablo {

std::string ScoreText(const SearchInfo& info) {
  return info.is_mate ? absl::StrCat("mate ", info.score)
                      : absl::StrFormat("%+d", info.score);
}

std::string AnalysisHeading(bool with_line) {
  return absl::StrFormat("%5s %s%8s %11s %9s %8s  %s\n", "depth",
                         with_line ? "line " : "", "score", "nodes", "nodes/s",
                         "time", "principal variation");
}

std::string AnalysisRow(const SearchInfo& info, bool with_line, int width) {
  const std::string numbers =
      absl::StrFormat("%5d %s%8s %11d %9d %6.2f s  ", info.depth,
                      with_line ? absl::StrFormat("%4d ", info.multipv) : "",
                      ScoreText(info), info.nodes, info.nodes_per_second,
                      static_cast<double>(info.time_ms) / 1000);
  std::string row = absl::StrCat(numbers, absl::StrJoin(info.pv, " "));
  constexpr absl::string_view kCut = "...";
  const auto columns = static_cast<std::size_t>(std::max(width, 0));
  if (columns > numbers.size() + kCut.size() && row.size() > columns) {
    row.resize(columns - kCut.size());
    // Between two moves, if the first one is all there.
    const std::size_t space = row.rfind(' ');
    if (space > numbers.size()) row.resize(space + 1);
    absl::StrAppend(&row, kCut);
  }
  return row + "\n";
}

std::string BestMoveText(const SearchResult& result) {
  if (!result.best_move) return "Best move: none\n";
  return absl::StrCat(
      "Best move: ", *result.best_move,
      result.ponder ? absl::StrCat(", expected reply: ", *result.ponder) : "",
      "\n");
}

std::string InfoJson(const SearchInfo& info) {
  const Json json = {{"depth", info.depth},     {"seldepth", info.seldepth},
                     {"multipv", info.multipv}, {"score", ScoreJson(info)},
                     {"nodes", info.nodes},     {"nps", info.nodes_per_second},
                     {"time_ms", info.time_ms}, {"pv", info.pv}};
  return JsonLine(json);
}

std::string BestMoveJson(const SearchResult& result, const GameResult& game) {
  Json json = {{"bestmove", OrNull(result.best_move)},
               {"ponder", OrNull(result.ponder)}};
  if (!result.best_move) AddResult(game, json);
  return JsonLine(json);
}

}  // namespace dablo
