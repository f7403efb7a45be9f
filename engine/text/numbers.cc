#include "engine/text/numbers.h"

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"

namespace dablo {

absl::StatusOr<std::uint64_t> ParseWholeNumber(absl::string_view text,
                                               NumberRange range) {
  std::uint64_t value = 0;
  const bool is_number =
      absl::c_all_of(text,
                     [](unsigned char c) { return absl::ascii_isdigit(c); }) &&
      (text.size() <= 1 || text.front() != '0') &&
      absl::SimpleAtoi(text, &value);
  if (!is_number || value < range.min || value > range.max) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected a whole number from ", range.min, " to ",
                     range.max, ", found ", Quoted(text)));
  }
  return value;
}

std::uint64_t PerSecond(std::uint64_t count, double seconds) {
  if (seconds <= 0) return 0;
  const double rate = static_cast<double>(count) / seconds;
  return rate < 1e18 ? static_cast<std::uint64_t>(rate) : 0;
}

}  // namespace dablo
