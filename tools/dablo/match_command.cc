#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/types/optional.h"
#include "engine/position/fen_text.h"
#include "engine/text/file_failure.h"
#include "tools/dablo/command.h"
#include "tools/dablo/files.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/match_state.h"
#include "tools/dablo/match_text.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_options.h"
#include "tools/dablo/progress.h"
#include "tools/match/match.h"
#include "tools/match/openings.h"

namespace dablo {
namespace {

constexpr std::uint64_t kMostGames = 1'000'000;
constexpr std::uint64_t kMostScore = 100'000;
constexpr std::uint64_t kMostPlies = 100'000;
constexpr std::uint64_t kMostMs = 1'000'000'000;

// "0,5" or "0,5,0.05,0.05".
absl::StatusOr<Sprt> ParseSprt(absl::string_view text) {
  Sprt test;
  double* const values[] = {&test.elo0, &test.elo1, &test.alpha, &test.beta};
  const std::vector<absl::string_view> parts = absl::StrSplit(text, ',');
  bool is_good = parts.size() == 2 || parts.size() == 4;
  for (std::size_t i = 0; is_good && i < parts.size(); ++i) {
    is_good = absl::SimpleAtod(parts[i], values[i]);
  }
  const auto is_rate = [](double rate) { return rate > 0 && rate < 0.5; };
  if (!is_good || !(test.elo0 < test.elo1) || !is_rate(test.alpha) ||
      !is_rate(test.beta)) {
    return absl::InvalidArgumentError(
        absl::StrCat("--sprt: expected ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA with "
                     "ELO0 < ELO1 and rates between 0 and 0.5, found ",
                     Quoted(text)));
  }
  return test;
}

// Whether the same position gets the same move every time.
bool PlaysTheSame(const PlayerSpec& player) {
  return player.kind == PlayerSpec::Kind::kMaterial ||
         (player.kind == PlayerSpec::Kind::kDablo &&
          !player.control.HasClock() && player.control.movetime_ms == 0);
}

class MatchCommand : public Command {
 public:
  absl::string_view name() const override { return "match"; }
  absl::string_view summary() const override {
    return "Let two players play many games, and say which is stronger";
  }
  absl::string_view description() const override {
    return "Each opening is played twice, with both colours. A player is "
           "'dablo' (this program), 'random', 'material' (6 plies by material "
           "alone), or any program that speaks UCI or UGI, with words that "
           "say how it plays: \"command='./other uci' name=other "
           "protocol=ugi tc=10+0.1 nodes=1000 depth=6 movetime=100 "
           "option.Hash=16\". The limits of --tc, --movetime, --nodes and "
           "--depth are for players who have none of their own. Who crashes, "
           "stalls, plays what is not legal or oversteps his time loses that "
           "game.";
  }
  absl::string_view examples() const override {
    return "dablo match --first \"dablo nodes=500\" --second random\n"
           "dablo match --variant cuhkka --tc 1+0.01 --second material\n"
           "dablo match --nodes 99 --openings data/openings/dablot.txt "
           "--games 4";
  }

