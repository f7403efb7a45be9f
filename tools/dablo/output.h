// Standard output with every write checked.
#ifndef DABLO_TOOLS_DABLO_OUTPUT_H_
#define DABLO_TOOLS_DABLO_OUTPUT_H_

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace dablo {

class Output {
 public:
  Output();

  // Keeps `text` until the next Flush, or writes it if there is much.
  void Write(absl::string_view text);
  // Writes what was kept. The status is that of all writes so far.
  absl::Status Flush();

  bool is_terminal() const { return is_terminal_; }
  // Whether to use other characters than ASCII.
  bool is_unicode() const { return is_unicode_; }
  // Columns of the terminal; 80 if that is not known.
  int width() const { return width_; }

 private:
  std::string buffer_;
  absl::Status status_;
  bool is_terminal_;
  bool is_unicode_;
  int width_ = 80;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_OUTPUT_H_
