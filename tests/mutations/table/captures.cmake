# Captures: who takes whom, where a sequence may go, and where it ends.

# The targets by the mover's rank, wherever they are asked for: for soldiers
# that can jump, for captures, and for whether there is a jump.
function(targets_mutation name targets)
  string(REPLACE "RANK" "PieceRank::kSoldier" soldiers "${targets}")
  string(REPLACE "RANK" "rank" any "${targets}")
  mutation(${name} ${ARGN}
    FILE moves/captures.h
    CHANGE "position.UpTo(Opponent(side), PieceRank::kSoldier)" TO "${soldiers}"
    CHANGE "targets = position.UpTo(Opponent(side), rank)" TO "targets = ${any}"
    CHANGE "from, position.UpTo(Opponent(side), rank)" TO "from, ${any}")
endfunction()

targets_mutation(prince_takes_king
  [[position.UpTo(Opponent(side),
      RANK == PieceRank::kPrince ? PieceRank::kKing : RANK)]]
  IN ${ranked})
targets_mutation(soldier_takes_prince
  [[position.UpTo(Opponent(side),
      RANK == PieceRank::kSoldier ? PieceRank::kPrince : RANK)]]
  IN ${ranked})
targets_mutation(everything_takes_everything
  [[position.Pieces(Opponent(side))]]
  IN ${ranked})
targets_mutation(king_does_not_take_king
  [[position.UpTo(Opponent(side),
      RANK == PieceRank::kKing ? PieceRank::kPrince : RANK)]]
  IN ${ranked})
targets_mutation(prince_does_not_take_prince
  [[position.UpTo(Opponent(side),
      RANK == PieceRank::kPrince ? PieceRank::kSoldier : RANK)]]
  IN ${ranked})
targets_mutation(only_own_rank_is_taken
  [[position.Pieces(Opponent(side), RANK)]]
  IN ${ranked})
targets_mutation(only_lower_ranks_are_taken
  [[(RANK == PieceRank::kSoldier
          ? Bitboard{}
          : position.UpTo(Opponent(side), static_cast<PieceRank>(
                                     static_cast<int>(RANK) - 1)))]]
  IN dablot daabloe frisian-dablo)
# The rank counts in the first jump only, or in the later ones only.
mutation(later_jumps_are_unranked
  IN ${ranked}
  FILE moves/captures.h
  CHANGE [[from, rank, targets,]]
  TO [[from, rank, position.Pieces(Opponent(side)),]])
mutation(first_jumps_are_unranked
  IN dablot daabloe
  FILE moves/captures.h
  CHANGE [[position.UpTo(Opponent(side), PieceRank::kSoldier), empty);]]
  TO [[position.Pieces(Opponent(side)), empty);]]
  CHANGE [[Jumpable<typename V::Board>(from, targets, empty)]]
  TO [[Jumpable<typename V::Board>(from, position.Pieces(Opponent(side)),
                                      empty)]]
  CHANGE [[from, position.UpTo(Opponent(side), rank), empty)]]
  TO [[from, position.Pieces(Opponent(side)), empty)]])
# The rank counts, but not in one of the three places.
mutation(jumping_soldiers_are_unranked
  IN dablot frisian-dablo
  FILE moves/captures.h
  CHANGE [[position.UpTo(Opponent(side), PieceRank::kSoldier), empty);]]
  TO [[position.Pieces(Opponent(side)), empty);]])
mutation(captures_are_unranked
  IN dablot daabloe
  FILE moves/captures.h
  CHANGE [[targets = position.UpTo(Opponent(side), rank)]]
  TO [[targets = position.Pieces(Opponent(side))]])
mutation(has_jump_is_unranked
  IN dablot frisian-dablo
  FILE moves/captures.h
  CHANGE [[from, position.UpTo(Opponent(side), rank), empty)]]
  TO [[from, position.Pieces(Opponent(side)), empty)]])

