#include "tools/dablo/epd.h"

#include <cstdint>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/numbers.h"
#include "tools/dablo/epd_line.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_file.h"

namespace dablo {
namespace {

template <class... Parts>
absl::Status Wrong(const Parts&... parts) {
  return absl::InvalidArgumentError(absl::StrCat(parts...));
}

// In full notation, which is what a search tells.
absl::StatusOr<std::vector<std::string>> ReadMoves(absl::string_view operand,
                                                   Engine& engine) {
  std::vector<std::string> moves;
  for (const std::string& text : SplitWords(absl::StrCat(operand))) {
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
  } else if (opcode == "pv") {
    absl::Status status =
        engine.SetPosition(position.fen, SplitWords(absl::StrCat(operand)));
    if (!status.ok()) return status;
    return engine.SetPosition(position.fen, {});
  } else {
    position.id = absl::StrCat(operand);
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
  const absl::StatusOr<EpdLine> line = ParseEpdLine(text);
  if (!line.ok()) return line.status();
  EpdPosition position;
  position.fen = line->fen;
  absl::Status status = engine.SetPosition(position.fen, {});
  if (!status.ok()) return status;
  if (engine.MoveCount() == 0) {
    return Wrong("expected a position with a legal move");
  }
  for (const auto& [opcode, operand] : line->operations) {
    status = ReadOperand(opcode, operand, engine, position);
    if (!status.ok()) return Wrong(opcode, ": ", status.message());
  }
  if (position.best.empty() && position.avoid.empty() && position.mate == 0) {
    return Wrong("expected bm, am or dm after the FEN, found ",
                 line->operations.empty() ? "the end" : "none of them");
  }
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
