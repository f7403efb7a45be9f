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

// Pieces that can jump, as the four directions of each kind of jump left them:
// that there are none is asked far more often than which they are.
class JumperSet {
 public:
  JumperSet(const Quad& lattice, const Quad& centre)
      : lattice_(lattice), centre_(centre) {}

  bool IsEmpty() const { return IsZero(lattice_ | centre_); }
  Bitboard Points() const { return {Union(lattice_), Union(centre_)}; }

 private:
  Quad lattice_, centre_;
};

// Those of `movers` that can jump over one of `targets` to one of `empty`: on
// every board, along all lines of the two-lane frame, four directions at a
// time, back from the landing points.
ABSL_ATTRIBUTE_ALWAYS_INLINE inline JumperSet Jumpers(Bitboard movers,
                                                      Bitboard targets,
                                                      Bitboard empty) {
  const Quad over_centre = (empty.lattice >> kToCentre) & targets.centre;
  const Quad over_lattice = (empty.centre << kToLattice) & targets.lattice;
  const Quad over_grid = (empty.lattice << kLeft >> kRight) & targets.lattice;
  const Quad lattice = (over_centre << kToLattice) & movers.lattice;
  const Quad centre = (over_lattice >> kToCentre) & movers.centre;
  const Quad grid = (over_grid << kLeft >> kRight) & movers.lattice;
  return {lattice | grid, centre};
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

// Bit i: whether the i-th point of `over` is in `targets` and the i-th of
// `landing` in `empty`.
inline std::uint32_t Matches(std::uint64_t targets, std::uint64_t over,
                             std::uint64_t empty, std::uint64_t landing) {
#ifdef __BMI2__
  return static_cast<std::uint32_t>(_pext_u64(targets, over) &
                                    _pext_u64(empty, landing));
#else
  std::uint32_t result = 0;
  for (std::uint32_t bit = 1; over != 0;
       over &= over - 1, landing &= landing - 1, bit <<= 1) {
    if ((targets & over & -over) != 0 && (empty & landing & -landing) != 0) {
      result |= bit;
    }
  }
  return result;
#endif
}

// The points of `over` of which the bits in `matches` are set.
inline std::uint64_t Matching(std::uint32_t matches, std::uint64_t over) {
#ifdef __BMI2__
  return _pdep_u64(matches, over);
#else
  std::uint64_t result = 0;
  for (; over != 0; over &= over - 1, matches >>= 1) {
    if ((matches & 1) != 0) result |= over & -over;
  }
  return result;
#endif
}

}  // namespace jumps_internal

// The jumps of the piece on `from` over one of `targets` to one of `empty`.
// From kNoPoint there are none.
template <class Board>
class JumpsFrom {
 public:
  ABSL_ATTRIBUTE_ALWAYS_INLINE JumpsFrom(Point from, Bitboard targets,
                                         Bitboard empty)
      : from_(from) {
    using jumps_internal::Matches;
    const JumpMasks& masks = Board::Masks(from);
    const std::uint64_t landings =
        from.lane() == 0 ? empty.lattice : empty.centre;
    over_lattice_ = Matches(targets.lattice, masks.over.lattice, landings,
                            masks.landing_over_lattice);
    over_centre_ = Matches(targets.centre, masks.over.centre, landings,
                           masks.landing_over_centre);
  }

  bool IsEmpty() const { return (over_lattice_ | over_centre_) == 0; }

  // Calls visit(Bitboard over, Point landing) for each; `over` is a set of one.
  template <class Visit>
  ABSL_ATTRIBUTE_ALWAYS_INLINE void ForEach(Visit&& visit) const {
    using jumps_internal::Matching;
    const Bitboard over = Board::Masks(from_).over;
    for (std::uint64_t set = Matching(over_lattice_, over.lattice); set != 0;
         set &= set - 1) {
      visit(Bitboard{set & -set, 0},
            jumps_internal::LandingOverLattice(from_, std::countr_zero(set)));
    }
    for (std::uint64_t set = Matching(over_centre_, over.centre); set != 0;
         set &= set - 1) {
      visit(Bitboard{0, set & -set},
            jumps_internal::LandingOverCentre(from_, std::countr_zero(set)));
    }
  }

 private:
  Point from_;
  // By their places among all points that can be jumped from there: asking
  // whether there are any need not spread them out.
  std::uint32_t over_lattice_;
  std::uint32_t over_centre_;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_JUMPS_H_
