#include "engine/search/transposition_table.h"

#include <algorithm>

namespace dablo {

namespace {

constexpr auto kRelaxed = std::memory_order_relaxed;

std::uint64_t Pack(const TableData& data, std::uint64_t generation) {
  const auto bits = [](Score score) {
    return std::uint64_t{static_cast<std::uint16_t>(score.value())};
  };
  return data.move | bits(data.score) << 16 | bits(data.eval) << 32 |
         static_cast<std::uint64_t>(data.depth) << 48 |
         static_cast<std::uint64_t>(data.bound) << 56 | generation << 58;
}

Score ScoreAt(std::uint64_t word, int bit) {
  return Score(static_cast<std::int16_t>(word >> bit));
}
int DepthOf(std::uint64_t word) { return static_cast<int>(word >> 48 & 255); }
Bound BoundOf(std::uint64_t word) { return static_cast<Bound>(word >> 56 & 3); }
std::uint64_t GenerationOf(std::uint64_t word) { return word >> 58; }

}  // namespace

MoveKey MoveKeyOf(const Move& move) {
  std::uint64_t hash = move.captured.lattice * 0x9e3779b97f4a7c15 ^
                       move.captured.centre * 0xbf58476d1ce4e5b9;
  hash =
      (hash ^ (move.from.index() << 7) ^ move.to.index()) * 0x94d049bb133111eb;
  const MoveKey key = static_cast<MoveKey>(hash >> 48);
  return key == 0 ? 1 : key;
}

absl::Status TranspositionTable::Resize(std::size_t mib) {
  return ResizeTable(mib, ElementsIn<Cluster>(mib), clusters_);
}

void TranspositionTable::Clear() {
  for (Cluster& cluster : clusters_) {
    for (Entry& entry : cluster.entries) {
      entry.word.store(0, kRelaxed);
      entry.check.store(0, kRelaxed);
    }
  }
  generation_ = 0;
}

absl::optional<TableData> TranspositionTable::Probe(Key key) const {
  for (const Entry& entry : ClusterOf(key).entries) {
    const std::uint64_t word = entry.word.load(kRelaxed);
    if ((entry.check.load(kRelaxed) ^ word) == key &&
        BoundOf(word) != Bound::kNone) {
      return TableData{static_cast<MoveKey>(word), ScoreAt(word, 16),
                       ScoreAt(word, 32), DepthOf(word), BoundOf(word)};
    }
  }
  return absl::nullopt;
}

void TranspositionTable::Store(Key key, const TableData& data) {
  // The entry of the same position, else the one that is missed least: an old
  // or a shallow one.
  Entry* place = nullptr;
  int least = 0;
  TableData kept = data;
  for (Entry& entry : ClusterOf(key).entries) {
    const std::uint64_t word = entry.word.load(kRelaxed);
    if ((entry.check.load(kRelaxed) ^ word) == key) {
      if (kept.move == 0) kept.move = static_cast<MoveKey>(word);
      place = &entry;
      break;
    }
    const int worth =
        DepthOf(word) + (GenerationOf(word) == generation_ ? 256 : 0);
    if (place == nullptr || worth < least) {
      place = &entry;
      least = worth;
    }
  }
  const std::uint64_t word = Pack(kept, generation_);
  place->word.store(word, kRelaxed);
  place->check.store(key ^ word, kRelaxed);
}

int TranspositionTable::Hashfull() const {
  const std::size_t sample = std::min<std::size_t>(clusters_.size(), 250);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sample; ++i) {
    for (const Entry& entry : clusters_[i].entries) {
      const std::uint64_t word = entry.word.load(kRelaxed);
      if (BoundOf(word) != Bound::kNone && GenerationOf(word) == generation_) {
        ++used;
      }
    }
  }
  return static_cast<int>(1000 * used / (4 * sample));
}

}  // namespace dablo
