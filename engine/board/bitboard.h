// A set of points in two 64-bit lanes, and the shifts that move a whole set
// one line further.
//
// Both lanes have a row stride of 8. Lattice point (row, column) is bit
// 8 * row + column of its lane; the centre in the middle of the square whose
// lower left corner is that lattice point has the same bit of the other lane.
// So every line of the board is one shift, and since no board uses the last
// columns of a row, a shift beyond the edge lands on bits that are no points:
// one mask per lane removes them.
#ifndef DABLO_ENGINE_BOARD_BITBOARD_H_
#define DABLO_ENGINE_BOARD_BITBOARD_H_

#include <array>
#include <bit>
#include <cstdint>

#include "engine/board/types.h"

namespace dablo {

struct Bitboard {
  std::uint64_t lattice = 0;
  std::uint64_t centre = 0;

  // The set of one point; the empty one for kNoPoint.
  static constexpr Bitboard Of(Point point);

  constexpr bool IsEmpty() const { return (lattice | centre) == 0; }
  constexpr bool Contains(Point point) const {
    return (((point.lane() == 0 ? lattice : centre) >> point.bit()) & 1) != 0;
  }
  constexpr int Count() const {
    return std::popcount(lattice) + std::popcount(centre);
  }
  // The first point in index order; the set must not be empty.
  constexpr Point First() const {
    return lattice != 0 ? Point(0, std::countr_zero(lattice))
                        : Point(1, std::countr_zero(centre));
  }

  friend constexpr bool operator==(Bitboard, Bitboard) = default;
  friend constexpr Bitboard operator&(Bitboard a, Bitboard b) {
    return {a.lattice & b.lattice, a.centre & b.centre};
  }
  friend constexpr Bitboard operator|(Bitboard a, Bitboard b) {
    return {a.lattice | b.lattice, a.centre | b.centre};
  }
  friend constexpr Bitboard operator^(Bitboard a, Bitboard b) {
    return {a.lattice ^ b.lattice, a.centre ^ b.centre};
  }
  // The points of `a` that are not in `b`.
  friend constexpr Bitboard operator-(Bitboard a, Bitboard b) {
    return {a.lattice & ~b.lattice, a.centre & ~b.centre};
  }
  constexpr Bitboard& operator&=(Bitboard other) {
    return *this = *this & other;
  }
  constexpr Bitboard& operator|=(Bitboard other) {
    return *this = *this | other;
  }
  constexpr Bitboard& operator^=(Bitboard other) {
    return *this = *this ^ other;
  }
  constexpr Bitboard& operator-=(Bitboard other) {
    return *this = *this - other;
  }
};

namespace bitboard_internal {

constexpr std::array<Bitboard, kPointIndices> MakeSingles() {
  std::array<Bitboard, kPointIndices> singles{};
  for (int bit = 0; bit < 64; ++bit) {
    singles[Point(0, bit).index()].lattice = std::uint64_t{1} << bit;
    singles[Point(1, bit).index()].centre = std::uint64_t{1} << bit;
  }
  singles[kNoPoint.index()] = Bitboard{};
  return singles;
}

inline constexpr auto kSingles = MakeSingles();

}  // namespace bitboard_internal

constexpr Bitboard Bitboard::Of(Point point) {
  return bitboard_internal::kSingles[point.index()];
}

// Calls visit(Point) for every point of the set, in index order.
template <class Visit>
constexpr void ForEachPoint(Bitboard set, Visit&& visit) {
  for (; set.lattice != 0; set.lattice &= set.lattice - 1) {
    visit(Point(0, std::countr_zero(set.lattice)));
  }
  for (; set.centre != 0; set.centre &= set.centre - 1) {
    visit(Point(1, std::countr_zero(set.centre)));
  }
}

// Every point of `set` moved one line in `direction` of the two-lane frame.
// Points that have no such line are dropped or land outside the board, so the
// result means something only after an intersection with a set of points.
template <Direction direction>
constexpr Bitboard ShiftFrame(Bitboard set) {
  switch (direction) {
    case Direction::kNorth:
      return {set.lattice << 8, 0};
    case Direction::kNorthEast:
      return {set.centre << 9, set.lattice};
    case Direction::kEast:
      return {set.lattice << 1, 0};
    case Direction::kSouthEast:
      return {set.centre << 1, set.lattice >> 8};
    case Direction::kSouth:
      return {set.lattice >> 8, 0};
    case Direction::kSouthWest:
      return {set.centre, set.lattice >> 9};
    case Direction::kWest:
      return {set.lattice >> 1, 0};
    case Direction::kNorthWest:
      return {set.centre << 8, set.lattice >> 1};
  }
}

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_BITBOARD_H_
