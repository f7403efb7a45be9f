// Moves as text: steps "c5-b6", captures by every landing point "i5xg7xe9".
#ifndef DABLO_ENGINE_MOVES_NOTATION_H_
#define DABLO_ENGINE_MOVES_NOTATION_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/board/bitboard.h"
#include "engine/board/board.h"
#include "engine/board/types.h"
#include "engine/moves/capture_path.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/move_text.h"
#include "engine/position/fen_text.h"
#include "engine/position/position.h"

namespace dablo {

template <class Board>
std::string FormatCapture(absl::Span<const Point> path) {
  return absl::StrJoin(path, "x", [](std::string* out, Point point) {
    absl::StrAppend(out, Board::Name(point));
  });
}

// The text of a legal move. Of several paths to one capture it is the first in
// direction order, jump by jump.
template <class V>
std::string FormatMove(const Position<V>& position, const Move& move) {
  using Board = typename V::Board;
  if (move.IsCapture()) {
    return FormatCapture<Board>(FirstCapturePath(position, move));
  }
  return absl::StrCat(Board::Name(move.from), "-", Board::Name(move.to));
}

// All legal moves as text, in no particular order: as FormatMove for each, but
// where captures are many, much faster.
template <class V>
std::vector<std::string> FormatLegalMoves(const Position<V>& position) {
  std::vector<std::string> texts;
  Point done;
  for (const Move& move : Generate(position)) {
    if (!move.IsCapture()) {
      texts.push_back(FormatMove(position, move));
    } else if (move.from != done) {
      done = move.from;
      ForEachCapturePath(
          position, move.from, {},
          [&](const Move&, absl::Span<const Point> path) {
            texts.push_back(FormatCapture<typename V::Board>(path));
            return false;
          });
    }
  }
  return texts;
}

// At most `limit` moves as text, and how many more there are.
template <class V>
std::string FormatMoves(const Position<V>& position,
                        absl::Span<const Move> moves, std::size_t limit = 8) {
  std::string text = absl::StrJoin(
      moves.subspan(0, limit), ", ", [&](std::string* out, const Move& move) {
        absl::StrAppend(out, FormatMove(position, move));
      });
  if (moves.size() > limit) {
    absl::StrAppend(&text, " and ", moves.size() - limit, " more");
  }
  return text;
}

// Reads a move of `position`, as text says which.
template <class V>
class MoveReader {
 public:
  MoveReader(const Position<V>& position, absl::string_view text)
      : position_(position), text_(text), legal_(Generate(position)) {}

  // The error says what was expected, and lists what would fit.
  absl::StatusOr<Move> Read() {
    absl::StatusOr<MoveText> parsed = ParseMoveText(text_);
    if (!parsed.ok()) return Error(parsed.status().message());
    for (const PointName& name : parsed->points) {
      if (!V::Board::HasPoint(name.file, name.rank)) {
        return Error(absl::StrCat("the board has no point ", name.text));
      }
      points_.push_back(V::Board::At(name.file, name.rank));
    }
    if (legal_.empty()) return Error("there is no legal move here");

    const bool steps_too = parsed->separator != Separator::kCapture;
    const bool captures_too = parsed->separator != Separator::kStep;
    if (steps_too) {
      const std::vector<Move> steps = Steps();
      if (!steps.empty()) return steps.front();
    }
    if (captures_too) {
      const auto whole = absl::c_find(legal_, AsFullPath());
      if (whole != legal_.end()) return *whole;
    }
    const std::vector<Move> captures = Captures();
    if (captures_too && captures.size() == 1) return captures.front();
    if (captures_too && captures.size() > 1) {
      return Error(absl::StrCat("ambiguous, it may be ", Listed(captures)));
    }
    return NotFound(captures);
  }

 private:
  Point from() const { return points_.front(); }
  Point to() const { return points_.back(); }

  std::vector<Move> Steps() const {
    return Legal([&](const Move& move) {
      return !move.IsCapture() && points_.size() == 2 && move.from == from() &&
             move.to == to();
    });
  }

