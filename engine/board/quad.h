// Four copies of a lane, each shifted by a distance of its own: with AVX2 one
// instruction where a lane at a time takes eight. Without it the compiler does
// one lane at a time.
#ifndef DABLO_ENGINE_BOARD_QUAD_H_
#define DABLO_ENGINE_BOARD_QUAD_H_

#include <bit>
#include <cstdint>

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "absl/base/attributes.h"

namespace dablo {

using Quad = std::uint64_t __attribute__((vector_size(32)));

// From a centre to the lattice, left, and from the lattice to a centre, right:
// north-east, north-west, south-east, south-west.
inline constexpr Quad kToLattice = {9, 8, 1, 0};
inline constexpr Quad kToCentre = {0, 1, 8, 9};
// Within the lattice, first left, then right: north, east, south, west.
inline constexpr Quad kLeft = {8, 1, 0, 0};
inline constexpr Quad kRight = {0, 0, 8, 1};

inline bool IsZero(const Quad& quad) {
#ifdef __AVX2__
  const __m256i bits = reinterpret_cast<__m256i>(quad);
  return _mm256_testz_si256(bits, bits) != 0;
#else
  return (quad[0] | quad[1] | quad[2] | quad[3]) == 0;
#endif
}

inline std::uint64_t Union(const Quad& quad) {
  return quad[0] | quad[1] | quad[2] | quad[3];
}

// The bits of all three together, which are points: no board uses the last
// column.
ABSL_ATTRIBUTE_ALWAYS_INLINE inline int Count(const Quad& a, const Quad& b,
                                              const Quad& c) {
#ifdef __AVX2__
  // By nibbles, looked up (Mula): popcnt would need the lanes one by one. The
  // lookup itself takes the lower half of a byte without its highest bit.
  const __m256i table =
      _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                       0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i low = _mm256_set1_epi8(15);
  const auto bytes = [&](const Quad& quad) {
    const __m256i bits = reinterpret_cast<__m256i>(quad);
    const __m256i high = _mm256_srli_epi16(bits, 4);
    return _mm256_add_epi8(
        _mm256_shuffle_epi8(table, bits),
        _mm256_shuffle_epi8(table, _mm256_and_si256(high, low)));
  };
  const __m256i sums = _mm256_sad_epu8(
      _mm256_add_epi8(_mm256_add_epi8(bytes(a), bytes(b)), bytes(c)),
      _mm256_setzero_si256());
  const __m128i half = _mm_add_epi64(_mm256_castsi256_si128(sums),
                                     _mm256_extracti128_si256(sums, 1));
  return static_cast<int>(_mm_cvtsi128_si64(half) + _mm_extract_epi64(half, 1));
#else
  int count = 0;
  for (int i = 0; i < 4; ++i) {
    count += std::popcount(a[i]) + std::popcount(b[i]) + std::popcount(c[i]);
  }
  return count;
#endif
}

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_QUAD_H_
