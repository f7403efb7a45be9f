#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/protocol/session.h"
#include "tools/dablo/command.h"
#include "tools/dablo/position_options.h"

namespace dablo {
namespace {

class UciCommand : public Command {
 public:
  absl::string_view name() const override { return "uci"; }
  absl::string_view summary() const override {
    return "Speak UCI or UGI, for programs; so does dablo without a command";
  }
  absl::string_view description() const override {
    return "Reads commands from standard input and answers on standard output. "
           "'help' there lists them; engine/protocol/README.md describes them.";
  }
  absl::string_view examples() const override { return "dablo uci"; }

  void AddOptions(CLI::App&) override {}

  absl::Status Run(Output& out) override {
    if (isatty(STDIN_FILENO) != 0) {
      std::fputs(
          "dablo: this is the protocol UCI; 'help' lists its commands, 'quit' "
          "ends it, and\n'dablo help' is the manual.\n",
          stderr);
    }
    absl::Status written;
    // Nobody reads any more what cannot be written.
    const auto write = [&](absl::string_view line) {
      if (!written.ok()) return;
      out.Write(line);
      out.Write("\n");
      written = out.Flush();
    };
    {
      Session session(kDefaultVariant, write);
      std::string line;
      while (!session.is_over() && std::getline(std::cin, line)) {
        session.Execute(line);
      }
    }
    return written;
  }
};

}  // namespace

std::unique_ptr<Command> MakeUciCommand() {
  return std::make_unique<UciCommand>();
}

}  // namespace dablo
