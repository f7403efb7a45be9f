// Positions seen from the other side, and in a mirror.
#ifndef DABLO_TESTS_SUPPORT_TURNED_H_
#define DABLO_TESTS_SUPPORT_TURNED_H_

#include "engine/position/position.h"

namespace dablo {

namespace turned_internal {

// The same pieces, each on the point that `to` names for its file and rank.
template <class V, class Map>
Position<V> Mapped(const Position<V>& position, bool swap_sides, Map&& to) {
  using Board = typename V::Board;
  Position<V> result;
  for (Side side : kSides) {
    const Side new_side = swap_sides ? Opponent(side) : side;
    ForEachPoint(position.Pieces(side), [&](Point point) {
      result.Toggle(new_side, position.RankAt(side, point),
                    to(Board::FileOf(point), Board::RankOf(point)));
    });
  }
  const Side mover = position.side_to_move();
  result.SetSideToMove(swap_sides ? Opponent(mover) : mover);
  result.set_reversible_plies(position.reversible_plies());
  return result;
}

}  // namespace turned_internal

// The board turned by 180 degrees and the sides swapped.
template <class V>
Position<V> Turned(const Position<V>& position) {
  using Board = typename V::Board;
  return turned_internal::Mapped(position, true, [](int file, int rank) {
    return Board::At(Board::kFiles - 1 - file, Board::kRanks - 1 - rank);
  });
}

// Left and right exchanged.
template <class V>
Position<V> Mirrored(const Position<V>& position) {
  using Board = typename V::Board;
  return turned_internal::Mapped(position, false, [](int file, int rank) {
    return Board::At(Board::kFiles - 1 - file, rank);
  });
}

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_TURNED_H_
