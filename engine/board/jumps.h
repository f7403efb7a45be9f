// Jumps: which pieces of a set can jump at all, and the jumps of one piece.
#ifndef DABLO_ENGINE_BOARD_JUMPS_H_
#define DABLO_ENGINE_BOARD_JUMPS_H_

#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "absl/base/attributes.h"
#include "engine/board/bitboard.h"
#include "engine/board/board.h"
#include "engine/board/quad.h"
#include "engine/board/types.h"

namespace dablo {

// Those of `movers` that can jump over one of `targets` to one of `empty`: on
// every board, along all lines of the two-lane frame, four directions at a
// time, back from the landing points.
ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard Jumpers(Bitboard movers,
                                                     Bitboard targets,
                                                     Bitboard empty) {
  const Quad over_centre = (empty.lattice >> kToCentre) & targets.centre;
  const Quad over_lattice = (empty.centre << kToLattice) & targets.lattice;
  const Quad over_grid = (empty.lattice << kLeft >> kRight) & targets.lattice;
  const Quad lattice = (over_centre << kToLattice) & movers.lattice;
  const Quad centre = (over_lattice >> kToCentre) & movers.centre;
  const Quad grid = (over_grid << kLeft >> kRight) & movers.lattice;
  if (IsZero(lattice | centre | grid)) return Bitboard{};
  return {Union(lattice | grid), Union(centre)};
}

namespace jumps_internal {

// Where a piece on `from` lands that jumps over the point with bit `over` of a
// lane: as far behind it as it stood before it. A centre has the bit of the
// lattice point to its south-west.
constexpr Point LandingOverLattice(Point from, int over) {
  return from.lane() == 0 ? Point(0, 2 * over - from.bit())
                          : Point(1, 2 * over - from.bit() - 9);
}
constexpr Point LandingOverCentre(Point from, int over) {
  return Point(0, 2 * over - from.bit() + 9);
}

// Of the points in `over`, those in `targets` whose counterparts in `landing`
// are in `empty`.
inline std::uint64_t Matching(std::uint64_t targets, std::uint64_t over,
                              std::uint64_t empty, std::uint64_t landing) {
#ifdef __BMI2__
  return _pdep_u64(_pext_u64(targets, over) & _pext_u64(empty, landing), over);
#else
  std::uint64_t result = 0;
  for (; over != 0; over &= over - 1, landing &= landing - 1) {
    if ((targets & over & -over) != 0 && (empty & landing & -landing) != 0) {
      result |= over & -over;
    }
  }
  return result;
#endif
}

}  // namespace jumps_internal

// Those of `targets` that a piece on `from` can jump, landing on one of
// `empty`.
template <class Board>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard Jumpable(Point from,
                                                      Bitboard targets,
                                                      Bitboard empty) {
  using jumps_internal::Matching;
  const JumpMasks& masks = Board::Masks(from);
  if (from.lane() == 0) {
    return {Matching(targets.lattice, masks.over.lattice, empty.lattice,
                     masks.landing_over_lattice),
            Matching(targets.centre, masks.over.centre, empty.lattice,
                     masks.landing_over_centre)};
  }
  return {Matching(targets.lattice, masks.over.lattice, empty.centre,
                   masks.landing_over_lattice),
          0};
}

// Calls visit(Bitboard over, Point landing) for every jump from `from` over one
// of `jumpable`; `over` is a set of one.
template <class Visit>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline void ForEachJump(Point from,
                                                     Bitboard jumpable,
                                                     Visit&& visit) {
  for (std::uint64_t set = jumpable.lattice; set != 0; set &= set - 1) {
    visit(Bitboard{set & -set, 0},
          jumps_internal::LandingOverLattice(from, std::countr_zero(set)));
  }
  for (std::uint64_t set = jumpable.centre; set != 0; set &= set - 1) {
    visit(Bitboard{0, set & -set},
          jumps_internal::LandingOverCentre(from, std::countr_zero(set)));
  }
}

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_JUMPS_H_
