#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"
#include "tools/dablo/command.h"

namespace dablo {

// The commands, each made by the file that is named after it.
#define DABLO_COMMANDS(X) \
  X(Show)                 \
  X(Moves)                \
  X(Analyze)              \
  X(Uci)                  \
  X(Play)                 \
  X(Match)                \
  X(Openings)             \
  X(Game)                 \
  X(Perft)                \
  X(Bench)                \
  X(Variants)             \
  X(Rules)                \
  X(Help)

#define DABLO_DECLARE(name) std::unique_ptr<Command> Make##name##Command();
DABLO_COMMANDS(DABLO_DECLARE)
#undef DABLO_DECLARE

std::vector<std::unique_ptr<Command>> AllCommands() {
  std::vector<std::unique_ptr<Command>> commands;
#define DABLO_MAKE(name) commands.push_back(Make##name##Command());
  DABLO_COMMANDS(DABLO_MAKE)
#undef DABLO_MAKE
  return commands;
}

absl::StatusOr<std::unique_ptr<Command>> FindCommand(absl::string_view name) {
  std::vector<std::string> names;
  for (std::unique_ptr<Command>& command : AllCommands()) {
    if (command->name() == name) return std::move(command);
    names.emplace_back(command->name());
  }
  const std::string nearest = DidYouMean(name, names);
  return absl::InvalidArgumentError(absl::StrCat(
      "unknown command ", Quoted(name),
      nearest.empty() ? "; 'dablo help' lists the commands" : nearest));
}

}  // namespace dablo
