// The path of a capture move, which the move itself does not keep.
#ifndef DABLO_ENGINE_MOVES_CAPTURE_PATH_H_
#define DABLO_ENGINE_MOVES_CAPTURE_PATH_H_

#include <cstddef>
#include <vector>

#include "absl/types/optional.h"
#include "absl/types/span.h"
#include "engine/board/bitboard.h"
#include "engine/board/bitboard_set.h"
#include "engine/board/board.h"
#include "engine/board/types.h"
#include "engine/moves/move.h"
#include "engine/position/position.h"

namespace dablo {

// Looks for the first path, in direction order jump by jump, that makes the
// capture `move` and passes the points of `via` in their order.
template <class V>
class CapturePathFinder {
 public:
  CapturePathFinder(const Position<V>& position, const Move& move,
                    absl::Span<const Point> via)
      : move_(move),
        landings_(position.Empty() | Bitboard::Of(move.from)),
        via_(via),
        failed_(via.size() + 1) {}

  // All points from origin to destination; nullopt if there is no such path.
  absl::optional<std::vector<Point>> Find() {
    path_ = {move_.from};
    if (!Follow(move_.from, move_.captured, 0)) return absl::nullopt;
    return path_;
  }

 private:
  bool Follow(Point point, Bitboard left, std::size_t passed) {
    if (left.IsEmpty()) return passed == via_.size();
    if (!failed_[passed].Insert(left)) return false;
    for (const Jump& jump : V::Board::Jumps(point)) {
      if (!left.Contains(jump.over) || !landings_.Contains(jump.landing)) {
        continue;
      }
      const Bitboard next = left - Bitboard::Of(jump.over);
      const bool passes = !next.IsEmpty() && passed < via_.size() &&
                          via_[passed] == jump.landing;
      path_.push_back(jump.landing);
      if (Follow(jump.landing, next, passed + (passes ? 1 : 0))) return true;
      path_.pop_back();
    }
    return false;
  }

  const Move& move_;
  Bitboard landings_;
  absl::Span<const Point> via_;
  std::vector<Point> path_;
  // What was left on entering, by points passed: without success, or the search
  // would be over.
  std::vector<BitboardSet> failed_;
};

template <class V>
absl::optional<std::vector<Point>> FindCapturePath(
    const Position<V>& position, const Move& move,
    absl::Span<const Point> via = {}) {
  return CapturePathFinder<V>(position, move, via).Find();
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_CAPTURE_PATH_H_
