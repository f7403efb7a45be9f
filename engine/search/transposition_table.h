// The transposition table: what earlier searches found out about a position.
#ifndef DABLO_ENGINE_SEARCH_TRANSPOSITION_TABLE_H_
#define DABLO_ENGINE_SEARCH_TRANSPOSITION_TABLE_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/optional.h"
#include "engine/eval/score.h"
#include "engine/memory.h"
#include "engine/moves/move.h"
#include "engine/position/zobrist.h"

namespace dablo {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

// A short key of a move, by which it is found again among the legal moves of
// its position; 0 stands for no move.
using MoveKey = std::uint16_t;
MoveKey MoveKeyOf(const Move& move);

struct TableData {
  MoveKey move = 0;
  Score score;  // mates counted from this position, not from the root
  int depth = 0;
  Bound bound = Bound::kNone;
};

class TranspositionTable {
 public:
  // Takes the largest power of two of clusters that fits, at least one, and
  // clears them. ResourceExhausted if that much memory cannot be had; the table
  // stays as it was then.
  absl::Status Resize(std::size_t mib);
  // As after Resize, whatever was searched before.
  void Clear();
  // Ages what is there: a new search begins.
  void NewSearch() { ++generation_; }

  // A copy of what is known, if anything.
  absl::optional<TableData> Probe(Key key) const;
  void Store(Key key, const TableData& data);

  // Per mille of a sample of entries that hold something of this search.
  int Hashfull() const;

 private:
  struct Entry {
    Key key = 0;
    MoveKey move = 0;
    std::int16_t score = 0;
    std::uint8_t depth = 0;
    Bound bound = Bound::kNone;
    std::uint8_t generation = 0;
  };
  static_assert(sizeof(Entry) == 16);

  struct alignas(64) Cluster {
    std::array<Entry, 4> entries;
  };
  static_assert(sizeof(Cluster) == 64);

  std::size_t IndexOf(Key key) const { return key & (clusters_.size() - 1); }

  Table<Cluster> clusters_ = Table<Cluster>(1);
  std::uint8_t generation_ = 0;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_TRANSPOSITION_TABLE_H_
