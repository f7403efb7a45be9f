# Captures: who takes whom, where a sequence may go, and where it ends.

# The targets of the first jump and of the later ones, by the mover's rank.
function(targets_mutation name targets)
  string(REPLACE "ENEMY" "Opponent(side)" first "${targets}")
  string(REPLACE "ENEMY" "enemy" later "${targets}")
  mutation(${name} ${ARGN}
    FILE moves/captures.h
    CHANGE "position.UpTo(Opponent(side), rank)" TO "${first}"
    CHANGE "position.UpTo(enemy, rank)" TO "${later}")
endfunction()

targets_mutation(prince_takes_king
  [[position.UpTo(ENEMY,
      rank == PieceRank::kPrince ? PieceRank::kKing : rank)]]
  IN ${ranked})
targets_mutation(soldier_takes_prince
  [[position.UpTo(ENEMY,
      rank == PieceRank::kSoldier ? PieceRank::kPrince : rank)]]
  IN ${ranked})
targets_mutation(everything_takes_everything
  [[position.Pieces(ENEMY)]]
  IN ${ranked})
targets_mutation(king_does_not_take_king
  [[position.UpTo(ENEMY,
      rank == PieceRank::kKing ? PieceRank::kPrince : rank)]]
  IN ${ranked})
targets_mutation(prince_does_not_take_prince
  [[position.UpTo(ENEMY,
      rank == PieceRank::kPrince ? PieceRank::kSoldier : rank)]]
  IN ${ranked})
targets_mutation(only_own_rank_is_taken
  [[position.Pieces(ENEMY, rank)]]
  IN ${ranked})
targets_mutation(only_lower_ranks_are_taken
  [[(rank == PieceRank::kSoldier
          ? Bitboard{}
          : position.UpTo(ENEMY, static_cast<PieceRank>(
                                     static_cast<int>(rank) - 1)))]]
  IN dablot daabloe frisian-dablo)
# The rank counts in the first jump only, or in the later ones only.
mutation(later_jumps_are_unranked
  IN ${ranked}
  FILE moves/captures.h
  CHANGE [[position.UpTo(enemy, rank)]]
  TO [[position.Pieces(enemy)]])

# Capture must be made.
mutation(mandatory_capture_is_free
  IN ${mandatory}
  FILE moves/generator.h
  CHANGE [[V::kRules.capture == Capture::kOptional || moves.empty()]]
  TO [[true]]
  CHANGE [[V::kRules.capture == Capture::kOptional || count == 0]] TO [[true]])
mutation(mandatory_capture_is_free_in_list
  IN dablot alquerque
  FILE moves/generator.h
  CHANGE [[V::kRules.capture == Capture::kOptional || moves.empty()]]
  TO [[true]])
mutation(mandatory_capture_is_free_in_count
  IN dablot alquerque
  FILE moves/generator.h
  CHANGE [[V::kRules.capture == Capture::kOptional || count == 0]] TO [[true]])
mutation(optional_capture_must_be_made
  IN ${optional}
  FILE moves/generator.h
  CHANGE [[V::kRules.capture == Capture::kOptional || moves.empty()]]
  TO [[moves.empty()]]
  CHANGE [[V::kRules.capture == Capture::kOptional || count == 0]]
  TO [[count == 0]])
# Most pieces first, as in Frisian draughts.
mutation(most_pieces_must_be_taken
  IN ${mandatory}
  FILE moves/generator.h
  CHANGE [[  AppendCaptures(position, moves);
]]
  TO [[  AppendCaptures(position, moves);
  int most = 0;
  for (const Move& move : moves) {
    if (move.captured.Count() > most) most = move.captured.Count();
  }
  MoveList largest;
  for (const Move& move : moves) {
    if (move.captured.Count() == most) largest.push_back(move);
  }
  moves = largest;
]]
  CHANGE [[  if (IsDecidedByPieces(position)) return 0;
  std::uint64_t count = 0;]]
  TO [[  return Generate(position).size();
  std::uint64_t count = 0;]])

# Going on.
mutation(only_one_jump
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[Follow(jump.landing, next, count + 1);]]
  TO [[Emit(jump.landing, next);]])
mutation(sequence_may_stop_early
  IN ${mandatory}
  FILE moves/captures.h
  CHANGE [[if (!has_jump) Emit(point, captured);]]
  TO [[if (count > 0) Emit(point, captured);]])
mutation(sequence_must_go_on
  IN ${optional}
  FILE moves/captures.h
  CHANGE [[if constexpr (V::kRules.capture == Capture::kOptional) {
      if (count > 0) Emit(point, captured);
    }]]
  TO [[]]
  CHANGE [[if constexpr (V::kRules.capture == Capture::kMandatory) {
      if (!has_jump)]]
  TO [[{
      if (!has_jump)]])
mutation(prefix_of_one_jump_missing
  IN ${optional}
  FILE moves/captures.h
  CHANGE [[bool has_jump = false;]]
  TO [[if (count == 1) {
      bool ends = true;
      for (const Jump& jump : V::Board::Jumps(point)) {
        if (targets.Contains(jump.over) && landings_.Contains(jump.landing)) {
          ends = false;
        }
      }
      if (ends) Emit(point, captured);
    }
    bool has_jump = false;]]
  CHANGE [[if (count > 0) Emit(point, captured);]]
  TO [[if (count > 1) Emit(point, captured);]])
mutation(king_capture_cuts_the_sequence
  IN ${ranked}
  FILE moves/captures.h
  CHANGE [[Bitboard targets, Bitboard empty,
                   Visit& visit)]]
  TO [[Bitboard targets, Bitboard kings,
                   Bitboard empty, Visit& visit)]]
  CHANGE [[targets_(targets),]] TO [[targets_(targets), kings_(kings),]]
  CHANGE [[Bitboard targets_;]] TO [[Bitboard targets_, kings_;]]
  CHANGE [[position.UpTo(enemy, rank), empty,]]
  TO [[position.UpTo(enemy, rank),
                                 position.Pieces(enemy, PieceRank::kKing),
                                 empty,]]
  CHANGE [[bool has_jump = false;]]
  TO [[if (!(captured & kings_).IsEmpty()) {
      if (V::kRules.capture == Capture::kMandatory) Emit(point, captured);
      return;
    }
    bool has_jump = false;]])

