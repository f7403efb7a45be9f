# Promotion, in the two games that have it.

mutation(promotion_missing
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[return move.rank == PieceRank::kSoldier &&]]
  TO [[return false &&]])
mutation(promotion_of_every_rank
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[return move.rank == PieceRank::kSoldier &&]]
  TO [[return true &&]])
mutation(promotion_by_step_only
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[return move.rank == PieceRank::kSoldier &&]]
  TO [[return move.rank == PieceRank::kSoldier && !move.IsCapture() &&]])
mutation(promotion_by_capture_only
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[return move.rank == PieceRank::kSoldier &&]]
  TO [[return move.rank == PieceRank::kSoldier && move.IsCapture() &&]])
mutation(promotion_to_king
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[promotes ? PieceRank::kPrince : move.rank]]
  TO [[promotes ? PieceRank::kKing : move.rank]])
mutation(promotion_of_white_only
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[Position<V>::PromotionPoints(side).Contains(move.to)]]
  TO [[Position<V>::PromotionPoints(Side::kWhite).Contains(move.to)]])
mutation(promotion_of_black_only
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[Position<V>::PromotionPoints(side).Contains(move.to)]]
  TO [[Position<V>::PromotionPoints(Side::kBlack).Contains(move.to)]])
mutation(promotion_on_the_first_row
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[Position<V>::PromotionPoints(side).Contains(move.to)]]
  TO [[Position<V>::PromotionPoints(Opponent(side)).Contains(move.to)]])
mutation(promotion_on_the_last_two_rows
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[Position<V>::PromotionPoints(side).Contains(move.to)]]
  TO [[(Position<V>::PromotionPoints(side) |
          V::Board::RankMask(side == Side::kWhite ? V::Board::kRanks - 2 : 1))
             .Contains(move.to)]])

# A soldier that jumps on to the last row and away again. These need the last
# row, if the piece is a soldier, where sequences are followed.
set(before_last [[Bitboard targets, Bitboard empty,]])
set(with_last [[Bitboard targets, Bitboard last, Bitboard empty,]])
set(before_last_argument [[position.UpTo(enemy, rank), empty,]])
set(with_last_argument [[position.UpTo(enemy, rank),
                                 rank == PieceRank::kSoldier
                                     ? Position<V>::PromotionPoints(
                                           position.side_to_move())
                                     : Bitboard{},
                                 empty,]])

mutation(promotion_in_passing
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[// of the moving piece]]
  TO [[
  bool passed = false;]]
  CHANGE [[Contains(move.to);]]
  TO [[Contains(move.to) || move.passed;]]
  FILE moves/captures.h
  CHANGE "${before_last}" TO "${with_last}"
  CHANGE "${before_last_argument}" TO "${with_last_argument}"
  CHANGE [[targets_(targets),]] TO [[targets_(targets), last_(last),]]
  CHANGE [[Bitboard targets_;]]
  TO [[Bitboard targets_, last_;
  int passed_ = 0;]]
  CHANGE [[Follow(jump.landing, next, count + 1);]]
  TO [[const int passes = last_.Contains(jump.landing) ? 1 : 0;
      passed_ += passes;
      Follow(jump.landing, next, count + 1);
      passed_ -= passes;]]
  CHANGE [[to, rank_});]]
  TO [[to, rank_, passed_ > 0});]])
# It goes on as a prince, whom it may take then.
mutation(promotion_within_the_sequence
  IN ${promoting}
  FILE moves/captures.h
  CHANGE "${before_last}"
  TO [[Bitboard targets, Bitboard princes, Bitboard last, Bitboard empty,]]
  CHANGE [[position.UpTo(enemy, rank), empty,]]
  TO [[position.UpTo(enemy, rank),
                                 position.UpTo(enemy, PieceRank::kPrince),
                                 Position<V>::PromotionPoints(
                                     position.side_to_move()),
                                 empty,]]
  CHANGE [[targets_(targets),]]
  TO [[targets_(targets), princes_(princes), last_(last),]]
  CHANGE [[Bitboard targets_;]]
  TO [[Bitboard targets_, princes_, last_;
  int passed_ = 0;]]
  CHANGE [[targets_ - captured;]]
  TO [[(passed_ > 0 ? targets_ | princes_ : targets_) - captured;]]
  CHANGE [[Follow(jump.landing, next, count + 1);]]
  TO [[const int passes = last_.Contains(jump.landing) ? 1 : 0;
      passed_ += passes;
      Follow(jump.landing, next, count + 1);
      passed_ -= passes;]])
mutation(promotion_ends_the_sequence
  IN ${promoting}
  FILE moves/captures.h
  CHANGE "${before_last}" TO "${with_last}"
  CHANGE "${before_last_argument}" TO "${with_last_argument}"
  CHANGE [[targets_(targets),]] TO [[targets_(targets), last_(last),]]
  CHANGE [[Bitboard targets_;]] TO [[Bitboard targets_, last_;]]
  CHANGE [[bool has_jump = false;]]
  TO [[if (count > 0 && last_.Contains(point)) {
      Emit(point, captured);
      return;
    }
    bool has_jump = false;]])
