#include "engine/text/file_failure.h"

#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"

namespace dablo {

absl::Status FileFailure(absl::string_view what, absl::string_view name) {
  return absl::UnavailableError(absl::StrCat("cannot ", what, " ", Quoted(name),
                                             ": ", std::strerror(errno)));
}

}  // namespace dablo
