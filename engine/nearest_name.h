// Suggestions for mistyped names.
#ifndef DABLO_ENGINE_NEAREST_NAME_H_
#define DABLO_ENGINE_NEAREST_NAME_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace dablo {

// "; did you mean 'perft'?" with the nearest of `names`; empty if none is near.
std::string DidYouMean(absl::string_view typed,
                       const std::vector<std::string>& names);

}  // namespace dablo

#endif  // DABLO_ENGINE_NEAREST_NAME_H_
