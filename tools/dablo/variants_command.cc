#include <memory>

#include "absl/status/status.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "engine/engine.h"
#include "tools/dablo/command.h"

namespace dablo {
namespace {

class VariantsCommand : public Command {
 public:
  absl::string_view name() const override { return "variants"; }
  absl::string_view summary() const override {
    return "List the games that dablo knows";
  }
  absl::string_view examples() const override { return "dablo variants"; }

  void AddOptions(CLI::App&) override {}

  absl::Status Run(Output& out) override {
    for (const VariantInfo& variant : Variants()) {
      out.Write(absl::StrFormat("%-16s %s\n", variant.name, variant.title));
    }
    return out.Flush();
  }
};

}  // namespace

std::unique_ptr<Command> MakeVariantsCommand() {
  return std::make_unique<VariantsCommand>();
}

}  // namespace dablo
