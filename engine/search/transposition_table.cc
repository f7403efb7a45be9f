#include "engine/search/transposition_table.h"

#include <algorithm>

namespace dablo {

MoveKey MoveKeyOf(const Move& move) {
  std::uint64_t hash = move.captured.lattice * 0x9e3779b97f4a7c15 ^
                       move.captured.centre * 0xbf58476d1ce4e5b9;
  hash =
      (hash ^ (move.from.index() << 7) ^ move.to.index()) * 0x94d049bb133111eb;
  const MoveKey key = static_cast<MoveKey>(hash >> 48);
  return key == 0 ? 1 : key;
}

absl::Status TranspositionTable::Resize(std::size_t mib) {
  return ResizeTable(mib, clusters_);
}

void TranspositionTable::Clear() {
  std::fill(clusters_.begin(), clusters_.end(), Cluster{});
  generation_ = 0;
}

absl::optional<TableData> TranspositionTable::Probe(Key key) const {
  for (const Entry& entry : clusters_[IndexOf(key)].entries) {
    if (entry.key == key && entry.bound != Bound::kNone) {
      return TableData{entry.move, Score(entry.score), entry.depth,
                       entry.bound};
    }
  }
  return absl::nullopt;
}

void TranspositionTable::Store(Key key, const TableData& data) {
  // The entry of the same position, else the one that is missed least: an old
  // or a shallow one.
  Entry* place = nullptr;
  int least = 0;
  for (Entry& entry : clusters_[IndexOf(key)].entries) {
    if (entry.key == key) {
      place = &entry;
      break;
    }
    const int worth = entry.depth + (entry.generation == generation_ ? 256 : 0);
    if (place == nullptr || worth < least) {
      place = &entry;
      least = worth;
    }
  }
  const bool keep_move = data.move == 0 && place->key == key;
  *place = {key,
            keep_move ? place->move : data.move,
            static_cast<std::int16_t>(data.score.value()),
            static_cast<std::uint8_t>(data.depth),
            data.bound,
            generation_};
}

int TranspositionTable::Hashfull() const {
  const std::size_t sample = std::min<std::size_t>(clusters_.size(), 250);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sample; ++i) {
    for (const Entry& entry : clusters_[i].entries) {
      if (entry.bound != Bound::kNone && entry.generation == generation_) {
        ++used;
      }
    }
  }
  return static_cast<int>(1000 * used / (4 * sample));
}

}  // namespace dablo
