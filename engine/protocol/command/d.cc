#include "engine/protocol/command.h"
#include "engine/text/position_text.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (none.ok()) session.Write(PositionText(session.engine(), Symbols::kAscii));
  return none;
}

}  // namespace

ProtocolCommand MakeD() { return {"d", "", "Draw the position", Run}; }

}  // namespace dablo
