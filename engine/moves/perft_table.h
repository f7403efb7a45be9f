// A table of counts below positions, so that perft counts a position that is
// reached in several ways but once.
#ifndef DABLO_ENGINE_MOVES_PERFT_TABLE_H_
#define DABLO_ENGINE_MOVES_PERFT_TABLE_H_

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/optional.h"
#include "engine/memory.h"
#include "engine/position/zobrist.h"

namespace dablo {

// Any number of threads may use it at once, without locks: a count is stored
// beside its key combined with the count, so one that belongs to another key,
// or was half written by two threads, does not fit.
class PerftTable {
 public:
  // Takes `mib` MiB and forgets everything; 0 for no table. ResourceExhausted
  // if that much memory cannot be had; the table stays as it was then.
  absl::Status Resize(std::size_t mib) {
    if (mib == 0) {
      Table<Bucket>().swap(buckets_);
      return absl::OkStatus();
    }
    return ResizeTable(mib, std::bit_floor(ElementsIn<Bucket>(mib)), buckets_);
  }
  void Clear() {
    if (!IsEmpty()) Table<Bucket>(buckets_.size()).swap(buckets_);
  }
  bool IsEmpty() const { return buckets_.empty(); }

  // The key of the count `depth` plies below a position.
  static Key KeyOf(Key position, int depth) {
    return position ^ (static_cast<std::uint64_t>(depth) * 0x9e3779b97f4a7c15);
  }

  // Has what Probe(key) will read fetched from memory. Not of no table.
  void Prefetch(Key key) const { __builtin_prefetch(&BucketOf(key)); }

  absl::optional<std::uint64_t> Probe(Key key) const {
    for (const Slot& slot : BucketOf(key)) {
      const std::uint64_t count = slot.count.load(std::memory_order_relaxed);
      const Key check = slot.check.load(std::memory_order_relaxed);
      if (count != 0 && (check ^ count) == key) return count;
    }
    return absl::nullopt;
  }

  // The first slot keeps what took the most work, the second the latest. Zero
  // is not kept: it takes no work.
  void Store(Key key, std::uint64_t count) {
    if (count == 0) return;
    Bucket& bucket = BucketOf(key);
    Slot& slot = bucket[0].count.load(std::memory_order_relaxed) <= count
                     ? bucket[0]
                     : bucket[1];
    slot.count.store(count, std::memory_order_relaxed);
    slot.check.store(key ^ count, std::memory_order_relaxed);
  }

 private:
  struct Slot {
    std::atomic<std::uint64_t> check{0};  // key ^ count
    std::atomic<std::uint64_t> count{0};  // 0: free
  };
  using Bucket = std::array<Slot, 2>;
  static_assert(sizeof(Bucket) == 32);

  const Bucket& BucketOf(Key key) const {
    return buckets_[key & (buckets_.size() - 1)];
  }
  Bucket& BucketOf(Key key) { return buckets_[key & (buckets_.size() - 1)]; }

  Table<Bucket> buckets_;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_PERFT_TABLE_H_
