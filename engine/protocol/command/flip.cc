#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/protocol/command.h"

namespace dablo {
namespace {

// The same for the other side: the board upside down, the colours exchanged.
std::string Flipped(absl::string_view fen) {
  std::vector<std::string> fields = absl::StrSplit(fen, ' ');
  std::vector<std::string> rows = absl::StrSplit(fields[0], '/');
  std::reverse(rows.begin(), rows.end());
  for (std::string& row : rows) {
    for (char& letter : row) {
      letter = absl::ascii_islower(static_cast<unsigned char>(letter))
                   ? absl::ascii_toupper(static_cast<unsigned char>(letter))
                   : absl::ascii_tolower(static_cast<unsigned char>(letter));
    }
  }
  fields[0] = absl::StrJoin(rows, "/");
  fields[1] = fields[1] == "w" ? "b" : "w";
  return absl::StrJoin(fields, " ");
}

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  return session.engine().SetPosition(Flipped(session.engine().Fen()), {});
}

}  // namespace

ProtocolCommand MakeFlip() { return {"flip", "", "Exchange the sides", Run}; }

}  // namespace dablo