# Capture must be made.
mutation(mandatory_capture_is_free
  IN ${mandatory}
  FILE moves/generator.h
  CHANGE [[V::kRules.capture == Capture::kOptional || !has_capture]]
  TO [[true]]
  CHANGE [[if (V::kRules.capture == Capture::kMandatory) return captures;]]
  TO [[]])
mutation(mandatory_capture_is_free_in_list
  IN dablot alquerque
  FILE moves/generator.h
  CHANGE [[V::kRules.capture == Capture::kOptional || !has_capture]]
  TO [[true]])
mutation(mandatory_capture_is_free_in_count
  IN dablot alquerque
  FILE moves/generator.h
  CHANGE [[if (V::kRules.capture == Capture::kMandatory) return captures;]]
  TO [[]])
mutation(optional_capture_must_be_made
  IN ${optional}
  FILE moves/generator.h
  CHANGE [[V::kRules.capture == Capture::kOptional || !has_capture]]
  TO [[!has_capture]]
  CHANGE [[if (V::kRules.capture == Capture::kMandatory) return captures;]]
  TO [[return captures;]])
# Most pieces first, as in Frisian draughts.
mutation(most_pieces_must_be_taken
  IN ${mandatory}
  FILE moves/generator.h
  CHANGE [[return moves;]]
  TO [[int most = 0;
  for (const Move& move : moves) {
    if (move.captured.Count() > most) most = move.captured.Count();
  }
  MoveList largest;
  for (const Move& move : moves) {
    if (move.captured.Count() == most) largest.push_back(move);
  }
  return largest;]]
  CHANGE [[if (IsDecidedByPieces(position)) return 0;]]
  TO [[return Generate(position).size();]])

# Going on.
mutation(only_one_jump
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[Jumpable<typename V::Board>(landing, targets - next, landings);]]
  TO [[Bitboard{};]])
mutation(sequence_may_stop_early
  IN ${mandatory}
  FILE moves/captures.h
  CHANGE [[V::kRules.capture == Capture::kOptional || next_jumpable.IsEmpty()]]
  TO [[true]])
mutation(sequence_must_go_on
  IN ${optional}
  FILE moves/captures.h
  CHANGE [[V::kRules.capture == Capture::kOptional || next_jumpable.IsEmpty()]]
  TO [[next_jumpable.IsEmpty()]])
mutation(prefix_of_one_jump_missing
  IN ${optional}
  FILE moves/captures.h
  CHANGE [[V::kRules.capture == Capture::kOptional || next_jumpable.IsEmpty()]]
  TO [[count > 0 || next_jumpable.IsEmpty()]])
mutation(king_capture_cuts_the_sequence
  IN ${ranked}
  FILE moves/captures.h
  CHANGE [[Bitboard targets;]] TO [[Bitboard targets, kings;]]
  CHANGE [[from, rank, targets,]]
  TO [[from, rank, targets, position.Pieces(Opponent(side), PieceRank::kKing),]]
  CHANGE [[Jumpable<typename V::Board>(landing, targets - next, landings);]]
  TO [[!(next & kings).IsEmpty()
              ? Bitboard{}
              : Jumpable<typename V::Board>(landing, targets - next,
                                            landings);]])

# Where a jump goes.
mutation(origin_is_no_landing_point
  IN ${all}
  FILE moves/captures.h
  CHANGE [[empty | Bitboard::Of(from)]]
  TO [[empty]])
mutation(origin_is_no_end
  IN ${all}
  FILE moves/captures.h
  CHANGE [[visit(Move{next, from, landing, rank});]]
  TO [[if (landing != from) visit(Move{next, from, landing, rank});]])
mutation(origin_ends_the_sequence
  IN ${all}
  FILE moves/captures.h
  CHANGE [[Jumpable<typename V::Board>(landing, targets - next, landings);]]
  TO [[landing == from
              ? Bitboard{}
              : Jumpable<typename V::Board>(landing, targets - next,
                                            landings);]])
