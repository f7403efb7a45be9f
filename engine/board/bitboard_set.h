// A set of sets of points, for searches that must visit each only once.
#ifndef DABLO_ENGINE_BOARD_BITBOARD_SET_H_
#define DABLO_ENGINE_BOARD_BITBOARD_SET_H_

#include <bit>
#include <cstddef>
#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "engine/board/bitboard.h"

namespace dablo {

// Nearly always a handful, looked through in a row; from kLinear on, an open
// addressing table finds them. (A library's hash set would serve, but its seed
// differs from run to run, and with it the instruction counts.)
class BitboardSet {
 public:
  // Returns whether the element is new.
  bool Insert(Bitboard element) {
    if (slots_.empty()) {
      for (Bitboard known : elements_) {
        if (known == element) return false;
      }
    } else {
      std::uint32_t& slot = FindSlot(element);
      if (slot != 0) return false;
      slot = static_cast<std::uint32_t>(elements_.size() + 1);
    }
    elements_.push_back(element);
    if (elements_.size() >= kLinear && 2 * elements_.size() >= slots_.size()) {
      Rehash();
    }
    return true;
  }

  void Clear() {
    elements_.clear();
    slots_.clear();
  }

 private:
  static constexpr std::size_t kLinear = 16;

  static std::size_t Hash(Bitboard element) {
    std::uint64_t hash = element.lattice * 0x9e3779b97f4a7c15;
    hash = (hash ^ (hash >> 32) ^ element.centre) * 0xbf58476d1ce4e5b9;
    return static_cast<std::size_t>(hash ^ (hash >> 32));
  }

  // The slot that holds the element, or the free one where it belongs.
  std::uint32_t& FindSlot(Bitboard element) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t index = Hash(element) & mask;
    while (slots_[index] != 0 && elements_[slots_[index] - 1] != element) {
      index = (index + 1) & mask;
    }
    return slots_[index];
  }

  void Rehash() {
    slots_.assign(4 * std::bit_ceil(elements_.size()), 0);
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      FindSlot(elements_[i]) = static_cast<std::uint32_t>(i + 1);
    }
  }

  absl::InlinedVector<Bitboard, kLinear> elements_;
  absl::InlinedVector<std::uint32_t, 1>
      slots_;  // index into elements_ plus 1; 0 is free
};

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_BITBOARD_SET_H_
