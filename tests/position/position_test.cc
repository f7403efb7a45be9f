#include "engine/position/position.h"

#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/board/bitboard.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "gtest/gtest.h"
#include "tests/support/placed.h"
#include "tests/support/suite_file.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

template <class V>
class PositionTest : public ::testing::Test {
 protected:
  static std::vector<Position<V>> SuitePositions() {
    std::vector<Position<V>> positions;
    for (const SuiteLine& line :
         ReadSuite(absl::StrCat("perft/", V::kName, ".epd"))) {
      positions.push_back(PositionOf<V>(line.fen));
    }
    return positions;
  }

  static std::vector<PieceRank> Ranks() {
    if (!V::kRules.ranked) return {PieceRank::kSoldier};
    return {PieceRank::kSoldier, PieceRank::kPrince, PieceRank::kKing};
  }

  // Makes every move, `depth` plies deep, and checks the key of each position.
  static void CheckKeys(const Position<V>& position, int depth) {
    ASSERT_EQ(position.key(), position.ComputeKey()) << ToFen(position, 1);
    if (depth == 0) return;
    int moves = 0;
    for (const Move& move : Generate(position)) {
      CheckKeys(After(position, move), depth - 1);
      if (++moves == 50) break;
    }
  }
};
TYPED_TEST_SUITE(PositionTest, AllVariantTypes, VariantNames);

TYPED_TEST(PositionTest, KeyIsKeptUpToDate) {
  this->CheckKeys(PositionOf<TypeParam>(TypeParam::kStart), 3);
  for (const auto& position : this->SuitePositions()) {
    this->CheckKeys(position, 1);
  }
}

TYPED_TEST(PositionTest, KeyDoesNotDependOnTheWay) {
  const auto there = Placed<TypeParam>(Side::kBlack, "Sa1 Sc3 sa5");
  const auto other = Placed<TypeParam>(Side::kBlack, "sa5 Sc3 Sa1");
  auto detour = Placed<TypeParam>(Side::kWhite, "Sa3 sa5 Sc3");
  detour.Toggle(Side::kWhite, PieceRank::kSoldier,
                PointNamed<typename TypeParam::Board>("a3"));
  detour.SetSideToMove(Side::kBlack);
  detour.Toggle(Side::kWhite, PieceRank::kSoldier,
                PointNamed<typename TypeParam::Board>("a1"));
  EXPECT_EQ(other.key(), there.key());
  EXPECT_EQ(detour.key(), there.key());
  EXPECT_EQ(detour, there);
}

// One piece on any point, of any side and rank, and either side to move: all
// keys differ from each other and from those of the empty board.
TYPED_TEST(PositionTest, KeysDifferByPieceAndSide) {
  std::set<Key> keys;
  std::size_t positions = 0;
  for (Side to_move : kSides) {
    keys.insert(Placed<TypeParam>(to_move, "").key());
    ++positions;
    for (Side side : kSides) {
      for (PieceRank rank : this->Ranks()) {
        ForEachPoint(TypeParam::Board::kPoints, [&](Point point) {
          Position<TypeParam> position;
          position.Toggle(side, rank, point);
          position.SetSideToMove(to_move);
          keys.insert(position.key());
          ++positions;
        });
      }
    }
  }
  EXPECT_EQ(keys.size(), positions);
}

TYPED_TEST(PositionTest, KeyIgnoresTheCounter) {
  auto position = Placed<TypeParam>(Side::kWhite, "Sa1 sa5");
  const Key key = position.key();
  position.set_reversible_plies(7);
  EXPECT_EQ(position.key(), key);
  EXPECT_EQ(position.reversible_plies(), 7);
}

TYPED_TEST(PositionTest, SettingTheSideTwiceChangesNothing) {
  auto position = Placed<TypeParam>(Side::kWhite, "Sa1 sa5");
  const auto before = position;
  position.SetSideToMove(Side::kWhite);
  EXPECT_EQ(position, before);
  position.SetSideToMove(Side::kBlack);
  EXPECT_NE(position.key(), before.key());
  EXPECT_EQ(position.side_to_move(), Side::kBlack);
  position.SetSideToMove(Side::kWhite);
  EXPECT_EQ(position, before);
}

TYPED_TEST(PositionTest, ToggleTwiceIsNothing) {
  const auto start = Placed<TypeParam>(Side::kWhite, "Sc3 se3");
  auto position = start;
  for (Side side : kSides) {
    for (PieceRank rank : this->Ranks()) {
      ForEachPoint(start.Empty(), [&](Point point) {
        position.Toggle(side, rank, point);
        EXPECT_TRUE(position.Pieces(side, rank).Contains(point));
        EXPECT_FALSE(position.Empty().Contains(point));
        EXPECT_NE(position, start);
        position.Toggle(side, rank, point);
        EXPECT_EQ(position, start);
      });
    }
  }
}

