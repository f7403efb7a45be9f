// The games of a match that are over, kept in a file.
#ifndef DABLO_TOOLS_DABLO_MATCH_STATE_H_
#define DABLO_TOOLS_DABLO_MATCH_STATE_H_

#include <map>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "tools/dablo/journal.h"
#include "tools/match/match.h"

namespace dablo {

// A journal with a line for every game.
class MatchState {
 public:
  // As Journal::Open. A match is the same if its games would be.
  static absl::StatusOr<MatchState> Open(const std::string& file,
                                         const MatchSettings& settings);

  const std::map<int, FinishedGame>& finished() const { return finished_; }
  absl::Status Add(const FinishedGame& game);

 private:
  explicit MatchState(Journal journal) : journal_(std::move(journal)) {}

  Journal journal_;
  std::map<int, FinishedGame> finished_;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_MATCH_STATE_H_
