#include "tools/dablo/match_state.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/types/optional.h"
#include "engine/position/fen_text.h"

namespace dablo {
namespace {

// FNV-1a, 64 bits (Fowler, Noll, Vo).
std::uint64_t HashOf(absl::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  }
  return hash;
}

std::string PlayerText(const PlayerSpec& player) {
  std::string text = absl::StrCat(
      player.name, " ", static_cast<int>(player.kind), " ",
      absl::StrJoin(player.command, " "), " ", ToString(player.control));
  for (const auto& [name, value] : player.options) {
    absl::StrAppend(&text, " ", name, "=", value);
  }
  return text;
}

// Everything that decides how games go, but for the programs themselves.
std::string Heading(const MatchSettings& settings) {
  std::string all;
  for (const Opening& opening : settings.openings) {
    absl::StrAppend(&all, opening.fen, " ", absl::StrJoin(opening.moves, " "),
                    "\n");
  }
  const Adjudication& ends = settings.rules.adjudication;
  absl::StrAppend(&all, PlayerText(settings.players[0]), "\n",
                  PlayerText(settings.players[1]), "\n",
                  settings.rules.draws.no_progress_plies, " ",
                  settings.rules.margin_ms, " ", settings.rules.patience_ms,
                  " ", ends.win_score, " ", ends.win_plies, " ",
                  ends.draw_score, " ", ends.draw_plies, " ", ends.most_plies);
  return absl::StrCat("dablo match ", settings.variant, ", ",
                      settings.players[0].name, " - ", settings.players[1].name,
                      ", seed ", settings.seed, ", settings ",
                      absl::Hex(HashOf(all), absl::kZeroPad16));
}

absl::optional<FinishedGame> ParseGame(const std::string& line) {
  const nlohmann::json json = nlohmann::json::parse(line, nullptr, false);
  if (!json.is_object() || !json.contains("game") ||
      !json["game"].is_number_unsigned() || !json.contains("half_points") ||
      !json["half_points"].is_number_unsigned() || !json.contains("fault") ||
      !json["fault"].is_number_integer() || !json.contains("text") ||
      !json["text"].is_string()) {
    return absl::nullopt;
  }
  GameFile file = ParseGames(json["text"].get<std::string>());
  FinishedGame game;
  game.number = json["game"].get<int>();
  game.half_points = json["half_points"].get<int>();
  const int fault = json["fault"].get<int>();
  if (!file.status.ok() || file.games.size() != 1 || game.half_points > 2 ||
      fault >= kFaults) {
    return absl::nullopt;
  }
  if (fault >= 0) game.fault = static_cast<Fault>(fault);
  game.record = std::move(file.games.front());
  return game;
}

}  // namespace

absl::StatusOr<MatchState> MatchState::Open(const std::string& file,
                                            const MatchSettings& settings) {
  absl::StatusOr<Journal> journal = Journal::Open(file, Heading(settings));
  if (!journal.ok()) return journal.status();
  MatchState state(*std::move(journal));
  for (const Journal::Line& line : state.journal_.lines()) {
    absl::optional<FinishedGame> game = ParseGame(line.text);
    if (!game) {
      return absl::InvalidArgumentError(
          absl::StrCat(Quoted(file), ", line ", line.number,
                       ": expected a game, found ", Quoted(line.text)));
    }
    const int number = game->number;
    state.finished_.emplace(number, *std::move(game));
  }
  return state;
}

absl::Status MatchState::Add(const FinishedGame& game) {
  const nlohmann::ordered_json json = {
      {"game", game.number},
      {"half_points", game.half_points},
      {"fault", game.fault ? static_cast<int>(*game.fault) : -1},
      {"text", FormatGame(game.record)}};
  return journal_.Add(
      json.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace));
}

}  // namespace dablo
