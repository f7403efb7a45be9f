// The Alquerque board: 5 by 5 points, lines along every rank and file, and
// diagonals through every second point.
//
// It is the pattern of the Dablo board turned by 45 degrees: its points with
// eight lines are the "lattice" (13), its points with four the "centres" (12),
// and a jump stays in its lane here too, so one generator serves both boards.
#ifndef DABLO_ENGINE_BOARD_ALQUERQUE_BOARD_H_
#define DABLO_ENGINE_BOARD_ALQUERQUE_BOARD_H_

#include "engine/board/board.h"

namespace dablo {

struct AlquerqueGeometry {
  static constexpr int kFiles = 5;
  static constexpr int kRanks = 5;
  // North on the board is north-east in the frame.
  static constexpr int kTurn = 1;

  static constexpr bool HasPoint(int /*file*/, int /*rank*/) { return true; }
  static constexpr int LineLength(int file, int rank, Direction direction) {
    const bool has_diagonals = (file + rank) % 2 == 0;
    return !IsDiagonal(direction) || has_diagonals ? 1 : 0;
  }
  // A step east and one north is a column further in the frame, a step west
  // and one north a row further; the 4 keeps rows from being negative.
  static constexpr Point At(int file, int rank) {
    const int lane = (file + rank) % 2;
    const int column = (file + rank - lane) / 2;
    const int row = (rank - file - lane + 4) / 2;
    return Point(lane, 8 * row + column);
  }
};

using AlquerqueBoard = Board<AlquerqueGeometry>;

static_assert(AlquerqueBoard::kPoints.Count() == 25);
static_assert(CountLines<AlquerqueBoard>() == 56);
static_assert(CountJumps<AlquerqueBoard>() == 80);
static_assert(ShiftsMatchLines<AlquerqueBoard>());

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_ALQUERQUE_BOARD_H_