  void AddOptions(CLI::App& app) override {
    AddText(app, "--first", "PLAYER", &first_, "Who plays");
    AddText(app, "--second", "PLAYER", &second_, "Against whom");
    AddText(app, "--variant", "NAME", &position_.variant,
            absl::StrCat("The game; ", kDefaultVariant, " if not given"));
    AddFile(app, "--openings", &openings_,
            "Openings, one a line: moves, a FEN, or 'FEN moves M1 M2 ...'; "
            "the start of the game if not given");
    AddNumber(app, "--games", {2, kMostGames}, &games_,
              "Games at most, an even number; both colours of every opening "
              "if not given");
    AddText(app, "--tc", "CLOCK", &clock_,
            "Seconds for a game and for every move, '10+0.1', or for so many "
            "moves, '40/60'");
    AddNumber(app, "--movetime", {1, kMostMs}, &movetime_,
              "Milliseconds a move");
    AddNumber(app, "--nodes", {1, kMostGames * kMostGames}, &nodes_,
              "Nodes a move");
    AddNumber(app, "--depth", {1, 1000}, &depth_, "Plies a move");
    AddNumber(app, "--margin", {0, kMostMs}, &margin_,
              "Milliseconds by which time may be overstepped");
    AddNumber(app, "--patience", {1, kMostMs}, &patience_,
              "Milliseconds after which a player without a clock has stalled");
    AddNumber(app, "--concurrency", {1, kMostThreads}, &concurrency_,
              "Games at a time");
    draws_.Add(app);
    AddNumber(app, "--win-plies", {1, kMostPlies}, &win_plies_,
              "End a game as won when both players have seen --win-score for "
              "so many plies in turn; never if not given");
    AddNumber(app, "--win-score", {1, kMostScore}, &win_score_,
              "Centi-soldiers, 500 if not given");
    AddNumber(app, "--draw-plies", {1, kMostPlies}, &draw_plies_,
              "End a game as drawn when both have seen no more than "
              "--draw-score for so many plies in turn; never if not given");
    AddNumber(app, "--draw-score", {0, kMostScore}, &draw_score_,
              "Centi-soldiers, 0 if not given");
    AddNumber(app, "--most-plies", {1, kMostPlies}, &most_plies_,
              "End a game as drawn after so many plies");
    AddText(app, "--sprt", "ELO0,ELO1", &sprt_,
            "End the match when a test decides between these two normalized "
            "Elo values; error rates may follow, ELO0,ELO1,0.05,0.05");
    AddNumber(app, "--seed", {0, kMostGames}, &seed_,
              "For players who play at random");
    AddFile(app, "--out", &out_, "Write the games to this file");
    AddFile(app, "--state", &state_,
            "Keep in this file which games are over, and go on from there");
    AddFlag(app, "--json", &json_, "Print one JSON object at the end");
  }

  absl::Status Run(Output& out) override {
    const absl::StatusOr<MatchSettings> settings = MakeSettings();
    if (!settings.ok()) return settings.status();
    std::map<int, FinishedGame> finished;
    absl::optional<MatchState> state;
    if (state_) {
      absl::StatusOr<MatchState> opened = MatchState::Open(*state_, *settings);
      if (!opened.ok()) return opened.status();
      state.emplace(*std::move(opened));
      finished = state->finished();
    }
    std::ofstream games;
    if (out_) {
      games.open(*out_, std::ios::trunc);
      if (!games) return FileFailure("write", *out_);
    }
    ProgressLine progress;
    const bool is_quiet = json_ || progress.is_terminal();
    MatchEvents events;
    events.on_finished = [&](const FinishedGame& game) {
      return state ? state->Add(game) : absl::OkStatus();
    };
    events.on_counted = [&](const FinishedGame& game, const Tally& tally) {
      progress.Describe(absl::StrCat("game ", tally.games(), " of ",
                                     settings->games, ", +", tally.wins(), " =",
                                     tally.draws(), " -", tally.losses()));
      progress.Update(static_cast<double>(tally.games()) / settings->games);
      if (games.is_open()) {
        games << FormatGame(game.record) << std::flush;
        if (!games) return FileFailure("write", *out_);
      }
      if (is_quiet) return absl::OkStatus();
      out.Write(GameLine(game, tally));
      return out.Flush();
    };
    const InterruptHandler handler;
    const absl::StatusOr<MatchResult> result =
        PlayMatch(*settings, std::move(finished), events, handler.flag());
    progress.Erase();
    if (!result.ok()) return result.status();
    out.Write(json_ ? MatchJson(*settings, *result, out_)
                    : MatchSummary(*settings, *result));
    absl::Status written = out.Flush();
    if (!written.ok()) return written;
    if (!handler.was_interrupted()) return absl::OkStatus();
    return absl::CancelledError(
        state_ ? absl::StrCat("interrupted; the same command goes on from ",
                              Quoted(*state_))
               : "interrupted");
  }

