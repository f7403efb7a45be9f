// A file that keeps what a long job has done, so that it can be resumed.
#ifndef DABLO_TOOLS_DABLO_JOURNAL_H_
#define DABLO_TOOLS_DABLO_JOURNAL_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace dablo {

// The first line, the heading, says which job it is of, every further one what
// is done. Lines are only added, each at once, so an interrupted job loses
// nothing but what it was doing.
class Journal {
 public:
  struct Line {
    int number;  // in the file, from 1
    std::string text;
  };

  // Opens the file, or begins it if there is none. InvalidArgument if it is
  // something else or of another job; Unavailable if it cannot be had.
  static absl::StatusOr<Journal> Open(const std::string& file,
                                      const std::string& heading);

  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&&) = delete;
  ~Journal();

  // Those that were there when it was opened; one that was cut short is not.
  const std::vector<Line>& lines() const { return lines_; }
  // Adds a line, which must not contain an end of one.
  absl::Status Add(absl::string_view line);

 private:
  Journal(std::string name, int file);
  absl::Status Write(absl::string_view text);

  std::string name_;
  int file_;
  std::vector<Line> lines_;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_JOURNAL_H_
