// Zobrist keys: a position's key is the exclusive or of one number for every
// piece on its point, and one more if Black is to move.
#ifndef DABLO_ENGINE_POSITION_ZOBRIST_H_
#define DABLO_ENGINE_POSITION_ZOBRIST_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/board/types.h"
#include "engine/random.h"

namespace dablo {

using Key = std::uint64_t;

namespace zobrist_internal {

struct Keys {
  // By side, rank and point.
  std::array<std::array<std::array<Key, kPointIndices>, 3>, 2> piece{};
  Key black_to_move = 0;
};

constexpr Keys MakeKeys() {
  Keys keys;
  std::uint64_t state = 0;
  for (auto& ranks : keys.piece) {
    for (auto& points : ranks) {
      for (Key& key : points) key = NextRandom(state);
    }
  }
  keys.black_to_move = NextRandom(state);
  return keys;
}

inline constexpr Keys kKeys = MakeKeys();

}  // namespace zobrist_internal

constexpr Key PieceKey(Side side, PieceRank rank, Point point) {
  return zobrist_internal::kKeys.piece[static_cast<std::size_t>(
      side)][static_cast<std::size_t>(rank)][point.index()];
}

inline constexpr Key kBlackToMoveKey = zobrist_internal::kKeys.black_to_move;

}  // namespace dablo

#endif  // DABLO_ENGINE_POSITION_ZOBRIST_H_
