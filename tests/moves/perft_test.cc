// What perft counts beside moves, against counts made by hand.
#include "engine/moves/perft.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/moves/notation.h"
#include "engine/moves/path_counts.h"
#include "gtest/gtest.h"
#include "tests/support/placed.h"
#include "tests/support/suite_file.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();

template <class V>
PerftCounts CountsOf(const Position<V>& position, int depth,
                     PerftOptions options, std::uint64_t weight = 1) {
  const std::atomic<bool> stop = false;
  PerftTable no_table;
  PerftCounter<V> counter(options, no_table, stop);
  counter.Count(position, depth, weight);
  return counter.counts();
}

std::uint64_t Finished(const PerftCounts& counts, EndReason reason) {
  return counts.finished[static_cast<std::size_t>(reason)].value;
}

TEST(CheckedCountTest, RemembersOverflow) {
  CheckedCount count;
  count.Add(kLargest);
  EXPECT_FALSE(count.overflow);
  EXPECT_EQ(count.value, kLargest);
  count.Add(0);
  EXPECT_FALSE(count.overflow);
  count.Add(1);
  EXPECT_TRUE(count.overflow);
  count.Add(1);
  EXPECT_TRUE(count.overflow);
}

TEST(CheckedCountTest, RemembersOverflowOfProducts) {
  CheckedCount count;
  count.AddProduct(1ULL << 32, (1ULL << 32) - 1);
  EXPECT_FALSE(count.overflow);
  EXPECT_EQ(count.value, ((1ULL << 32) - 1) << 32);
  CheckedCount too_much;
  too_much.AddProduct(1ULL << 32, 1ULL << 32);
  EXPECT_TRUE(too_much.overflow);
}

template <class V>
class PerftTest : public ::testing::Test {};
TYPED_TEST_SUITE(PerftTest, AllVariantTypes, VariantNames);

TYPED_TEST(PerftTest, DepthZeroIsThePosition) {
  const auto start = PositionOf<TypeParam>(TypeParam::kStart);
  EXPECT_EQ(CountsOf(start, 0, {}).nodes.value, 1u);
  EXPECT_EQ(CountsOf(start, 0, {.paths = true, .stats = true}, 7).nodes.value,
            7u);
}

TYPED_TEST(PerftTest, OverflowIsSeenAtEveryDepth) {
  const auto start = PositionOf<TypeParam>(TypeParam::kStart);
  for (const PerftOptions options : {PerftOptions{},
                                     {.paths = true},
                                     {.stats = true},
                                     {.paths = true, .stats = true}}) {
    for (int depth = 1; depth <= 3; ++depth) {
      EXPECT_TRUE(CountsOf(start, depth, options, kLargest).overflow())
          << "depth " << depth;
      EXPECT_FALSE(CountsOf(start, depth, options, 1 << 20).overflow())
          << "depth " << depth;
    }
  }
}

TYPED_TEST(PerftTest, WeightMultiplies) {
  const auto start = PositionOf<TypeParam>(TypeParam::kStart);
  for (const PerftOptions options :
       {PerftOptions{}, PerftOptions{.paths = true}}) {
    for (int depth = 1; depth <= 3; ++depth) {
      EXPECT_EQ(CountsOf(start, depth, options, 10).nodes.value,
                10 * CountsOf(start, depth, options).nodes.value);
    }
  }
}

// Statistics neither change the count nor depend on how it is made.
TYPED_TEST(PerftTest, StatisticsAgreeWithTheCount) {
  for (const SuiteLine& line :
       ReadSuite(absl::StrCat("perft/", TypeParam::kName, ".epd"))) {
    const auto position = PositionOf<TypeParam>(line.fen);
    const std::uint64_t plain = CountsOf(position, 2, {}).nodes.value;
    if (plain > 20000) continue;
    const PerftCounts counts = CountsOf(position, 2, {.stats = true});
    EXPECT_EQ(counts.nodes.value, plain);
    std::uint64_t ends = 0;
    for (const CheckedCount& finished : counts.finished) ends += finished.value;
    EXPECT_EQ(ends, plain) << "every position has ended or not";
    EXPECT_LE(counts.captures.value, plain);
    EXPECT_LE(counts.multi_jumps.value, counts.captures.value);
    EXPECT_GE(counts.captured_pieces.value,
              counts.captures.value + counts.multi_jumps.value);
  }
}

TYPED_TEST(PerftTest, StopEndsIt) {
  const std::atomic<bool> stop = true;
  PerftTable no_table;
  PerftCounter<TypeParam> counter({}, no_table, stop);
  counter.Count(PositionOf<TypeParam>(TypeParam::kStart), 30);
  EXPECT_EQ(counter.counts().nodes.value, 0u);
}

// From the start of Alquerque each of the four first moves leaves the point
// that it came from empty: b4xd2 and d4xd2 after d2-c3, one capture else.
TEST(PerftStatsTest, AlquerqueStart) {
  const auto start = PositionOf<Alquerque>(Alquerque::kStart);
  const PerftCounts first = CountsOf(start, 1, {.stats = true});
  EXPECT_EQ(first.nodes.value, 4u);
  EXPECT_EQ(first.captures.value, 0u);
  EXPECT_EQ(first.captured_pieces.value, 0u);
  EXPECT_EQ(Finished(first, EndReason::kNone), 4u);
  const PerftCounts second = CountsOf(start, 2, {.stats = true});
  EXPECT_EQ(second.nodes.value, 5u);
  EXPECT_EQ(second.captures.value, 5u);
  EXPECT_EQ(second.captured_pieces.value, 5u);
  EXPECT_EQ(second.multi_jumps.value, 0u);
  EXPECT_EQ(second.promotions.value, 0u);
  EXPECT_EQ(Finished(second, EndReason::kNone), 5u);
}

