#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "tools/dablo/command.h"
#include "tools/dablo/position_options.h"

namespace dablo {
namespace {

class MovesCommand : public Command {
 public:
  absl::string_view name() const override { return "moves"; }
  absl::string_view summary() const override {
    return "List the legal moves, one a line";
  }
  absl::string_view description() const override {
    return "A finished game has none; draws do not count for that.";
  }
  absl::string_view examples() const override {
    return "dablo moves\n"
           "dablo moves --variant cuhkka --moves \"b2-c3\"";
  }

  void AddOptions(CLI::App& app) override { position_.Add(app); }

  absl::Status Run(Output& out) override {
    absl::StatusOr<std::unique_ptr<Engine>> engine =
        position_.MakeEngineAtPosition();
    if (!engine.ok()) return engine.status();
    for (const std::string& move : (*engine)->LegalMoves()) {
      out.Write(absl::StrCat(move, "\n"));
    }
    return out.Flush();
  }

 private:
  PositionOptions position_;
};

}  // namespace

std::unique_ptr<Command> MakeMovesCommand() {
  return std::make_unique<MovesCommand>();
}

}  // namespace dablo
