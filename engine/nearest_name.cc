#include "engine/nearest_name.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "absl/strings/str_cat.h"

namespace dablo {
namespace {

// Levenshtein's distance.
std::size_t EditDistance(absl::string_view a, absl::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string DidYouMean(absl::string_view typed,
                       const std::vector<std::string>& names) {
  // What is longer is no slip of the fingers, and would take long to compare.
  constexpr std::size_t kLongest = 40;
  if (typed.size() > kLongest) return "";
  const std::string* nearest = nullptr;
  std::size_t least = typed.size() / 2 + 1;
  for (const std::string& name : names) {
    const std::size_t distance = EditDistance(typed, name);
    if (distance < least) {
      least = distance;
      nearest = &name;
    }
  }
  return nearest == nullptr ? ""
                            : absl::StrCat("; did you mean '", *nearest, "'?");
}

}  // namespace dablo
