#include "engine/moves/move_text.h"

#include <cstddef>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"

namespace dablo {
namespace {

bool IsDigit(absl::string_view text, std::size_t i) {
  return i < text.size() &&
         absl::ascii_isdigit(static_cast<unsigned char>(text[i]));
}

// Reads a letter and one or two digits at text[i] and moves i behind them.
absl::StatusOr<PointName> ParsePoint(absl::string_view text, std::size_t& i) {
  const std::size_t begin = i;
  const auto error = [&](absl::string_view expected) {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected ", expected, " at character ", i + 1, ", found ",
        i < text.size() ? Quoted(text.substr(i, 1)) : std::string("the end")));
  };
  // No board has a file x; it separates.
  if (i >= text.size() || text[i] < 'a' || text[i] > 'z' || text[i] == 'x') {
    return error("a point such as c5");
  }
  const int file = text[i++] - 'a';
  if (!IsDigit(text, i) || text[i] == '0') return error("a rank from 1");
  int rank = text[i++] - '0';
  if (IsDigit(text, i)) rank = 10 * rank + (text[i++] - '0');
  return PointName{text.substr(begin, i - begin), file, rank - 1};
}

}  // namespace

absl::StatusOr<MoveText> ParseMoveText(absl::string_view text) {
  MoveText move{{}, Separator::kNone};
  std::size_t i = 0;
  while (true) {
    absl::StatusOr<PointName> point = ParsePoint(text, i);
    if (!point.ok()) return point.status();
    move.points.push_back(*point);
    if (i == text.size() && move.points.size() >= 2) return move;

    Separator separator = Separator::kNone;
    if (i < text.size() && text[i] == '-') separator = Separator::kStep;
    if (i < text.size() && text[i] == 'x') separator = Separator::kCapture;
    if (separator == Separator::kNone && i < text.size() &&
        !absl::ascii_islower(static_cast<unsigned char>(text[i]))) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected '-', 'x', a point or the end at character ",
                       i + 1, ", found ", Quoted(text.substr(i, 1))));
    }
    if (move.points.size() >= 2 && separator != move.separator) {
      return absl::InvalidArgumentError(absl::StrCat(
          "expected the same separator, '-', 'x' or none, throughout; another "
          "at character ",
          i + 1));
    }
    move.separator = separator;
    if (separator != Separator::kNone) ++i;
  }
}

}  // namespace dablo
