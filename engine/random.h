// Pseudo-random numbers that are the same in every build.
#ifndef DABLO_ENGINE_RANDOM_H_
#define DABLO_ENGINE_RANDOM_H_

#include <cstdint>

namespace dablo {

// SplitMix64 (Steele, Lea, Flood 2014); any `state` is a good seed.
constexpr std::uint64_t NextRandom(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

}  // namespace dablo

#endif  // DABLO_ENGINE_RANDOM_H_
