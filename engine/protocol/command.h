// What every command of the protocol is. Adding one is adding a file to
// command/ and a line to commands.cc.
#ifndef DABLO_ENGINE_PROTOCOL_COMMAND_H_
#define DABLO_ENGINE_PROTOCOL_COMMAND_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/protocol/session.h"

namespace dablo {

using Words = std::vector<std::string>;
using Arguments = absl::Span<const std::string>;

struct ProtocolCommand {
  absl::string_view name;
  absl::string_view arguments;  // as the help shows them; may be empty
  absl::string_view summary;    // one line
  // InvalidArgument, FailedPrecondition ...: what is wrong, in one line;
  // nothing has changed then.
  absl::Status (*run)(Session& session, Arguments arguments);
};

// In the order in which the help lists them.
const std::vector<ProtocolCommand>& ProtocolCommands();
// nullptr if there is none.
const ProtocolCommand* FindProtocolCommand(absl::string_view name);
// "; did you mean 'go'?", or where to look.
std::string SimilarProtocolCommand(absl::string_view name);

// Helpers of the commands.

// InvalidArgument if there are any.
absl::Status CheckNoArguments(Arguments arguments);
// "5", from `min` to `max`.
absl::StatusOr<int> ParseInt(absl::string_view text, int min, int max);

}  // namespace dablo

#endif  // DABLO_ENGINE_PROTOCOL_COMMAND_H_
