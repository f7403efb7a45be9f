// Numbers that a user typed.
#ifndef DABLO_ENGINE_TEXT_NUMBERS_H_
#define DABLO_ENGINE_TEXT_NUMBERS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace dablo {

struct NumberRange {
  std::uint64_t min;
  std::uint64_t max;
};

// Reads decimal digits and nothing else: no sign, no space, no leading zero.
absl::StatusOr<std::uint64_t> ParseWholeNumber(absl::string_view text,
                                               NumberRange range);

// A whole number a second; 0 if no time has passed.
std::uint64_t PerSecond(std::uint64_t count, double seconds);

}  // namespace dablo

#endif  // DABLO_ENGINE_TEXT_NUMBERS_H_