mutation(later_jumps_land_on_pieces
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[empty | Bitboard::Of(from)]]
  TO [[V::Board::kPoints]])
mutation(first_jump_lands_on_pieces
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[position.UpTo(Opponent(side), PieceRank::kSoldier), empty);]]
  TO [[position.UpTo(Opponent(side), PieceRank::kSoldier), V::Board::kPoints);]]
  CHANGE [[Jumpable<typename V::Board>(from, targets, empty)]]
  TO [[Jumpable<typename V::Board>(from, targets, V::Board::kPoints)]]
  CHANGE [[from, position.UpTo(Opponent(side), rank), empty)]]
  TO [[from, position.UpTo(Opponent(side), rank), V::Board::kPoints)]])
mutation(captured_piece_is_jumped_again
  IN dablot cuhkka daabloe alquerque frisian-dablo
  FILE moves/captures.h
  CHANGE [[targets - next]]
  TO [[targets]])
mutation(own_pieces_are_jumped
  IN dablot alquerque
  FILE moves/captures.h
  CHANGE [[position.UpTo(Opponent(side), PieceRank::kSoldier)]]
  TO [[position.Occupied()]]
  CHANGE [[targets = position.UpTo(Opponent(side), rank)]]
  TO [[targets = position.Occupied()]]
  CHANGE [[from, position.UpTo(Opponent(side), rank)]]
  TO [[from, position.Occupied()]]
  FILE moves/move.h
  CHANGE [[position.Remove(Opponent(side), move.captured);]]
  TO [[position.Remove(Opponent(side),
                  move.captured & position.Pieces(Opponent(side)));]])
mutation(captured_pieces_stay
  IN dablot alquerque
  FILE moves/move.h
  CHANGE [[if (move.IsCapture()) position.Remove(]]
  TO [[if (false) position.Remove(]])

# The first jump does not go where CONDITION holds for `direction`, wherever
# first jumps are asked for.
function(first_jump_mutation name condition)
  mutation(${name} ${ARGN}
    FILE moves/captures.h
    CHANGE "// The soldiers of `side` that can jump."
    TO "template <class Board>
Bitboard First(Point from, Bitboard targets, Bitboard empty) {
  for (Direction direction : kDirections) {
    if (${condition}) {
      targets -= Bitboard::Of(Board::Neighbour(from, direction));
    }
  }
  return Jumpable<Board>(from, targets, empty);
}"
    CHANGE "  return Jumpers(position.Pieces(side, PieceRank::kSoldier),
                 position.UpTo(Opponent(side), PieceRank::kSoldier), empty);"
    TO "  Bitboard jumping;
  ForEachPoint(position.Pieces(side, PieceRank::kSoldier), [&](Point from) {
    if (!First<typename V::Board>(
             from, position.UpTo(Opponent(side), PieceRank::kSoldier), empty)
             .IsEmpty()) {
      jumping |= Bitboard::Of(from);
    }
  });
  return jumping;"
    CHANGE "Jumpable<typename V::Board>(from, targets, empty)"
    TO "First<typename V::Board>(from, targets, empty)"
    CHANGE "!Jumpable<typename V::Board>("
    TO "!First<typename V::Board>(")
endfunction()
foreach(direction North East SouthWest NorthWest)
  first_jump_mutation(first_jump_not_${direction}
    "direction == Direction::k${direction}"
    IN dablot alquerque)
endforeach()
first_jump_mutation(first_jump_not_down_the_board "RankStep(direction) < 0"
  IN ${king_lost})
mutation(later_jump_not_first_direction
  IN dablot cuhkka
  FILE moves/captures.h
  CHANGE [[targets - next]]
  TO [[targets - next - Bitboard::Of(V::Board::Jumps(landing)[0].over)]])

# Which soldiers can jump, for all at once: three kinds of jump.
function(jumpers_mutation name from to)
  mutation(${name} IN dablot alquerque
    FILE board/jumps.h CHANGE "${from}" TO "${to}")
endfunction()
jumpers_mutation(jumpers_forget_jumps_over_centres
  "(empty.lattice >> kToCentre) & targets.centre" "Quad{}")
jumpers_mutation(jumpers_forget_jumps_from_centres
  "(over_lattice >> kToCentre) & movers.centre" "Quad{}")
jumpers_mutation(jumpers_forget_jumps_within_lattice
  "(over_grid << kLeft >> kRight) & movers.lattice" "Quad{}")
jumpers_mutation(jumpers_on_centres_alone_are_none
  "IsZero(lattice | centre | grid)" "IsZero(lattice | grid)")
# One wrong distance; some variants also count steps by these.
mutation(shift_to_lattice_wrong
  IN dablot daabloe
  FILE board/quad.h
  CHANGE "{9, 8, 1, 0}" TO "{9, 8, 1, 1}")
mutation(shift_to_centre_wrong
  IN dablot daabloe
  FILE board/quad.h
  CHANGE "{0, 1, 8, 9}" TO "{0, 1, 8, 8}")
mutation(shift_left_wrong
  IN dablot daabloe
  FILE board/quad.h
  CHANGE "{8, 1, 0, 0}" TO "{8, 0, 0, 0}")
mutation(shift_right_wrong
  IN dablot daabloe
  FILE board/quad.h
  CHANGE "{0, 0, 8, 1}" TO "{0, 0, 8, 0}")

# The jumps of one piece: what it jumps, and where it lands.
mutation(jumps_within_lattice_land_over_centres
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[empty.lattice,
                     masks.landing_over_lattice),]]
  TO [[empty.lattice,
                     masks.landing_over_centre),]])
