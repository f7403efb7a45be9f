#include "tools/dablo/match_text.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/build_info.h"

namespace dablo {
namespace {

double Share(const Tally& tally) {
  return (static_cast<double>(tally.wins()) +
          static_cast<double>(tally.draws()) / 2) /
         static_cast<double>(tally.games());
}

std::string Range(const Estimate& estimate) {
  return absl::StrFormat("%+.1f [%+.1f, %+.1f]", estimate.value, estimate.lower,
                         estimate.upper);
}

absl::string_view Name(SprtDecision decision) {
  switch (decision) {
    case SprtDecision::kContinue:
      return "none";
    case SprtDecision::kAcceptH0:
      return "H0";
    case SprtDecision::kAcceptH1:
      return "H1";
  }
  return "";
}

std::string SprtLine(const Sprt& test, const MatchResult& result) {
  return absl::StrFormat(
      "SPRT of normalized Elo %g (H0) and %g (H1): LLR %.2f [%.2f, %.2f], %s\n",
      test.elo0, test.elo1, LogLikelihoodRatio(test, result.tally.pairs()),
      LowerBound(test), UpperBound(test),
      result.sprt == SprtDecision::kContinue
          ? "not decided"
          : absl::StrCat(Name(result.sprt), " accepted"));
}

// "2 time forfeits, 1 crash", or "".
std::string FaultsText(const int (&faults)[kFaults]) {
  std::vector<std::string> parts;
  for (int i = 0; i < kFaults; ++i) {
    if (faults[i] == 0) continue;
    parts.push_back(
        absl::StrCat(faults[i], " x ", ToString(static_cast<Fault>(i))));
  }
  return absl::StrJoin(parts, ", ");
}

// JSON has no infinite numbers.
nlohmann::ordered_json Number(double value) {
  return std::isfinite(value) ? nlohmann::ordered_json(value) : nullptr;
}

nlohmann::ordered_json Json(const Estimate& estimate) {
  return {{"value", Number(estimate.value)},
          {"lower", Number(estimate.lower)},
          {"upper", Number(estimate.upper)}};
}

nlohmann::ordered_json PlayerJson(const MatchSettings& settings,
                                  const MatchResult& result, std::size_t i) {
  const PlayerSpec& player = settings.players[i];
  nlohmann::ordered_json options = nlohmann::ordered_json::object();
  for (const auto& [name, value] : player.options) options[name] = value;
  nlohmann::ordered_json faults = nlohmann::ordered_json::object();
  for (int k = 0; k < kFaults; ++k) {
    faults[absl::StrCat(ToString(static_cast<Fault>(k)))] = result.faults[i][k];
  }
  return {{"name", player.name},
          {"identity", result.identities[i]},
          {"command", absl::StrJoin(player.command, " ")},
          {"limits", ToString(player.control)},
          {"options", options},
          {"faults", faults}};
}

}  // namespace

std::string GameLine(const FinishedGame& game, const Tally& tally) {
  return absl::StrCat("game ", game.number + 1, ": ", game.record.Tag("White"),
                      " - ", game.record.Tag("Black"), " ", game.record.result,
                      ", ", game.record.Tag("Termination"), ", ",
                      game.record.moves.size(), " plies; +", tally.wins(), " =",
                      tally.draws(), " -", tally.losses(), "\n");
}

std::string MatchSummary(const MatchSettings& settings,
                         const MatchResult& result) {
  const Tally& tally = result.tally;
  std::string text =
      absl::StrCat(settings.players[0].name, " - ", settings.players[1].name,
                   ", ", settings.variant, ", ", tally.games(), " games, ",
                   settings.openings.size(), " openings\n");
  if (tally.games() > 0) {
    absl::StrAppendFormat(&text, "+%d =%d -%d (%.1f %%)\n", tally.wins(),
                          tally.draws(), tally.losses(), 100 * Share(tally));
  }
  const PairCounts& pairs = tally.pairs();
  if (CountPairs(pairs) > 0) {
    const Strength strength = EstimateStrength(pairs);
    absl::StrAppendFormat(&text, "pairs with 0, 1/2, 1, 3/2, 2 points: %s\n",
                          absl::StrJoin(pairs, ", "));
    absl::StrAppendFormat(&text, "Elo %s, normalized %s, 95 %%\n",
                          Range(strength.elo), Range(strength.normalized_elo));
    absl::StrAppendFormat(&text, "likelihood of superiority %.1f %%\n",
                          100 * strength.superiority);
  }
  if (settings.sprt) {
    absl::StrAppend(&text, SprtLine(*settings.sprt, result));
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string faults = FaultsText(result.faults[i]);
    if (faults.empty()) continue;
    absl::StrAppend(&text, "lost by ", settings.players[i].name, ": ", faults,
                    "\n");
  }
  return text;
}

std::string MatchJson(const MatchSettings& settings, const MatchResult& result,
                      const absl::optional<std::string>& file) {
  const Tally& tally = result.tally;
  const PairCounts& pairs = tally.pairs();
  nlohmann::ordered_json json = {
      {"variant", settings.variant},
      {"seed", settings.seed},
      {"commit", kBuildInfo.commit},
      {"openings", settings.openings.size()},
      {"players",
       nlohmann::ordered_json::array(
           {PlayerJson(settings, result, 0), PlayerJson(settings, result, 1)})},
      {"games", tally.games()},
      {"wins", tally.wins()},
      {"draws", tally.draws()},
      {"losses", tally.losses()},
      {"pairs", pairs}};
  if (CountPairs(pairs) > 0) {
    const Strength strength = EstimateStrength(pairs);
    json["elo"] = Json(strength.elo);
    json["normalized_elo"] = Json(strength.normalized_elo);
    json["superiority"] = strength.superiority;
  }
  if (settings.sprt) {
    const Sprt& test = *settings.sprt;
    json["sprt"] = {{"elo0", test.elo0},
                    {"elo1", test.elo1},
                    {"alpha", test.alpha},
                    {"beta", test.beta},
                    {"llr", LogLikelihoodRatio(test, pairs)},
                    {"accepted", absl::StrCat(Name(result.sprt))}};
  }
  if (file) json["file"] = *file;
  return absl::StrCat(
      json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace),
      "\n");
}

}  // namespace dablo
