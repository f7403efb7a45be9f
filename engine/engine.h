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
#include "engine/moves/perft_table.h"
#include "engine/perft_plan.h"
#include "engine/rules/draw_rules.h"
#include "engine/rules/end_reason.h"
#include "engine/search/baseline_kind.h"
#include "engine/search/control.h"
#include "engine/search/limits.h"
#include "engine/search/transposition_table.h"
#include "engine/thread_pool.h"

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

// How a search that Start began ends.
enum class Ending {
  kByItself,
  kHeld,       // the result waits for Stop, even if the search has ended
  kPondering,  // so it does, or for PonderHit, from which on time counts
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

inline constexpr int kMostThreads = 256;
inline constexpr int kMostLines = 256;
// Beyond this the size in bytes would not fit 64 bits.
inline constexpr std::size_t kMostHashMib = (std::size_t{1} << 44) - 1;
inline constexpr std::size_t kDefaultHashMib = 64;

class VariantEngine;

// All calls come from one thread, but for Stop. Callbacks of a search that
// Start began come from another one.
class Engine {
 public:
  // At the start of a game of the variant.
  explicit Engine(std::unique_ptr<VariantEngine> variant);
  // Stops what runs and waits for it.
  ~Engine();

  VariantInfo variant() const;
  // The start of a game of another variant, with empty tables; all else stays.
  // InvalidArgument as MakeEngine; FailedPrecondition during a search.
  absl::Status SetVariant(absl::string_view name);
  // What `dablo rules` prints: made from the rules that are played, at most 80
  // columns wide.
  std::vector<std::string> DescribeRules() const;

  // Sets up a position (empty: the start) and plays moves from it. On an error
  // nothing changes; nor does it change a search that runs.
  absl::Status SetPosition(absl::string_view fen,
                           absl::Span<const std::string> moves);
  std::string Fen() const;
  Side SideToMove() const;
  int MoveNumber() const;
  int ReversiblePlies() const;
  BoardView Board() const;
  GameResult Result() const;
  // Legal moves in notation, sorted as text, and how many they are.
  std::vector<std::string> LegalMoves() const;
  std::uint64_t MoveCount() const;
  // The evaluation without a search, in centi-soldiers from the side to move.
  int Evaluate() const;
  // Positions that are played alike, only mirrored or with the sides exchanged,
  // have the same.
  Key SymmetricKey() const;
  // What a player of the strength scale's floor plays here, the same for the
  // same seed; nothing if there is no legal move.
  absl::optional<std::string> BaselineMove(Baseline baseline,
                                           std::uint64_t seed) const;

  void SetDrawRules(DrawRules rules) { draw_rules_ = rules; }
  DrawRules draw_rules() const { return draw_rules_; }

  // Threads for Perft and searches. FailedPrecondition during a search.
  absl::Status SetThreads(int threads);

  // Cuts a count from the current position into jobs; the plan refers to the
  // engine. InvalidArgument for a depth below 1.
  absl::StatusOr<std::unique_ptr<PerftPlan>> PlanPerft(
      const PerftRequest& request);
  // Does its jobs with all threads. Errors as RunPerft.
  absl::StatusOr<PerftResult> Perft(const PerftPlan& plan, const PerftRun& run);
  // Both. Errors as theirs.
  absl::StatusOr<PerftResult> Perft(const PerftRequest& request,
                                    const PerftRun& run = {});
  // Resizes and clears the table of counts, in MiB; 0, as at first, is no
  // table. ResourceExhausted as SetHash.
  absl::Status SetPerftHash(std::size_t mib);

  // Resizes and clears the transposition table. ResourceExhausted if the memory
  // cannot be had; the old table stays then. FailedPrecondition during a
  // search.
  absl::Status SetHash(std::size_t mib);
  absl::Status ClearHash();

  // Searches the current position. `on_info` is called for every line of every
  // finished depth. InvalidArgument, before anything is searched, for a number
  // out of its range or a search move that is not legal; FailedPrecondition
  // during a search.
  absl::StatusOr<SearchResult> Search(
      const SearchRequest& request,
      const std::function<void(const SearchInfo&)>& on_info);
  // The same, in a thread of the engine's own: forgets an earlier Stop, returns
  // at once, and calls `on_result` at last, when another search may begin.
  absl::Status Start(const SearchRequest& request, Ending ending,
                     std::function<void(const SearchInfo&)> on_info,
                     std::function<void(const SearchResult&)> on_result);
  // Runs a task like a search: IsSearching until it returns.
  absl::Status Start(std::function<void()> task);
  bool IsSearching() const { return is_searching_.load(); }
  bool IsPondering() const {
    return IsSearching() && control_.pondering.load();
  }
  // The move that was pondered on was played.
  void PonderHit() { control_.pondering.store(false); }
  // Until the search and its callbacks have ended.
  void Wait();

  // Ends Perft or Search soon, from another thread or a signal handler. The
  // request holds until ClearStop or Start.
  void Stop() { control_.stop.store(true, std::memory_order_relaxed); }
  void ClearStop() { control_.stop.store(false, std::memory_order_relaxed); }
  bool IsStopping() const {
    return control_.stop.load(std::memory_order_relaxed);
  }

 private:
  // FailedPrecondition during a search.
  absl::Status CheckIdle() const;
  // A search or task of Start's.
  void Begin(bool pondering);
  ThreadPool& pool();
  // The pool, if there is more than one thread.
  ThreadPool* helpers();

  std::unique_ptr<VariantEngine> variant_;
  DrawRules draw_rules_;
  TranspositionTable table_;
  PerftTable perft_table_;
  int threads_ = 1;
  SearchControl control_;
  std::atomic<bool> is_searching_ = false;
  std::unique_ptr<ThreadPool> pool_;  // made when needed; ends first
};

// All variants, in the order of the catalogue.
std::vector<VariantInfo> Variants();

// An engine at the start of a game. InvalidArgument if there is no variant of
// that name; the message lists the known ones and suggests the nearest.
absl::StatusOr<std::unique_ptr<Engine>> MakeEngine(absl::string_view variant);

}  // namespace dablo

#endif  // DABLO_ENGINE_ENGINE_H_
