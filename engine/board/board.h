// Board<Geometry>: the masks and tables of a board, computed at compile time
// from a description of where its points and lines are. The bitboards' shifts
// are another way to say the same; ShiftsMatchLines compares the two.
//
// A Geometry describes a board in files and ranks counted from 0:
//   kFiles, kRanks        the size of the coordinate grid
//   kTurn                 eighths of a turn, clockwise, from a direction on the
//                         board to the same direction in the two-lane frame
//   HasPoint(file, rank)      whether there is a point
//   LineLength(file, rank, direction)
//                         how many files or ranks the line in that direction
//                         reaches to the next point; 0 if there is no line
//   At(file, rank)        the Point, given that HasPoint
#ifndef DABLO_ENGINE_BOARD_BOARD_H_
#define DABLO_ENGINE_BOARD_BOARD_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/board/bitboard.h"
#include "engine/board/types.h"

namespace dablo {

// One jump: over a neighbour in a straight line to the point behind it.
struct Jump {
  Point over;
  Point landing;
};

// The jumps from one point as masks. In the order of their bits, the landing
// points belong to the points that are jumped.
struct JumpMasks {
  Bitboard over;
  std::uint64_t landing_over_lattice = 0;  // these two in the lane of the point
  std::uint64_t landing_over_centre = 0;
};

namespace board_internal {

template <class T>
using PerPoint = std::array<T, kPointIndices>;
template <class T>
using PerDirection = std::array<T, kDirectionCount>;

template <class Geometry>
constexpr Point Neighbour(int file, int rank, Direction direction) {
  const int length = Geometry::LineLength(file, rank, direction);
  if (length == 0) return kNoPoint;
  const int to_file = file + length * FileStep(direction);
  const int to_rank = rank + length * RankStep(direction);
  if (to_file < 0 || to_file >= Geometry::kFiles || to_rank < 0 ||
      to_rank >= Geometry::kRanks || !Geometry::HasPoint(to_file, to_rank)) {
    return kNoPoint;
  }
  return Geometry::At(to_file, to_rank);
}

// Calls visit(file, rank, point) for every point.
template <class Geometry, class Visit>
constexpr void ForEachPlace(Visit&& visit) {
  for (int rank = 0; rank < Geometry::kRanks; ++rank) {
    for (int file = 0; file < Geometry::kFiles; ++file) {
      if (Geometry::HasPoint(file, rank)) {
        visit(file, rank, Geometry::At(file, rank));
      }
    }
  }
}

struct Tables {
  Bitboard points;
  PerPoint<std::int8_t> file{};
  PerPoint<std::int8_t> rank{};
  PerPoint<PerDirection<Point>> neighbour{};
  PerPoint<Bitboard> lines{};
  PerPoint<PerDirection<Jump>> jumps{};
  PerPoint<std::uint8_t> jump_count{};
  PerPoint<JumpMasks> jump_masks{};
};

template <class Geometry>
constexpr Tables MakeTables() {
  Tables tables;
  ForEachPlace<Geometry>([&](int file, int rank, Point point) {
    tables.points |= Bitboard::Of(point);
    tables.file[point.index()] = static_cast<std::int8_t>(file);
    tables.rank[point.index()] = static_cast<std::int8_t>(rank);
    for (Direction direction : kDirections) {
      const Point next = Neighbour<Geometry>(file, rank, direction);
      tables.neighbour[point.index()][static_cast<std::size_t>(direction)] =
          next;
      if (!next.IsNone()) tables.lines[point.index()] |= Bitboard::Of(next);
    }
  });
  ForEachPlace<Geometry>([&](int, int, Point point) {
    for (std::size_t d = 0; d < kDirectionCount; ++d) {
      const Point over = tables.neighbour[point.index()][d];
      if (over.IsNone()) continue;
      const Point landing = tables.neighbour[over.index()][d];
      if (landing.IsNone()) continue;
      tables.jumps[point.index()][tables.jump_count[point.index()]++] = {
          over, landing};
      JumpMasks& masks = tables.jump_masks[point.index()];
      masks.over |= Bitboard::Of(over);
      (over.lane() == 0 ? masks.landing_over_lattice
                        : masks.landing_over_centre) |= std::uint64_t{1}
                                                        << landing.bit();
    }
  });
  return tables;
}

}  // namespace board_internal

template <class Geometry>
class Board {
 public:
  static constexpr int kFiles = Geometry::kFiles;
  static constexpr int kRanks = Geometry::kRanks;
  static constexpr Bitboard kPoints =
      board_internal::MakeTables<Geometry>().points;

