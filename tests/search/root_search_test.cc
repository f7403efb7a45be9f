#include "engine/search/root_search.h"

#include <atomic>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/game/game.h"
#include "engine/moves/generator.h"
#include "engine/moves/notation.h"
#include "gtest/gtest.h"
#include "tests/reference/reference.h"
#include "tests/support/forced_end.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

struct Found {
  RootLine line;
  std::uint64_t nodes;
  int depth;  // the last finished
};

template <class V>
Found SearchWithTable(TranspositionTable& table, const Game<V>& game,
                      SearchLimits limits, DrawRules rules) {
  const SearchControl control;
  SearchClock clock(limits, control);
  const MoveList moves = Generate(game.position());
  RootSearch<V> search(game.position(), moves, table, clock, rules,
                       game.earlier_keys());
  int last_depth = 0;
  const RootLine line = search.Run(
      limits.depth, 1,
      [&](int depth, int, absl::Span<const RootLine>) { last_depth = depth; });
  return {line, clock.nodes(), last_depth};
}

template <class V>
Found SearchGame(const Game<V>& game, SearchLimits limits) {
  TranspositionTable table;
  EXPECT_TRUE(table.Resize(8).ok());
  return SearchWithTable(table, game, limits, DrawRules{});
}

template <class V>
Found SearchFen(absl::string_view fen, int depth) {
  return SearchGame(Game<V>(ParseFen<V>(fen).value()), {.depth = depth});
}

bool IsMateWithin(Score score, int plies) {
  return IsMate(score) && PliesToMate(score) <= plies;
}

// Plays the line out and expects that it ends with the promised result, no
// sooner, and not in a draw.
template <class V>
void ExpectProof(Game<V> game, const RootLine& line,
                 DrawRules rules = DrawRules{}) {
  ASSERT_TRUE(IsMate(line.score));
  const Side root_side = game.position().side_to_move();
  const Side winner = line.score > kDraw ? root_side : Opponent(root_side);
  ASSERT_EQ(static_cast<int>(line.pv.size()), PliesToMate(line.score));
  for (const Move& move : line.pv) {
    ASSERT_FALSE(game.Result(rules).IsFinished());
    ASSERT_TRUE(absl::c_linear_search(Generate(game.position()), move));
    game.Play(move);
  }
  ASSERT_EQ(game.Result(rules).winner, WinnerOf(winner));
}

template <class V>
class RootSearchTest : public ::testing::Test {};
TYPED_TEST_SUITE(RootSearchTest, AllVariantTypes, VariantNames);

TYPED_TEST(RootSearchTest, FindsWhatMinimaxFinds) {
  using V = TypeParam;
  constexpr int kDepth = 3;
  const auto& variant = *reference::FindVariant(std::string(V::kName));
  int wins = 0;
  int losses = 0;
  for (const auto& positions : {reference::LastPlies(variant, 5, 400),
                                reference::RandomPlacements(variant, 6, 100)}) {
    for (const reference::Position& slow : positions) {
      const Game<V> game(ParseFen<V>(reference::ToFen(slow)).value());
      if (OutcomeOf(game.position()).IsFinished()) continue;
      if (Count(game.position()) > 60) continue;
      const int end = ForcedEnd(game.position(), kDepth, DrawRules{});
      if (end == 0) continue;
      const int plies = std::abs(end) - 1;
      // What is left out at a depth is seen some depths later.
      const Found found = SearchGame(game, {.depth = kDepth + 5});
      ASSERT_TRUE(IsMate(found.line.score)) << reference::ToFen(slow);
      ASSERT_EQ(found.line.score > kDraw, end > 0) << reference::ToFen(slow);
      ASSERT_EQ(PliesToMate(found.line.score), plies) << reference::ToFen(slow);
      ExpectProof(game, found.line);
      if (this->HasFatalFailure()) FAIL() << reference::ToFen(slow);
      ++(end > 0 ? wins : losses);
    }
  }
  EXPECT_GE(wins, 10);
  EXPECT_GE(losses, 3);
}