# Where a jump goes.
mutation(origin_is_no_landing_point
  IN ${all}
  FILE moves/captures.h
  CHANGE [[landings_(empty | Bitboard::Of(from))]]
  TO [[landings_(empty)]])
mutation(origin_is_no_end
  IN ${all}
  FILE moves/captures.h
  CHANGE [[visit_(Move{captured, from_, to, rank_});]]
  TO [[if (to != from_) visit_(Move{captured, from_, to, rank_});]])
mutation(origin_ends_the_sequence
  IN ${all}
  FILE moves/captures.h
  CHANGE [[bool has_jump = false;]]
  TO [[if (count > 0 && point == from_) {
      if (V::kRules.capture == Capture::kMandatory) Emit(point, captured);
      return;
    }
    bool has_jump = false;]])
mutation(later_jumps_land_on_pieces
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[landings_(empty | Bitboard::Of(from))]]
  TO [[landings_(V::Board::kPoints)]])
mutation(first_jump_lands_on_pieces
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[Board::template Shift<kBack>(empty) & targets]]
  TO [[Board::template Shift<kBack>(Board::kPoints) & targets]])
mutation(captured_piece_is_jumped_again
  IN dablot cuhkka daabloe alquerque frisian-dablo
  FILE moves/captures.h
  CHANGE [[targets_ - captured;]]
  TO [[targets_;]])
mutation(own_pieces_are_jumped
  IN dablot alquerque
  FILE moves/captures.h
  CHANGE [[position.UpTo(Opponent(side), rank), empty);]]
  TO [[position.Occupied(), empty);]]
  CHANGE [[position.UpTo(enemy, rank), empty,]]
  TO [[position.Occupied(), empty,]]
  FILE moves/move.h
  CHANGE [[position.Remove(Opponent(side), move.captured);]]
  TO [[position.Remove(Opponent(side),
                  move.captured & position.Pieces(Opponent(side)));]])
mutation(captured_pieces_stay
  IN dablot alquerque
  FILE moves/move.h
  CHANGE [[position.Remove(Opponent(side), move.captured);]]
  TO [[]])
foreach(direction North East SouthWest NorthWest)
  mutation(first_jump_not_${direction}
    IN dablot alquerque
    FILE moves/captures.h
    CHANGE [[const Bitboard over =]]
    TO "if (direction == Direction::k${direction}) return;
    const Bitboard over =")
endforeach()
mutation(later_jump_not_first_direction
  IN dablot cuhkka
  FILE moves/captures.h
  CHANGE [[for (const Jump& jump : V::Board::Jumps(point)) {]]
  TO [[for (const Jump& jump :
         V::Board::Jumps(point).subspan(count > 0 ? 1 : 0)) {]])
mutation(first_jump_not_down_the_board
  IN ${king_lost}
  FILE moves/captures.h
  CHANGE [[const Bitboard over =]]
  TO [[if (RankStep(direction) < 0) return;
    const Bitboard over =]])

# Sequences that are one move, and sequences that are not.
mutation(same_moves_are_counted_twice
  IN ${all}
  FILE moves/captures.h
  CHANGE [[count + 1 >= 3 && !seen_]]
  TO [[false && !seen_]])
mutation(same_moves_of_three_are_counted_twice
  IN ${all}
  FILE moves/captures.h
  CHANGE [[count + 1 >= 3]]
  TO [[count + 1 >= 4]])
mutation(same_moves_of_four_are_counted_twice
  IN ${all}
  FILE moves/captures.h
  CHANGE [[count + 1 >= 3 && !seen_]]
  TO [[count + 1 != 4 && !seen_]])
mutation(states_ignore_the_captured
  IN ${all}
  FILE moves/captures.h
  CHANGE [[seen_.Insert(next)]]
  TO [[seen_.Insert(Bitboard{})]])
mutation(many_states_are_forgotten
  IN dablot cuhkka daabloe alquerque frisian-dablo
  FILE board/bitboard_set.h
  CHANGE [[if (slot != 0) return false;]]
  TO [[]])
mutation(first_states_are_forgotten
  IN dablot cuhkka daabloe alquerque frisian-dablo
  FILE board/bitboard_set.h
  CHANGE [[slots_.assign(4 * std::bit_ceil(elements_.size()), 0);]]
  TO [[slots_.assign(4 * std::bit_ceil(elements_.size()), 0);
    return;]])
mutation(states_compare_one_lane
  IN dablot cuhkka daabloe alquerque frisian-dablo
  FILE board/bitboard_set.h
  CHANGE [[known == element]]
  TO [[known.lattice == element.lattice]])
