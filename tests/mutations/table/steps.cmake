# Steps: which way is forward, and which piece steps how.

mutation(sideways_is_forward
  IN daabloe frisian-dablo0 frisian-dablo2
  FILE rules/rules.h
  CHANGE [[RankStep(direction) == forward]]
  TO [[RankStep(direction) != -forward]])

mutation(black_moves_up_the_board
  IN ${king_lost}
  FILE rules/rules.h
  CHANGE [[side == Side::kWhite ? 1 : -1]]
  TO [[1]])

# Steps of soldiers are listed and counted apart; so are those of officers,
# which share a table.
set(listed [[MayStep(V::kRules.soldier_steps, side, direction)) {
      ForEachPoint(]])
set(counted [[MayStep(V::kRules.soldier_steps, side, direction)) {
        count +=]])
set(tabled [[MayStep(steps, side, direction) &&]])

# Replaces FROM by TO in all three.
function(step_mutation name from to)
  string(REPLACE "${from}" "${to}" wrong_list "${listed}")
  string(REPLACE "${from}" "${to}" wrong_count "${counted}")
  string(REPLACE "${from}" "${to}" wrong_table "${tabled}")
  mutation(${name} ${ARGN}
    FILE moves/steps.h
    CHANGE "${listed}" TO "${wrong_list}"
    CHANGE "V::kRules.soldier_steps == Steps::kAllLines" TO "false"
    CHANGE "${counted}" TO "${wrong_count}"
    CHANGE "${tabled}" TO "${wrong_table}")
endfunction()

step_mutation(forward_is_backward
  "side, direction" "Opponent(side), direction"
  IN ${king_lost})

mutation(forward_includes_backward
  IN daabloe frisian-dablo0 frisian-dablo2
  FILE rules/rules.h
  CHANGE [[steps == Steps::kForward || steps == Steps::kDiagonalForward]]
  TO [[steps == Steps::kDiagonalForward]])

mutation(diagonal_forward_includes_backward
  IN frisian-dablo
  FILE rules/rules.h
  CHANGE [[steps == Steps::kForward || steps == Steps::kDiagonalForward]]
  TO [[steps == Steps::kForward]])

mutation(diagonal_forward_includes_straight
  IN frisian-dablo
  FILE rules/rules.h
  CHANGE [[steps == Steps::kAllDiagonals || steps == Steps::kDiagonalForward]]
  TO [[steps == Steps::kAllDiagonals]])

mutation(all_diagonals_include_straight
  IN frisian-dablo
  FILE rules/rules.h
  CHANGE [[steps == Steps::kAllDiagonals || steps == Steps::kDiagonalForward]]
  TO [[steps == Steps::kDiagonalForward]])

mutation(forward_is_only_straight
  IN daabloe frisian-dablo0 frisian-dablo2
  FILE rules/rules.h
  CHANGE [[RankStep(direction) == forward]]
  TO [[(RankStep(direction) == forward &&
                                   (steps != Steps::kForward ||
                                    !IsDiagonal(direction)))]])

mutation(soldiers_step_as_officers
  IN frisian-dablo2
  FILE moves/steps.h
  CHANGE "${listed}"
  TO [[MayStep(V::kRules.officer_steps, side, direction)) {
      ForEachPoint(]]
  CHANGE [[V::kRules.soldier_steps == Steps::kAllLines]]
  TO [[V::kRules.officer_steps == Steps::kAllLines]]
  CHANGE "${counted}"
  TO [[MayStep(V::kRules.officer_steps, side, direction)) {
        count +=]])

mutation(prince_steps_as_soldier
  IN frisian-dablo frisian-dablo2
  FILE moves/steps.h
  CHANGE [[// Where a prince or king of a side can step to from every point.]]
  TO [[template <class V, Side side>
inline constexpr auto kPrinceSteps =
    MakeStepMasks<typename V::Board>(V::kRules.soldier_steps, side);
]]
  CHANGE [[steps_internal::kOfficerSteps<V, side>[from.index()] & empty,]]
  TO [[(rank == PieceRank::kPrince
                 ? steps_internal::kPrinceSteps<V, side>
                 : steps_internal::kOfficerSteps<V, side>)[from.index()] &
                empty,]]
  CHANGE [[position.ForEachPieceOrNone(side, PieceRank::kPrince, add);]]
  TO [[position.ForEachPiece(side, PieceRank::kPrince, [&](Point from) {
      count += (steps_internal::kPrinceSteps<V, side>[from.index()] & empty)
                   .Count();
    });]])

# Prince and king: in both places, in the list only, and in the count only.
function(officer_mutations name rank other)
  set(officers "{PieceRank::kPrince, PieceRank::kKing}")
  set(count "position.ForEachPieceOrNone(side, PieceRank::${rank}, add);")
  mutation(${name}_does_not_step
    IN dablot daabloe frisian-dablo
    FILE moves/steps.h
    CHANGE "${officers}" TO "{PieceRank::${other}}"
    CHANGE "${count}" TO "")
  mutation(${name}_steps_are_not_listed
    IN dablot frisian-dablo
    FILE moves/steps.h
    CHANGE "${officers}" TO "{PieceRank::${other}}")
  mutation(${name}_steps_are_not_counted
    IN dablot frisian-dablo
    FILE moves/steps.h
    CHANGE "${count}" TO "")
endfunction()
officer_mutations(prince kPrince kKing)
officer_mutations(king kKing kPrince)

step_mutation(step_direction_missing
  "MayStep(" "direction != Direction::kSouthWest && MayStep("
  IN dablot cuhkka)
mutation(step_direction_missing_in_list
  IN dablot cuhkka
  FILE moves/steps.h
  CHANGE "${listed}" TO "direction != Direction::kSouthWest && ${listed}")
mutation(step_direction_missing_in_table
  IN dablot daabloe
  FILE moves/steps.h
  CHANGE "${tabled}" TO "direction != Direction::kNorthEast && ${tabled}")
mutation(step_direction_missing_in_count
  IN daabloe frisian-dablo
  FILE moves/steps.h
  CHANGE "${counted}" TO "direction != Direction::kNorthEast && ${counted}")

mutation(steps_on_to_enemies
  IN dablot cuhkka
  FILE moves/steps.h
  CHANGE [[Visit&& visit) {]]
  TO [[Visit&& visit) {
  empty |= position.Pieces(Opponent(side));]]
  CHANGE [[Bitboard empty) {]]
  TO [[Bitboard empty) {
  empty |= position.Pieces(Opponent(side));]])

# Counting all steps of soldiers at once: by its three kinds of step, and by
# what counts the bits, with and without AVX2.
mutation(count_forgets_steps_to_centres
  IN dablot cuhkka
  FILE moves/steps.h
  CHANGE [[(soldiers.lattice >> kToCentre) & empty.centre]] TO [[Quad{}]])
mutation(count_forgets_steps_from_centres
  IN dablot cuhkka
  FILE moves/steps.h
  CHANGE [[(soldiers.centre << kToLattice) & empty.lattice]] TO [[Quad{}]])
mutation(count_forgets_steps_within_lattice
  IN dablot cuhkka
  FILE moves/steps.h
  CHANGE [[(soldiers.lattice << kLeft >> kRight) & empty.lattice]]
  TO [[Quad{}]])
foreach(set a b c)
  mutation(count_forgets_set_${set}
    IN dablot cuhkka
    FILE board/quad.h
    CHANGE "bytes(${set})" TO "bytes(Quad{})"
    CHANGE "std::popcount(${set}[i])" TO "0")
  mutation(count_forgets_set_${set}_without_avx2
    IN dablot cuhkka
    FILE board/quad.h
    CHANGE "#ifdef __AVX2__\n  // By nibbles" TO "#if 0\n  // By nibbles"
    CHANGE "std::popcount(${set}[i])" TO "0")
endforeach()
mutation(count_forgets_high_nibbles
  IN dablot cuhkka
  FILE board/quad.h
  CHANGE "_mm256_and_si256(high, low)" TO "_mm256_setzero_si256()"
  CHANGE "std::popcount(a[i])" TO "std::popcount(a[i] & 0x0f0f0f0f0f0f0f0f)"
  CHANGE "std::popcount(b[i])" TO "std::popcount(b[i] & 0x0f0f0f0f0f0f0f0f)"
  CHANGE "std::popcount(c[i])" TO "std::popcount(c[i] & 0x0f0f0f0f0f0f0f0f)")
mutation(count_forgets_a_lane
  IN dablot cuhkka
  FILE board/quad.h
  CHANGE "_mm_cvtsi128_si64(half) + _mm_extract_epi64(half, 1)"
  TO "_mm_cvtsi128_si64(half)"
  CHANGE "i < 4" TO "i < 3")
