// The transposition table: what earlier searches found out about a position.
#ifndef DABLO_ENGINE_SEARCH_TRANSPOSITION_TABLE_H_
#define DABLO_ENGINE_SEARCH_TRANSPOSITION_TABLE_H_

#include <array>
#include <atomic>
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
  Score eval;   // of the position itself
  int depth = 0;
  Bound bound = Bound::kNone;
};

// Shared by all threads of a search, without a lock: an entry that two of them
// write at once does not fit its key any more.
class TranspositionTable {
 public:
  // Takes as many clusters as fit, at least one, and clears them.
  // ResourceExhausted if that much memory cannot be had; the table stays as it
  // was then.
  absl::Status Resize(std::size_t mib);
  // As after Resize, whatever was searched before.
  void Clear();
  // Ages what is there: a new search begins.
  void NewSearch() { generation_ = (generation_ + 1) % kGenerations; }

  // Begins to fetch what Probe will read.
  void Prefetch(Key key) const { __builtin_prefetch(&ClusterOf(key)); }
  // A copy of what is known, if anything.
  absl::optional<TableData> Probe(Key key) const;
  void Store(Key key, const TableData& data);

  // Per mille of a sample of entries that hold something of this search.
  int Hashfull() const;

 private:
  static constexpr std::uint64_t kGenerations = 64;

  // One word, from the lowest bit: move 16, score 16, eval 16, depth 8, bound
  // 2, generation 6; and the key, xor this word.
  struct Entry {
    std::atomic<std::uint64_t> word = 0;
    std::atomic<std::uint64_t> check = 0;
  };
  // A cache line.
  struct alignas(64) Cluster {
    std::array<Entry, 4> entries;
  };
  static_assert(sizeof(Cluster) == 64);

  // Any number of clusters: the key as a fraction of them.
  std::size_t IndexOf(Key key) const {
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::size_t>((Wide{key} * clusters_.size()) >> 64);
  }
  const Cluster& ClusterOf(Key key) const { return clusters_[IndexOf(key)]; }
  Cluster& ClusterOf(Key key) { return clusters_[IndexOf(key)]; }

  Table<Cluster> clusters_ = Table<Cluster>(1);
  std::uint64_t generation_ = 0;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_TRANSPOSITION_TABLE_H_
