# Counting with paths, which follows the captures by itself. Its data has only
# the start positions; in two variants nothing ends where it began so soon.

mutation(paths_stop_early
  IN ${mandatory}
  FILE moves/path_counts.h
  CHANGE [[V::kRules.capture == Capture::kOptional || jumps.IsEmpty()]] TO [[true]])
mutation(paths_go_on
  IN ${optional}
  FILE moves/path_counts.h
  CHANGE [[V::kRules.capture == Capture::kOptional || jumps.IsEmpty()]]
  TO [[jumps.IsEmpty()]])
mutation(paths_are_merged
  IN ${all}
  FILE moves/path_counts.h
  CHANGE [[reached.second.Add(paths);]]
  TO [[reached.second.value = paths.value;]])
mutation(paths_are_unranked
  IN ${ranked}
  FILE moves/path_counts.h
  CHANGE [[position.UpTo(Opponent(side), rank)]]
  TO [[position.Pieces(Opponent(side))]])
mutation(paths_do_not_land_on_the_origin
  IN daabloe cuhkka alquerque frisian-dablo0 frisian-dablo2
  FILE moves/path_counts.h
  CHANGE [[position.Empty() | Bitboard::Of(from)]]
  TO [[position.Empty()]])
