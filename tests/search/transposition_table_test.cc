#include "engine/search/transposition_table.h"

#include "gtest/gtest.h"

namespace dablo {
namespace {

// A search after Clear keeps what the first search of a new table keeps,
// whatever the number of searches before.
TEST(TranspositionTableTest, ClearForgetsTheSearchesBefore) {
  const TableData shallow = {1, Score(), 0, Bound::kExact};
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

}  // namespace
}  // namespace dablo
