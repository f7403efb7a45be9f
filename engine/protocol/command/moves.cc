#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  const std::vector<std::string> moves = session.engine().LegalMoves();
  session.Write(absl::StrCat("moves ", moves.size(), moves.empty() ? "" : ": ",
                             absl::StrJoin(moves, " ")));
  return absl::OkStatus();
}

}  // namespace

ProtocolCommand MakeMoves() {
  return {"moves", "", "List the legal moves", Run};
}

}  // namespace dablo
