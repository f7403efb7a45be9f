// How much less deep a step is searched that is not likely to be the best.
#ifndef DABLO_ENGINE_SEARCH_REDUCTION_H_
#define DABLO_ENGINE_SEARCH_REDUCTION_H_

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "engine/rules/rules.h"

namespace dablo {

// In plies, by the depth that is left and the number of the step among the
// moves of its node, from 1; grows with the logarithms of both. More in the
// hunt for a king, where little counts but what forces, which is not reduced.
template <class V>
int Reduction(int depth, int number) {
  static constexpr double kDivisor =
      V::kRules.defeat == Defeat::kKingLost ? 1.8 : 3;
  static constexpr std::size_t kSize = 64;
  static const auto& table = *new auto([] {
    std::array<std::array<int, kSize>, kSize> plies{};
    for (std::size_t d = 1; d < kSize; ++d) {
      for (std::size_t n = 1; n < kSize; ++n) {
        plies[d][n] = static_cast<int>(
            std::lround(std::log(static_cast<double>(d)) *
                        std::log(static_cast<double>(n)) / kDivisor));
      }
    }
    return plies;
  }());
  const auto index = [](int value) {
    return std::min(static_cast<std::size_t>(value), kSize - 1);
  };
  return table[index(depth)][index(number)];
}

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_REDUCTION_H_
