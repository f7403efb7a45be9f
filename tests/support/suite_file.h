// Reads the committed suites: lines of a FEN and operations, such as
//   FEN ;D1 15 ;D2 155        or        FEN ;result white ;reason blocked
#ifndef DABLO_TESTS_SUPPORT_SUITE_FILE_H_
#define DABLO_TESTS_SUPPORT_SUITE_FILE_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

namespace dablo {

struct SuiteLine {
  std::string fen;
  std::vector<std::pair<std::string, std::string>> operations;

  // The operand of an operation that must be there.
  const std::string& Operand(absl::string_view name) const;
};

// All lines of a file below data/; ends the program with a message if the file
// cannot be read or holds nothing.
std::vector<SuiteLine> ReadSuite(absl::string_view path);

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_SUITE_FILE_H_
