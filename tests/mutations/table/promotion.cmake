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
  TO [[return true &&]]
  FILE position/position.h
  CHANGE [[sets_[kSoldiers][Index(side)] ^= Bitboard::Of(point);]]
  TO [[sets_[kSoldiers][Index(side)] -= Bitboard::Of(point);
      if (king_[Index(side)] == point) king_[Index(side)] = kNoPoint;]])
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
# It is the king then, and the former king a prince: there is room for one.
mutation(promotion_to_king
  IN ${promoting}
  FILE position/position.h
  CHANGE [[sets_[kSoldiers][Index(side)] ^= Bitboard::Of(point);]]
  TO [[sets_[kSoldiers][Index(side)] ^= Bitboard::Of(point);
      king_[Index(side)] = point;]])
mutation(promoted_piece_stays_a_soldier
  IN ${promoting}
  FILE position/position.h
  CHANGE [[sets_[kSoldiers][Index(side)] ^= Bitboard::Of(point);]]
  TO [[]])
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

# A soldier that jumps on to the last row and away again. These need to know the
# last row where sequences are followed.
set(king "  Point king;")
set(king_and_last "${king}
  Bitboard last;
  int passed = 0;")
set(set_king ".king = position.King(side)")
set(set_king_and_last
  "${set_king}, .last = Position<V>::PromotionPoints(side)")
set(on_last "(rank_ == PieceRank::kSoldier && source.last.Contains(point))")
set(follow "Follow(jumps, captured, count);")
set(follow_and_count "{
      source.passed += ${on_last};
      ${follow}
      source.passed -= ${on_last};
    }")

mutation(promotion_in_passing
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[// of the moving piece]]
  TO [[
  bool passed = false;]]
  CHANGE [[Contains(move.to);]]
  TO [[Contains(move.to) || move.passed;]]
  FILE moves/captures.h
  CHANGE "${king}" TO "${king_and_last}"
  CHANGE "${set_king}" TO "${set_king_and_last}"
  CHANGE "${made}" TO "${made_knowing}"
  CHANGE "${makes}" TO "${makes_knowing}"
  CHANGE "${follow}" TO "${follow_and_count}"
  CHANGE [[point, rank_});]] TO [[point, rank_, source.passed > 0});]])
# It goes on as a prince, whom it may take then.
mutation(promotion_within_the_sequence
  IN ${promoting}
  FILE moves/captures.h
  CHANGE "${king}" TO "${king_and_last}"
  CHANGE "${set_king}" TO "${set_king_and_last}"
  CHANGE "${made}" TO "${made_knowing}"
  CHANGE "${makes}" TO "${makes_knowing}"
  CHANGE "${follow}" TO "${follow_and_count}"
  CHANGE "targets_ - captured"
  TO "(source.passed > 0 || ${on_last} ? source.for_prince : targets_) -
                         captured")
mutation(promotion_ends_the_sequence
  IN ${promoting}
  FILE moves/captures.h
  CHANGE "${king}" TO "${king_and_last}"
  CHANGE "${set_king}" TO "${set_king_and_last}"
  CHANGE "${made}" TO "${made_knowing}"
  CHANGE "${makes}" TO "${makes_knowing}"
  CHANGE "targets_ - captured"
  TO "(${on_last} ? Bitboard{} : targets_ - captured)")
