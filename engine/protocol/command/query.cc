#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"
#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::string_view ResultName(const GameResult& result) {
  if (!result.IsFinished()) return "none";
  switch (result.winner) {
    case Winner::kWhite:
      return "p1win";
    case Winner::kBlack:
      return "p2win";
    case Winner::kNone:
      return "draw";
  }
  return "";
}

absl::Status Run(Session& session, Arguments arguments) {
  const Engine& engine = session.engine();
  const absl::string_view what =
      arguments.size() == 1 ? arguments.front() : absl::string_view();
  absl::string_view answer;
  if (what == "gameover") {
    answer = engine.Result().IsFinished() ? "true" : "false";
  } else if (what == "p1turn") {
    answer = engine.SideToMove() == Side::kWhite ? "true" : "false";
  } else if (what == "result") {
    answer = ResultName(engine.Result());
  } else {
    return absl::InvalidArgumentError(
        absl::StrCat("expected 'gameover', 'p1turn' or 'result', found ",
                     arguments.empty() ? "the end" : Quoted(arguments.back())));
  }
  session.Write(absl::StrCat("response ", answer));
  return absl::OkStatus();
}

}  // namespace

ProtocolCommand MakeQuery() {
  return {"query", "gameover|p1turn|result",
          "Say how the game stands; p1 is White", Run};
}

}  // namespace dablo
