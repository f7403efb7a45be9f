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

# A soldier that jumps on to the last row and away again. These need the last
# row, if the piece is a soldier, where sequences are followed.
set(soldiers_last_row
  [[rank == PieceRank::kSoldier ? Position<V>::PromotionPoints(side)
                                        : Bitboard{},]])
set(follow [[Follow(landing, next, next_jumpable, count + 1);]])
set(follow_and_count
  "passed += last.Contains(landing);
        ${follow}
        passed -= last.Contains(landing);")

mutation(promotion_in_passing
  IN ${promoting}
  FILE moves/move.h
  CHANGE [[// of the moving piece]]
  TO [[
  bool passed = false;]]
  CHANGE [[Contains(move.to);]]
  TO [[Contains(move.to) || move.passed;]]
  FILE moves/captures.h
  CHANGE [[Bitboard targets;]] TO [[Bitboard targets, last;]]
  CHANGE [[from, rank, targets,]]
  TO "from, rank, targets, ${soldiers_last_row}"
  CHANGE [[std::unique_ptr<BitboardSet>& seen;]]
  TO [[std::unique_ptr<BitboardSet>& seen;
  int passed = 0;]]
  CHANGE "${follow}" TO "${follow_and_count}"
  CHANGE [[landing, rank});]]
  TO [[landing, rank, passed > 0});]])
# It goes on as a prince, whom it may take then.
mutation(promotion_within_the_sequence
  IN ${promoting}
  FILE moves/captures.h
  CHANGE [[Bitboard targets;]] TO [[Bitboard targets, princes, last;]]
  CHANGE [[from, rank, targets,]]
  TO "from, rank, targets,
          position.UpTo(Opponent(side), PieceRank::kPrince) | targets,
          ${soldiers_last_row}"
  CHANGE [[std::unique_ptr<BitboardSet>& seen;]]
  TO [[std::unique_ptr<BitboardSet>& seen;
  int passed = 0;]]
  CHANGE "${follow}" TO "${follow_and_count}"
  CHANGE [[targets - next]]
  TO [[(passed > 0 || last.Contains(landing) ? princes : targets) - next]])
mutation(promotion_ends_the_sequence
  IN ${promoting}
  FILE moves/captures.h
  CHANGE [[Bitboard targets;]] TO [[Bitboard targets, last;]]
  CHANGE [[from, rank, targets,]]
  TO "from, rank, targets, ${soldiers_last_row}"
  CHANGE [[Jumpable<typename V::Board>(landing, targets - next, landings);]]
  TO [[last.Contains(landing)
              ? Bitboard{}
              : Jumpable<typename V::Board>(landing, targets - next,
                                            landings);]])
