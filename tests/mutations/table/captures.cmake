# Captures: who takes whom, where a sequence may go, and where it ends.

# The targets by the mover's rank, wherever they are asked for: for soldiers
# that can jump, for whether there is a jump, and for the captures themselves.
function(targets_mutation name targets)
  string(REPLACE "RANK" "PieceRank::kSoldier" soldier "${targets}")
  string(REPLACE "RANK" "PieceRank::kPrince" prince "${targets}")
  string(REPLACE "RANK" "PieceRank::kKing" king "${targets}")
  string(REPLACE "RANK" "rank" any "${targets}")
  mutation(${name} ${ARGN}
    FILE moves/captures.h
    CHANGE "position.UpTo(Opponent(side), PieceRank::kSoldier)" TO "${soldier}"
    CHANGE "position.UpTo(Opponent(side), rank)" TO "${any}"
    CHANGE "position.UpTo(opponent, PieceRank::kSoldier)" TO "${soldier}"
    CHANGE "position.UpTo(opponent, PieceRank::kPrince)" TO "${prince}"
    CHANGE "position.UpTo(opponent, PieceRank::kKing)" TO "${king}")
endfunction()
# What some mutations need to know where sequences are followed.
set(made "CaptureSequences<V, Visit> sequences(source.empty, visit);")
set(made_knowing "${made} sequences.source = source;")
set(makes "CaptureSequences(Bitboard empty, Visit visit)")
set(makes_knowing "CaptureSource source{.soldiers = {Quad{}, Quad{}}};
  ${makes}")

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
  CHANGE "${made}" TO "${made_knowing}"
  CHANGE "${makes}" TO "${makes_knowing}"
  CHANGE [[targets_ = targets;]] TO [[targets_ = source.for_king;]])
mutation(first_jumps_are_unranked
  IN dablot daabloe
  FILE moves/captures.h
  CHANGE "${made}" TO "${made_knowing}"
  CHANGE "${makes}" TO "${makes_knowing}"
  CHANGE [[position.UpTo(Opponent(side), PieceRank::kSoldier), empty);]]
  TO [[position.Pieces(Opponent(side)), empty);]]
  CHANGE [[jumps(from, targets, empty_)]]
  TO [[jumps(from, source.for_king, empty_)]]
  CHANGE [[targets = position.UpTo(Opponent(side), rank)]]
  TO [[targets = position.Pieces(Opponent(side))]])
# The rank counts, but not in one of the three places.
mutation(jumping_soldiers_are_unranked
  IN dablot frisian-dablo
  FILE moves/captures.h
  CHANGE [[position.UpTo(Opponent(side), PieceRank::kSoldier), empty);]]
  TO [[position.Pieces(Opponent(side)), empty);]])
mutation(captures_are_unranked
  IN dablot daabloe
  FILE moves/captures.h
  CHANGE [[position.UpTo(opponent, PieceRank::kSoldier)]]
  TO [[position.Pieces(opponent)]]
  CHANGE [[position.UpTo(opponent, PieceRank::kPrince)]]
  TO [[position.Pieces(opponent)]])
mutation(has_jump_is_unranked
  IN dablot frisian-dablo
  FILE moves/captures.h
  CHANGE [[targets = position.UpTo(Opponent(side), rank)]]
  TO [[targets = position.Pieces(Opponent(side))]])

# Capture must be made.
set(list_captures_only
  [[if (V::kRules.capture == Capture::kMandatory) return;]])
set(count_captures_only
  [[if (V::kRules.capture == Capture::kMandatory) return captures;]])
mutation(mandatory_capture_is_free
  IN ${mandatory}
  FILE moves/generator.h
  CHANGE "${list_captures_only}" TO ""
  CHANGE "${count_captures_only}" TO "")
mutation(mandatory_capture_is_free_in_list
  IN dablot alquerque
  FILE moves/generator.h
  CHANGE "${list_captures_only}" TO "")
mutation(mandatory_capture_is_free_in_count
  IN dablot alquerque
  FILE moves/generator.h
  CHANGE "${count_captures_only}" TO "")
