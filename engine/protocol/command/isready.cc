#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (none.ok()) session.Write("readyok");
  return none;
}

}  // namespace

ProtocolCommand MakeIsReady() {
  return {"isready", "", "Answer readyok, also during a search", Run};
}

}  // namespace dablo
