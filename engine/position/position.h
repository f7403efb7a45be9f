// Position<V>: pieces on the board of variant V, the side to move, the key, and
// the plies since the last irreversible move.
#ifndef DABLO_ENGINE_POSITION_POSITION_H_
#define DABLO_ENGINE_POSITION_POSITION_H_

#include <array>
#include <cassert>
#include <cstddef>

#include "absl/base/attributes.h"
#include "engine/board/bitboard.h"
#include "engine/board/types.h"
#include "engine/position/zobrist.h"
#include "engine/rules/rules.h"

namespace dablo {

template <class V>
class Position {
 public:
  using Board = typename V::Board;

  // How many ranks the variant has, weakest first.
  static constexpr int kRankCount = V::kRules.RankCount();

  // Where a soldier of `side` that ends a move there becomes a prince.
  static constexpr Bitboard PromotionPoints(Side side) {
    return V::kRules.promotion == Promotion::kSoldierToPrince
               ? Board::RankMask(Board::LastRank(side))
               : Bitboard{};
  }

  Side side_to_move() const { return side_to_move_; }

  Bitboard Pieces(Side side) const { return sets_[0][Index(side)]; }
  Bitboard Pieces(Side side, PieceRank rank) const {
    switch (rank) {
      case PieceRank::kSoldier:
        return sets_[kSoldiers][Index(side)];
      case PieceRank::kPrince:
        if (kHasOnePrince) return Bitboard::Of(prince_[Index(side)]);
        return UpTo(side, rank) - sets_[kSoldiers][Index(side)];
      case PieceRank::kKing:
        return Bitboard::Of(king_[Index(side)]);
    }
    return Bitboard{};
  }
  // The pieces of `side` of rank `rank` or lower: what an enemy of that rank
  // may take.
  ABSL_ATTRIBUTE_ALWAYS_INLINE Bitboard UpTo(Side side, PieceRank rank) const {
    switch (rank) {
      case PieceRank::kSoldier:
        return sets_[kSoldiers][Index(side)];
      case PieceRank::kPrince:
        return Pieces(side) - Bitboard::Of(king_[Index(side)]);
      case PieceRank::kKing:
        return Pieces(side);
    }
    return Bitboard{};
  }
  // kNoPoint if it has none.
  Point King(Side side) const { return king_[Index(side)]; }
  Bitboard Occupied() const {
    return Pieces(Side::kWhite) | Pieces(Side::kBlack);
  }
  Bitboard Empty() const { return empty_; }

  // Calls visit(Point) for every piece of `side` of rank `rank`, in index
  // order.
  template <class Visit>
  void ForEachPiece(Side side, PieceRank rank, Visit&& visit) const {
    ForEachPieceOrNone(side, rank, [&](Point point) {
      if (!point.IsNone()) visit(point);
    });
  }
  // The same, but for a king or prince that is gone it may visit kNoPoint: for
  // what is looked up in tables, which have nothing there.
  template <class Visit>
  ABSL_ATTRIBUTE_ALWAYS_INLINE void ForEachPieceOrNone(Side side,
                                                       PieceRank rank,
                                                       Visit&& visit) const {
    if (rank == PieceRank::kKing) {
      visit(king_[Index(side)]);
    } else if (rank == PieceRank::kPrince && kHasOnePrince) {
      visit(prince_[Index(side)]);
    } else {
      ForEachPoint(Pieces(side, rank), visit);
    }
  }

  // The rank of the piece of `side` on `point`, which must be there.
  PieceRank RankAt(Side side, Point point) const {
    assert(Pieces(side).Contains(point));
    if (sets_[kSoldiers][Index(side)].Contains(point))
      return PieceRank::kSoldier;
    return king_[Index(side)] == point ? PieceRank::kKing : PieceRank::kPrince;
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

  // Puts a piece on an empty point, or takes it off again. There must be room
  // for it: of kings, and of princes where none are made, a side has one.
  void Toggle(Side side, PieceRank rank, Point point) {
    const Bitboard bit = Bitboard::Of(point);
    sets_[0][Index(side)] ^= bit;
    empty_ ^= bit;
    key_ ^= PieceKey(side, rank, point);
    if constexpr (V::kRules.ranked) {
      if (rank == PieceRank::kSoldier) {
        sets_[kSoldiers][Index(side)] ^= bit;
      } else if (rank == PieceRank::kKing) {
        king_[Index(side)] = king_[Index(side)].IsNone() ? point : kNoPoint;
      } else if (kHasOnePrince) {
        prince_[Index(side)] = prince_[Index(side)].IsNone() ? point : kNoPoint;
      }
    }
  }
  // Moves a piece to an empty point, or leaves it where it is.
  void MovePiece(Side side, PieceRank rank, Point from, Point to) {
    const Bitboard both = Bitboard::Of(from) ^ Bitboard::Of(to);
    sets_[0][Index(side)] ^= both;
    empty_ ^= both;
    key_ ^= PieceKey(side, rank, from) ^ PieceKey(side, rank, to);
    if constexpr (V::kRules.ranked) {
      if (rank == PieceRank::kSoldier) {
        sets_[kSoldiers][Index(side)] ^= both;
      } else if (rank == PieceRank::kKing) {
        king_[Index(side)] = to;
      } else if (kHasOnePrince) {
        prince_[Index(side)] = to;
      }
    }
  }
  // Makes a prince of a soldier.
  void Promote(Side side, Point point) {
    if constexpr (V::kRules.promotion == Promotion::kSoldierToPrince) {
      sets_[kSoldiers][Index(side)] ^= Bitboard::Of(point);
      key_ ^= PieceKey(side, PieceRank::kSoldier, point) ^
              PieceKey(side, PieceRank::kPrince, point);
    }
  }
  // Takes off all pieces of `side` in `set`.
  void Remove(Side side, Bitboard set) {
    ForEachPoint(
        set, [&](Point point) { Toggle(side, RankAt(side, point), point); });
  }
  void SetSideToMove(Side side) {
    if (side != side_to_move_) PassTurn(side_to_move_);
  }
  // After a move of `side`.
  void PassTurn(Side side) {
    assert(side == side_to_move_);
    key_ ^= kBlackToMoveKey;
    side_to_move_ = Opponent(side);
  }

  friend bool operator==(const Position&, const Position&) = default;

 private:
  static constexpr bool kHasOnePrince = V::kRules.promotion == Promotion::kNone;

  static constexpr std::size_t kSoldiers = V::kRules.ranked ? 1 : 0;

  static constexpr std::size_t Index(Side side) {
    return static_cast<std::size_t>(side);
  }

  // All pieces by side, then, where that is not the same, all soldiers by side.
  // A set does not lie across two that are copied at once: reading it would
  // have to wait for both.
  alignas(16) std::array<std::array<Bitboard, 2>, kSoldiers + 1> sets_{};
  Bitboard empty_ = Board::kPoints;
  // By side. Single points, for which captures and steps are looked up in
  // tables. A side that may have several princes has none here; they are what
  // is neither soldier nor king.
  std::array<Point, 2> king_;
  std::array<Point, 2> prince_;
  Key key_ = 0;
  int reversible_plies_ = 0;
  Side side_to_move_ = Side::kWhite;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_POSITION_POSITION_H_
