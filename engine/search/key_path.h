// The keys of the positions that lead to the current node, for repetitions.
#ifndef DABLO_ENGINE_SEARCH_KEY_PATH_H_
#define DABLO_ENGINE_SEARCH_KEY_PATH_H_

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/types/span.h"
#include "engine/position/zobrist.h"

namespace dablo {

class KeyPath {
 public:
  // `earlier`: positions of the game since the last irreversible move.
  explicit KeyPath(absl::Span<const Key> earlier)
      : keys_(earlier.begin(), earlier.end()) {}

  void Push(Key key) { keys_.push_back(key); }
  void Pop() { keys_.pop_back(); }

  // Whether a position with this key is among the last `reversible_plies`
  // positions of the path.
  bool Contains(Key key, int reversible_plies) const {
    // The same side is to move only every second ply, and the shortest way
    // back takes four.
    const std::size_t reach =
        std::min(static_cast<std::size_t>(reversible_plies), keys_.size());
    for (std::size_t back = 4; back <= reach; back += 2) {
      if (keys_[keys_.size() - back] == key) return true;
    }
    return false;
  }

 private:
  std::vector<Key> keys_;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_KEY_PATH_H_