mutation(optional_capture_must_be_made
  IN ${optional}
  FILE moves/generator.h
  CHANGE "${list_captures_only}" TO "return;"
  CHANGE "${count_captures_only}" TO "return captures;")
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
  CHANGE [[std::uint64_t CountUndecided(const Position<V>& position) {]]
  TO [[std::uint64_t CountUndecided(const Position<V>& position) {
  return Generate(position).size();]])

# Going on.
mutation(only_one_jump
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[jumps(point, targets_ - captured, landings_)]]
  TO [[jumps(point, Bitboard{}, landings_)]])
mutation(sequence_may_stop_early
  IN ${mandatory}
  FILE moves/captures.h
  CHANGE [[V::kRules.capture == Capture::kOptional || jumps.IsEmpty()]]
  TO [[true]])
mutation(sequence_must_go_on
  IN ${optional}
  FILE moves/captures.h
  CHANGE [[V::kRules.capture == Capture::kOptional || jumps.IsEmpty()]]
  TO [[jumps.IsEmpty()]])
mutation(prefix_of_one_jump_missing
  IN ${optional}
  FILE moves/captures.h
  CHANGE [[V::kRules.capture == Capture::kOptional || jumps.IsEmpty()]]
  TO [[count > 1 || jumps.IsEmpty()]])
mutation(king_capture_cuts_the_sequence
  IN ${ranked}
  FILE moves/captures.h
  CHANGE "${made}" TO "${made_knowing}"
  CHANGE "${makes}" TO "${makes_knowing}"
  CHANGE [[jumps(point, targets_ - captured, landings_)]]
  TO [[jumps(point,
                     (captured & (source.for_king - source.for_prince)).IsEmpty()
                         ? targets_ - captured
                         : Bitboard{},
                     landings_)]])

# Where a jump goes.
mutation(origin_is_no_landing_point
  IN ${all}
  FILE moves/captures.h
  CHANGE [[empty_ | Bitboard::Of(from)]]
  TO [[empty_]])
mutation(origin_is_no_end
  IN ${all}
  FILE moves/captures.h
  CHANGE [[visit_(Move{captured, from_, point, rank_});]]
  TO [[if (point != from_) visit_(Move{captured, from_, point, rank_});]])
mutation(origin_ends_the_sequence
  IN ${all}
  FILE moves/captures.h
  CHANGE [[jumps(point, targets_ - captured, landings_)]]
  TO [[jumps(point,
                     point == from_ ? Bitboard{} : targets_ - captured,
                     landings_)]])
mutation(later_jumps_land_on_pieces
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[empty_ | Bitboard::Of(from)]]
  TO [[V::Board::kPoints]])
mutation(first_jump_lands_on_pieces
  IN dablot cuhkka daabloe alquerque
  FILE moves/captures.h
  CHANGE [[position.UpTo(Opponent(side), PieceRank::kSoldier), empty);]]
  TO [[position.UpTo(Opponent(side), PieceRank::kSoldier), V::Board::kPoints);]]
  CHANGE [[jumps(from, targets, empty_)]]
  TO [[jumps(from, targets, V::Board::kPoints)]]
  CHANGE [[(from, targets, empty)]]
  TO [[(from, targets, V::Board::kPoints)]])
mutation(captured_piece_is_jumped_again
  IN dablot cuhkka daabloe alquerque frisian-dablo
  FILE moves/captures.h
  CHANGE [[targets_ - captured]]
  TO [[targets_]])
