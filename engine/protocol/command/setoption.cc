#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"
#include "engine/protocol/command.h"
#include "engine/protocol/option.h"

namespace dablo {
namespace {

absl::Status Run(Session& session, Arguments arguments) {
  if (arguments.empty() || arguments.front() != "name") {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected 'name', found ",
        arguments.empty() ? "the end" : Quoted(arguments.front())));
  }
  // Both the name and the value may be several words.
  const auto begin = arguments.begin() + 1;
  const auto middle = std::find(begin, arguments.end(), "value");
  const std::string name = absl::StrJoin(begin, middle, " ");
  const std::string value =
      middle == arguments.end()
          ? ""
          : absl::StrJoin(middle + 1, arguments.end(), " ");
  std::vector<std::string> names;
  for (const ProtocolOption& option : ProtocolOptions()) {
    if (absl::EqualsIgnoreCase(option.name, name)) {
      absl::Status status = option.set(session, value);
      if (status.ok()) return status;
      return absl::Status(status.code(),
                          absl::StrCat(option.name, ": ", status.message()));
    }
    names.emplace_back(option.name);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("unknown option ", Quoted(name), DidYouMean(name, names)));
}

}  // namespace

ProtocolCommand MakeSetOption() {
  return {"setoption", "name NAME [value VALUE]", "Set an option", Run};
}

}  // namespace dablo
