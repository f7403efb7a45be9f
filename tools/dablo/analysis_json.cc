#include "tools/dablo/analysis_json.h"

#include "absl/strings/str_cat.h"

namespace dablo {

std::string JsonLine(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json ScoreJson(const SearchInfo& info) {
  return {{info.is_mate ? "mate" : "cp", info.score}};
}

Json OrNull(const absl::optional<std::string>& move) {
  return move ? Json(*move) : Json(nullptr);
}

void AddResult(const GameResult& game, Json& json) {
  if (!game.IsFinished()) return;
  json["result"] = absl::StrCat(ToString(game.winner));
  json["reason"] = absl::StrCat(ToString(game.reason));
}

}  // namespace dablo
