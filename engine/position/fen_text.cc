#include "engine/position/fen_text.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace dablo {
namespace {

template <class... Parts>
absl::Status FenError(const Parts&... parts) {
  return absl::InvalidArgumentError(absl::StrCat("FEN: ", parts...));
}

absl::StatusOr<int> ParseCounter(absl::string_view text, int minimum,
                                 absl::string_view what) {
  int value = 0;
  for (char c : text) {
    if (!absl::ascii_isdigit(static_cast<unsigned char>(c))) value = -1;
  }
  if (value < 0 || !absl::SimpleAtoi(text, &value) || value < minimum ||
      value > kMaxCounter) {
    return FenError("expected ", what, " from ", minimum, " to ", kMaxCounter,
                    ", found ", Quoted(text));
  }
  return value;
}

}  // namespace

std::string Quoted(absl::string_view text) {
  constexpr std::size_t kLongest = 40;
  const std::string shown = absl::CHexEscape(text.substr(0, kLongest));
  return absl::StrCat("'", shown, text.size() > kLongest ? "..." : "", "'");
}

absl::StatusOr<FenFields> ParseFenFields(absl::string_view fen) {
  const std::vector<absl::string_view> fields =
      absl::StrSplit(fen, ' ', absl::SkipEmpty());
  if (fields.empty()) return FenError("expected a position, found nothing");
  if (fields.size() < 2) {
    return FenError(
        "expected the side to move, 'w' or 'b', after the rows, found the end");
  }
  FenFields result{fields[0], Side::kWhite, 0, 1};
  if (fields[1] == "b") {
    result.side_to_move = Side::kBlack;
  } else if (fields[1] != "w") {
    return FenError("expected the side to move, 'w' or 'b', found ",
                    Quoted(fields[1]));
  }
  if (fields.size() == 2) return result;

  absl::StatusOr<int> plies =
      ParseCounter(fields[2], 0, "plies since the last irreversible move");
  if (!plies.ok()) return plies.status();
  if (fields.size() == 3) {
    return FenError("expected a move number after ", Quoted(fields[2]),
                    ", found the end");
  }
  absl::StatusOr<int> number = ParseCounter(fields[3], 1, "a move number");
  if (!number.ok()) return number.status();
  if (fields.size() > 4) {
    return FenError("expected the end after the move number, found ",
                    Quoted(fields[4]));
  }
  result.reversible_plies = *plies;
  result.move_number = *number;
  return result;
}

absl::StatusOr<std::string> ParseFenRows(absl::string_view rows,
                                         const BoardShape& shape,
                                         absl::string_view letters) {
  const std::vector<absl::string_view> texts = absl::StrSplit(rows, '/');
  if (texts.size() != shape.size()) {
    return FenError("expected ", shape.size(), " rows, found ", texts.size());
  }
  std::string points;
  for (std::size_t row = 0; row < shape.size(); ++row) {
    const std::string where =
        absl::StrCat("row ", row + 1, " (rank ", shape.size() - row, ")");
    int filled = 0;
    bool after_digit = false;
    for (std::size_t i = 0; i < texts[row].size(); ++i) {
      const char c = texts[row][i];
      const bool is_digit = c >= '1' && c <= '9';
      if (!is_digit && letters.find(c) == absl::string_view::npos) {
        return FenError(where, ", character ", i + 1, ": expected one of ",
                        letters, " or a digit from 1 to ", shape[row],
                        ", found ", Quoted(texts[row].substr(i, 1)));
      }
      if (is_digit && after_digit) {
        return FenError(where, ", character ", i + 1,
                        ": expected one digit for a run of empty points, "
                        "found a second one, ",
                        Quoted(texts[row].substr(i, 1)));
      }
      after_digit = is_digit;
      const int width = is_digit ? c - '0' : 1;
      filled += width;
      if (filled > shape[row]) {
        return FenError(where, ", character ", i + 1, ": expected ", shape[row],
                        " points, found more at ",
                        Quoted(texts[row].substr(i)));
      }
      points.append(static_cast<std::size_t>(width), is_digit ? '.' : c);
    }
    if (filled < shape[row]) {
      return FenError(where, ": expected ", shape[row], " points, found ",
                      filled);
    }
  }
  return points;
}

std::string FormatFenRows(absl::string_view points, const BoardShape& shape) {
  std::vector<std::string> rows;
  std::size_t index = 0;
  for (int width : shape) {
    std::string row;
    int empty = 0;
    for (int i = 0; i < width; ++i) {
      const char c = points[index++];
      if (c == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) absl::StrAppend(&row, empty);
      empty = 0;
      row += c;
    }
    if (empty > 0) absl::StrAppend(&row, empty);
    rows.push_back(row);
  }
  return absl::StrJoin(rows, "/");
}

}  // namespace dablo
