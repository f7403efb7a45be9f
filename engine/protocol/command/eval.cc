#include "absl/strings/str_cat.h"
#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  session.Write(absl::StrCat("eval cp ", session.engine().Evaluate(),
                             " from the side to move, without a search"));
  return absl::OkStatus();
}

}  // namespace

ProtocolCommand MakeEval() {
  return {"eval", "", "Evaluate the position without a search", Run};
}

}  // namespace dablo
