#include "tools/dablo/epd.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"
#include "engine/text/numbers.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_file.h"

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

// In full notation, which is what a search tells.
absl::StatusOr<std::vector<std::string>> ReadMoves(absl::string_view operand,
                                                   Engine& engine) {
  std::vector<std::string> moves;
  for (const std::string& text : SplitWords(std::string(operand))) {
    SearchRequest request;
    request.limits.depth = 1;
    request.search_moves = {text};
    const absl::StatusOr<SearchResult> found = engine.Search(request, nullptr);
    if (!found.ok()) return found.status();
    moves.push_back(*found->best_move);
  }
  if (moves.empty()) return Wrong("expected at least one move, found none");
  return moves;
}

absl::Status ReadOperand(absl::string_view opcode, absl::string_view operand,
                         Engine& engine, EpdPosition& position) {
  if (opcode == "bm" || opcode == "am") {
    absl::StatusOr<std::vector<std::string>> moves = ReadMoves(operand, engine);
    if (!moves.ok()) return moves.status();
    (opcode == "bm" ? position.best : position.avoid) = *std::move(moves);
  } else if (opcode == "dm") {
    const absl::StatusOr<std::uint64_t> mate =
        ParseWholeNumber(operand, {1, kMaxDepth});
    if (!mate.ok()) return mate.status();
    position.mate = static_cast<int>(*mate);
  } else {
    if (absl::ConsumePrefix(&operand, "\""))
      absl::ConsumeSuffix(&operand, "\"");
    if (operand.empty()) return Wrong("expected a name, found nothing");
    position.id = std::string(operand);
  }
  return absl::OkStatus();
}

absl::Status ReadOperations(absl::string_view text, Engine& engine,
                            EpdPosition& position) {
  const auto operations = SplitOperations(text);
  if (!operations.ok()) return operations.status();
  static const auto& known =
      *new std::vector<std::string>{"bm", "am", "dm", "id"};
  std::vector<std::string> seen;
  for (absl::string_view operation : *operations) {
    const std::string opcode(
        operation.substr(0, operation.find_first_of(kBlanks)));
    if (!absl::c_linear_search(known, opcode)) {
      return Wrong("unknown operation ", Quoted(opcode),
                   DidYouMean(opcode, known), "; known are ",
                   absl::StrJoin(known, ", "));
    }
    if (absl::c_linear_search(seen, opcode)) {
      return Wrong("expected each operation once, found a second ", opcode);
    }
    seen.push_back(opcode);
    const absl::Status status = ReadOperand(
        opcode, absl::StripAsciiWhitespace(operation.substr(opcode.size())),
        engine, position);
    if (!status.ok()) return Wrong(opcode, ": ", status.message());
  }
  if (position.best.empty() && position.avoid.empty() && position.mate == 0) {
    return Wrong("expected bm, am or dm after the FEN, found ",
                 seen.empty() ? "the end" : "only id");
  }
  return absl::OkStatus();
}

}  // namespace

bool EpdPosition::IsSolvedBy(const SearchInfo& info) const {
  const std::string& move = info.pv.front();
  const bool is_mate = info.is_mate && info.score > 0 && info.score <= mate;
  return (best.empty() || absl::c_linear_search(best, move)) &&
         !absl::c_linear_search(avoid, move) && (mate == 0 || is_mate);
}

std::string EpdPosition::Expected() const {
  std::vector<std::string> parts;
  if (!best.empty()) parts.push_back("bm " + absl::StrJoin(best, " "));
  if (!avoid.empty()) parts.push_back("am " + absl::StrJoin(avoid, " "));
  if (mate != 0) parts.push_back(absl::StrCat("dm ", mate));
  return absl::StrJoin(parts, "; ");
}

absl::StatusOr<EpdPosition> ParseEpd(absl::string_view text, Engine& engine) {
  EpdPosition position;
  const std::size_t end = FenLength(text);
  position.fen = std::string(absl::StripAsciiWhitespace(text.substr(0, end)));
  if (position.fen.empty()) return Wrong("expected a FEN before ';'");
  absl::Status status = engine.SetPosition(position.fen, {});
  if (!status.ok()) return status;
  if (engine.MoveCount() == 0) {
    return Wrong("expected a position with a legal move");
  }
  status = ReadOperations(text.substr(end), engine, position);
  if (!status.ok()) return status;
  return position;
}

absl::StatusOr<std::vector<EpdPosition>> ReadEpd(const std::string& file,
                                                 Engine& engine) {
  std::vector<EpdPosition> positions;
  absl::Status status =
      ReadPositions(file, [&](int line, absl::string_view text) {
        absl::StatusOr<EpdPosition> position = ParseEpd(text, engine);
        if (!position.ok()) return position.status();
        position->line = line;
        positions.push_back(*std::move(position));
        return absl::OkStatus();
      });
  if (!status.ok()) return status;
  return positions;
}

}  // namespace dablo
