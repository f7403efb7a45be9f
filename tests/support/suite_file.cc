#include "tests/support/suite_file.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace dablo {

const std::string& SuiteLine::Operand(absl::string_view name) const {
  for (const auto& [opcode, operand] : operations) {
    if (opcode == name) return operand;
  }
  std::cerr << "no operation " << name << " in " << fen << "\n";
  std::abort();
}

std::vector<SuiteLine> ReadSuite(absl::string_view path) {
  const std::string full_path = absl::StrCat(DABLO_DATA_DIR, "/", path);
  std::ifstream file(full_path);
  std::vector<SuiteLine> lines;
  for (std::string text; std::getline(file, text);) {
    if (absl::StartsWith(text, "#")) continue;
    const std::vector<absl::string_view> parts = absl::StrSplit(text, ';');
    SuiteLine line{std::string(absl::StripAsciiWhitespace(parts[0])), {}};
    for (std::size_t i = 1; i < parts.size(); ++i) {
      line.operations.push_back(absl::StrSplit(
          absl::StripAsciiWhitespace(parts[i]), absl::MaxSplits(' ', 1)));
    }
    lines.push_back(line);
  }
  if (lines.empty()) {
    std::cerr << "nothing to read in " << full_path << "\n";
    std::abort();
  }
  return lines;
}

}  // namespace dablo
