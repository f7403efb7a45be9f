// The options of `setoption`.
#ifndef DABLO_ENGINE_PROTOCOL_OPTION_H_
#define DABLO_ENGINE_PROTOCOL_OPTION_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/protocol/session.h"

namespace dablo {

struct ProtocolOption {
  absl::string_view name;
  // "type spin default 64 min 1 max 1024", the default being the value now.
  std::string (*declaration)(Session& session);
  // On an error the value stays as it was.
  absl::Status (*set)(Session& session, absl::string_view value);
};

const std::vector<ProtocolOption>& ProtocolOptions();

// As `uci` lists them, a line each.
std::string DeclareOptions(Session& session);

}  // namespace dablo

#endif  // DABLO_ENGINE_PROTOCOL_OPTION_H_
