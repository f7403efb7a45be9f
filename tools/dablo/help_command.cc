#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "tools/dablo/command.h"
#include "tools/dablo/help_text.h"
#include "tools/dablo/options.h"

namespace dablo {
namespace {

class HelpCommand : public Command {
 public:
  absl::string_view name() const override { return "help"; }
  absl::string_view summary() const override {
    return "Tell what the commands are, or more about one";
  }
  absl::string_view examples() const override {
    return "dablo help\n"
           "dablo help perft";
  }

  void AddOptions(CLI::App& app) override {
    AddText(app, "COMMAND", "", &command_, "The command to tell about");
  }

  absl::Status Run(Output& out) override {
    if (!command_) {
      out.Write(GeneralHelp());
      return out.Flush();
    }
    const absl::StatusOr<std::unique_ptr<Command>> command =
        FindCommand(*command_);
    if (!command.ok()) return command.status();
    out.Write(CommandHelp(**command, *MakeParser(**command)));
    return out.Flush();
  }

 private:
  absl::optional<std::string> command_;
};

}  // namespace

std::unique_ptr<Command> MakeHelpCommand() {
  return std::make_unique<HelpCommand>();
}

}  // namespace dablo
