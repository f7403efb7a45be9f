#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "tools/dablo/command.h"
#include "tools/dablo/options.h"

namespace dablo {
namespace {

class RulesCommand : public Command {
 public:
  absl::string_view name() const override { return "rules"; }
  absl::string_view summary() const override {
    return "Tell the rules of a game as they are played here";
  }
  absl::string_view examples() const override {
    return "dablo rules dablot\n"
           "dablo rules frisian-dablo2";
  }

  void AddOptions(CLI::App& app) override {
    AddText(app, "NAME", "", &variant_, "The game, as 'dablo variants' lists");
  }

  absl::Status Run(Output& out) override {
    if (!variant_) {
      return absl::InvalidArgumentError(
          "expected the NAME of a game, found the end; 'dablo variants' lists "
          "them");
    }
    const absl::StatusOr<std::unique_ptr<Engine>> engine =
        MakeEngine(*variant_);
    if (!engine.ok()) return engine.status();
    const VariantInfo info = (*engine)->variant();
    out.Write(absl::StrCat(info.title, " (", info.name, ")\n\n"));
    bool has_readings = false;
    for (const std::string& line : (*engine)->DescribeRules()) {
      out.Write(absl::StrCat(line, "\n"));
      has_readings = has_readings || absl::StrContains(line, "[R]");
    }
    if (has_readings) {
      out.Write("\n[R] One reading of a rule that the sources leave open.\n");
    }
    out.Write(absl::StrCat("\nStart: ", info.start, "\n"));
    return out.Flush();
  }

 private:
  absl::optional<std::string> variant_;
};

}  // namespace

std::unique_ptr<Command> MakeRulesCommand() {
  return std::make_unique<RulesCommand>();
}

}  // namespace dablo
