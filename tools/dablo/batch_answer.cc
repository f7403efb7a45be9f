#include "tools/dablo/batch_answer.h"

namespace dablo {

std::string AnswerJson(const Json& id, const BatchAnswer& answer) {
  const auto& lines = answer.lines;
  Json pvs = Json::array();
  for (const SearchInfo& line : lines) {
    pvs.push_back({{"multipv", line.multipv},
                   {"score", ScoreJson(line)},
                   {"pv", line.pv}});
  }
  Json json = {
      {"id", id},
      {"bestmove", OrNull(answer.best_move)},
      {"score", lines.empty() ? Json(nullptr) : ScoreJson(lines.front())},
      {"pvs", pvs},
      {"depth", lines.empty() ? 0 : lines.front().depth},
      {"nodes", answer.nodes},
      {"time_ms", answer.time_ms}};
  if (!answer.best_move) AddResult(answer.game, json);
  if (answer.is_final) json["final"] = *answer.is_final;
  return JsonLine(json);
}

std::string ErrorJson(const Json& id, absl::string_view error) {
  return JsonLine({{"id", id}, {"error", absl::StrCat(error)}});
}

}  // namespace dablo
