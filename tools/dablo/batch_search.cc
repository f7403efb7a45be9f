#include "tools/dablo/batch_search.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "tools/dablo/batch_answer.h"
#include "tools/dablo/batch_request.h"

namespace dablo {
namespace {

using Lines = std::vector<SearchInfo>;

// Puts together the lines of a depth, which the engine reports one by one.
class DepthLines {
 public:
  DepthLines(std::size_t wanted, std::function<void(const Lines&)> on_depth)
      : wanted_(wanted), on_depth_(std::move(on_depth)) {}

  void Add(const SearchInfo& info) {
    if (info.multipv == 1) {
      // Several search moves were one and the same.
      if (!lines_.empty() && lines_.size() < wanted_) {
        wanted_ = lines_.size();
        on_depth_(lines_);
      }
      previous_ = std::exchange(lines_, {});
    }
    lines_.push_back(info);
    if (lines_.size() == wanted_) on_depth_(lines_);
  }

  // The last ones. A depth that was cut short tells only of a new best move;
  // the others are still those of the depth before.
  Lines Last() const {
    Lines result = lines_;
    for (const SearchInfo& line : previous_) {
      if (result.size() >= previous_.size()) break;
      if (line.pv.front() == result.front().pv.front()) continue;
      result.push_back(line);
      result.back().multipv = static_cast<int>(result.size());
    }
    return result;
  }

 private:
  std::size_t wanted_;
  std::function<void(const Lines&)> on_depth_;
  Lines lines_;
  Lines previous_;  // of the depth before
};

absl::Status SetUp(const BatchRequest& request, Engine& engine) {
  absl::Status status = engine.variant().name == request.variant
                            ? engine.ClearHash()
                            : engine.SetVariant(request.variant);
  if (!status.ok()) return status;
  return engine.SetPosition(request.fen, request.moves);
}

std::size_t LineCount(const SearchRequest& search, const Engine& engine) {
  std::uint64_t moves = engine.MoveCount();
  if (!search.search_moves.empty()) {
    moves = std::min<std::uint64_t>(moves, search.search_moves.size());
  }
  return std::min(static_cast<std::size_t>(moves),
                  static_cast<std::size_t>(search.multipv));
}

absl::StatusOr<BatchAnswer> Search(
    const BatchRequest& request, Engine& engine,
    const std::function<void(const BatchAnswer&)>& on_depth) {
  absl::Status ready = SetUp(request, engine);
  if (!ready.ok()) return ready;
  DepthLines lines(LineCount(request.search, engine), [&](const Lines& depth) {
    if (!request.stream) return;
    BatchAnswer answer;
    answer.best_move = depth.front().pv.front();
    answer.lines = depth;
    answer.nodes = depth.back().nodes;
    answer.time_ms = depth.back().time_ms;
    answer.is_final = false;
    on_depth(answer);
  });
  const auto start = std::chrono::steady_clock::now();
  const absl::StatusOr<SearchResult> result = engine.Search(
      request.search, [&](const SearchInfo& info) { lines.Add(info); });
  if (!result.ok()) return result.status();
  BatchAnswer answer;
  answer.best_move = result->best_move;
  answer.lines = lines.Last();
  answer.nodes = result->nodes;
  answer.time_ms = std::chrono::duration_cast<std::chrono::milliseconds>(
                       std::chrono::steady_clock::now() - start)
                       .count();
  answer.game = engine.Result();
  if (request.stream) answer.is_final = true;
  return answer;
}

}  // namespace

void AnswerRequest(absl::string_view request, Engine& engine,
                   const std::function<void(const std::string&)>& write) {
  BatchRequest parsed;
  absl::Status status = ParseBatchRequest(request, parsed);
  if (status.ok()) {
    const absl::StatusOr<BatchAnswer> answer = Search(
        parsed, engine,
        [&](const BatchAnswer& depth) { write(AnswerJson(parsed.id, depth)); });
    if (answer.ok()) write(AnswerJson(parsed.id, *answer));
    status = answer.status();
  }
  if (!status.ok()) write(ErrorJson(parsed.id, status.message()));
}

}  // namespace dablo
