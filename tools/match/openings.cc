#include "tools/match/openings.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace dablo {
namespace {

// Only a FEN has rows with slashes between them.
Opening ParseLine(absl::string_view line) {
  const std::vector<std::string> words =
      absl::StrSplit(line, absl::ByAnyChar(" \t\r"), absl::SkipEmpty());
  if (words.front().find('/') == std::string::npos) return {"", words};
  const auto moves = std::find(words.begin(), words.end(), "moves");
  Opening opening;
  opening.fen = absl::StrJoin(words.begin(), moves, " ");
  if (moves != words.end()) opening.moves.assign(moves + 1, words.end());
  return opening;
}

}  // namespace

absl::StatusOr<std::vector<Opening>> ParseOpenings(absl::string_view text,
                                                   Engine& board) {
  std::vector<Opening> openings;
  int number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    line = line.substr(0, line.find('#'));
    if (line.find_first_not_of(" \t\r") == absl::string_view::npos) continue;
    const Opening opening = ParseLine(line);
    absl::Status status = board.SetPosition(opening.fen, opening.moves);
    if (status.ok() && board.Result().IsFinished()) {
      status = absl::InvalidArgumentError(
          absl::StrCat("expected a game that goes on, found one that is over (",
                       ToString(board.Result().reason), ")"));
    }
    if (!status.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("line ", number, ": ", status.message()));
    }
    openings.push_back(opening);
  }
  if (openings.empty()) {
    return absl::InvalidArgumentError("expected an opening, found none");
  }
  return openings;
}

}  // namespace dablo
