// The boards against their drawing: every straight stroke of the pen, written
// down by hand. Neighbours are what follows each other on a stroke, jumps what
// follows each other by three.
#include "engine/board/board.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/board/alquerque_board.h"
#include "engine/board/dablo_board.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/names.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;

template <class Board>
struct Drawing;

template <>
struct Drawing<DabloBoard> {
  static constexpr int kPoints = 72;
  static constexpr int kLines = 191;
  static constexpr int kJumps = 316;
  static std::vector<absl::string_view> Strokes() {
    return {
        // The grid: seven lines across, six up.
        "a1 c1 e1 g1 i1 k1",
        "a3 c3 e3 g3 i3 k3",
        "a5 c5 e5 g5 i5 k5",
        "a7 c7 e7 g7 i7 k7",
        "a9 c9 e9 g9 i9 k9",
        "a11 c11 e11 g11 i11 k11",
        "a13 c13 e13 g13 i13 k13",
        "a1 a3 a5 a7 a9 a11 a13",
        "c1 c3 c5 c7 c9 c11 c13",
        "e1 e3 e5 e7 e9 e11 e13",
        "g1 g3 g5 g7 g9 g11 g13",
        "i1 i3 i5 i7 i9 i11 i13",
        "k1 k3 k5 k7 k9 k11 k13",
        // The diagonals that rise, and those that fall.
        "a11 b12 c13",
        "a9 b10 c11 d12 e13",
        "a7 b8 c9 d10 e11 f12 g13",
        "a5 b6 c7 d8 e9 f10 g11 h12 i13",
        "a3 b4 c5 d6 e7 f8 g9 h10 i11 j12 k13",
        "a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11",
        "c1 d2 e3 f4 g5 h6 i7 j8 k9",
        "e1 f2 g3 h4 i5 j6 k7",
        "g1 h2 i3 j4 k5",
        "i1 j2 k3",
        "a3 b2 c1",
        "a5 b4 c3 d2 e1",
        "a7 b6 c5 d4 e3 f2 g1",
        "a9 b8 c7 d6 e5 f4 g3 h2 i1",
        "a11 b10 c9 d8 e7 f6 g5 h4 i3 j2 k1",
        "a13 b12 c11 d10 e9 f8 g7 h6 i5 j4 k3",
        "c13 d12 e11 f10 g9 h8 i7 j6 k5",
        "e13 f12 g11 h10 i9 j8 k7",
        "g13 h12 i11 j10 k9",
        "i13 j12 k11",
    };
  }
};

template <>
struct Drawing<AlquerqueBoard> {
  static constexpr int kPoints = 25;
  static constexpr int kLines = 56;
  static constexpr int kJumps = 80;
  static std::vector<absl::string_view> Strokes() {
    return {
        "a1 b1 c1 d1 e1", "a2 b2 c2 d2 e2", "a3 b3 c3 d3 e3", "a4 b4 c4 d4 e4",
        "a5 b5 c5 d5 e5", "a1 a2 a3 a4 a5", "b1 b2 b3 b4 b5", "c1 c2 c3 c4 c5",
        "d1 d2 d3 d4 d5", "e1 e2 e3 e4 e5", "a3 b4 c5",       "a1 b2 c3 d4 e5",
        "c1 d2 e3",       "a3 b2 c1",       "a5 b4 c3 d2 e1", "c5 d4 e3",
    };
  }
};

template <class Board>
class BoardTest : public ::testing::Test {
 protected:
  using Line = std::pair<std::string, std::string>;
  using JumpNames = std::tuple<std::string, std::string, std::string>;

  BoardTest() {
    for (absl::string_view stroke : Drawing<Board>::Strokes()) {
      const std::vector<std::string> names = absl::StrSplit(stroke, ' ');
      points_.insert(names.begin(), names.end());
      for (std::size_t i = 1; i < names.size(); ++i) {
        lines_.insert({names[i - 1], names[i]});
        lines_.insert({names[i], names[i - 1]});
      }
      for (std::size_t i = 2; i < names.size(); ++i) {
        jumps_.insert({names[i - 2], names[i - 1], names[i]});
        jumps_.insert({names[i], names[i - 1], names[i - 2]});
      }
    }
  }