// Three captures: c11xe13 promotes, i5xg7xe9 takes two, g3xi1 the king.
TEST(PerftStatsTest, CapturesOfEveryKind) {
  const auto position =
      Placed<FrisianDablo>(Side::kWhite, "Sc11 Si5 Kg3 sd12 sh6 sf8 kh2 sa7");
  const PerftCounts counts = CountsOf(position, 1, {.stats = true});
  EXPECT_EQ(counts.nodes.value, 3u);
  EXPECT_EQ(counts.captures.value, 3u);
  EXPECT_EQ(counts.captured_pieces.value, 4u);
  EXPECT_EQ(counts.multi_jumps.value, 1u);
  EXPECT_EQ(counts.promotions.value, 1u);
  EXPECT_EQ(Finished(counts, EndReason::kNone), 2u);
  EXPECT_EQ(Finished(counts, EndReason::kKingCaptured), 1u);
  // Only the last ply counts: the captures before it do not.
  const PerftCounts weighted = CountsOf(position, 1, {.stats = true}, 5);
  EXPECT_EQ(weighted.nodes.value, 15u);
  EXPECT_EQ(weighted.captured_pieces.value, 20u);
  EXPECT_EQ(weighted.promotions.value, 5u);
  EXPECT_EQ(Finished(weighted, EndReason::kKingCaptured), 5u);
}

// b12-a13 and b12-c13 promote, a3-b4 and the king's only step do not.
TEST(PerftStatsTest, PromotionsByStep) {
  const auto position =
      Placed<FrisianDablo>(Side::kWhite, "Sb12 Sa3 Ka1 kk13 si13");
  const PerftCounts counts = CountsOf(position, 1, {.stats = true});
  EXPECT_EQ(counts.nodes.value, 4u);
  EXPECT_EQ(counts.promotions.value, 2u);
  EXPECT_EQ(counts.captures.value, 0u);
}

TEST(PerftStatsTest, EndsOfEachKind) {
  // Taking the last soldier leaves a bare king.
  EXPECT_EQ(
      Finished(CountsOf(Placed<FrisianDablo>(Side::kWhite, "Kc3 Sa1 sd4 kk13"),
                        1, {.stats = true}),
               EndReason::kBareKing),
      1u);
  EXPECT_EQ(Finished(CountsOf(Placed<Dablot>(Side::kWhite, "Sc3 sd4"), 1,
                              {.stats = true}),
                     EndReason::kNoPieces),
            1u);
  // a7-a5 closes the corner; of the other steps of the soldiers none does.
  const PerftCounts counts =
      CountsOf(Placed<Dablot>(Side::kWhite, "sa1 Sc1 Sb2 Sa3 Se1 Sc3 Sa7"), 1,
               {.stats = true});
  EXPECT_EQ(Finished(counts, EndReason::kBlocked), 1u);
  EXPECT_EQ(counts.captures.value, 0u);
}

// Around a ring of four in two ways, then three steps of the other side.
TEST(PerftPathsTest, TwoWaysAround) {
  const auto position =
      Placed<Dablot>(Side::kWhite, "Sc3 sd4 sf6 sf8 sd8 sd6 sk13");
  EXPECT_EQ(CountsOf(position, 1, {}).nodes.value, 1u);
  EXPECT_EQ(CountsOf(position, 1, {.paths = true}).nodes.value, 2u);
  EXPECT_EQ(CountsOf(position, 2, {}).nodes.value, 3u);
  EXPECT_EQ(CountsOf(position, 2, {.paths = true}).nodes.value, 6u);
  const PerftCounts stats =
      CountsOf(position, 1, {.paths = true, .stats = true});
  EXPECT_EQ(stats.captures.value, 2u);
  EXPECT_EQ(stats.captured_pieces.value, 10u);
  EXPECT_EQ(stats.multi_jumps.value, 2u);
}

// Two rings that share the origin, each in two ways, either first.
TEST(PerftPathsTest, WaysMultiply) {
  const auto position =
      Placed<Dablot>(Side::kWhite, "Se5 sf6 sf8 sd8 sd6 sf4 sf2 sd2 sd4 sk13");
  EXPECT_EQ(CountsOf(position, 1, {}).nodes.value, 1u);
  EXPECT_EQ(CountsOf(position, 1, {.paths = true}).nodes.value, 8u);
  EXPECT_EQ(CountPathsByMove(position).size(), 1u);
}

// Every prefix is a move: four along the ring each way, where the last two are
// one move; and one step.
TEST(PerftPathsTest, PrefixesCountToo) {
  const auto position =
      Placed<Daabloe>(Side::kWhite, "Se5 Kk13 sf6 sf8 sd8 sd6 ka1");
  EXPECT_EQ(CountsOf(position, 1, {}).nodes.value, 8u);
  EXPECT_EQ(CountsOf(position, 1, {.paths = true}).nodes.value, 9u);
  std::uint64_t two_ways = 0;
  for (const auto& [move, count] : CountPathsByMove(position)) {
    if (count.value == 1) continue;
    EXPECT_EQ(FormatMove(position, move), "e5xg7xe9xc7xe5");
    EXPECT_EQ(count.value, 2u);
    ++two_ways;
  }
  EXPECT_EQ(two_ways, 1u);
}

TEST(PerftPathsTest, FinishedPositionHasNone) {
  EXPECT_EQ(CountsOf(Placed<Daabloe>(Side::kWhite, "Se5 Kk13 sf6"), 1,
                     {.paths = true})
                .nodes.value,
            0u);
}

}  // namespace
}  // namespace dablo