mutation(jumps_over_centres_land_within_lattice
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[empty.lattice,
                     masks.landing_over_centre)}]]
  TO [[empty.lattice,
                     masks.landing_over_lattice)}]])
mutation(jumps_from_centres_land_in_lattice
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[empty.centre,
                   masks.landing_over_lattice)]]
  TO [[empty.lattice,
                   masks.landing_over_lattice)]])
mutation(jumped_points_are_not_paired_with_landings
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[_pext_u64(targets, over) & _pext_u64(empty, landing)]]
  TO [[_pext_u64(targets, over)]]
  CHANGE [[(targets & over & -over) != 0 && (empty & landing & -landing) != 0]]
  TO [[(targets & over & -over) != 0]])
# What machines without this instruction do.
mutation(jumped_points_are_not_paired_without_bmi2
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[#ifdef __BMI2__
  return]]
  TO [[#if 0
  return]]
  CHANGE [[over &= over - 1, landing &= landing - 1]]
  TO [[over &= over - 1]])
mutation(jump_from_centre_lands_beside
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[2 * over - from.bit() - 9]] TO [[2 * over - from.bit() - 8]])
mutation(jump_over_centre_lands_beside
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[2 * over - from.bit() + 9]] TO [[2 * over - from.bit() + 8]])

# Sequences that are one move, and sequences that are not.
mutation(same_moves_are_counted_twice
  IN ${all}
  FILE moves/captures.h
  CHANGE [[if (count >= 2 && !IsNew(next)) return;]]
  TO [[]])
mutation(same_moves_of_three_are_counted_twice
  IN ${all}
  FILE moves/captures.h
  CHANGE [[count >= 2]]
  TO [[count >= 3]])
mutation(same_moves_of_four_are_counted_twice
  IN ${all}
  FILE moves/captures.h
  CHANGE [[count >= 2 && !IsNew(next)]]
  TO [[count >= 2 && count != 3 && !IsNew(next)]])
mutation(states_ignore_the_captured
  IN ${all}
  FILE moves/captures.h
  CHANGE [[seen->Insert(captured)]]
  TO [[seen->Insert(Bitboard{})]])
mutation(states_of_other_pieces_are_kept
  IN dablot cuhkka
  FILE moves/captures.h
  CHANGE [[if (seen != nullptr) seen->Clear();]]
  TO [[]])
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
