// Files of positions, one a line.
#ifndef DABLO_TOOLS_DABLO_POSITION_FILE_H_
#define DABLO_TOOLS_DABLO_POSITION_FILE_H_

#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace dablo {

using ReadPosition =
    absl::FunctionRef<absl::Status(int line, absl::string_view text)>;

// Calls `read` with the number, from 1, and the text of every line of
// `content`, but for blank ones and those that begin with '#'. The first error
// of `read` ends it and gets the name of the file and the line; InvalidArgument
// also if there is no position.
absl::Status ParsePositions(const std::string& file, absl::string_view content,
                            ReadPosition read);

// So for a file. Unavailable if it cannot be read.
absl::Status ReadPositions(const std::string& file, ReadPosition read);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_POSITION_FILE_H_
