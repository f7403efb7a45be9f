#ifndef DABLO_TESTS_REFERENCE_REFERENCE_MOVES_H_
#define DABLO_TESTS_REFERENCE_REFERENCE_MOVES_H_

// What the moves and the paths of the reference share; not for its users.

#include <bitset>
#include <cstddef>
#include <vector>

#include "tests/reference/reference.h"
#include "tests/reference/reference_board.h"

namespace dablo::reference {

// One bit per cell of the grid.
using PointSet = std::bitset<13 * 11>;

inline size_t IndexOf(Point p) {
  return static_cast<size_t>((p.rank - 1) * 11 + p.file - 1);
}

struct Jump {
  Point over;
  Point to;
};

// A move by points in place of names.
struct Candidate {
  Point from;
  Point to;
  PointSet captured;
};

inline bool IsEnemy(const Position& position, char piece) {
  return position.white_to_move ? IsBlack(piece) : IsWhite(piece);
}

// The points of the side to move.
std::vector<Point> OwnPoints(const Position& position);

// The position in the middle of a capture by the piece of `from`: that piece is
// in the hand, and what it has captured is off the board.
Position Lifted(const Position& position, Point from, const PointSet& captured);

// The next jumps of a piece that has come to a point, in direction order.
std::vector<Jump> Jumps(const Position& lifted, char piece, Point at);

// Appends the steps, whether or not a capture or a loss forbids them.
void AddSteps(const Position& position, std::vector<Candidate>* moves);

// The legal moves, each once, in an order that is the same with every compiler.
std::vector<Candidate> Candidates(const Position& position);

// Whether a side has lost by what it has on the board.
bool LostOnBoard(const Position& position);

Position Played(const Position& position, const Candidate& move);

Move Named(const Position& position, const Candidate& move);
Candidate Unnamed(const Move& move);

}  // namespace dablo::reference

#endif  // DABLO_TESTS_REFERENCE_REFERENCE_MOVES_H_
