// The generator against the slow reference, which shares no code with it.
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "engine/moves/generator.h"
#include "engine/moves/notation.h"
#include "engine/moves/outcome.h"
#include "engine/position/fen.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/reference/reference.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

template <class V>
class ReferenceComparisonTest : public ::testing::Test {
 protected:
  static const reference::Variant& variant() {
    return *reference::FindVariant(std::string(V::kName));
  }

  static std::vector<reference::Position> Positions(int of_each_kind) {
    std::vector<reference::Position> all =
        reference::RandomPlay(variant(), 1, of_each_kind);
    for (const auto& more :
         {reference::RandomPlacements(variant(), 2, of_each_kind),
          reference::LastPlies(variant(), 3, of_each_kind)}) {
      all.insert(all.end(), more.begin(), more.end());
    }
    return all;
  }

  static reference::Move AsReference(const Move& move, Side side) {
    reference::Move result{V::Board::Name(move.from),
                           V::Board::Name(move.to),
                           {},
                           IsPromotion<V>(move, side)};
    ForEachPoint(move.captured, [&](Point point) {
      result.captured.insert(V::Board::Name(point));
    });
    return result;
  }

  // Without the counters, which the reference does not keep.
  static std::string ShortFen(const Position<V>& position) {
    const std::string fen = ToFen(position, 1);
    return fen.substr(0, fen.find(' ') + 2);
  }
};
TYPED_TEST_SUITE(ReferenceComparisonTest, AllVariantTypes, VariantNames);

TYPED_TEST(ReferenceComparisonTest, SetsOfMovesAgree) {
  using V = TypeParam;
  int captures = 0;
  int finished = 0;
  for (const reference::Position& slow : this->Positions(1100)) {
    const std::string fen = reference::ToFen(slow);
    const Position<V> fast = PositionOf<V>(fen);
    const Side side = fast.side_to_move();
    const MoveList moves = Generate(fast);
    std::set<reference::Move> found;
    for (const Move& move : moves) {
      found.insert(this->AsReference(move, side));
    }
    ASSERT_EQ(found.size(), moves.size()) << fen << " lists a move twice";
    const std::vector<reference::Move> expected = reference::Moves(slow);
    ASSERT_THAT(found, ::testing::ElementsAreArray(expected)) << fen;
    ASSERT_EQ(Count(fast), moves.size()) << fen;
    ASSERT_EQ(AnyCapture(fast), reference::AnyCapture(slow)) << fen;
    captures += AnyCapture(fast) ? 1 : 0;

    const Outcome outcome = OutcomeOf(fast);
    const reference::Result result = reference::ResultOf(slow);
    ASSERT_EQ(ToString(outcome.reason), result.reason) << fen;
    if (outcome.IsFinished()) {
      ASSERT_EQ(outcome.loser == Side::kWhite ? "black" : "white",
                result.winner)
          << fen;
      ++finished;
    }
  }
  EXPECT_GE(captures, 500);
  EXPECT_GE(finished, 100);
}

TYPED_TEST(ReferenceComparisonTest, MakingMovesAgrees) {
  using V = TypeParam;
  for (const reference::Position& slow : this->Positions(300)) {
    const Position<V> fast = PositionOf<V>(reference::ToFen(slow));
    const Side side = fast.side_to_move();
    for (const Move& move : Generate(fast)) {
      const Position<V> after = After(fast, move);
      const reference::Move slow_move = this->AsReference(move, side);
      ASSERT_EQ(this->ShortFen(after),
                reference::ToFen(reference::After(slow, slow_move)));
      ASSERT_EQ(FormatMove(fast, move), reference::Notation(slow, slow_move));
      ASSERT_EQ(after.key(), after.ComputeKey());
      ASSERT_EQ(after.Pieces(side).Count(), fast.Pieces(side).Count());
      ASSERT_EQ(after.Pieces(Opponent(side)).Count(),
                fast.Pieces(Opponent(side)).Count() - move.captured.Count());
    }
  }
}

// Every path of a merged move reads as that move.
TYPED_TEST(ReferenceComparisonTest, EveryPathReadsAsItsMove) {
  using V = TypeParam;
  for (const reference::Position& slow : this->Positions(60)) {
    const Position<V> fast = PositionOf<V>(reference::ToFen(slow));
    const std::vector<reference::Path> paths = reference::Paths(slow);
    if (paths.size() > 200) continue;
    for (const reference::Path& path : paths) {
      const reference::Move expected = reference::MoveOf(slow, path);
      const std::string text =
          absl::StrJoin(path, expected.captured.empty() ? "-" : "x");
      const absl::StatusOr<Move> move = ParseMove(fast, text);
      ASSERT_TRUE(move.ok()) << reference::ToFen(slow) << move.status();
      ASSERT_EQ(this->AsReference(*move, fast.side_to_move()), expected)
          << reference::ToFen(slow) << " " << text;
    }
  }
}

}  // namespace
}  // namespace dablo
