// A file that keeps what a long count has done, so that it can be resumed.
#ifndef DABLO_TOOLS_DABLO_CHECKPOINT_H_
#define DABLO_TOOLS_DABLO_CHECKPOINT_H_

#include <cstddef>
#include <map>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/engine.h"

namespace dablo {

// The first line says which count it is of, every further one what a job gave.
// Lines are only added, each at once, so an interrupted run loses nothing but
// what it was doing.
class Checkpoint {
 public:
  // Opens the file, or begins it if there is none. InvalidArgument if it is
  // something else or of another count.
  static absl::StatusOr<Checkpoint> Open(const std::string& file,
                                         const Engine& engine,
                                         const PerftRequest& request,
                                         std::size_t jobs);

  Checkpoint(Checkpoint&& other) noexcept;
  Checkpoint& operator=(Checkpoint&&) = delete;
  ~Checkpoint();

  const std::map<std::size_t, PerftCounts>& finished() const {
    return finished_;
  }
  absl::Status Add(std::size_t job, const PerftCounts& counts);

 private:
  Checkpoint(std::string name, int file);
  absl::Status ReadJobs(absl::string_view lines, std::size_t jobs);
  absl::Status WriteLine(const std::string& line);

  std::string name_;
  int file_;
  std::map<std::size_t, PerftCounts> finished_;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_CHECKPOINT_H_
