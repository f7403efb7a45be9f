// Holds the committed data of a variant against the rules that this program is
// linked with, and stops at the first line that differs.
//
//   check_data VARIANT
//
// Exit status 0 if all agrees, 1 if something differs (which, is printed), 2 if
// the question makes no sense.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/types/optional.h"
#include "tests/mutations/subject.h"
#include "tests/support/suite_file.h"

namespace dablo {
namespace {

// What differs: the line and why.
using Difference = absl::optional<std::string>;

// Larger counts find nothing that the smaller ones do not.
constexpr std::uint64_t kMostNodes = 100'000;

template <class T>
std::string ExpectedFound(const std::string& where, const T& expected,
                          const T& found) {
  return absl::StrCat(where, ": expected ", expected, ", found ", found);
}

// A FEN of the data: its letters with '.' for every empty point, and the side
// to move.
struct Letters {
  explicit Letters(absl::string_view fen) {
    const std::size_t rows = fen.find(' ');
    for (char c : fen.substr(0, rows)) {
      if (absl::ascii_isdigit(static_cast<unsigned char>(c))) {
        text.append(static_cast<std::size_t>(c - '0'), '.');
      } else if (c != '/') {
        text += c;
      }
    }
    is_white_to_move = fen.substr(rows + 1, 1) == "w";
  }
  Placement placement() const { return {text, is_white_to_move}; }

  std::string text;
  bool is_white_to_move;
};

struct CountToCheck {
  std::string file;
  std::string fen;
  int depth;
  std::uint64_t expected;
  bool paths;
};

void AppendCounts(const std::string& file, bool paths,
                  std::vector<CountToCheck>& counts) {
  for (const SuiteLine& line : ReadSuite(file)) {
    for (const auto& [opcode, operand] : line.operations) {
      CountToCheck count{file, line.fen, 0, 0, paths};
      if (!absl::SimpleAtoi(opcode.substr(1), &count.depth) ||
          !absl::SimpleAtoi(operand, &count.expected)) {
        std::cerr << file << ": no count: " << opcode << " " << operand << "\n";
        std::abort();
      }
      if (count.expected <= kMostNodes) counts.push_back(count);
    }
  }
}

// The smallest counts first: an error shows in small ones too, and there it
// ends soon even if it makes counts explode.
Difference CheckCounts(const Subject& subject, const std::string& suite) {
  std::vector<CountToCheck> counts;
  AppendCounts("perft/" + suite, false, counts);
  AppendCounts("perft/start/" + suite, false, counts);
  if (subject.CanCountPaths()) {
    AppendCounts("perft/start-paths/" + suite, true, counts);
  }
  std::stable_sort(counts.begin(), counts.end(),
                   [](const CountToCheck& a, const CountToCheck& b) {
                     return a.expected < b.expected;
                   });
  for (const CountToCheck& count : counts) {
    const std::string where =
        absl::StrCat(count.file, ": ", count.fen, " D", count.depth);
    const Letters letters(count.fen);
    const std::uint64_t found =
        count.paths ? subject.CountPaths(letters.placement(), count.depth)
                    : subject.CountMoves(letters.placement(), count.depth);
    if (found != count.expected) {
      return ExpectedFound(where, count.expected, found);
    }
  }
  return absl::nullopt;
}

Difference CheckStart(const Subject& subject, const std::string& suite) {
  const std::string file = "perft/start/" + suite;
  const absl::string_view start = subject.Start();
  for (const SuiteLine& line : ReadSuite(file)) {
    if (line.fen != start) {
      return ExpectedFound<absl::string_view>(file, line.fen, start);
    }
  }
  return absl::nullopt;
}

Difference CheckResults(const Subject& subject, const std::string& suite) {
  const std::string file = "results/" + suite;
  for (const SuiteLine& line : ReadSuite(file)) {
    const std::string where = absl::StrCat(file, ": ", line.fen);
    const Subject::Result found =
        subject.ResultOf(Letters(line.fen).placement());
    const std::string expected_text =
        absl::StrCat(line.Operand("result"), " ", line.Operand("reason"));
    const std::string found_text =
        absl::StrCat(found.winner, " ", found.reason);
    if (found_text != expected_text) {
      return ExpectedFound(where, expected_text, found_text);
    }
    if (found.reason != "none" && found.has_moves) {
      return absl::StrCat(where, ": the game is over, but there are moves");
    }
  }
  return absl::nullopt;
}

int Check(const std::string& variant) {
  const std::unique_ptr<Subject> subject = MakeSubject(variant);
  if (subject == nullptr) {
    std::cerr << variant << " is not compiled in\n";
    return 2;
  }
  for (auto* check : {&CheckStart, &CheckResults, &CheckCounts}) {
    const Difference difference = check(*subject, variant + ".epd");
    if (difference.has_value()) {
      std::cout << *difference << "\n";
      return 1;
    }
  }
  return 0;
}

}  // namespace
}  // namespace dablo

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "expected the name of a variant\n";
    return 2;
  }
  return dablo::Check(argv[1]);
}
