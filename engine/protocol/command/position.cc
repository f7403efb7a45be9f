#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/position/fen_text.h"
#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  if (arguments.empty() ||
      (arguments.front() != "startpos" && arguments.front() != "fen")) {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected 'startpos' or 'fen', found ",
        arguments.empty() ? "the end" : Quoted(arguments.front())));
  }
  const auto begin = arguments.begin() + 1;
  const auto middle = std::find(begin, arguments.end(), "moves");
  const std::string fen = absl::StrJoin(begin, middle, " ");
  if (arguments.front() == "startpos" && !fen.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected 'moves' after 'startpos', found ", Quoted(*begin)));
  }
  if (arguments.front() == "fen" && fen.empty()) {
    return absl::InvalidArgumentError(
        "expected a position after 'fen', found none");
  }
  const std::vector<std::string> moves(
      middle == arguments.end() ? middle : middle + 1, arguments.end());
  return session.engine().SetPosition(fen, moves);
}

}  // namespace

ProtocolCommand MakePosition() {
  return {"position", "startpos|fen FEN [moves M1 M2 ...]",
          "Set up a position and play moves from it", Run};
}

}  // namespace dablo
