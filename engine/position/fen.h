// FEN, the text form of a position: rows from the highest rank down, the side
// to move, and, both or neither, the plies since the last irreversible move and
// the move number. For example, the start of Alquerque:
//   sssss/sssss/ss1SS/SSSSS/SSSSS w 0 1
#ifndef DABLO_ENGINE_POSITION_FEN_H_
#define DABLO_ENGINE_POSITION_FEN_H_

#include <string>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/position/fen_text.h"
#include "engine/position/position.h"

namespace dablo {

template <class V>
struct PositionRecord {
  Position<V> position;
  int move_number = 1;
};

// Capital letters for White, small ones for Black.
inline constexpr absl::string_view kWhiteLetters = "SPK";
inline constexpr absl::string_view kBlackLetters = "spk";

constexpr char PieceLetter(Side side, PieceRank rank) {
  return (side == Side::kWhite ? kWhiteLetters
                               : kBlackLetters)[static_cast<std::size_t>(rank)];
}

// The piece letters of one point: '.' if it is empty.
template <class V>
char LetterAt(const Position<V>& position, Point point) {
  for (Side side : kSides) {
    if (position.Pieces(side).Contains(point)) {
      return PieceLetter(side, position.RankAt(side, point));
    }
  }
  return '.';
}

// Calls visit(Point) for every point as FEN orders them: from the highest rank
// down, west to east.
template <class Board, class Visit>
void ForEachPointInFenOrder(Visit&& visit) {
  for (int rank = Board::kRanks - 1; rank >= 0; --rank) {
    for (int file = 0; file < Board::kFiles; ++file) {
      if (Board::HasPoint(file, rank)) visit(Board::At(file, rank));
    }
  }
}

namespace fen_internal {

// The limits on what a side may have: it can be seen only from the letters,
// since a position has no room for two kings.
template <class V>
absl::Status CheckPieces(absl::string_view letters, Side side) {
  const auto count = [&](PieceRank rank) {
    return static_cast<int>(absl::c_count(letters, PieceLetter(side, rank)));
  };
  const int soldiers = count(PieceRank::kSoldier);
  const int princes = count(PieceRank::kPrince);
  const int kings = count(PieceRank::kKing);
  const auto error = [&](int limit, absl::string_view what, int found) {
    return absl::InvalidArgumentError(absl::StrCat(
        "FEN: expected at most ", limit, " ", what, " for ",
        side == Side::kWhite ? "White" : "Black", ", found ", found));
  };
  constexpr int kMaxSoldiers = V::kRules.max_soldiers;
  if (kings > 1) return error(1, "king", kings);
  if (soldiers > kMaxSoldiers) return error(kMaxSoldiers, "soldiers", soldiers);
  if constexpr (V::kRules.promotion == Promotion::kNone) {
    if (princes > 1) return error(1, "prince", princes);
  } else if (soldiers + princes > kMaxSoldiers + 1) {
    return error(kMaxSoldiers + 1, "soldiers and princes together",
                 soldiers + princes);
  }
  return absl::OkStatus();
}

template <class V>
absl::Status CheckPromotions(const Position<V>& position, Side side) {
  const Bitboard overdue = position.Pieces(side, PieceRank::kSoldier) &
                           Position<V>::PromotionPoints(side);
  if (!overdue.IsEmpty()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "FEN: expected no soldier where it would have been promoted, found ",
        std::string(1, PieceLetter(side, PieceRank::kSoldier)), " on ",
        V::Board::Name(overdue.First())));
  }
  return absl::OkStatus();
}

}  // namespace fen_internal

// Reads a position; without counters they are 0 and 1. The error says what was
// expected, what was found and where.
template <class V>
absl::StatusOr<PositionRecord<V>> ParseFen(absl::string_view fen) {
  using Board = typename V::Board;
  constexpr int kRankCount = Position<V>::kRankCount;
  static const BoardShape shape = ShapeOf<Board>();
  absl::StatusOr<FenFields> fields = ParseFenFields(fen);
  if (!fields.ok()) return fields.status();
  const std::string letters = absl::StrCat(kWhiteLetters.substr(0, kRankCount),
                                           kBlackLetters.substr(0, kRankCount));
  absl::StatusOr<std::string> points =
      ParseFenRows(fields->rows, shape, letters);
  if (!points.ok()) return points.status();

  for (Side side : kSides) {
    absl::Status status = fen_internal::CheckPieces<V>(*points, side);
    if (!status.ok()) return status;
  }

  PositionRecord<V> record;
  std::size_t index = 0;
  ForEachPointInFenOrder<Board>([&](Point point) {
    const std::size_t piece = letters.find((*points)[index++]);
    if (piece == std::string::npos) return;
    record.position.Toggle(piece < kRankCount ? Side::kWhite : Side::kBlack,
                           static_cast<PieceRank>(piece % kRankCount), point);
  });
  for (Side side : kSides) {
    absl::Status status =
        fen_internal::CheckPromotions<V>(record.position, side);
    if (!status.ok()) return status;
  }
  record.position.SetSideToMove(fields->side_to_move);
  record.position.set_reversible_plies(fields->reversible_plies);
  record.move_number = fields->move_number;
  return record;
}

template <class V>
std::string ToFen(const Position<V>& position, int move_number) {
  using Board = typename V::Board;
  static const BoardShape shape = ShapeOf<Board>();
  std::string points;
  ForEachPointInFenOrder<Board>(
      [&](Point point) { points += LetterAt(position, point); });
  return absl::StrCat(FormatFenRows(points, shape),
                      position.side_to_move() == Side::kWhite ? " w " : " b ",
                      position.reversible_plies(), " ", move_number);
}

}  // namespace dablo

#endif  // DABLO_ENGINE_POSITION_FEN_H_
