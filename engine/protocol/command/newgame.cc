#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  absl::Status cleared = session.engine().ClearHash();
  return cleared.ok() ? session.engine().SetPosition("", {}) : cleared;
}

}  // namespace

ProtocolCommand MakeUciNewGame() {
  return {"ucinewgame", "", "Forget the last game", Run};
}

ProtocolCommand MakeUgiNewGame() {
  return {"uginewgame", "", "The same in UGI", Run};
}

}  // namespace dablo
