// The search of a position by one thread: iterative deepening over the root's
// moves.
#ifndef DABLO_ENGINE_SEARCH_ROOT_SEARCH_H_
#define DABLO_ENGINE_SEARCH_ROOT_SEARCH_H_

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "engine/eval/score.h"
#include "engine/moves/move.h"
#include "engine/position/position.h"
#include "engine/rules/draw_rules.h"
#include "engine/search/clock.h"
#include "engine/search/limits.h"
#include "engine/search/time_need.h"
#include "engine/search/transposition_table.h"
#include "engine/search/tree_search.h"

namespace dablo {

struct RootLine {
  std::vector<Move> pv;  // never empty
  Score score;
};

template <class V>
class RootSearch {
 public:
  // `moves`: the legal moves to choose from, at least one.
  RootSearch(const Position<V>& root, absl::Span<const Move> moves,
             TranspositionTable& table, SearchClock& clock, DrawRules rules,
             absl::Span<const Key> earlier)
      : root_(root),
        clock_(clock),
        tree_(std::make_unique<TreeSearch<V>>(table, clock, rules, earlier)),
        need_(static_cast<int>(moves.size())) {
    for (const Move& move : moves) lines_.push_back({{move}, -kInfinite});
  }

  // Searches 1, 2, ... `max_depth` plies deep until the clock expires, and
  // calls report(depth, seldepth, lines) after each, with the best `multipv`
  // lines, best first; and once more, with the best line alone, for a depth
  // that was cut short if it found a better move. Returns the best line.
  template <class Report>
  RootLine Run(int max_depth, int multipv, Report&& report) {
    const std::size_t wanted =
        std::min(static_cast<std::size_t>(multipv), lines_.size());
    std::vector<RootLine> best(lines_.begin(), lines_.begin() + 1);
    for (int depth = 1; depth <= max_depth; ++depth) {
      if (depth > 1 && (clock_.IsOver() || clock_.HasUsed(need_.Part()))) break;
      tree_->StartIteration(depth);
      for (std::size_t i = 0; i < wanted && !clock_.expired(); ++i) {
        FindBest(i, depth);
      }
      if (clock_.expired()) {
        // The first move to be searched was the best one of the depth before,
        // so another that leads now is better than that.
        const RootLine& leader = lines_.front();
        if (leader.pv.front() == best.front().pv.front()) break;
        if (!IsWhole(leader) || IsWon(best.front().score)) break;
        best.assign(1, leader);
        report(depth, tree_->seldepth(), absl::MakeConstSpan(best));
        break;
      }
      // What was proved stays true, whatever a deeper search overlooks.
      if (IsWon(best.front().score) &&
          best.front().score > lines_.front().score) {
        KeepProof(best.front());
      }
      best.assign(lines_.begin(),
                  lines_.begin() + static_cast<std::ptrdiff_t>(wanted));
      report(depth, tree_->seldepth(), absl::MakeConstSpan(best));
      if (IsSettled(best, depth)) break;
      need_.Learn(best.front().pv.front(), best.front().score);
    }
    return best.front();
  }

 private:
  // Half of the first window around the score of the depth before, and from
  // which depth on: before, scores jump.
  static constexpr int kWindow = 25;
  static constexpr int kLeastWindowDepth = 4;

  // Brings the best of lines_[begin..] to the front of them.
  void FindBest(std::size_t begin, int depth) {
    const Score last = lines_[begin].score;
    Score alpha = -kInfinite;
    Score beta = kInfinite;
    int width = kWindow;
    if (depth >= kLeastWindowDepth && !IsMate(last)) {
      alpha = last - width;
      beta = last + width;
    }
    while (!clock_.expired()) {
      const Score score = SearchLines(begin, depth, alpha, beta);
      width *= 4;
      if (score <= alpha) {
        alpha =
            IsMate(score) ? -kInfinite : std::max(-kInfinite, score - width);
      } else if (score >= beta) {
        beta = IsMate(score) ? kInfinite : std::min(kInfinite, score + width);
      } else {
        break;
      }
    }
  }

  // The same, if its score lies between alpha and beta; one above ends the
  // search, and if all are below, their order stays.
  Score SearchLines(std::size_t begin, int depth, Score alpha, Score beta) {
    Score best = -kInfinite;
    std::size_t leader = begin;
    for (std::size_t i = begin; i < lines_.size() && alpha < beta; ++i) {
      RootLine& line = lines_[i];
      const Score score = tree_->SearchMove(
          root_, line.pv.front(), After(root_, line.pv.front()), depth - 1, 0,
          alpha, beta, 0, i == begin);
      if (clock_.expired()) break;
      best = std::max(best, score);
      if (score <= alpha) continue;
      alpha = score;
      leader = i;
      line.score = score;
      line.pv.resize(1);
      line.pv.insert(line.pv.end(), tree_->pv(1).begin(), tree_->pv(1).end());
    }
    const auto first = lines_.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto found = lines_.begin() + static_cast<std::ptrdiff_t>(leader);
    std::rotate(first, found, found + 1);
    return best;
  }

  // Puts a line that is proved to win first again.
  void KeepProof(const RootLine& proof) {
    const auto same =
        std::find_if(lines_.begin(), lines_.end(), [&](const RootLine& line) {
          return line.pv.front() == proof.pv.front();
        });
    *same = proof;
    std::rotate(lines_.begin(), same, same + 1);
  }

  // Whether the line is as long as its score says; that of one above its window
  // need not be.
  static bool IsWhole(const RootLine& line) {
    return !IsMate(line.score) ||
           static_cast<int>(line.pv.size()) == PliesToMate(line.score);
  }

  static bool IsWon(Score score) { return IsMate(score) && score > kDraw; }

  // Whether a deeper search will hardly change the lines: they have been
  // searched down to the ends that they promise, but for what was left out.
  static bool IsSettled(absl::Span<const RootLine> lines, int depth) {
    return std::all_of(lines.begin(), lines.end(), [&](const RootLine& line) {
      return IsMate(line.score) && PliesToMate(line.score) <= depth;
    });
  }

  const Position<V>& root_;
  SearchClock& clock_;
  std::unique_ptr<TreeSearch<V>> tree_;
  std::vector<RootLine> lines_;
  TimeNeed need_;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_ROOT_SEARCH_H_
