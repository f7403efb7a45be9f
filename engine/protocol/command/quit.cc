#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (none.ok()) session.Quit();
  return none;
}

}  // namespace

ProtocolCommand MakeQuit() { return {"quit", "", "End the program", Run}; }

}  // namespace dablo
