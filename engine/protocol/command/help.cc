#include <string>

#include "absl/strings/str_cat.h"
#include "engine/protocol/command.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  std::string text;
  for (const ProtocolCommand& command : ProtocolCommands()) {
    absl::StrAppend(&text, command.name, command.arguments.empty() ? "" : " ",
                    command.arguments, "\n    ", command.summary, "\n");
  }
  session.Write(text);
  return absl::OkStatus();
}

}  // namespace

ProtocolCommand MakeHelp() { return {"help", "", "Print this list", Run}; }

}  // namespace dablo
