#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"
#include "engine/protocol/command.h"

namespace dablo {
namespace {

constexpr int kDeepest = 63;

std::string PerftText(const PerftResult& result) {
  std::string text;
  for (const auto& [move, leaves] : result.divide) {
    absl::StrAppend(&text, move, ": ", leaves, "\n");
  }
  return absl::StrCat(text, "nodes ", result.counts.nodes.value);
}

absl::Status Run(Session& session, Arguments arguments) {
  if (arguments.size() != 1) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected one depth, found ",
                     arguments.empty() ? "the end" : Quoted(arguments[1])));
  }
  const absl::StatusOr<int> depth = ParseInt(arguments.front(), 1, kDeepest);
  if (!depth.ok()) return depth.status();
  Engine& engine = session.engine();
  absl::StatusOr<std::unique_ptr<PerftPlan>> plan =
      engine.PlanPerft({.depth = *depth, .divide = true});
  if (!plan.ok()) return plan.status();
  return engine.Start(
      [&session, &engine, plan = std::shared_ptr<PerftPlan>(*std::move(plan))] {
        const absl::StatusOr<PerftResult> result = engine.Perft(*plan, {});
        if (result.ok()) {
          session.Write(PerftText(*result));
        } else {
          session.WriteError(
              absl::StrCat("perft: ", absl::IsCancelled(result.status())
                                          ? "stopped"
                                          : result.status().message()));
        }
      });
}

}  // namespace

ProtocolCommand MakePerft() {
  return {"perft", "DEPTH", "Count the move sequences below every move", Run};
}

}  // namespace dablo