  std::set<std::string> points_;
  std::set<Line> lines_;  // each from both ends
  std::set<JumpNames> jumps_;
};
using Boards = ::testing::Types<DabloBoard, AlquerqueBoard>;
TYPED_TEST_SUITE(BoardTest, Boards);

TYPED_TEST(BoardTest, PointsAreThoseOfTheDrawing) {
  EXPECT_EQ(this->points_.size(), Drawing<TypeParam>::kPoints);
  EXPECT_EQ(TypeParam::kPoints.Count(), Drawing<TypeParam>::kPoints);
  EXPECT_EQ(NamesOf<TypeParam>(TypeParam::kPoints), this->points_);
}

TYPED_TEST(BoardTest, FilesAndRanksFindTheirPoint) {
  int points = 0;
  for (int file = -2; file < 30; ++file) {
    for (int rank = -2; rank < 30; ++rank) {
      const std::string name =
          absl::StrCat(std::string(1, static_cast<char>('a' + file)), rank + 1);
      ASSERT_EQ(TypeParam::HasPoint(file, rank), this->points_.count(name) == 1)
          << "file " << file << ", rank " << rank;
      if (!TypeParam::HasPoint(file, rank)) continue;
      ++points;
      const Point point = TypeParam::At(file, rank);
      EXPECT_EQ(TypeParam::Name(point), name);
      EXPECT_EQ(TypeParam::FileOf(point), file);
      EXPECT_EQ(TypeParam::RankOf(point), rank);
    }
  }
  EXPECT_EQ(points, Drawing<TypeParam>::kPoints);
}

TYPED_TEST(BoardTest, LinesAreThoseOfTheDrawing) {
  std::set<std::pair<std::string, std::string>> lines;
  ForEachPoint(TypeParam::kPoints, [&](Point point) {
    for (const std::string& other :
         NamesOf<TypeParam>(TypeParam::Lines(point))) {
      lines.insert({TypeParam::Name(point), other});
    }
  });
  EXPECT_EQ(lines, this->lines_);
  EXPECT_EQ(lines.size(), 2 * Drawing<TypeParam>::kLines);
}

TYPED_TEST(BoardTest, LinesGoBothWays) {
  ForEachPoint(TypeParam::kPoints, [](Point point) {
    EXPECT_FALSE(TypeParam::Lines(point).Contains(point));
    ForEachPoint(TypeParam::Lines(point), [&](Point other) {
      EXPECT_TRUE(TypeParam::Lines(other).Contains(point))
          << TypeParam::Name(point) << " and " << TypeParam::Name(other);
    });
  });
}

TYPED_TEST(BoardTest, JumpsAreThoseOfTheDrawing) {
  std::set<std::tuple<std::string, std::string, std::string>> jumps;
  std::size_t count = 0;
  ForEachPoint(TypeParam::kPoints, [&](Point point) {
    for (const Jump& jump : TypeParam::Jumps(point)) {
      ++count;
      jumps.insert({TypeParam::Name(point), TypeParam::Name(jump.over),
                    TypeParam::Name(jump.landing)});
    }
  });
  EXPECT_EQ(jumps, this->jumps_);
  EXPECT_EQ(count, Drawing<TypeParam>::kJumps);
}

TYPED_TEST(BoardTest, JumpMasksHoldTheJumpsInTheSameOrder) {
  std::set<std::tuple<std::string, std::string, std::string>> jumps;
  ForEachPoint(TypeParam::kPoints, [&](Point point) {
    const JumpMasks& masks = TypeParam::Masks(point);
    std::uint64_t over_lattice = masks.landing_over_lattice;
    std::uint64_t over_centre = masks.landing_over_centre;
    ForEachPoint(masks.over, [&](Point over) {
      std::uint64_t& landings = over.lane() == 0 ? over_lattice : over_centre;
      ASSERT_NE(landings, 0u);
      const Point landing(point.lane(), std::countr_zero(landings));
      landings &= landings - 1;
      jumps.insert({TypeParam::Name(point), TypeParam::Name(over),
                    TypeParam::Name(landing)});
    });
    EXPECT_EQ(over_lattice | over_centre, 0u);
  });
  EXPECT_EQ(jumps, this->jumps_);
}

