// Positions and moves as text, both ways.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/parts.h"
#include "bench/positions.h"
#include "bench/variant_parts.h"
#include "benchmark/benchmark.h"
#include "engine/moves/notation.h"
#include "engine/position/fen.h"

namespace dablo {
namespace {

template <class V>
struct Written {
  Position<V> position;
  Move move;
  std::string text;
};

// Few enough of every position that those with many moves do not decide.
template <class V>
std::vector<Written<V>> WrittenMoves() {
  constexpr std::size_t kMoves = 4;
  std::vector<Written<V>> written;
  for (const Position<V>& position : Positions<V>()) {
    const MoveList moves = Generate(position);
    for (std::size_t i = 0; i < std::min(kMoves, moves.size()); ++i) {
      written.push_back({position, moves[i], FormatMove(position, moves[i])});
    }
  }
  return written;
}

// The work of operate(item) for every item.
template <class Item, class Operate>
Work ForEach(std::vector<Item> items, Operate operate) {
  return [items = std::move(items), operate] {
    for (const Item& item : items) operate(item);
    return std::uint64_t{items.size()};
  };
}

}  // namespace

std::vector<Part> Parts() {
  return PartsOfAllVariants([]<class V>(std::vector<Part>& parts) {
    const auto add = [&](absl::string_view name, absl::string_view unit,
                         std::function<Work()> prepare) {
      parts.push_back({absl::StrCat(name, "/", V::kName), absl::StrCat(unit),
                       std::move(prepare)});
    };
    add("read-fen", "positions", [] {
      return ForEach(Fens<V>(), [](const std::string& fen) {
        benchmark::DoNotOptimize(ParseFen<V>(fen));
      });
    });
    add("write-fen", "positions", [] {
      return ForEach(Positions<V>(), [](const Position<V>& position) {
        benchmark::DoNotOptimize(ToFen(position, 1));
      });
    });
    add("read-move", "moves", [] {
      return ForEach(WrittenMoves<V>(), [](const Written<V>& item) {
        benchmark::DoNotOptimize(ParseMove(item.position, item.text));
      });
    });
    add("write-move", "moves", [] {
      return ForEach(WrittenMoves<V>(), [](const Written<V>& item) {
        benchmark::DoNotOptimize(FormatMove(item.position, item.move));
      });
    });
  });
}

}  // namespace dablo
