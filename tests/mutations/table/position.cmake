# The parts of a position that a move changes. King and prince are points, the
# prince only where none are made; soldiers are a set.

mutation(moved_king_stays
  IN dablot frisian-dablo
  FILE position/position.h
  CHANGE [[king_[Index(side)] = to;]] TO [[]])
mutation(moved_prince_stays
  IN dablot daabloe
  FILE position/position.h
  CHANGE [[prince_[Index(side)] = to;]] TO [[]])
mutation(moved_soldier_becomes_an_officer
  IN dablot frisian-dablo
  FILE position/position.h
  CHANGE [[sets_[kSoldiers][Index(side)] ^= both;]]
  TO [[sets_[kSoldiers][Index(side)] ^= Bitboard::Of(from);]])
mutation(moved_piece_does_not_empty_its_point
  IN dablot alquerque
  FILE position/position.h
  CHANGE [[empty_ ^= both;]] TO [[empty_ -= both;]])
mutation(captured_piece_does_not_empty_its_point
  IN dablot alquerque
  FILE position/position.h
  CHANGE [[empty_ ^= bit;]] TO [[empty_ -= bit;]])
mutation(captured_king_stays
  IN dablot frisian-dablo
  FILE position/position.h
  CHANGE [[king_[Index(side)].IsNone() ? point : kNoPoint]] TO [[point]])
mutation(captured_prince_stays
  IN dablot daabloe
  FILE position/position.h
  CHANGE [[prince_[Index(side)].IsNone() ? point : kNoPoint]] TO [[point]])
mutation(captured_king_is_taken_off_as_a_prince
  IN dablot frisian-dablo
  FILE position/position.h
  CHANGE [[king_[Index(side)] == point ? PieceRank::kKing]]
  TO [[false ? PieceRank::kKing]])
mutation(princes_include_the_king
  IN dablot frisian-dablo
  FILE position/position.h
  CHANGE [[return Pieces(side) - Bitboard::Of(king_[Index(side)]);]]
  TO [[return Pieces(side);]])
mutation(princes_include_the_soldiers
  IN frisian-dablo frisian-dablo2
  FILE position/position.h
  CHANGE [[return UpTo(side, rank) - sets_[kSoldiers][Index(side)];]]
  TO [[return UpTo(side, rank);]])
