// Which program this is.
#ifndef DABLO_ENGINE_BUILD_INFO_H_
#define DABLO_ENGINE_BUILD_INFO_H_

#include "absl/strings/string_view.h"

namespace dablo {

struct BuildInfo {
  absl::string_view version;   // "0.1.0"
  absl::string_view commit;    // "aa848f6d0c1b", "-dirty" if changed; "unknown"
  absl::string_view compiler;  // "GNU 12.2.0"
  absl::string_view flags;
};

// Written by the build.
extern const BuildInfo kBuildInfo;

}  // namespace dablo

#endif  // DABLO_ENGINE_BUILD_INFO_H_
