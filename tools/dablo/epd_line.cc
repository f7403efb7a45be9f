#include "tools/dablo/epd_line.h"

#include <algorithm>
#include <cstddef>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"

namespace dablo {
namespace {

constexpr absl::string_view kBlanks = " \t";

template <class... Parts>
absl::Status Wrong(const Parts&... parts) {
  return absl::InvalidArgumentError(absl::StrCat(parts...));
}

bool IsNumber(absl::string_view word) {
  return absl::c_all_of(word,
                        [](unsigned char c) { return absl::ascii_isdigit(c); });
}

// The FEN is the rows, the side to move, and two numbers or none.
std::size_t FenLength(absl::string_view text) {
  std::size_t end = 0;
  for (int word = 0; word < 4; ++word) {
    const std::size_t begin = text.find_first_not_of(kBlanks, end);
    if (begin == absl::string_view::npos || text[begin] == ';') return end;
    const std::size_t next =
        std::min(text.find_first_of(" \t;", begin), text.size());
    if (word >= 2 && !IsNumber(text.substr(begin, next - begin))) return end;
    end = next;
  }
  return end;
}

// Splits at the semicolons that stand in no quotes.
absl::StatusOr<std::vector<std::string>> SplitOperations(
    absl::string_view text) {
  std::vector<std::string> operations(1);
  bool is_quoted = false;
  for (char c : text) {
    if (c == '"') is_quoted = !is_quoted;
    if (c == ';' && !is_quoted) {
      operations.emplace_back();
    } else {
      operations.back() += c;
    }
  }
  if (is_quoted) return Wrong("expected a closing '\"', found the end");
  for (std::string& operation : operations) {
    absl::StripAsciiWhitespace(&operation);
  }
  operations.erase(std::remove(operations.begin(), operations.end(), ""),
                   operations.end());
  return operations;
}

}  // namespace

absl::StatusOr<EpdLine> ParseEpdLine(absl::string_view text) {
  EpdLine line;
  const std::size_t end = FenLength(text);
  line.fen = absl::StrCat(absl::StripAsciiWhitespace(text.substr(0, end)));
  if (line.fen.empty()) return Wrong("expected a FEN before ';'");
  const auto operations = SplitOperations(text.substr(end));
  if (!operations.ok()) return operations.status();
  static const auto& known =
      *new std::vector<std::string>{"bm", "am", "dm", "pv", "id"};
  for (absl::string_view operation : *operations) {
    const std::string opcode(
        operation.substr(0, operation.find_first_of(kBlanks)));
    if (!absl::c_linear_search(known, opcode)) {
      return Wrong("unknown operation ", Quoted(opcode),
                   DidYouMean(opcode, known), "; known are ",
                   absl::StrJoin(known, ", "));
    }
    if (absl::c_any_of(line.operations, [&](const auto& earlier) {
          return earlier.first == opcode;
        })) {
      return Wrong("expected each operation once, found a second ", opcode);
    }
    absl::string_view operand =
        absl::StripAsciiWhitespace(operation.substr(opcode.size()));
    if (absl::ConsumePrefix(&operand, "\"")) {
      absl::ConsumeSuffix(&operand, "\"");
    }
    if (operand.empty()) {
      return Wrong(opcode, ": expected ",
                   opcode == "dm"   ? "a number of moves"
                   : opcode == "id" ? "a name"
                                    : "at least one move",
                   ", found none");
    }
    line.operations.push_back({opcode, absl::StrCat(operand)});
  }
  return line;
}

}  // namespace dablo
