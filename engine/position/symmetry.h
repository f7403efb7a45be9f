// The symmetries of a game: maps of the board that turn positions into others
// that are played alike.
#ifndef DABLO_ENGINE_POSITION_SYMMETRY_H_
#define DABLO_ENGINE_POSITION_SYMMETRY_H_

#include <algorithm>
#include <array>
#include <vector>

#include "engine/board/types.h"
#include "engine/position/position.h"
#include "engine/position/zobrist.h"
#include "engine/rules/rules.h"

namespace dablo {

// The files mirrored, the ranks mirrored, both exchanged, in this order; and
// whether each side's pieces become the other's.
struct Symmetry {
  bool mirrors_files;
  bool mirrors_ranks;
  bool exchanges;  // only on a square board
  bool swaps_sides;

  Side Image(Side side) const { return swaps_sides ? Opponent(side) : side; }

  template <class Board>
  Point Image(Point point) const {
    int file = Board::FileOf(point);
    int rank = Board::RankOf(point);
    if (mirrors_files) file = Board::kFiles - 1 - file;
    if (mirrors_ranks) rank = Board::kRanks - 1 - rank;
    if (exchanges) std::swap(file, rank);
    return Board::HasPoint(file, rank) ? Board::At(file, rank) : kNoPoint;
  }
};

namespace symmetry_internal {

// Whether every line is mapped to a line, along which the same pieces may step.
template <class V>
bool KeepsSteps(const Symmetry& symmetry, Point from, Direction direction) {
  using Board = typename V::Board;
  const Point to = Board::Neighbour(from, direction);
  if (to.IsNone()) return true;
  const Point new_from = symmetry.Image<Board>(from);
  const Point new_to = symmetry.Image<Board>(to);
  if (new_from.IsNone() || new_to.IsNone()) return false;
  for (Direction image : kDirections) {
    if (Board::Neighbour(new_from, image) != new_to) continue;
    return std::all_of(kSides.begin(), kSides.end(), [&](Side side) {
      const auto is_kept = [&](Steps steps) {
        return MayStep(steps, side, direction) ==
               MayStep(steps, symmetry.Image(side), image);
      };
      return is_kept(V::kRules.soldier_steps) &&
             is_kept(V::kRules.officer_steps);
    });
  }
  return false;
}

template <class V>
bool IsSymmetry(const Symmetry& symmetry) {
  using Board = typename V::Board;
  if (symmetry.exchanges && Board::kFiles != Board::kRanks) return false;
  bool is_kept = true;
  ForEachPoint(Board::kPoints, [&](Point point) {
    for (Direction direction : kDirections) {
      is_kept = is_kept && KeepsSteps<V>(symmetry, point, direction);
    }
    for (Side side : kSides) {
      const Point image = symmetry.Image<Board>(point);
      is_kept =
          is_kept && Position<V>::PromotionPoints(side).Contains(point) ==
                         Position<V>::PromotionPoints(symmetry.Image(side))
                             .Contains(image);
    }
  });
  return is_kept;
}

}  // namespace symmetry_internal

// All symmetries of the variant, the identity first.
template <class V>
const std::vector<Symmetry>& Symmetries() {
  static const auto& symmetries = *new std::vector<Symmetry>([] {
    std::vector<Symmetry> found;
    for (int bits = 0; bits < 16; ++bits) {
      const Symmetry symmetry = {(bits & 1) != 0, (bits & 2) != 0,
                                 (bits & 4) != 0, (bits & 8) != 0};
      if (symmetry_internal::IsSymmetry<V>(symmetry)) found.push_back(symmetry);
    }
    return found;
  }());
  return symmetries;
}

// The position that a symmetry maps another one to.
template <class V>
Position<V> ImageOf(const Position<V>& position, const Symmetry& symmetry) {
  Position<V> image;
  for (Side side : kSides) {
    ForEachPoint(position.Pieces(side), [&](Point point) {
      image.Toggle(symmetry.Image(side), position.RankAt(side, point),
                   symmetry.Image<typename V::Board>(point));
    });
  }
  image.SetSideToMove(symmetry.Image(position.side_to_move()));
  return image;
}

// A key that all positions have in common that a symmetry maps to each other.
template <class V>
Key SymmetricKey(const Position<V>& position) {
  Key least = position.key();
  for (const Symmetry& symmetry : Symmetries<V>()) {
    least = std::min(least, ImageOf(position, symmetry).key());
  }
  return least;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_POSITION_SYMMETRY_H_
