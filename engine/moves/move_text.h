// The part of move notation that needs no position: points and separators.
#ifndef DABLO_ENGINE_MOVES_MOVE_TEXT_H_
#define DABLO_ENGINE_MOVES_MOVE_TEXT_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace dablo {

// A point by name, counted from 0; the board may not have it.
struct PointName {
  absl::string_view text;
  int file;
  int rank;
};

enum class Separator { kNone, kStep, kCapture };  // "", "-", "x"

struct MoveText {
  std::vector<PointName> points;  // two or more
  Separator separator;
};

// Reads "c5-b6", "i5xg7xe9" or, without separators, "c5b6".
absl::StatusOr<MoveText> ParseMoveText(absl::string_view text);

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_MOVE_TEXT_H_
