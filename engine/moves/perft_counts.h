// What perft is asked and what it answers.
#ifndef DABLO_ENGINE_MOVES_PERFT_COUNTS_H_
#define DABLO_ENGINE_MOVES_PERFT_COUNTS_H_

#include <array>
#include <cstddef>
#include <cstdint>

namespace dablo {

// A number that remembers whether it would have needed more than 64 bits.
struct CheckedCount {
  std::uint64_t value = 0;
  bool overflow = false;

  void Add(std::uint64_t count) {
    overflow |= __builtin_add_overflow(value, count, &value);
  }
  void Add(CheckedCount other) {
    Add(other.value);
    overflow |= other.overflow;
  }
  void AddProduct(CheckedCount a, CheckedCount b) {
    AddProduct(a.value, b.value);
    overflow |= a.overflow || b.overflow;
  }
  void AddProduct(std::uint64_t a, std::uint64_t b) {
    std::uint64_t product = 0;
    overflow |= __builtin_mul_overflow(a, b, &product);
    Add(product);
  }
};

struct PerftOptions {
  bool paths = false;  // count capture sequences instead of moves, at every ply
  bool stats = false;  // count also what the last ply's moves did
};

struct PerftCounts {
  CheckedCount nodes;
  // Of the moves of the last ply, zero unless asked for: how many were
  // captures, how many pieces these took, how many took more than one, how many
  // promoted, and how many positions they finished, by EndReason.
  CheckedCount captures;
  CheckedCount captured_pieces;
  CheckedCount multi_jumps;
  CheckedCount promotions;
  std::array<CheckedCount, 5> finished;

  bool overflow() const { return nodes.overflow || captured_pieces.overflow; }

  void Add(const PerftCounts& other) {
    nodes.Add(other.nodes);
    captures.Add(other.captures);
    captured_pieces.Add(other.captured_pieces);
    multi_jumps.Add(other.multi_jumps);
    promotions.Add(other.promotions);
    for (std::size_t i = 0; i < finished.size(); ++i) {
      finished[i].Add(other.finished[i]);
    }
  }
};

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_PERFT_COUNTS_H_
