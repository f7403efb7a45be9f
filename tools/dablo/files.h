// Reading and writing whole files.
#ifndef DABLO_TOOLS_DABLO_FILES_H_
#define DABLO_TOOLS_DABLO_FILES_H_

#include <cstddef>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace dablo {

// Larger than any text file that a person wrote should be, in bytes.
inline constexpr std::size_t kLargestText = std::size_t{64} << 20;

// Errors: Unavailable if it cannot be read, InvalidArgument if it is larger.
absl::StatusOr<std::string> ReadFile(const std::string& name,
                                     std::size_t largest = kLargestText);

// Replaces the file as a whole, or leaves it as it was and returns Unavailable.
absl::Status WriteFile(const std::string& name, absl::string_view content);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_FILES_H_