// A table that knows mates from a search with more plies to go does not carry
// them over the limit.
TYPED_TEST(RootSearchTest, TableMatesDoNotCrossTheNoProgressLimit) {
  using V = TypeParam;
  constexpr int kLimit = 2;
  constexpr int kDepth = 6;
  constexpr DrawRules kTight{.no_progress_plies = kLimit};
  const auto& variant = *reference::FindVariant(std::string(V::kName));
  int checked = 0;
  for (const reference::Position& slow :
       reference::LastPlies(variant, 8, 500)) {
    const Game<V> game(ParseFen<V>(reference::ToFen(slow)).value());
    if (OutcomeOf(game.position()).IsFinished()) continue;
    if (Count(game.position()) > 12) continue;
    TranspositionTable table;
    ASSERT_TRUE(table.Resize(1).ok());
    const Found loose = SearchWithTable(
        table, game, {.depth = 8, .nodes = 30'000}, DrawRules{});
    if (!IsMate(loose.line.score)) continue;
    const Found tight = SearchWithTable(table, game, {.depth = kDepth}, kTight);
    if (!IsMateWithin(tight.line.score, kDepth)) continue;
    ExpectProof(game, tight.line, kTight);
    const int plies = PliesToMate(tight.line.score);
    ASSERT_EQ(std::abs(ForcedEnd(game.position(), plies, kTight)), plies + 1)
        << reference::ToFen(slow);
    ++checked;
  }
  EXPECT_GE(checked, 5);
}

// A mate that deeper search reports replays to a finished game.
TYPED_TEST(RootSearchTest, MatesAreProofs) {
  using V = TypeParam;
  const auto& variant = *reference::FindVariant(std::string(V::kName));
  int mates = 0;
  for (const reference::Position& slow :
       reference::LastPlies(variant, 7, 120)) {
    const Game<V> game(ParseFen<V>(reference::ToFen(slow)).value());
    if (OutcomeOf(game.position()).IsFinished()) continue;
    const Found found = SearchGame(game, {.depth = kMaxDepth, .nodes = 20'000});
    if (!IsMate(found.line.score)) continue;
    ExpectProof(game, found.line);
    if (this->HasFatalFailure()) FAIL() << reference::ToFen(slow);
    ++mates;
  }
  EXPECT_GE(mates, 10);
}

TYPED_TEST(RootSearchTest, SameSearchSameNodes) {
  using V = TypeParam;
  EXPECT_EQ(SearchFen<V>(V::kStart, 5).nodes, SearchFen<V>(V::kStart, 5).nodes);
}

TYPED_TEST(RootSearchTest, NodeLimitIsExact) {
  using V = TypeParam;
  const Game<V> game(ParseFen<V>(V::kStart).value());
  for (std::uint64_t nodes : {1u, 2u, 1000u}) {
    const Found found = SearchGame(game, {.nodes = nodes});
    EXPECT_EQ(found.nodes, nodes);
    EXPECT_TRUE(
        absl::c_linear_search(Generate(game.position()), found.line.pv[0]));
  }
}

constexpr absl::string_view kClassicalStart =
    "ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/4P/SSSSSS/SSSSS/SSSSSS/SSSSS/"
    "SSSSSS w 0 1";

// From the classical position South catches the king in three moves, and only
// c5-b6 does; from the exchanged one no side can within 5 plies. That is why
// these games start from the exchanged position.
template <class V>
void ExpectKingCatch() {
  const PositionRecord<V> record = ParseFen<V>(kClassicalStart).value();
  const Found found = SearchFen<V>(kClassicalStart, 5);
  EXPECT_EQ(FormatMove(record.position, found.line.pv.front()), "c5-b6");
  EXPECT_EQ(MovesToMate(found.line.score), 3);
  ExpectProof(Game<V>(record), found.line);
  for (const Move& move : Generate(record.position)) {
    if (move == found.line.pv.front()) continue;
    Game<V> game(record);
    game.Play(move);
    const Score reply = SearchGame(game, {.depth = 4}).line.score;
    EXPECT_FALSE(reply < kDraw && IsMateWithin(reply, 4))
        << FormatMove(record.position, move);
  }
  EXPECT_FALSE(IsMateWithin(SearchFen<V>(V::kStart, 5).line.score, 5));
}

TEST(KingCatchTest, FrisianDablo0) { ExpectKingCatch<FrisianDablo0>(); }
TEST(KingCatchTest, FrisianDablo) { ExpectKingCatch<FrisianDablo>(); }
TEST(KingCatchTest, FrisianDablo2) { ExpectKingCatch<FrisianDablo2>(); }

}  // namespace
}  // namespace dablo
