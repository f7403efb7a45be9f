// What a long count has done, kept in a file.
#ifndef DABLO_TOOLS_DABLO_CHECKPOINT_H_
#define DABLO_TOOLS_DABLO_CHECKPOINT_H_

#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/engine.h"
#include "tools/dablo/journal.h"

namespace dablo {

// A journal with a line for every job.
class Checkpoint {
 public:
  // As Journal::Open.
  static absl::StatusOr<Checkpoint> Open(const std::string& file,
                                         const Engine& engine,
                                         const PerftRequest& request,
                                         std::size_t jobs);

  const std::map<std::size_t, PerftCounts>& finished() const {
    return finished_;
  }
  absl::Status Add(std::size_t job, const PerftCounts& counts);

 private:
  explicit Checkpoint(Journal journal) : journal_(std::move(journal)) {}

  Journal journal_;
  std::map<std::size_t, PerftCounts> finished_;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_CHECKPOINT_H_
