#include "tools/dablo/suite.h"

#include <cstddef>
#include <limits>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/position/fen_text.h"
#include "engine/search/limits.h"
#include "engine/text/numbers.h"
#include "tools/dablo/files.h"
#include "tools/dablo/position_file.h"

namespace dablo {
namespace {

absl::StatusOr<std::pair<int, std::uint64_t>> ParseCount(
    absl::string_view field) {
  const std::vector<absl::string_view> words =
      absl::StrSplit(field, absl::ByAnyChar(" \t"), absl::SkipEmpty());
  if (words.size() != 2 || words[0].front() != 'D') {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected a depth and a count such as 'D1 15' after ';', found ",
        Quoted(absl::StripAsciiWhitespace(field))));
  }
  const absl::StatusOr<std::uint64_t> depth =
      ParseWholeNumber(words[0].substr(1), {1, kMaxDepth});
  if (!depth.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("depth: ", depth.status().message()));
  }
  const absl::StatusOr<std::uint64_t> count = ParseWholeNumber(
      words[1], {0, std::numeric_limits<std::uint64_t>::max()});
  if (!count.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat(words[0], ": ", count.status().message()));
  }
  return std::pair(static_cast<int>(*depth), *count);
}

absl::StatusOr<SuitePosition> ParseLine(absl::string_view text, int line,
                                        TryFen try_fen) {
  const std::vector<absl::string_view> fields = absl::StrSplit(text, ';');
  SuitePosition result = {
      line, std::string(absl::StripAsciiWhitespace(fields[0])), {}};
  if (result.fen.empty()) {
    return absl::InvalidArgumentError("expected a FEN before ';'");
  }
  absl::Status position = try_fen(result.fen);
  if (!position.ok()) return position;
  if (fields.size() == 1) {
    return absl::InvalidArgumentError(
        "expected counts such as ';D1 15' after the FEN, found the end");
  }
  for (std::size_t i = 1; i < fields.size(); ++i) {
    const auto count = ParseCount(fields[i]);
    if (!count.ok()) return count.status();
    if (absl::c_any_of(result.counts, [&](const auto& earlier) {
          return earlier.first == count->first;
        })) {
      return absl::InvalidArgumentError(absl::StrCat(
          "expected each depth once, found a second D", count->first));
    }
    result.counts.push_back(*count);
  }
  return result;
}

}  // namespace

absl::StatusOr<Suite> ParseSuite(const std::string& file,
                                 absl::string_view content, TryFen try_fen) {
  Suite suite = {file, {}};
  absl::Status read =
      ParsePositions(file, content, [&](int line, absl::string_view text) {
        absl::StatusOr<SuitePosition> position = ParseLine(text, line, try_fen);
        if (!position.ok()) return position.status();
        suite.positions.push_back(*std::move(position));
        return absl::OkStatus();
      });
  if (!read.ok()) return read;
  return suite;
}

absl::StatusOr<Suite> ReadSuite(const std::string& file, TryFen try_fen) {
  const absl::StatusOr<std::string> content = ReadFile(file);
  if (!content.ok()) return content.status();
  return ParseSuite(file, *content, try_fen);
}

}  // namespace dablo