  // Whether there is a point at this file and rank, both counted from 0.
  static constexpr bool HasPoint(int file, int rank) {
    return file >= 0 && file < kFiles && rank >= 0 && rank < kRanks &&
           Geometry::HasPoint(file, rank);
  }
  static constexpr Point At(int file, int rank) {
    return Geometry::At(file, rank);
  }
  static constexpr int FileOf(Point point) {
    return kTables.file[point.index()];
  }
  static constexpr int RankOf(Point point) {
    return kTables.rank[point.index()];
  }

  // Files or ranks to the next point in `direction`, 0 where no line goes.
  static constexpr int LineLength(Point point, Direction direction) {
    return Neighbour(point, direction).IsNone()
               ? 0
               : Geometry::LineLength(FileOf(point), RankOf(point), direction);
  }
  // The next point in `direction`, kNoPoint where no line goes.
  static constexpr Point Neighbour(Point point, Direction direction) {
    return kTables
        .neighbour[point.index()][static_cast<std::size_t>(direction)];
  }
  // Line-adjacency mask: all neighbours.
  static constexpr Bitboard Lines(Point point) {
    return kTables.lines[point.index()];
  }
  // Every jump from here, in direction order.
  static constexpr std::span<const Jump> Jumps(Point point) {
    const auto& jumps = kTables.jumps[point.index()];
    return {jumps.data(), kTables.jump_count[point.index()]};
  }
  static constexpr const JumpMasks& Masks(Point point) {
    return kTables.jump_masks[point.index()];
  }

  // Moves a whole set one line; see ShiftFrame for what lies off the board.
  template <Direction direction>
  static constexpr Bitboard Shift(Bitboard set) {
    return ShiftFrame<static_cast<Direction>(
        (static_cast<int>(direction) + Geometry::kTurn) % kDirectionCount)>(
        set);
  }

  // All points on one rank, counted from 0.
  static constexpr Bitboard RankMask(int rank) {
    Bitboard mask;
    for (int file = 0; file < kFiles; ++file) {
      if (HasPoint(file, rank)) mask |= Bitboard::Of(At(file, rank));
    }
    return mask;
  }
  // The rank farthest from where `side` starts.
  static constexpr int LastRank(Side side) {
    return side == Side::kWhite ? kRanks - 1 : 0;
  }

  // "c5": the file as a letter, the rank as a number from 1.
  static std::string Name(Point point) {
    std::string name(1, static_cast<char>('a' + FileOf(point)));
    absl::StrAppend(&name, RankOf(point) + 1);
    return name;
  }

 private:
  static constexpr board_internal::Tables kTables =
      board_internal::MakeTables<Geometry>();
};

// What a board's own header asserts about its tables.

template <class Board>
constexpr int CountLines() {
  int ends = 0;
  ForEachPoint(Board::kPoints,
               [&](Point point) { ends += Board::Lines(point).Count(); });
  return ends / 2;
}

// Directed jumps: a jump and its reverse are two.
template <class Board>
constexpr int CountJumps() {
  int jumps = 0;
  ForEachPoint(Board::kPoints, [&](Point point) {
    jumps += static_cast<int>(Board::Jumps(point).size());
  });
  return jumps;
}

// Whether the shifts and the description agree on every line of the board.
template <class Board>
constexpr bool ShiftsMatchLines() {
  bool match = true;
  ForEachDirection([&]<Direction direction>() {
    ForEachPoint(Board::kPoints, [&](Point point) {
      const Point next = Board::Neighbour(point, direction);
      const Bitboard expected = next.IsNone() ? Bitboard{} : Bitboard::Of(next);
      match = match &&
              expected == (Board::kPoints & Board::template Shift<direction>(
                                                Bitboard::Of(point)));
    });
  });
  return match;
}

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_BOARD_H_