// A jump goes to the neighbour's neighbour, both in one direction, and the
// direction is the one of the points' files and ranks.
TYPED_TEST(BoardTest, NeighboursLieInTheirDirection) {
  const auto sign = [](int value) { return (value > 0) - (value < 0); };
  ForEachPoint(TypeParam::kPoints, [&](Point point) {
    Bitboard neighbours;
    std::vector<Jump> jumps;
    for (Direction direction : kDirections) {
      const Point next = TypeParam::Neighbour(point, direction);
      if (next.IsNone()) {
        EXPECT_EQ(TypeParam::LineLength(point, direction), 0);
        continue;
      }
      neighbours |= Bitboard::Of(next);
      const int files = TypeParam::FileOf(next) - TypeParam::FileOf(point);
      const int ranks = TypeParam::RankOf(next) - TypeParam::RankOf(point);
      EXPECT_EQ(sign(files), FileStep(direction));
      EXPECT_EQ(sign(ranks), RankStep(direction));
      EXPECT_EQ(TypeParam::LineLength(point, direction),
                std::max(std::abs(files), std::abs(ranks)));
      EXPECT_EQ(TypeParam::Neighbour(next, Opposite(direction)), point);
      const Point behind = TypeParam::Neighbour(next, direction);
      if (!behind.IsNone()) jumps.push_back({next, behind});
    }
    EXPECT_EQ(neighbours, TypeParam::Lines(point));
    ASSERT_EQ(jumps.size(), TypeParam::Jumps(point).size());
    for (std::size_t i = 0; i < jumps.size(); ++i) {
      EXPECT_EQ(TypeParam::Jumps(point)[i].over, jumps[i].over);
      EXPECT_EQ(TypeParam::Jumps(point)[i].landing, jumps[i].landing);
    }
  });
}

TYPED_TEST(BoardTest, ShiftMovesWholeSets) {
  // Every third point, so that a shift has edges and neighbours to mix up.
  Bitboard set;
  int index = 0;
  ForEachPoint(TypeParam::kPoints, [&](Point point) {
    if (index++ % 3 == 0) set |= Bitboard::Of(point);
  });
  ForEachDirection([&]<Direction direction>() {
    Bitboard expected;
    ForEachPoint(set, [&](Point point) {
      const Point next = TypeParam::Neighbour(point, direction);
      if (!next.IsNone()) expected |= Bitboard::Of(next);
    });
    EXPECT_EQ(NamesOf<TypeParam>(TypeParam::template Shift<direction>(set) &
                                 TypeParam::kPoints),
              NamesOf<TypeParam>(expected))
        << "direction " << static_cast<int>(direction);
  });
}

// The centres' lane has the points with four lines at most.
TYPED_TEST(BoardTest, JumpsStayInTheirLane) {
  ForEachPoint(TypeParam::kPoints, [](Point point) {
    for (const Jump& jump : TypeParam::Jumps(point)) {
      EXPECT_EQ(jump.landing.lane(), point.lane()) << TypeParam::Name(point);
      EXPECT_NE(jump.landing, point);
    }
    const int lines = TypeParam::Lines(point).Count();
    EXPECT_TRUE(point.lane() == 0 || lines <= 4) << TypeParam::Name(point);
  });
}

TYPED_TEST(BoardTest, RanksShareThePointsOut) {
  Bitboard all;
  int points = 0;
  for (int rank = 0; rank < TypeParam::kRanks; ++rank) {
    all |= TypeParam::RankMask(rank);
    points += TypeParam::RankMask(rank).Count();
  }
  EXPECT_EQ(all, TypeParam::kPoints);
  EXPECT_EQ(points, Drawing<TypeParam>::kPoints);
}

TEST(DirectionTest, ClockwiseFromNorth) {
  std::vector<std::pair<int, int>> steps;
  for (Direction direction : kDirections) {
    steps.push_back({FileStep(direction), RankStep(direction)});
    EXPECT_EQ(FileStep(Opposite(direction)), -FileStep(direction));
    EXPECT_EQ(RankStep(Opposite(direction)), -RankStep(direction));
    EXPECT_EQ(IsDiagonal(direction),
              FileStep(direction) != 0 && RankStep(direction) != 0);
  }
  EXPECT_THAT(steps,
              ElementsAre(std::pair(0, 1), std::pair(1, 1), std::pair(1, 0),
                          std::pair(1, -1), std::pair(0, -1), std::pair(-1, -1),
                          std::pair(-1, 0), std::pair(-1, 1)));
}

}  // namespace
}  // namespace dablo
