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

mutation(forward_is_backward
  IN ${king_lost}
  FILE moves/steps.h
  CHANGE [[position.side_to_move() == Side::kWhite]]
  TO [[position.side_to_move() == Side::kBlack]])

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
  FILE rules/rules.h
  CHANGE [[rank == PieceRank::kSoldier ? soldier_steps : officer_steps]]
  TO [[officer_steps]])

mutation(prince_steps_as_soldier
  IN frisian-dablo frisian-dablo2
  FILE rules/rules.h
  CHANGE [[rank == PieceRank::kSoldier ? soldier_steps : officer_steps]]
  TO [[rank != PieceRank::kKing ? soldier_steps : officer_steps]])

mutation(prince_does_not_step
  IN dablot daabloe frisian-dablo
  FILE moves/steps.h
  CHANGE [[of_rank.template operator()<PieceRank::kPrince>();]]
  TO [[]])

mutation(king_does_not_step
  IN dablot daabloe frisian-dablo
  FILE moves/steps.h
  CHANGE [[of_rank.template operator()<PieceRank::kKing>();]]
  TO [[]])

mutation(step_direction_missing
  IN dablot cuhkka
  FILE moves/steps.h
  CHANGE [[if constexpr (MayStep(]]
  TO [[if constexpr (direction != Direction::kSouthWest &&
                    MayStep(]])

mutation(steps_on_to_enemies
  IN dablot cuhkka
  FILE moves/steps.h
  CHANGE [[const Bitboard empty = position.Empty();]]
  TO [[const Bitboard empty =
      position.Empty() | position.Pieces(Opponent(side));]])
