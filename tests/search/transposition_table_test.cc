#include "engine/search/transposition_table.h"

#include "engine/random.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

// A search after Clear keeps what the first search of a new table keeps,
// whatever the number of searches before.
TEST(TranspositionTableTest, ClearForgetsTheSearchesBefore) {
  const TableData shallow = {1, Score(), Score(), 0, Bound::kExact};
  for (int searches = 0; searches < 600; ++searches) {
    TranspositionTable table;  // of one cluster
    for (int i = 0; i < searches; ++i) table.NewSearch();
    table.Clear();
    table.NewSearch();
    for (Key key = 1; key <= 4; ++key) table.Store(key, shallow);
    for (Key key = 1; key <= 4; ++key) {
      ASSERT_TRUE(table.Probe(key)) << searches << " searches, key " << key;
    }
  }
}

TEST(TranspositionTableTest, KeepsWhatItIsGiven) {
  TranspositionTable table;
  ASSERT_TRUE(table.Resize(1).ok());
  std::uint64_t seed = 1;
  for (int i = 0; i < 1000; ++i) {
    const Key key = NextRandom(seed);
    const auto score = [&] {
      return Score(static_cast<int>(NextRandom(seed) % 64001) - 32000);
    };
    const TableData data = {static_cast<MoveKey>(NextRandom(seed) % 65535 + 1),
                            score(), score(), static_cast<int>(i % 128),
                            static_cast<Bound>(1 + i % 3)};
    table.Store(key, data);
    const absl::optional<TableData> found = table.Probe(key);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->move, data.move);
    EXPECT_EQ(found->score, data.score);
    EXPECT_EQ(found->eval, data.eval);
    EXPECT_EQ(found->depth, data.depth);
    EXPECT_EQ(found->bound, data.bound);
    EXPECT_FALSE(table.Probe(key + 1).has_value());
  }
}

// A search that found no move does not take one that is known away.
TEST(TranspositionTableTest, KeepsTheMove) {
  TranspositionTable table;
  table.Store(7, {11, Score(5), Score(), 3, Bound::kLower});
  table.Store(7, {0, Score(6), Score(), 4, Bound::kUpper});
  EXPECT_EQ(table.Probe(7)->move, 11);
  EXPECT_EQ(table.Probe(7)->score, Score(6));
}

TEST(TranspositionTableTest, AnOldOrShallowEntryMakesRoom) {
  TranspositionTable table;  // of one cluster
  const auto of_depth = [](int depth) {
    return TableData{1, Score(), Score(), depth, Bound::kExact};
  };
  for (int i = 1; i <= 4; ++i) table.Store(Key(i), of_depth(10 * i));
  table.Store(5, of_depth(1));
  EXPECT_FALSE(table.Probe(1));
  EXPECT_TRUE(table.Probe(2));
  table.NewSearch();
  table.Store(2, of_depth(2));
  for (Key key = 6; key <= 8; ++key) table.Store(key, of_depth(1));
  EXPECT_TRUE(table.Probe(2));
  for (Key key = 3; key <= 5; ++key) EXPECT_FALSE(table.Probe(key));
}

}  // namespace
}  // namespace dablo
