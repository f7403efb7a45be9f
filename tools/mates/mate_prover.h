// Proves forced wins by a plain full-width search, which has nothing but the
// generator in common with the engine's own.
#ifndef DABLO_TOOLS_MATES_MATE_PROVER_H_
#define DABLO_TOOLS_MATES_MATE_PROVER_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/types/optional.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/outcome.h"
#include "engine/position/position.h"

namespace dablo {

// A shortest win repeats no position, since it would be shorter without what
// lies between; so it needs no look at the game before, as long as the
// no-progress limit is further away than its end.
template <class V>
class MateProver {
 public:
  // The least number of the mover's moves, up to `most`, that win whatever the
  // other side does. Nothing if there is no such win, or if it takes more than
  // `nodes` positions to find out, which IsExhausted tells.
  absl::optional<int> Distance(const Position<V>& position, int most,
                               std::uint64_t nodes) {
    nodes_left_ = nodes;
    for (int moves = 1; moves <= most && !IsExhausted(); ++moves) {
      if (Wins(position, moves) && !IsExhausted()) return moves;
    }
    return absl::nullopt;
  }
  bool IsExhausted() const { return nodes_left_ == 0; }

  // Of a position with that Distance, a line to the end: the defence that lasts
  // longest, and the first move that still wins in time. Takes as many nodes as
  // it needs.
  std::vector<Move> Line(Position<V> position, int distance) {
    nodes_left_ = ~std::uint64_t{0};
    std::vector<Move> line;
    for (int moves = distance; moves > 0; --moves) {
      for (const Move& move : Generate(position)) {
        if (!Loses(After(position, move), moves - 1)) continue;
        line.push_back(move);
        break;
      }
      position = After(position, line.back());
      if (moves == 1) break;
      for (const Move& move : Generate(position)) {
        if (Wins(After(position, move), moves - 2)) continue;
        line.push_back(move);
        break;
      }
      position = After(position, line.back());
    }
    return line;
  }

 private:
  // What is known of a position with the winner to move: wins in `wins` of his
  // moves (0: not known), does not in `fails`.
  struct Known {
    std::int8_t wins = 0;
    std::int8_t fails = 0;
  };
  static constexpr std::size_t kMostKnown = 20'000'000;

  // Whether the mover wins within so many of his moves. False when the nodes
  // are used up.
  bool Wins(const Position<V>& position, int moves) {
    if (moves <= 0 || OutcomeOf(position).IsFinished() || !CountNode()) {
      return false;
    }
    const auto found = known_.find(position.key());
    if (found != known_.end()) {
      if (found->second.wins != 0 && moves >= found->second.wins) return true;
      if (moves <= found->second.fails) return false;
    }
    bool wins = false;
    for (const auto& [replies, child] : Children(position)) {
      wins = Loses(child, moves - 1);
      if (wins) break;
    }
    if (IsExhausted()) return false;
    if (known_.size() >= kMostKnown) known_.clear();
    Known& known = known_[position.key()];
    (wins ? known.wins : known.fails) = static_cast<std::int8_t>(moves);
    return wins;
  }

  // Whether the mover has lost, or loses to every so many moves of the other.
  bool Loses(const Position<V>& position, int moves) {
    const Outcome outcome = OutcomeOf(position);
    if (outcome.IsFinished()) return outcome.loser == position.side_to_move();
    if (moves == 0 || !CountNode()) return false;
    for (const auto& [replies, child] : Children(position)) {
      if (!Wins(child, moves)) return false;
    }
    return !IsExhausted();
  }

  using Child = std::pair<std::uint64_t, Position<V>>;  // and its replies

  // What the moves lead to, the fewest replies first: where there is little
  // choice, a proof is short.
  static std::vector<Child> Children(const Position<V>& position) {
    std::vector<Child> children;
    for (const Move& move : Generate(position)) {
      const Position<V> child = After(position, move);
      children.emplace_back(Count(child), child);
    }
    std::stable_sort(
        children.begin(), children.end(),
        [](const Child& a, const Child& b) { return a.first < b.first; });
    return children;
  }

  bool CountNode() {
    if (nodes_left_ > 0) --nodes_left_;
    return nodes_left_ > 0;
  }

  std::uint64_t nodes_left_ = 0;
  absl::flat_hash_map<Key, Known> known_;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_MATES_MATE_PROVER_H_