 private:
  absl::StatusOr<MatchSettings> MakeSettings() const {
    MatchSettings settings;
    absl::Status status = SetPlayers(settings);
    if (!status.ok()) return status;
    absl::StatusOr<std::unique_ptr<Engine>> made =
        position_.MakeEngineAtStart();
    if (!made.ok()) return made.status();
    settings.variant = absl::StrCat((*made)->variant().name);
    status = SetOpenings(**made, settings);
    if (!status.ok()) return status;
    if (games_ % 2 != 0) {
      return absl::InvalidArgumentError(absl::StrCat(
          "--games: expected an even number, found '", games_, "'"));
    }
    const std::size_t different = 2 * settings.openings.size();
    if (games_ > different && PlaysTheSame(settings.players[0]) &&
        PlaysTheSame(settings.players[1])) {
      return absl::InvalidArgumentError(absl::StrCat(
          "--games: expected at most ", different, ", found '", games_,
          "'; without a clock, games from the same opening are the same"));
    }
    settings.games = static_cast<int>(games_ != 0 ? games_ : different);
    settings.rules.draws = draws_.rules();
    settings.rules.margin_ms = static_cast<std::int64_t>(margin_);
    settings.rules.patience_ms = static_cast<std::int64_t>(patience_);
    settings.rules.adjudication = {
        static_cast<int>(win_score_), static_cast<int>(win_plies_),
        static_cast<int>(draw_score_), static_cast<int>(draw_plies_),
        static_cast<int>(most_plies_)};
    settings.seed = seed_;
    settings.concurrency = static_cast<int>(concurrency_);
    if (sprt_) {
      const absl::StatusOr<Sprt> test = ParseSprt(*sprt_);
      if (!test.ok()) return test.status();
      settings.sprt = *test;
    }
    return settings;
  }

  absl::Status SetPlayers(MatchSettings& settings) const {
    TimeControl common;
    if (clock_) {
      absl::Status status = ParseClock(*clock_, common);
      if (!status.ok()) {
        return absl::InvalidArgumentError(
            absl::StrCat("--tc: ", status.message()));
      }
    }
    common.movetime_ms = static_cast<std::int64_t>(movetime_);
    common.nodes = nodes_;
    common.depth = depth_;
    const std::pair<absl::string_view, const absl::optional<std::string>*>
        given[2] = {{"--first", &first_}, {"--second", &second_}};
    for (std::size_t i = 0; i < 2; ++i) {
      const auto& [option, text] = given[i];
      absl::StatusOr<PlayerSpec> player = ParsePlayer(text->value_or("dablo"));
      if (!player.ok()) {
        return absl::InvalidArgumentError(
            absl::StrCat(option, ": ", player.status().message()));
      }
      if (player->control.IsEmpty()) player->control = common;
      if (player->control.IsEmpty() && !player->IsBaseline()) {
        return absl::InvalidArgumentError(absl::StrCat(
            option, ": expected a limit, such as --tc 10+0.1 or --nodes 1000"));
      }
      settings.players[i] = *std::move(player);
    }
    if (settings.players[0].name == settings.players[1].name) {
      settings.players[0].name += "-1";
      settings.players[1].name += "-2";
    }
    return absl::OkStatus();
  }

  absl::Status SetOpenings(Engine& board, MatchSettings& settings) const {
    if (!openings_) {
      settings.openings = {Opening{}};
      return absl::OkStatus();
    }
    const absl::StatusOr<std::string> text = ReadFile(*openings_);
    if (!text.ok()) return text.status();
    absl::StatusOr<std::vector<Opening>> openings = ParseOpenings(*text, board);
    if (!openings.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat(Quoted(*openings_), ", ", openings.status().message()));
    }
    settings.openings = *std::move(openings);
    return absl::OkStatus();
  }

  PositionOptions position_;
  DrawOptions draws_;
  absl::optional<std::string> first_, second_;
  absl::optional<std::string> openings_;
  std::uint64_t games_ = 0;
  absl::optional<std::string> clock_;
  std::uint64_t movetime_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t depth_ = 0;
  std::uint64_t margin_ = 20;
  std::uint64_t patience_ = 60'000;
  std::uint64_t concurrency_ = 1;
  std::uint64_t win_score_ = 500;
  std::uint64_t win_plies_ = 0;
  std::uint64_t draw_score_ = 0;
  std::uint64_t draw_plies_ = 0;
  std::uint64_t most_plies_ = 0;
  absl::optional<std::string> sprt_;
  std::uint64_t seed_ = 1;
  absl::optional<std::string> out_;
  absl::optional<std::string> state_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeMatchCommand() {
  return std::make_unique<MatchCommand>();
}

}  // namespace dablo
