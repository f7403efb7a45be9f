// The rules as the checker asks them, so that only what answers is compiled for
// every mutation, not what reads the data and compares.
#ifndef DABLO_TESTS_MUTATIONS_SUBJECT_H_
#define DABLO_TESTS_MUTATIONS_SUBJECT_H_

#include <cstdint>
#include <memory>

#include "absl/strings/string_view.h"

namespace dablo {

// A position of any variant: one letter a point, in the order of FEN, '.' if it
// is empty.
struct Placement {
  absl::string_view letters;
  bool is_white_to_move;
};

// One variant, as the engine plays it.
class Subject {
 public:
  struct Result {
    absl::string_view winner;  // "white", "black" or "none"
    absl::string_view reason;  // as in the results' data
    bool has_moves;            // whether anything says that there are any
  };

  virtual ~Subject() = default;
  virtual absl::string_view Start() const = 0;  // the FEN
  // perft, in moves and in paths; the latter only if that is compiled in.
  virtual std::uint64_t CountMoves(Placement placement, int depth) const = 0;
  virtual std::uint64_t CountPaths(Placement placement, int depth) const = 0;
  virtual bool CanCountPaths() const = 0;
  virtual Result ResultOf(Placement placement) const = 0;
};

// nullptr if no variant of that name is compiled in.
std::unique_ptr<Subject> MakeSubject(absl::string_view variant);

}  // namespace dablo

#endif  // DABLO_TESTS_MUTATIONS_SUBJECT_H_
