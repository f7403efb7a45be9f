#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/types/optional.h"
#include "engine/position/fen_text.h"
#include "tools/dablo/command.h"
#include "tools/dablo/options.h"
#include "tools/dablo/play_session.h"
#include "tools/dablo/position_options.h"
#include "tools/dablo/prompt.h"
#include "tools/dablo/search_options.h"

namespace dablo {
namespace {

constexpr std::int64_t kDefaultMovetimeMs = 1000;

class PlayCommand : public Command {
 public:
  absl::string_view name() const override { return "play"; }
  absl::string_view summary() const override {
    return "Play a game against the program";
  }
  absl::string_view description() const override {
    return "Moves are typed in notation or by their number; 'help' lists what "
           "else can be typed. The last move and what can be taken are marked. "
           "Below level 10 the program sees but few plies, and plays any move "
           "that it finds nearly as good as the best. Without a limit it takes "
           "a second a move.";
  }
  absl::string_view examples() const override {
    return "dablo play\n"
           "dablo play --variant cuhkka --side black --level 3\n"
           "dablo play --variant frisian-dablo --side both";
  }

  void AddOptions(CLI::App& app) override {
    position_.Add(app);
    AddText(app, "--side", "SIDE", &side_,
            "Whom you play, white, black, both or none; white if not given");
    AddNumber(app, "--level", {1, kMostLevel}, &level_,
              "How strong the program is; 10, all it can, if not given");
    AddNumber(app, "--movetime", kMovetimeRange, &movetime_,
              "Milliseconds a move, at level 10");
    AddNumber(app, "--depth", kDepthRange, &depth_, "Plies, at level 10");
    AddNumber(app, "--seed", {0, 1'000'000'000}, &seed_,
              "For the choice among nearly equal moves below level 10");
    draws_.Add(app);
    AddFlag(app, "--ascii", &ascii_,
            "Letters for the pieces, even where the terminal can do more");
    AddFlag(app, "--no-colour", &no_colour_, "Brackets instead of colours");
  }

  absl::Status Run(Output& out) override {
    PlaySettings settings;
    absl::Status status = SetSides(settings);
    if (!status.ok()) return status;
    settings.skill.level = static_cast<int>(level_);
    settings.skill.seed = seed_;
    if (depth_ != 0) {
      settings.skill.limits.depth = static_cast<int>(depth_);
    }
    settings.skill.limits.movetime_ms =
        movetime_ != 0 ? static_cast<std::int64_t>(movetime_)
        : depth_ != 0  ? 0
                       : kDefaultMovetimeMs;
    settings.symbols =
        out.is_unicode() && !ascii_ ? Symbols::kUnicode : Symbols::kAscii;
    // As no-color.org asks for.
    const bool is_coloured =
        out.is_terminal() && !no_colour_ && std::getenv("NO_COLOR") == nullptr;
    settings.marks = is_coloured ? MarkStyle::kColours : MarkStyle::kBrackets;

    absl::StatusOr<std::unique_ptr<Engine>> engine =
        position_.MakeEngineAtPosition();
    if (!engine.ok()) return engine.status();
    (*engine)->SetDrawRules(draws_.rules());
    status = (*engine)->SetHash(kDefaultHashMib);
    if (!status.ok()) return status;
    PlaySession session(*std::move(engine), position_.fen.value_or(""),
                        SplitWords(position_.moves.value_or("")), settings,
                        [&](absl::string_view text) { out.Write(text); });
    Prompt prompt;
    session.Begin();
    while (true) {
      status = out.Flush();
      if (!status.ok()) return status;
      const absl::optional<std::string> line =
          prompt.Read(session.PromptText());
      if (line && session.Handle(*line)) continue;
      out.Write(session.Farewell());
      return out.Flush();
    }
  }

 private:
  absl::Status SetSides(PlaySettings& settings) const {
    const std::string side = side_.value_or("white");
    if (side != "white" && side != "black" && side != "both" &&
        side != "none") {
      return absl::InvalidArgumentError(absl::StrCat(
          "--side: expected white, black, both or none, found ", Quoted(side)));
    }
    settings.program_plays[0] = side == "black" || side == "none";
    settings.program_plays[1] = side == "white" || side == "none";
    return absl::OkStatus();
  }

  PositionOptions position_;
  DrawOptions draws_;
  absl::optional<std::string> side_;
  std::uint64_t level_ = kMostLevel;
  std::uint64_t movetime_ = 0;
  std::uint64_t depth_ = 0;
  std::uint64_t seed_ = 1;
  bool ascii_ = false;
  bool no_colour_ = false;
};

}  // namespace

std::unique_ptr<Command> MakePlayCommand() {
  return std::make_unique<PlayCommand>();
}

}  // namespace dablo