  // The captures that the points select: origin, destination, and landings in
  // between, in order.
  std::vector<Move> Captures() const {
    std::vector<Move> captures;
    if (!position_.Pieces(position_.side_to_move()).Contains(from())) {
      return captures;
    }
    const absl::Span<const Point> via =
        absl::MakeConstSpan(points_).subspan(1, points_.size() - 2);
    ForEachCapturePath(position_, from(), via,
                       [&](const Move& move, absl::Span<const Point>) {
                         if (move.to == to()) captures.push_back(move);
                         return false;
                       });
    return captures;
  }

  // The capture whose landing points are exactly the text's; it may not be
  // legal, and is none if the jumps cannot be made.
  Move AsFullPath() const {
    const Side side = position_.side_to_move();
    if (!position_.Pieces(side).Contains(from())) return Move{};
    const Bitboard landings = position_.Empty() | Bitboard::Of(from());
    Move move{Bitboard{}, from(), to(), position_.RankAt(side, from())};
    for (std::size_t i = 1; i < points_.size(); ++i) {
      const auto jumps = V::Board::Jumps(points_[i - 1]);
      const auto jump = absl::c_find_if(jumps, [&](const Jump& candidate) {
        return candidate.landing == points_[i] &&
               landings.Contains(candidate.landing) &&
               !move.captured.Contains(candidate.over);
      });
      if (jump == jumps.end()) return Move{};
      move.captured |= Bitboard::Of(jump->over);
    }
    return move;
  }

  template <class Predicate>
  std::vector<Move> Legal(Predicate predicate) const {
    std::vector<Move> found;
    absl::c_copy_if(legal_, std::back_inserter(found), predicate);
    return found;
  }

  absl::Status NotFound(const std::vector<Move>& captures) const {
    const std::vector<Move> steps = Steps();
    if (!steps.empty()) {
      return Error(absl::StrCat("a step is written with '-': ", Listed(steps)));
    }
    const auto whole = absl::c_find(captures, AsFullPath());
    if (whole != captures.end()) {
      return Error(absl::StrCat("a capture is written with 'x': ",
                                FormatMove(position_, *whole)));
    }
    if (!captures.empty()) {
      return Error(
          absl::StrCat("a capture is written with 'x': ", Listed(captures)));
    }
    const Side side = position_.side_to_move();
    if (!position_.Pieces(side).Contains(from())) {
      return Error(absl::StrCat(side == Side::kWhite ? "White" : "Black",
                                " has no piece on ", V::Board::Name(from()),
                                "; legal are ", Listed(legal_)));
    }
    const std::vector<Move> own =
        Legal([&](const Move& move) { return move.from == from(); });
    if (!own.empty()) {
      return Error(absl::StrCat("not legal; from ", V::Board::Name(from()),
                                " there are ", Listed(own)));
    }
    if (V::kRules.capture == Capture::kMandatory &&
        legal_.front().IsCapture()) {
      return Error(absl::StrCat("a capture must be made: ", Listed(legal_)));
    }
    return Error(absl::StrCat("the piece on ", V::Board::Name(from()),
                              " cannot move; legal are ", Listed(legal_)));
  }

  std::string Listed(absl::Span<const Move> moves) const {
    return FormatMoves(position_, moves);
  }

  absl::Status Error(absl::string_view what) const {
    return absl::InvalidArgumentError(
        absl::StrCat("move ", Quoted(text_), ": ", what));
  }

  const Position<V>& position_;
  absl::string_view text_;
  MoveList legal_;
  std::vector<Point> points_;
};

// Reads a legal move: the full path of one (any path of a capture that has
// several); or origin, destination and any landings in between, in order, if
// exactly one legal move fits them.
template <class V>
absl::StatusOr<Move> ParseMove(const Position<V>& position,
                               absl::string_view text) {
  return MoveReader<V>(position, text).Read();
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_NOTATION_H_
