#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  if (!session.engine().IsPondering()) {
    return absl::FailedPreconditionError("nothing is pondered on");
  }
  session.engine().PonderHit();
  return absl::OkStatus();
}

}  // namespace

ProtocolCommand MakePonderHit() {
  return {"ponderhit", "", "The move that is pondered on was played", Run};
}

}  // namespace dablo
