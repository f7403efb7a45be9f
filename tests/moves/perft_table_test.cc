#include "engine/moves/perft_table.h"

#include <cstdint>
#include <thread>
#include <vector>

#include "engine/random.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

class PerftTableTest : public ::testing::Test {
 protected:
  PerftTableTest() { EXPECT_TRUE(table_.Resize(1).ok()); }

  // Differ in bits that are no index into a table of 1 MiB.
  static Key InTheSameBucket(Key key, std::uint64_t number) {
    return key ^ (number << 40);
  }

  PerftTable table_;
};

TEST_F(PerftTableTest, FindsWhatWasStored) {
  EXPECT_FALSE(table_.Probe(17).has_value());
  table_.Store(17, 4711);
  EXPECT_EQ(table_.Probe(17), 4711u);
  table_.Store(17, 4712);
  EXPECT_EQ(table_.Probe(17), 4712u);
}

TEST_F(PerftTableTest, TheIndexAloneIsNotEnough) {
  table_.Store(17, 4711);
  for (std::uint64_t number = 1; number < 1000; ++number) {
    EXPECT_FALSE(table_.Probe(InTheSameBucket(17, number)).has_value());
  }
}

TEST_F(PerftTableTest, AnEmptyTableHoldsNoKey) {
  EXPECT_FALSE(table_.Probe(0).has_value());
  table_.Store(0, 0);
  EXPECT_FALSE(table_.Probe(0).has_value());
}

TEST_F(PerftTableTest, KeepsTheLargestAndTheLatest) {
  for (std::uint64_t number = 1; number <= 9; ++number) {
    table_.Store(InTheSameBucket(17, number), number == 4 ? 1000 : number);
  }
  EXPECT_EQ(table_.Probe(InTheSameBucket(17, 4)), 1000u);
  EXPECT_EQ(table_.Probe(InTheSameBucket(17, 9)), 9u);
  for (std::uint64_t number : {1u, 2u, 3u, 5u, 6u, 7u, 8u}) {
    EXPECT_FALSE(table_.Probe(InTheSameBucket(17, number)).has_value());
  }
}

TEST_F(PerftTableTest, DepthsHaveKeysOfTheirOwn) {
  for (int a = 0; a < 64; ++a) {
    for (int b = 0; b < a; ++b) {
      EXPECT_NE(PerftTable::KeyOf(17, a), PerftTable::KeyOf(17, b));
    }
  }
}

// All threads write to two buckets. What is found is what belongs to the key.
TEST_F(PerftTableTest, ThreadsNeverMixCounts) {
  const auto count_of = [](Key key) { return key * 0x9e3779b97f4a7c15 | 1; };
  std::atomic<std::uint64_t> wrong = 0;
  std::atomic<std::uint64_t> found = 0;
  const auto work = [&](std::uint64_t seed) {
    for (int i = 0; i < 200'000; ++i) {
      const std::uint64_t random = NextRandom(seed);
      const Key key = InTheSameBucket(random & 1, random >> 60);
      const auto known = table_.Probe(key);
      if (known.has_value()) {
        ++found;
        if (*known != count_of(key)) ++wrong;
      }
      table_.Store(key, count_of(key));
    }
  };
  std::vector<std::thread> threads;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    threads.emplace_back(work, seed);
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0u);
  EXPECT_GT(found, 1000u);
}

TEST(PerftTableMemoryTest, TooMuchIsRefusedAndHarmless) {
  PerftTable table;
  ASSERT_TRUE(table.Resize(1).ok());
  table.Store(17, 4711);
  EXPECT_EQ(table.Resize(std::size_t{1} << 30).code(),
            absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(table.Probe(17), 4711u);
  ASSERT_TRUE(table.Resize(0).ok());
  EXPECT_TRUE(table.IsEmpty());
}

}  // namespace
}  // namespace dablo