// Every set holds the one of the next lower rank, and the highest is all.
TYPED_TEST(PositionTest, SetsAreNested) {
  for (const auto& position : this->SuitePositions()) {
    for (Side side : kSides) {
      Bitboard lower;
      for (PieceRank rank : this->Ranks()) {
        const Bitboard set = position.UpTo(side, rank);
        EXPECT_TRUE((lower - set).IsEmpty());
        EXPECT_EQ(position.Pieces(side, rank), set - lower);
        lower = set;
      }
      EXPECT_EQ(position.Pieces(side), lower);
    }
    EXPECT_TRUE((position.Pieces(Side::kWhite) & position.Pieces(Side::kBlack))
                    .IsEmpty());
    EXPECT_EQ(position.Occupied() | position.Empty(),
              TypeParam::Board::kPoints);
    EXPECT_TRUE((position.Occupied() & position.Empty()).IsEmpty());
  }
}

TYPED_TEST(PositionTest, RankAtIsWhatWasPut) {
  for (Side side : kSides) {
    for (PieceRank rank : this->Ranks()) {
      ForEachPoint(TypeParam::Board::kPoints, [&](Point point) {
        Position<TypeParam> position;
        position.Toggle(side, rank, point);
        EXPECT_EQ(position.RankAt(side, point), rank);
        EXPECT_TRUE(position.Pieces(Opponent(side)).IsEmpty());
      });
    }
  }
}

TYPED_TEST(PositionTest, RemoveTakesOffWhatItIsTold) {
  auto position = Placed<TypeParam>(Side::kWhite, "Sa1 sa3 sc3 sa5");
  using Board = typename TypeParam::Board;
  position.Remove(Side::kBlack, Bitboard::Of(PointNamed<Board>("a3")) |
                                    Bitboard::Of(PointNamed<Board>("a5")));
  EXPECT_EQ(position, Placed<TypeParam>(Side::kWhite, "Sa1 sc3"));
}

TEST(RankedPositionTest, MixedPieces) {
  const auto position =
      Placed<Dablot>(Side::kWhite, "Ka1 Pb2 Sc3 Sd4 ka13 pb12 sc11");
  const auto at = [](const char* name) { return PointNamed<DabloBoard>(name); };
  EXPECT_EQ(position.RankAt(Side::kWhite, at("a1")), PieceRank::kKing);
  EXPECT_EQ(position.RankAt(Side::kWhite, at("b2")), PieceRank::kPrince);
  EXPECT_EQ(position.RankAt(Side::kWhite, at("d4")), PieceRank::kSoldier);
  EXPECT_EQ(position.RankAt(Side::kBlack, at("b12")), PieceRank::kPrince);
  EXPECT_EQ(position.UpTo(Side::kWhite, PieceRank::kSoldier).Count(), 2);
  EXPECT_EQ(position.UpTo(Side::kWhite, PieceRank::kPrince).Count(), 3);
  EXPECT_EQ(position.UpTo(Side::kWhite, PieceRank::kKing).Count(), 4);
  EXPECT_EQ(position.Pieces(Side::kBlack, PieceRank::kKing),
            Bitboard::Of(at("a13")));
}

// Points where a soldier becomes a prince, by the rules' table.
TEST(PromotionPointsTest, OnlyWhereSoldiersArePromoted) {
  for (Side side : kSides) {
    EXPECT_TRUE(Position<Dablot>::PromotionPoints(side).IsEmpty());
    EXPECT_TRUE(Position<Daabloe>::PromotionPoints(side).IsEmpty());
    EXPECT_TRUE(Position<FrisianDablo0>::PromotionPoints(side).IsEmpty());
    EXPECT_TRUE(Position<Cuhkka>::PromotionPoints(side).IsEmpty());
    EXPECT_TRUE(Position<Alquerque>::PromotionPoints(side).IsEmpty());
    EXPECT_EQ(Position<FrisianDablo>::PromotionPoints(side).Count(), 6);
    EXPECT_EQ(Position<FrisianDablo2>::PromotionPoints(side).Count(), 6);
  }
  const Bitboard white = Position<FrisianDablo>::PromotionPoints(Side::kWhite);
  EXPECT_TRUE(white.Contains(PointNamed<DabloBoard>("a13")));
  EXPECT_TRUE(white.Contains(PointNamed<DabloBoard>("k13")));
  const Bitboard black = Position<FrisianDablo2>::PromotionPoints(Side::kBlack);
  EXPECT_TRUE(black.Contains(PointNamed<DabloBoard>("a1")));
  EXPECT_TRUE(black.Contains(PointNamed<DabloBoard>("k1")));
}

}  // namespace
}  // namespace dablo
