// The paths of capture moves, which the moves themselves do not keep.
#ifndef DABLO_ENGINE_MOVES_CAPTURE_PATH_H_
#define DABLO_ENGINE_MOVES_CAPTURE_PATH_H_

#include <cstddef>
#include <vector>

#include "absl/types/span.h"
#include "engine/board/bitboard.h"
#include "engine/board/bitboard_set.h"
#include "engine/board/board.h"
#include "engine/board/types.h"
#include "engine/moves/move.h"
#include "engine/position/position.h"

namespace dablo {

// Follows one piece over `targets`, along the paths that pass the points of
// `via`, in their order, between origin and destination.
template <class V, class Visit>
class CapturePaths {
 public:
  CapturePaths(const Position<V>& position, Point from, Bitboard targets,
               absl::Span<const Point> via, Visit& visit)
      : rank_(position.RankAt(position.side_to_move(), from)),
        targets_(targets),
        landings_(position.Empty() | Bitboard::Of(from)),
        via_(via),
        visit_(visit),
        path_{from},
        seen_(via.size() + 1) {}

  void Run() { Follow(Bitboard{}, 0); }

 private:
  // Returns whether to stop. `passed`: how many of via_ lie before this point.
  bool Follow(Bitboard captured, std::size_t passed) {
    const Point point = path_.back();
    if (V::kRules.capture == Capture::kOptional && Emit(captured, passed)) {
      return true;
    }
    const bool passes =
        path_.size() > 1 && passed < via_.size() && via_[passed] == point;
    const std::size_t passed_next = passed + (passes ? 1 : 0);
    bool has_jump = false;
    for (const Jump& jump : V::Board::Jumps(point)) {
      if (!(targets_ - captured).Contains(jump.over) ||
          !landings_.Contains(jump.landing)) {
        continue;
      }
      has_jump = true;
      const Bitboard next = captured | Bitboard::Of(jump.over);
      // Whatever was entered before was entered by an earlier path.
      if (!seen_[passed_next].Insert(next)) continue;
      path_.push_back(jump.landing);
      if (Follow(next, passed_next)) return true;
      path_.pop_back();
    }
    return V::kRules.capture == Capture::kMandatory && !has_jump &&
           Emit(captured, passed);
  }

  bool Emit(Bitboard captured, std::size_t passed) {
    if (captured.IsEmpty() || passed < via_.size()) return false;
    return visit_(Move{captured, path_.front(), path_.back(), rank_},
                  absl::MakeConstSpan(path_));
  }

  PieceRank rank_;
  Bitboard targets_;
  Bitboard landings_;
  absl::Span<const Point> via_;
  Visit& visit_;
  std::vector<Point> path_;
  // The captured sets of the states that were entered, by points passed.
  std::vector<BitboardSet> seen_;
};

// Calls visit(const Move&, absl::Span<const Point> path), until it returns
// true, for every capture that the piece of the side to move on `from` can make
// by a path through `via`: once, with the first such path in direction order,
// jump by jump, from origin to destination.
template <class V, class Visit>
void ForEachCapturePath(const Position<V>& position, Point from,
                        absl::Span<const Point> via, Visit&& visit) {
  const Side side = position.side_to_move();
  const Bitboard targets =
      position.UpTo(Opponent(side), position.RankAt(side, from));
  CapturePaths<V, Visit>(position, from, targets, via, visit).Run();
}

// The first path of a legal capture, in the same order.
template <class V>
std::vector<Point> FirstCapturePath(const Position<V>& position,
                                    const Move& capture) {
  std::vector<Point> first;
  const auto keep_whole = [&](const Move& move, absl::Span<const Point> path) {
    if (move.captured != capture.captured) return false;
    first.assign(path.begin(), path.end());
    return true;
  };
  CapturePaths<V, decltype(keep_whole)>(position, capture.from,
                                        capture.captured, {}, keep_whole)
      .Run();
  return first;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_CAPTURE_PATH_H_
