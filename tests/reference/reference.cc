#include "tests/reference/reference.h"

#include <algorithm>

#include "tests/reference/reference_board.h"

namespace dablo::reference {
namespace {

constexpr std::string_view kClassical =
    "ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/4P/"
    "SSSSSS/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1";
constexpr std::string_view kKingExchanged =
    "ssssss/sssss/ssssss/sssss/ksssss/p4/s4S/4P/"
    "SSSSSK/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1";
constexpr std::string_view kAlquerqueStart =
    "sssss/sssss/ss1SS/SSSSS/SSSSS w 0 1";

constexpr Variant kVariants[] = {
    {.name = "dablot",
     .board = Board::kDablo,
     .soldier_steps = Steps::kAllLines,
     .chief_steps = Steps::kAllLines,
     .mandatory = true,
     .promotion = false,
     .king_loss = false,
     .start_fen = kClassical},
    {.name = "daabloe",
     .board = Board::kDablo,
     .soldier_steps = Steps::kForward,
     .chief_steps = Steps::kForward,
     .mandatory = false,
     .promotion = false,
     .king_loss = true,
     .start_fen = kClassical},
    {.name = "frisian-dablo0",
     .board = Board::kDablo,
     .soldier_steps = Steps::kForward,
     .chief_steps = Steps::kForward,
     .mandatory = true,
     .promotion = false,
     .king_loss = true,
     .start_fen = kKingExchanged},
    {.name = "frisian-dablo",
     .board = Board::kDablo,
     .soldier_steps = Steps::kDiagonallyForward,
     .chief_steps = Steps::kDiagonals,
     .mandatory = true,
     .promotion = true,
     .king_loss = true,
     .start_fen = kKingExchanged},
    {.name = "frisian-dablo2",
     .board = Board::kDablo,
     .soldier_steps = Steps::kForward,
     .chief_steps = Steps::kAllLines,
     .mandatory = true,
     .promotion = true,
     .king_loss = true,
     .start_fen = kKingExchanged},
    {.name = "cuhkka",
     .board = Board::kAlquerque,
     .soldier_steps = Steps::kAllLines,
     .chief_steps = Steps::kAllLines,
     .mandatory = false,
     .promotion = false,
     .king_loss = false,
     .start_fen = kAlquerqueStart},
    {.name = "alquerque",
     .board = Board::kAlquerque,
     .soldier_steps = Steps::kAllLines,
     .chief_steps = Steps::kAllLines,
     .mandatory = true,
     .promotion = false,
     .king_loss = false,
     .start_fen = kAlquerqueStart},
};

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

bool IsNumber(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), IsDigit);
}

bool IsPositiveNumber(std::string_view text) {
  return IsNumber(text) && text.find_first_not_of('0') != text.npos;
}

std::vector<std::string> Split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::vector<Point> PointsOfRank(Board board, int rank) {
  std::vector<Point> points;
  for (int file = 1; file <= Files(board); ++file) {
    if (IsPoint(board, {file, rank})) points.push_back({file, rank});
  }
  return points;
}

// Fills one rank from its text; false if the text does not fit.
bool ParseRank(Board board, int rank, const std::string& text, Grid* grid) {
  const std::vector<Point> points = PointsOfRank(board, rank);
  size_t next = 0;
  bool digit_before = false;
  for (char c : text) {
    if (IsDigit(c)) {
      if (c == '0' || digit_before) return false;
      next += static_cast<size_t>(c - '0');
    } else {
      const std::string_view kinds = board == Board::kDablo ? "KPS" : "S";
      if (!IsWhite(c) && !IsBlack(c)) return false;
      if (kinds.find(KindOf(c)) == kinds.npos) return false;
      if (next >= points.size()) return false;
      At(*grid, points[next]) = c;
      ++next;
    }
    digit_before = IsDigit(c);
  }
  return next == points.size();
}

}  // namespace

const Variant* FindVariant(std::string_view name) {
  for (const Variant& variant : kVariants) {
    if (variant.name == name) return &variant;
  }
  return nullptr;
}

std::vector<std::string> VariantNames() {
  std::vector<std::string> names;
  for (const Variant& variant : kVariants) names.emplace_back(variant.name);
  return names;
}

std::optional<Position> ParseFen(const Variant& variant, std::string_view fen) {
  const std::vector<std::string> fields = Split(fen, ' ');
  if (fields.size() != 2 && fields.size() != 4) return std::nullopt;
  if (fields[1] != "w" && fields[1] != "b") return std::nullopt;
  if (fields.size() == 4 &&
      (!IsNumber(fields[2]) || !IsPositiveNumber(fields[3]))) {
    return std::nullopt;
  }
  Position position = {&variant, EmptyGrid(variant.board), fields[1] == "w"};
  const std::vector<std::string> rows = Split(fields[0], '/');
  int rank = Ranks(variant.board);
  if (static_cast<int>(rows.size()) != rank) return std::nullopt;
  for (const std::string& row : rows) {
    if (!ParseRank(variant.board, rank, row, &position.grid)) {
      return std::nullopt;
    }
    --rank;
  }
  if (!WithinLimits(position)) return std::nullopt;
  return position;
}

std::string ToFen(const Position& position) {
  std::string fen;
  for (int rank = Ranks(position.variant->board); rank >= 1; --rank) {
    int empty = 0;
    for (Point p : PointsOfRank(position.variant->board, rank)) {
      const char piece = At(position.grid, p);
      if (piece == kEmpty) {
        ++empty;
        continue;
      }
      if (empty > 0) fen += std::to_string(empty);
      empty = 0;
      fen += piece;
    }
    if (empty > 0) fen += std::to_string(empty);
    if (rank > 1) fen += '/';
  }
  return fen + (position.white_to_move ? " w" : " b");
}

Position StartPosition(const Variant& variant) {
  return ParseFen(variant, variant.start_fen).value();
}

bool WithinLimits(const Position& position) {
  const Variant& variant = *position.variant;
  for (bool white : {true, false}) {
    int kings = 0;
    int princes = 0;
    int soldiers = 0;
    for (Point p : Points(variant.board)) {
      const char piece = At(position.grid, p);
      if (piece == PieceOf('K', white)) ++kings;
      if (piece == PieceOf('P', white)) ++princes;
      if (piece == PieceOf('S', white)) {
        ++soldiers;
        if (variant.promotion && p.rank == LastRank(variant.board, white)) {
          return false;
        }
      }
    }
    if (variant.board == Board::kAlquerque) {
      if (kings > 0 || princes > 0 || soldiers > 12) return false;
      continue;
    }
    if (kings > 1 || soldiers > 28) return false;
    if (variant.promotion ? princes + soldiers > 29 : princes > 1) return false;
  }
  return true;
}

}  // namespace dablo::reference
