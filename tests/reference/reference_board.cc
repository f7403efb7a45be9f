#include "tests/reference/reference_board.h"

#include <array>

namespace dablo::reference {

int Files(Board board) { return board == Board::kDablo ? 11 : 5; }

int Ranks(Board board) { return board == Board::kDablo ? 13 : 5; }

bool IsPoint(Board board, Point p) {
  if (p.file < 1 || p.file > Files(board)) return false;
  if (p.rank < 1 || p.rank > Ranks(board)) return false;
  if (board == Board::kAlquerque) return true;
  return p.file % 2 == p.rank % 2;
}

namespace {

// The lines of every cell; none where there is no point.
using LineTable = std::array<std::array<std::vector<Direction>, 11>, 13>;

std::vector<Point> FindPoints(Board board) {
  std::vector<Point> points;
  for (int rank = Ranks(board); rank >= 1; --rank) {
    for (int file = 1; file <= Files(board); ++file) {
      if (IsPoint(board, {file, rank})) points.push_back({file, rank});
    }
  }
  return points;
}

std::vector<Direction> FindLines(Board board, Point p) {
  // On the 72-point board the grid lines join the lattice points, which are two
  // apart in doubled coordinates; all its points have diagonals.
  const bool dablo = board == Board::kDablo;
  const int unit = dablo ? 2 : 1;
  const bool grid_lines = !dablo || p.file % 2 == 1;
  const bool diagonals = dablo || (p.file + p.rank) % 2 == 0;
  const Direction all[] = {{0, unit},  {1, 1},   {unit, 0},  {1, -1},
                           {0, -unit}, {-1, -1}, {-unit, 0}, {-1, 1}};
  std::vector<Direction> lines;
  for (Direction d : all) {
    const bool diagonal = d.files != 0 && d.ranks != 0;
    if (!(diagonal ? diagonals : grid_lines)) continue;
    if (IsPoint(board, Next(p, d))) lines.push_back(d);
  }
  return lines;
}

LineTable FindAllLines(Board board) {
  LineTable lines;
  for (Point p : FindPoints(board)) At(lines, p) = FindLines(board, p);
  return lines;
}

}  // namespace

const std::vector<Point>& Points(Board board) {
  static const std::vector<Point> dablo = FindPoints(Board::kDablo);
  static const std::vector<Point> alquerque = FindPoints(Board::kAlquerque);
  return board == Board::kDablo ? dablo : alquerque;
}

const std::vector<Direction>& Lines(Board board, Point p) {
  static const LineTable dablo = FindAllLines(Board::kDablo);
  static const LineTable alquerque = FindAllLines(Board::kAlquerque);
  return At(board == Board::kDablo ? dablo : alquerque, p);
}

std::string NameOf(Point p) {
  return static_cast<char>('a' + p.file - 1) + std::to_string(p.rank);
}

Point PointOf(std::string_view name) {
  return {name[0] - 'a' + 1, std::stoi(std::string(name.substr(1)))};
}

Grid EmptyGrid(Board board) {
  Grid grid;
  for (auto& row : grid) row.fill(kNoPoint);
  for (Point p : Points(board)) At(grid, p) = kEmpty;
  return grid;
}

Totals BoardTotals(const Variant& variant) {
  Totals totals = {};
  int line_ends = 0;
  for (Point p : Points(variant.board)) {
    ++totals.points;
    for (Direction d : Lines(variant.board, p)) {
      ++line_ends;
      if (IsPoint(variant.board, Next(Next(p, d), d))) ++totals.jumps;
    }
  }
  totals.lines = line_ends / 2;
  return totals;
}

}  // namespace dablo::reference
