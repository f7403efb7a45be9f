#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "engine/text/board_text.h"
#include "engine/text/position_text.h"
#include "tools/dablo/board_svg.h"
#include "tools/dablo/command.h"
#include "tools/dablo/files.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_options.h"

namespace dablo {
namespace {

std::string PositionJson(const Engine& engine) {
  const GameResult result = engine.Result();
  const nlohmann::ordered_json json = {
      {"variant", absl::StrCat(engine.variant().name)},
      {"fen", engine.Fen()},
      {"result", absl::StrCat(ToString(result.winner))},
      {"reason", absl::StrCat(ToString(result.reason))},
      {"moves", engine.MoveCount()}};
  return json.dump();
}

class ShowCommand : public Command {
 public:
  absl::string_view name() const override { return "show"; }
  absl::string_view summary() const override {
    return "Show a position: board, side to move, counters, result, FEN";
  }
  absl::string_view description() const override {
    return "White's pieces are S, P, K (soldier, prince, king), Black's s, p, "
           "k. In the JSON object \"result\" is \"white\", \"black\" or "
           "\"none\", and \"moves\" how many there are.";
  }
  absl::string_view examples() const override {
    return "dablo show\n"
           "dablo show --variant alquerque --moves \"b2-c3\"\n"
           "dablo show --variant frisian-dablo --svg board.svg";
  }

  void AddOptions(CLI::App& app) override {
    position_.Add(app);
    draws_.Add(app);
    AddFlag(app, "--ascii", &ascii_,
            "Letters for the pieces, even where the terminal can do more");
    AddFile(app, "--svg", &svg_, "Write a picture to this file, too");
    AddFlag(app, "--json", &json_, "Print one JSON object");
  }

  absl::Status Run(Output& out) override {
    if (json_ && ascii_) {
      return absl::InvalidArgumentError(
          "--json cannot be combined with --ascii");
    }
    absl::StatusOr<std::unique_ptr<Engine>> made =
        position_.MakeEngineAtPosition();
    if (!made.ok()) return made.status();
    Engine& engine = **made;
    engine.SetDrawRules(draws_.rules());
    if (svg_) {
      absl::Status status = WriteFile(*svg_, BoardSvg(engine));
      if (!status.ok()) return status;
    }
    const bool is_unicode = out.is_unicode() && !ascii_;
    out.Write(json_ ? absl::StrCat(PositionJson(engine), "\n")
                    : PositionText(engine, is_unicode ? Symbols::kUnicode
                                                      : Symbols::kAscii));
    return out.Flush();
  }

 private:
  PositionOptions position_;
  DrawOptions draws_;
  bool ascii_ = false;
  absl::optional<std::string> svg_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeShowCommand() {
  return std::make_unique<ShowCommand>();
}

}  // namespace dablo
