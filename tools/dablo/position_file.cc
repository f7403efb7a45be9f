#include "tools/dablo/position_file.h"

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/position/fen_text.h"
#include "tools/dablo/files.h"

namespace dablo {

absl::Status ParsePositions(const std::string& file, absl::string_view content,
                            ReadPosition read) {
  bool is_empty = true;
  int line = 0;
  for (absl::string_view text : absl::StrSplit(content, '\n')) {
    ++line;
    text = absl::StripAsciiWhitespace(text);
    if (text.empty() || text.front() == '#') continue;
    is_empty = false;
    const absl::Status status = read(line, text);
    if (!status.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat(Quoted(file), ", line ", line, ": ", status.message()));
    }
  }
  if (!is_empty) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(Quoted(file), ": expected positions, found none"));
}

absl::Status ReadPositions(const std::string& file, ReadPosition read) {
  const absl::StatusOr<std::string> content = ReadFile(file);
  if (!content.ok()) return content.status();
  return ParsePositions(file, *content, read);
}

}  // namespace dablo
