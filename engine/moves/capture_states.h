// A set of states of one capture search: where the piece stands and what it has
// captured. Paths to a state can be many more than states, so a search that
// visits each state once ends where one over paths would not.
#ifndef DABLO_ENGINE_MOVES_CAPTURE_STATES_H_
#define DABLO_ENGINE_MOVES_CAPTURE_STATES_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "engine/board/bitboard.h"
#include "engine/board/types.h"

namespace dablo {

struct CaptureState {
  Bitboard captured;
  Point point;

  friend bool operator==(const CaptureState&, const CaptureState&) = default;
};

// Nearly always a handful, looked through in a row; from kLinear on, an open
// addressing table finds them. (A library's hash set would serve, but its seed
// differs from run to run, and with it the instruction counts.)
class CaptureStateSet {
 public:
  // Returns whether the state is new.
  bool Insert(const CaptureState& state) {
    if (slots_.empty()) {
      for (const CaptureState& known : states_) {
        if (known == state) return false;
      }
    } else {
      std::uint32_t& slot = FindSlot(state);
      if (slot != 0) return false;
      slot = static_cast<std::uint32_t>(states_.size() + 1);
    }
    states_.push_back(state);
    if (states_.size() >= kLinear && 2 * states_.size() >= slots_.size()) {
      Rehash();
    }
    return true;
  }

  void Clear() {
    states_.clear();
    slots_.clear();
  }

 private:
  static constexpr std::size_t kLinear = 16;

  static std::size_t Hash(const CaptureState& state) {
    std::uint64_t hash = state.captured.lattice * 0x9e3779b97f4a7c15;
    hash = (hash ^ (hash >> 32) ^ state.captured.centre) * 0xbf58476d1ce4e5b9;
    hash = (hash ^ (hash >> 32) ^ state.point.index()) * 0x94d049bb133111eb;
    return static_cast<std::size_t>(hash ^ (hash >> 32));
  }

  // The slot that holds the state, or the free one where it belongs.
  std::uint32_t& FindSlot(const CaptureState& state) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t index = Hash(state) & mask;
    while (slots_[index] != 0 && !(states_[slots_[index] - 1] == state)) {
      index = (index + 1) & mask;
    }
    return slots_[index];
  }

  void Rehash() {
    slots_.assign(4 * std::bit_ceil(states_.size()), 0);
    for (std::size_t i = 0; i < states_.size(); ++i) {
      FindSlot(states_[i]) = static_cast<std::uint32_t>(i + 1);
    }
  }

  absl::InlinedVector<CaptureState, kLinear> states_;
  std::vector<std::uint32_t> slots_;  // index into states_ plus 1; 0 is free
};

}  // namespace dablo

#endif  // DABLO_ENGINE_MOVES_CAPTURE_STATES_H_
