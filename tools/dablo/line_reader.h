// Lines from a stream that may be slow, endless or broken.
#ifndef DABLO_TOOLS_DABLO_LINE_READER_H_
#define DABLO_TOOLS_DABLO_LINE_READER_H_

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"

namespace dablo {

class LineReader {
 public:
  enum class Event {
    kLine,
    kTooLong,  // a line was skipped
    kEnd,
    kNothing,  // for now
  };

  // `longest` is that of a line in bytes.
  LineReader(int file, std::size_t longest) : file_(file), longest_(longest) {}

  // Waits `wait_ms` milliseconds, or until a signal, for input if there is no
  // whole line yet. kLine puts one into `line`, without its newline; the last
  // one needs none. Unavailable if reading fails.
  absl::StatusOr<Event> Next(int wait_ms, std::string& line);

 private:
  // The line that ends before `end`.
  Event Take(std::size_t end, std::string& line);
  // True if there was something, or the end.
  absl::StatusOr<bool> Read(int wait_ms);

  int file_;
  std::size_t longest_;
  std::string buffer_;
  std::size_t begin_ = 0;     // of the next line in the buffer
  std::size_t searched_ = 0;  // no newline from `begin_` to here
  bool is_skipping_ = false;
  bool is_at_end_ = false;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_LINE_READER_H_
