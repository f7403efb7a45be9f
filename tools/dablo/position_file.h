// Files of positions, one a line.
#ifndef DABLO_TOOLS_DABLO_POSITION_FILE_H_
#define DABLO_TOOLS_DABLO_POSITION_FILE_H_

#include <functional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace dablo {

// Calls `read` with the number, from 1, and the text of every line, but for
// blank ones and those that begin with '#'. The first error of `read` ends it
// and gets the file and the line; Unavailable if the file cannot be read,
// InvalidArgument if there is no position in it.
absl::Status ReadPositions(
    const std::string& file,
    const std::function<absl::Status(int line, absl::string_view text)>& read);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_POSITION_FILE_H_
