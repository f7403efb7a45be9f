#ifndef DABLO_TESTS_REFERENCE_REFERENCE_BOARD_H_
#define DABLO_TESTS_REFERENCE_REFERENCE_BOARD_H_

// The geometry shared by the parts of the reference; not for its users.

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tests/reference/reference.h"

namespace dablo::reference {

struct Point {
  int file;  // from 1
  int rank;  // from 1
  // clang-tidy takes the comparison with 0 inside for a null pointer.
  // NOLINTNEXTLINE(modernize-use-nullptr)
  friend auto operator<=>(const Point&, const Point&) = default;
};

struct Direction {
  int files;
  int ranks;
};

// The cell of a point, of a Grid or of any other table of that shape.
template <typename Table>
auto& At(Table& table, Point p) {
  return table[static_cast<size_t>(p.rank - 1)]
              [static_cast<size_t>(p.file - 1)];
}

inline Point Next(Point p, Direction d) {
  return {p.file + d.files, p.rank + d.ranks};
}

int Files(Board board);
int Ranks(Board board);
bool IsPoint(Board board, Point p);
// All points, from the highest rank down and from west to east, as in FEN.
const std::vector<Point>& Points(Board board);
// For each line that leaves the point, in the order N, NE, E, SE, S, SW, W, NW,
// the way to the next point on it. The same way leads on along the same line.
const std::vector<Direction>& Lines(Board board, Point p);

std::string NameOf(Point p);
Point PointOf(std::string_view name);

inline bool IsWhite(char piece) { return piece >= 'A' && piece <= 'Z'; }
inline bool IsBlack(char piece) { return piece >= 'a' && piece <= 'z'; }
// 'K', 'P' or 'S' of a piece of either side.
inline char KindOf(char piece) {
  return IsBlack(piece) ? static_cast<char>(piece - 'a' + 'A') : piece;
}
inline char PieceOf(char kind, bool white) {
  return white ? kind : static_cast<char>(kind - 'A' + 'a');
}

inline int LastRank(Board board, bool white) {
  return white ? Ranks(board) : 1;
}

// Whether the pieces keep to the limits on what a side can have.
bool WithinLimits(const Position& position);

// The empty board.
Grid EmptyGrid(Board board);

// Whether there are more capture sequences than that, prefixes counted.
bool MoreSequencesThan(const Position& position, int limit);

}  // namespace dablo::reference

#endif  // DABLO_TESTS_REFERENCE_REFERENCE_BOARD_H_
