// The Dablo board: a grid of 6 by 7 lattice points with both diagonals in each
// of its 5 by 6 squares, whose crossings (centres) are points too.
#ifndef DABLO_ENGINE_BOARD_DABLO_BOARD_H_
#define DABLO_ENGINE_BOARD_DABLO_BOARD_H_

#include "engine/board/board.h"

namespace dablo {

// Files a..k and ranks 1..13 in doubled coordinates: counted from 0, a lattice
// point has an even file and rank, a centre an odd file and rank.
struct DabloGeometry {
  static constexpr int kFiles = 11;
  static constexpr int kRanks = 13;
  static constexpr int kTurn = 0;

  static constexpr bool HasPoint(int file, int rank) {
    return file % 2 == rank % 2;
  }
  static constexpr int LineLength(int file, int /*rank*/, Direction direction) {
    if (IsDiagonal(direction)) return 1;
    const bool is_lattice = file % 2 == 0;
    return is_lattice ? 2 : 0;
  }
  static constexpr Point At(int file, int rank) {
    return Point(file % 2, 8 * (rank / 2) + file / 2);
  }
};

using DabloBoard = Board<DabloGeometry>;

static_assert(DabloBoard::kPoints.Count() == 72);
static_assert(CountLines<DabloBoard>() == 191);
static_assert(CountJumps<DabloBoard>() == 316);
static_assert(ShiftsMatchLines<DabloBoard>());

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_DABLO_BOARD_H_