mutation(own_pieces_are_jumped
  IN dablot alquerque
  FILE moves/captures.h
  CHANGE [[position.UpTo(Opponent(side), PieceRank::kSoldier)]]
  TO [[position.Occupied()]]
  CHANGE [[targets = position.UpTo(Opponent(side), rank)]]
  TO [[targets = position.Occupied()]]
  CHANGE [[position.UpTo(opponent, PieceRank::kSoldier)]]
  TO [[position.Occupied()]]
  CHANGE [[position.UpTo(opponent, PieceRank::kPrince)]]
  TO [[position.Occupied()]]
  CHANGE [[position.UpTo(opponent, PieceRank::kKing)]]
  TO [[position.Occupied()]]
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
Bitboard First(Point from, Bitboard targets) {
  for (Direction direction : kDirections) {
    if (${condition}) {
      targets -= Bitboard::Of(Board::Neighbour(from, direction));
    }
  }
  return targets;
}"
    CHANGE "  return Jumpers(position.Pieces(side, PieceRank::kSoldier),
                 position.UpTo(Opponent(side), PieceRank::kSoldier), empty);"
    TO "  const Bitboard targets =
      position.UpTo(Opponent(side), PieceRank::kSoldier);
  Bitboard jumping;
  ForEachPoint(position.Pieces(side, PieceRank::kSoldier), [&](Point from) {
    if (!JumpsFrom<typename V::Board>(
             from, First<typename V::Board>(from, targets), empty).IsEmpty()) {
      jumping |= Bitboard::Of(from);
    }
  });
  return {Quad{jumping.lattice}, Quad{jumping.centre}};"
    CHANGE "(from, targets, empty)"
    TO "(from, First<typename V::Board>(from, targets), empty)"
    CHANGE "(from, targets, empty_)"
    TO "(from, First<typename V::Board>(from, targets), empty_)")
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
  CHANGE [[targets_ - captured]]
  TO [[targets_ - captured - Bitboard::Of(V::Board::Jumps(point)[0].over)]])

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
  "IsZero(lattice_ | centre_)" "IsZero(lattice_)")
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
  CHANGE [[masks.landing_over_lattice);]] TO [[masks.landing_over_centre);]])
mutation(jumps_over_centres_land_within_lattice
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[masks.landing_over_centre);]] TO [[masks.landing_over_lattice);]])
mutation(jumps_from_centres_land_in_lattice
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[from.lane() == 0 ? empty.lattice : empty.centre;]]
  TO [[empty.lattice;]])
mutation(jumps_over_centres_are_none
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[(over_lattice_ | over_centre_) == 0]] TO [[over_lattice_ == 0]])
mutation(jumped_points_are_not_paired_with_landings
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[_pext_u64(targets, over) &
                                    _pext_u64(empty, landing)]]
  TO [[_pext_u64(targets, over)]]
  CHANGE [[(targets & over & -over) != 0 && (empty & landing & -landing) != 0]]
  TO [[(targets & over & -over) != 0]])
# What machines without this instruction do.
mutation(jumped_points_are_not_paired_without_bmi2
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[#ifdef __BMI2__
  return static_cast]]
  TO [[#if 0
  return static_cast]]
  CHANGE [[over &= over - 1, landing &= landing - 1,]]
  TO [[over &= over - 1,]])
mutation(only_the_first_jump_is_found_without_bmi2
  IN dablot alquerque
  FILE board/jumps.h
  CHANGE [[#ifdef __BMI2__
  return _pdep_u64]]
  TO [[#if 0
  return _pdep_u64]]
  CHANGE [[if ((matches & 1) != 0) result |= over & -over;]]
  TO [[if ((matches & 1) != 0) return over & -over;]])
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
  CHANGE [[if (count > 2 && !IsNew(captured)) return;]]
  TO [[]])
mutation(same_moves_of_three_are_counted_twice
  IN ${all}
  FILE moves/captures.h
  CHANGE [[count > 2]]
  TO [[count > 3]])
mutation(same_moves_of_four_are_counted_twice
  IN ${all}
  FILE moves/captures.h
  CHANGE [[count > 2 && !IsNew(captured)]]
  TO [[count > 2 && count != 4 && !IsNew(captured)]])
mutation(states_ignore_the_captured
  IN ${all}
  FILE moves/captures.h
  CHANGE [[seen_.Insert(captured)]]
  TO [[seen_.Insert(Bitboard{})]])
mutation(states_of_other_pieces_are_kept
  IN dablot cuhkka
  FILE moves/captures.h
  CHANGE [[seen_.Clear();]]
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
