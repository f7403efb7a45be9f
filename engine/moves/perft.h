// perft: the number of move sequences of a given length, the check of every
// move generator.
#ifndef DABLO_ENGINE_MOVES_PERFT_H_
#define DABLO_ENGINE_MOVES_PERFT_H_

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "absl/types/optional.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/outcome.h"
#include "engine/moves/path_counts.h"
#include "engine/moves/perft_counts.h"
#include "engine/moves/perft_table.h"
#include "engine/position/position.h"

namespace dablo {

// Calls visit(const Move&, CheckedCount paths) for every legal move; paths is 1
// unless they are counted.
template <class V, class Visit>
void ForEachCountedMove(const Position<V>& position, PerftOptions options,
                        Visit&& visit) {
  if (options.paths) {
    for (const auto& [move, paths] : CountPathsByMove(position)) {
      visit(move, paths);
    }
  } else {
    ForEachMove(position, [&](const Move& move) {
      visit(move, CheckedCount{1, false});
    });
  }
}

// Counts into `counts()`, over as many positions as wanted.
template <class V>
class PerftCounter {
 public:
  // `table`: what is known already, and becomes known; it may be empty, and is
  // of no use for paths and statistics. A `stop` that becomes true ends the
  // counting early.
  PerftCounter(PerftOptions options, PerftTable& table,
               const std::atomic<bool>& stop)
      : options_(options), table_(table), stop_(stop) {}

  // Adds the sequences of `depth` >= 0 plies from `position`, each `weight`
  // times.
  void Count(const Position<V>& position, int depth, std::uint64_t weight = 1) {
    if (depth == 0) {
      counts_.nodes.Add(weight);
    } else if (!options_.paths && !options_.stats) {
      counts_.nodes.AddProduct(weight, CountLeaves(position, depth));
    } else if (!stop_.load(std::memory_order_relaxed)) {
      ForEachCountedMove(
          position, options_, [&](const Move& move, CheckedCount paths) {
            CountMove(position, move, depth, Product(weight, paths));
          });
    }
  }

  // Adds the sequences of `depth` >= 1 plies that begin with `move`.
  void CountMove(const Position<V>& position, const Move& move, int depth,
                 std::uint64_t weight = 1) {
    const Position<V> after = After(position, move);
    if (depth == 1 && options_.stats) {
      AddStats(after, move, weight);
    }
    Count(after, depth - 1, weight);
  }

  const PerftCounts& counts() const { return counts_; }

 private:
  // Without weights and statistics; `depth` >= 1.
  std::uint64_t CountLeaves(const Position<V>& position, int depth) {
    if (depth == 1) return dablo::Count(position);
    if (stop_.load(std::memory_order_relaxed)) return 0;
    if (table_.IsEmpty()) return CountChildren(position, depth);
    const Key key = PerftTable::KeyOf(position.key(), depth);
    const absl::optional<std::uint64_t> known = table_.Probe(key);
    if (known.has_value()) return *known;
    const std::uint64_t leaves = CountChildren(position, depth);
    // A count that was cut short or does not fit is none.
    if (!stop_.load(std::memory_order_relaxed) && !counts_.nodes.overflow) {
      table_.Store(key, leaves);
    }
    return leaves;
  }

  // The same by making the moves; `depth` >= 2.
  std::uint64_t CountChildren(const Position<V>& position, int depth) {
    if (depth == 2) return CountGrandchildren(position);
    std::uint64_t leaves = 0;
    const auto add = [&](const Position<V>& child) {
      counts_.nodes.overflow |= __builtin_add_overflow(
          leaves, CountLeaves(child, depth - 1), &leaves);
    };
    if (table_.IsEmpty()) {
      ForEachMove(position,
                  [&](const Move& move) { add(After(position, move)); });
      return leaves;
    }
    // All children first: what the table has on each is under way from memory
    // while the others are made, which saves a quarter of the time.
    absl::InlinedVector<Position<V>, 32> children;
    ForEachMove(position, [&](const Move& move) {
      children.push_back(After(position, move));
      table_.Prefetch(PerftTable::KeyOf(children.back().key(), depth - 1));
    });
    for (const Position<V>& child : children) add(child);
    return leaves;
  }

  // Nearly all the work of a count: for each move, those after it.
  static std::uint64_t CountGrandchildren(const Position<V>& position) {
    std::uint64_t leaves = 0;
    ForEachMove(
        position,
        [&]<Side side>(const Move& capture) {
          leaves += dablo::Count(After<V, side>(position, capture));
        },
        [&]<Side side>(Bitboard empty) {
          leaves += CountAfterSteps<side>(position, empty);
        });
    return leaves;
  }

  // A step takes nothing, so nobody has lost by pieces after it. In one loop
  // over all steps the compiler keeps in registers what none of them changes.
  template <Side side>
  [[gnu::flatten, gnu::noinline]] static std::uint64_t CountAfterSteps(
      const Position<V>& before, Bitboard empty) {
    const Position<V> position = before;
    if (position.side_to_move() != side) __builtin_unreachable();
    std::array<PackedStep, kMostSteps> steps;
    auto end = steps.begin();
    ForEachStep<V, side>(position, empty,
                         [&](const Move& step) { *end++ = Pack(step); });
    std::uint64_t leaves = 0;
    for (auto step = steps.begin(); step != end; ++step) {
      leaves += CountUndecided(After<V, side>(position, Unpack(*step)));
    }
    return leaves;
  }

  // Origin, destination and rank: put together at once and taken apart byte by
  // byte, which is 5 and 10 instructions fewer than only the one or the other.
  using PackedStep = std::array<std::uint8_t, 4>;
  static PackedStep Pack(const Move& step) {
    return std::bit_cast<PackedStep>(
        static_cast<std::uint32_t>(step.from.index() | step.to.index() << 8 |
                                   static_cast<std::size_t>(step.rank) << 16));
  }
  static Move Unpack(PackedStep step) {
    return {Bitboard{}, Point::FromIndex(step[0]), Point::FromIndex(step[1]),
            static_cast<PieceRank>(step[2])};
  }
  // At most one along each line.
  static constexpr std::size_t kMostSteps = CountLines<typename V::Board>();

  std::uint64_t Product(std::uint64_t weight, CheckedCount paths) {
    CheckedCount product;
    product.AddProduct({weight, false}, paths);
    counts_.nodes.overflow |= product.overflow;
    return product.value;
  }

  void AddStats(const Position<V>& after, const Move& move,
                std::uint64_t weight) {
    const int captured = move.captured.Count();
    if (captured > 0) counts_.captures.Add(weight);
    counts_.captured_pieces.AddProduct(weight,
                                       static_cast<std::uint64_t>(captured));
    if (captured > 1) counts_.multi_jumps.Add(weight);
    if (IsPromotion<V>(move, Opponent(after.side_to_move()))) {
      counts_.promotions.Add(weight);
    }
    const EndReason reason = OutcomeOf(after).reason;
    counts_.finished[static_cast<std::size_t>(reason)].Add(weight);
  }

  PerftOptions options_;
  PerftTable& table_;
  const std::atomic<bool>& stop_;
  PerftCounts counts_;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_PERFT_H_
