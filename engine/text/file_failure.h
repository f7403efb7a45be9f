// What went wrong with a file.
#ifndef DABLO_ENGINE_TEXT_FILE_FAILURE_H_
#define DABLO_ENGINE_TEXT_FILE_FAILURE_H_

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace dablo {

// Unavailable: "cannot WHAT 'NAME': " and what errno says.
absl::Status FileFailure(absl::string_view what, absl::string_view name);

}  // namespace dablo

#endif  // DABLO_ENGINE_TEXT_FILE_FAILURE_H_
