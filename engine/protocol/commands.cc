#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"
#include "engine/protocol/command.h"
#include "engine/text/numbers.h"

namespace dablo {

// The commands, each made by the file of command/ that is named after it.
#define DABLO_PROTOCOL_COMMANDS(X) \
  X(Uci)                           \
  X(Ugi)                           \
  X(IsReady)                       \
  X(SetOption)                     \
  X(UciNewGame)                    \
  X(UgiNewGame)                    \
  X(Position)                      \
  X(Go)                            \
  X(Stop)                          \
  X(PonderHit)                     \
  X(Query)                         \
  X(Quit)                          \
  X(D)                             \
  X(Moves)                         \
  X(Eval)                          \
  X(Perft)                         \
  X(Bench)                         \
  X(Flip)                          \
  X(Help)

#define DABLO_DECLARE(name) ProtocolCommand Make##name();
DABLO_PROTOCOL_COMMANDS(DABLO_DECLARE)
#undef DABLO_DECLARE

const std::vector<ProtocolCommand>& ProtocolCommands() {
#define DABLO_MAKE(name) Make##name(),
  static const auto& commands =
      *new std::vector<ProtocolCommand>{DABLO_PROTOCOL_COMMANDS(DABLO_MAKE)};
#undef DABLO_MAKE
  return commands;
}

const ProtocolCommand* FindProtocolCommand(absl::string_view name) {
  for (const ProtocolCommand& command : ProtocolCommands()) {
    if (command.name == name) return &command;
  }
  return nullptr;
}

std::string SimilarProtocolCommand(absl::string_view name) {
  std::vector<std::string> names;
  for (const ProtocolCommand& command : ProtocolCommands()) {
    names.emplace_back(command.name);
  }
  const std::string nearest = DidYouMean(name, names);
  return nearest.empty() ? "; 'help' lists the commands" : nearest;
}

absl::Status CheckNoArguments(Arguments arguments) {
  if (arguments.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      "expected nothing after it, found ", Quoted(arguments.front())));
}

absl::StatusOr<int> ParseInt(absl::string_view text, int min, int max) {
  const absl::StatusOr<std::uint64_t> number = ParseWholeNumber(
      text, {static_cast<std::uint64_t>(min), static_cast<std::uint64_t>(max)});
  if (!number.ok()) return number.status();
  return static_cast<int>(*number);
}

}  // namespace dablo
