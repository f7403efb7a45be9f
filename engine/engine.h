// The facade: one object a user talks to. It hides the variants' types, speaks
// text in our notation, does no input or output, throws nothing, and reports
// through return values and callbacks.
#ifndef DABLO_ENGINE_ENGINE_H_
#define DABLO_ENGINE_ENGINE_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "absl/types/span.h"
#include "engine/board/types.h"
#include "engine/game/result.h"
#include "engine/moves/perft_counts.h"
#include "engine/perft_plan.h"
#include "engine/rules/draw_rules.h"
#include "engine/rules/end_reason.h"
#include "engine/search/limits.h"

namespace dablo {

struct VariantInfo {
  absl::string_view name;   // "frisian-dablo"
  absl::string_view title;  // "Frisian Dablo"
  absl::string_view start;  // the FEN a game starts from
};

// The board as a picture needs it.
struct BoardView {
  struct Point {
    int file;  // both counted from 0, file 0 west and rank 0 south
    int rank;
    char piece;  // one of "SPKspk", '.' if empty
  };
  int files;
  int ranks;
  std::vector<Point> points;  // in FEN order
  std::vector<std::pair<int, int>>
      lines;  // indices into points, each line once
};

struct PerftRequest {
  int depth = 1;  // plies, 1 or more
  PerftOptions options = {};
  bool divide = false;
  bool merge = false;  // count a position that several ways lead to only once
};

struct SearchRequest {
  SearchLimits limits;
  int multipv = 1;                        // lines to report, 1 or more
  std::vector<std::string> search_moves;  // only these at the root; empty: all
};

// One line of one finished depth.
struct SearchInfo {
  int depth;     // plies
  int seldepth;  // the deepest ply reached
  int multipv;   // 1 is the best line
  // From the side to move: centi-soldiers, or moves of the winner to the end of
  // the game, negative if the side to move loses.
  bool is_mate;
  int score;
  std::uint64_t nodes;
  std::int64_t time_ms;
  std::uint64_t nodes_per_second;
  int hashfull;  // per mille
  std::vector<std::string> pv;
};

struct SearchResult {
  absl::optional<std::string> best_move;  // none if there is no legal move
  absl::optional<std::string> ponder;
  std::uint64_t nodes = 0;
};

class Engine {
 public:
  virtual ~Engine() = default;

  virtual VariantInfo variant() const = 0;
  // What `dablo rules` prints: made from the rules that are played, at most 80
  // columns wide.
  virtual std::vector<std::string> DescribeRules() const = 0;

  // Sets up a position (empty: the start) and plays moves from it. On an error
  // nothing changes.
  virtual absl::Status SetPosition(absl::string_view fen,
                                   absl::Span<const std::string> moves) = 0;
  virtual std::string Fen() const = 0;
  virtual Side SideToMove() const = 0;
  virtual int MoveNumber() const = 0;
  virtual int ReversiblePlies() const = 0;
  virtual BoardView Board() const = 0;
  virtual GameResult Result() const = 0;
  // Legal moves in notation, sorted as text, and how many they are.
  virtual std::vector<std::string> LegalMoves() const = 0;
  virtual std::uint64_t MoveCount() const = 0;

  virtual void SetDrawRules(DrawRules rules) = 0;
  virtual DrawRules draw_rules() const = 0;

  // Cuts a count from the current position into jobs; the plan refers to the
  // engine. InvalidArgument for a depth below 1.
  virtual absl::StatusOr<std::unique_ptr<PerftPlan>> PlanPerft(
      const PerftRequest& request) = 0;
  // The whole count. Errors as PlanPerft and RunPerft.
  absl::StatusOr<PerftResult> Perft(const PerftRequest& request,
                                    const PerftRun& run = {});
  // Resizes and clears the table of counts, in MiB; 0, as at first, is no
  // table. ResourceExhausted as SetHash.
  virtual absl::Status SetPerftHash(std::size_t mib) = 0;

  // Resizes and clears the transposition table. ResourceExhausted if the memory
  // cannot be had; the old table stays then.
  virtual absl::Status SetHash(std::size_t mib) = 0;
  // Searches the current position. `on_info` is called for every line of every
  // finished depth. InvalidArgument, before anything is searched, for a number
  // out of its range or a search move that is not legal.
  virtual absl::StatusOr<SearchResult> Search(
      const SearchRequest& request,
      const std::function<void(const SearchInfo&)>& on_info) = 0;

  // Ends Perft or Search soon, from another thread or a signal handler. The
  // request holds until ClearStop.
  void Stop() { stop_.store(true, std::memory_order_relaxed); }
  void ClearStop() { stop_.store(false, std::memory_order_relaxed); }

 protected:
  const std::atomic<bool>& stop() const { return stop_; }

 private:
  std::atomic<bool> stop_ = false;
};

// All variants, in the order of the catalogue.
std::vector<VariantInfo> Variants();

// An engine at the start of a game. InvalidArgument if there is no variant of
// that name; the message lists the known ones and suggests the nearest.
absl::StatusOr<std::unique_ptr<Engine>> MakeEngine(absl::string_view variant);

}  // namespace dablo

#endif  // DABLO_ENGINE_ENGINE_H_
