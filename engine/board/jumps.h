// Jumps: which pieces of a set can jump at all, and the jumps of one piece.
#ifndef DABLO_ENGINE_BOARD_JUMPS_H_
#define DABLO_ENGINE_BOARD_JUMPS_H_

#include <bit>
#include <cstdint>

#include "engine/board/bitboard.h"
#include "engine/board/types.h"

namespace dablo {

// Those of `movers` that can jump over one of `targets` to one of `empty`.
template <class Board>
Bitboard Jumpers(Bitboard movers, Bitboard targets, Bitboard empty) {
  Bitboard jumpers;
  ForEachDirection([&]<Direction direction>() {
    constexpr Direction kBack = Opposite(direction);
    const Bitboard over = Board::template Shift<kBack>(empty) & targets;
    jumpers |= Board::template Shift<kBack>(over) & movers;
  });
  return jumpers;
}

// Calls visit(Bitboard over, Point landing) for every jump of a piece on `from`
// over one of `targets` to one of `empty`; `over` is a set of one. The piece
// stays in its lane. A lattice point jumps over lattice points and centres, a
// centre over lattice points; the landing point lies as far behind the one that
// is jumped as the origin before it.
template <class Board, class Visit>
inline void ForEachJump(Point from, Bitboard targets, Bitboard empty,
                        Visit&& visit) {
  const Bitboard near = targets & Board::JumpOver(from);
  const auto for_each_in = [](std::uint64_t set, auto&& use) {
    for (; set != 0; set &= set - 1) use(std::countr_zero(set), set & -set);
  };
  if (from.lane() == 0) {
    const auto land = [&](int landing, Bitboard over) {
      if ((empty.lattice >> landing & 1) != 0) visit(over, Point(0, landing));
    };
    for_each_in(near.lattice, [&](int over, std::uint64_t bit) {
      land(2 * over - from.bit(), Bitboard{bit, 0});
    });
    // A centre has the bit of the lattice point to its south-west.
    for_each_in(near.centre, [&](int over, std::uint64_t bit) {
      land(2 * over - from.bit() + 9, Bitboard{0, bit});
    });
  } else {
    for_each_in(near.lattice, [&](int over, std::uint64_t bit) {
      const int landing = 2 * over - from.bit() - 9;
      if ((empty.centre >> landing & 1) != 0) {
        visit(Bitboard{bit, 0}, Point(1, landing));
      }
    });
  }
}

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_JUMPS_H_
