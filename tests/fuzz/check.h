// What the fuzz targets check, and how they stop.
#ifndef DABLO_TESTS_FUZZ_CHECK_H_
#define DABLO_TESTS_FUZZ_CHECK_H_

#include <cstdint>
#include <cstdio>
#include <string>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/string_view.h"
#include "engine/rules/catalogue.h"

namespace dablo {

// Ends the run, with what was expected and the text it fails for, unless `ok`.
inline void Check(bool ok, absl::string_view expected, absl::string_view text) {
  if (ok) return;
  const std::string shown = absl::CHexEscape(text);
  std::fprintf(stderr, "expected %s, with \"%s\"\n",
               std::string(expected).c_str(), shown.c_str());
  __builtin_trap();
}

// Whatever the input was, a message must fit one line of a terminal log.
inline void CheckMessage(const absl::Status& status, absl::string_view text) {
  Check(status.code() == absl::StatusCode::kInvalidArgument, "InvalidArgument",
        text);
  const absl::string_view message = status.message();
  const bool is_printable = absl::c_all_of(message, [](char c) {
    return absl::ascii_isprint(static_cast<unsigned char>(c));
  });
  Check(!message.empty() && is_printable, "a message on one line", text);
}

inline absl::string_view AsText(const std::uint8_t* data, std::size_t size) {
  return absl::string_view(reinterpret_cast<const char*>(data), size);
}

// Calls visit.operator()<V>() for every variant, until one returns true;
// returns whether one did.
template <class... V, class Visit>
bool AnyVariant(VariantList<V...>, Visit&& visit) {
  return (visit.template operator()<V>() || ...);
}

}  // namespace dablo

#endif  // DABLO_TESTS_FUZZ_CHECK_H_
