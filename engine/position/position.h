// Position<V>: pieces on the board of variant V, the side to move, the key, and
// the plies since the last irreversible move.
#ifndef DABLO_ENGINE_POSITION_POSITION_H_
#define DABLO_ENGINE_POSITION_POSITION_H_

#include <array>
#include <cassert>
#include <cstddef>

#include "engine/board/bitboard.h"
#include "engine/board/types.h"
#include "engine/position/zobrist.h"
#include "engine/rules/rules.h"

namespace dablo {

template <class V>
class Position {
 public:
  using Board = typename V::Board;

  // All ranks that the variant has, weakest first.
  static constexpr int kRankCount = V::kRules.RankCount();
  static constexpr PieceRank kTopRank = static_cast<PieceRank>(kRankCount - 1);

  // Where a soldier of `side` that ends a move there becomes a prince.
  static constexpr Bitboard PromotionPoints(Side side) {
    return V::kRules.promotion == Promotion::kSoldierToPrince
               ? Board::RankMask(Board::LastRank(side))
               : Bitboard{};
  }

  Side side_to_move() const { return side_to_move_; }

  Bitboard Pieces(Side side) const { return UpTo(side, kTopRank); }
  Bitboard Pieces(Side side, PieceRank rank) const {
    return rank == PieceRank::kSoldier
               ? UpTo(side, rank)
               : UpTo(side, rank) ^ UpTo(side, static_cast<PieceRank>(
                                                   static_cast<int>(rank) - 1));
  }
  // The pieces of `side` of rank `rank` or lower: what an enemy of that rank
  // may take.
  Bitboard UpTo(Side side, PieceRank rank) const {
    return up_to_[static_cast<std::size_t>(side)]
                 [static_cast<std::size_t>(rank)];
  }
  Bitboard Occupied() const {
    return Pieces(Side::kWhite) | Pieces(Side::kBlack);
  }
  Bitboard Empty() const { return Board::kPoints - Occupied(); }

  // The rank of the piece of `side` on `point`, which must be there.
  PieceRank RankAt(Side side, Point point) const {
    assert(Pieces(side).Contains(point));
    int rank = 0;
    while (!UpTo(side, static_cast<PieceRank>(rank)).Contains(point)) ++rank;
    return static_cast<PieceRank>(rank);
  }

  // Zobrist key over pieces and side to move, kept up to date by every change;
  // ComputeKey makes it anew.
  Key key() const { return key_; }
  Key ComputeKey() const {
    Key key = side_to_move_ == Side::kBlack ? kBlackToMoveKey : 0;
    for (Side side : kSides) {
      ForEachPoint(Pieces(side), [&](Point point) {
        key ^= PieceKey(side, RankAt(side, point), point);
      });
    }
    return key;
  }

  // Plies since the last capture, promotion, or step of a piece that can only
  // step forward. Not part of the key.
  int reversible_plies() const { return reversible_plies_; }
  void set_reversible_plies(int plies) { reversible_plies_ = plies; }

  // Puts a piece on an empty point, or takes it off again.
  void Toggle(Side side, PieceRank rank, Point point) {
    const Bitboard bit = Bitboard::Of(point);
    for (int r = static_cast<int>(rank); r < kRankCount; ++r) {
      up_to_[static_cast<std::size_t>(side)][static_cast<std::size_t>(r)] ^=
          bit;
    }
    key_ ^= PieceKey(side, rank, point);
  }
  // Takes off all pieces of `side` in `set`.
  void Remove(Side side, Bitboard set) {
    ForEachPoint(
        set, [&](Point point) { Toggle(side, RankAt(side, point), point); });
  }
  void SetSideToMove(Side side) {
    if (side != side_to_move_) key_ ^= kBlackToMoveKey;
    side_to_move_ = side;
  }

  friend bool operator==(const Position&, const Position&) = default;

 private:
  // Nested sets, by side and rank: each holds the one before it. The last one
  // is all pieces, so neither occupancy nor the targets of a ranked capture
  // need putting together.
  std::array<std::array<Bitboard, kRankCount>, 2> up_to_{};
  Key key_ = 0;
  int reversible_plies_ = 0;
  Side side_to_move_ = Side::kWhite;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_POSITION_POSITION_H_
