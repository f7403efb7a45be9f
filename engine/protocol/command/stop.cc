#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  if (!session.engine().IsSearching()) {
    return absl::FailedPreconditionError("no search is running");
  }
  session.engine().Stop();
  return absl::OkStatus();
}

}  // namespace

ProtocolCommand MakeStop() {
  return {"stop", "", "End the search; it answers with its best move", Run};
}

}  // namespace dablo
