# The end of the game.

mutation(bare_king_not_lost
  IN ${king_lost}
  FILE position/defeat.h
  CHANGE [[? EndReason::kBareKing]]
  TO [[? EndReason::kNone]])
mutation(captured_king_not_lost
  IN ${king_lost}
  FILE position/defeat.h
  CHANGE [[if (position.King(side).IsNone()) return EndReason::kKingCaptured;]]
  TO [[]])
mutation(no_pieces_is_a_bare_king
  IN ${king_lost}
  FILE position/defeat.h
  CHANGE [[if (position.King(side).IsNone()) return EndReason::kKingCaptured;]]
  TO [[if (position.UpTo(side, PieceRank::kPrince).IsEmpty()) {
      return EndReason::kBareKing;
    }
    if (position.King(side).IsNone()) return EndReason::kKingCaptured;]])
mutation(king_and_prince_is_a_bare_king
  IN ${king_lost}
  FILE position/defeat.h
  CHANGE [[return position.UpTo(side, PieceRank::kPrince).IsEmpty()]]
  TO [[return position.Pieces(side, PieceRank::kSoldier).IsEmpty()]])
mutation(king_and_soldiers_is_a_bare_king
  IN ${king_lost}
  FILE position/defeat.h
  CHANGE [[return position.UpTo(side, PieceRank::kPrince).IsEmpty()]]
  TO [[return position.Pieces(side, PieceRank::kPrince).IsEmpty()]])
mutation(last_pair_is_a_bare_king
  IN ${king_lost}
  FILE position/defeat.h
  CHANGE [[return position.UpTo(side, PieceRank::kPrince).IsEmpty()]]
  TO [[return position.UpTo(side, PieceRank::kPrince).Count() <= 1]])
mutation(no_pieces_not_lost
  IN ${no_pieces_lost}
  FILE position/defeat.h
  CHANGE [[all.IsEmpty() ? EndReason::kNoPieces : EndReason::kNone]]
  TO [[EndReason::kNone]])
mutation(last_piece_is_no_piece
  IN ${no_pieces_lost}
  FILE position/defeat.h
  CHANGE [[return all.IsEmpty()]]
  TO [[return all.Count() <= 1]])

# Only one side is looked at: whoever is to move, or who has just moved.
mutation(only_white_is_defeated
  IN ${all}
  FILE position/defeat.h
  CHANGE [[DefeatByPieces(position, Side::kWhite) != EndReason::kNone ||
         DefeatByPieces(position, Side::kBlack) != EndReason::kNone]]
  TO [[DefeatByPieces(position, Side::kWhite) != EndReason::kNone]])
mutation(only_black_is_defeated
  IN ${all}
  FILE position/defeat.h
  CHANGE [[DefeatByPieces(position, Side::kWhite) != EndReason::kNone ||
         DefeatByPieces(position, Side::kBlack) != EndReason::kNone]]
  TO [[DefeatByPieces(position, Side::kBlack) != EndReason::kNone]])
mutation(only_the_mover_is_defeated
  IN ${all}
  FILE position/defeat.h
  CHANGE [[DefeatByPieces(position, Side::kWhite) != EndReason::kNone ||
         DefeatByPieces(position, Side::kBlack) != EndReason::kNone]]
  TO [[DefeatByPieces(position, position.side_to_move()) != EndReason::kNone]])
mutation(only_the_opponent_is_defeated
  IN ${king_lost}
  FILE position/defeat.h
  CHANGE [[DefeatByPieces(position, Side::kWhite) != EndReason::kNone ||
         DefeatByPieces(position, Side::kBlack) != EndReason::kNone]]
  TO [[DefeatByPieces(position, Opponent(position.side_to_move())) !=
         EndReason::kNone]])

# A finished position has no moves, in each of the three questions.
mutation(finished_position_has_moves
  IN ${all}
  FILE moves/generator.h
  CHANGE [[if (IsDecidedByPieces(position)) return;]]
  TO [[]])
mutation(finished_position_counts_moves
  IN ${all}
  FILE moves/generator.h
  CHANGE [[IsDecidedByPieces(position) ? 0 : ]]
  TO [[]])
mutation(finished_position_has_captures
  IN ${king_lost}
  FILE moves/generator.h
  CHANGE [[!IsDecidedByPieces(position) && ]]
  TO [[]])

# Being blocked.
mutation(blocked_not_lost
  IN ${all}
  FILE moves/outcome.h
  CHANGE [[if (IsBlocked(position)) return {EndReason::kBlocked, mover};]]
  TO [[]])
mutation(blocked_wins
  IN ${all}
  FILE moves/outcome.h
  CHANGE [[{EndReason::kBlocked, mover}]]
  TO [[{EndReason::kBlocked, Opponent(mover)}]])
mutation(blocked_though_it_can_jump
  IN ${all}
  FILE moves/generator.h
  CHANGE [[return !HasJump<V, side>(position, empty, jumping) &&]]
  TO [[return]])
mutation(blocked_though_it_can_step
  IN ${all}
  FILE moves/generator.h
  CHANGE [[CountSteps<V, side>(position, empty) == 0]]
  TO [[true]])
mutation(blocked_before_pieces
  IN ${all}
  FILE moves/outcome.h
  CHANGE [[for (Side side : {mover, Opponent(mover)}) {]]
  TO [[if (IsBlocked(position)) return {EndReason::kBlocked, mover};
  for (Side side : {mover, Opponent(mover)}) {]])
mutation(blocked_before_the_opponents_pieces
  IN ${king_lost}
  FILE moves/outcome.h
  CHANGE [[if (reason != EndReason::kNone) return {reason, side};]]
  TO [[if (reason != EndReason::kNone) return {reason, side};
    if (IsBlocked(position)) return {EndReason::kBlocked, mover};]])
mutation(jumps_of_soldiers_do_not_count
  IN ${ranked}
  FILE moves/captures.h
  CHANGE [[if (!jumping.IsEmpty()) return true;]]
  TO [[]])
mutation(jumps_of_the_prince_do_not_count
  IN dablot daabloe
  FILE moves/captures.h
  CHANGE [[ || can_jump(PieceRank::kPrince)]] TO [[]])
mutation(jumps_of_the_king_do_not_count
  IN ${ranked}
  FILE moves/captures.h
  CHANGE [[can_jump(PieceRank::kKing) || ]] TO [[]])

# Both sides have lost; without kings, that is the empty board.
mutation(both_lost_opponent_loses
  IN ${all}
  FILE moves/outcome.h
  CHANGE [[{mover, Opponent(mover)}]]
  TO [[{Opponent(mover), mover}]])
mutation(both_lost_white_loses
  IN ${all}
  FILE moves/outcome.h
  CHANGE [[{mover, Opponent(mover)}]]
  TO [[{Side::kWhite, Side::kBlack}]])
mutation(both_lost_black_loses
  IN ${all}
  FILE moves/outcome.h
  CHANGE [[{mover, Opponent(mover)}]]
  TO [[{Side::kBlack, Side::kWhite}]])
