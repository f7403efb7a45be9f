// The search of one tree: principal variation search with a transposition
// table, and a quiescence search that follows captures to their end.
#ifndef DABLO_ENGINE_SEARCH_TREE_SEARCH_H_
#define DABLO_ENGINE_SEARCH_TREE_SEARCH_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/types/optional.h"
#include "absl/types/span.h"
#include "engine/eval/evaluate.h"
#include "engine/eval/score.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/position/defeat.h"
#include "engine/position/position.h"
#include "engine/rules/draw_rules.h"
#include "engine/search/clock.h"
#include "engine/search/key_path.h"
#include "engine/search/move_order.h"
#include "engine/search/reduction.h"
#include "engine/search/step_memory.h"
#include "engine/search/transposition_table.h"

namespace dablo {

// A mate score is a proof, found at whatever depth: nothing is left out that
// could be the defence against it, and the table does not cut in the principal
// variation, so the line that comes with it ends in a finished game.
template <class V>
class TreeSearch {
 public:
  // `earlier`: keys of the game's positions before the root, since the last
  // irreversible move.
  TreeSearch(TranspositionTable& table, SearchClock& clock, DrawRules rules,
             absl::Span<const Key> earlier)
      : table_(table), clock_(clock), rules_(rules), path_(earlier) {}

  // Searches `child`, the position after a move of `position`, which is `ply`
  // plies from the root, `depth` plies deep, and first, to see whether that is
  // worth the while, `reduction` plies less. `is_first`: no other move of the
  // node has been searched in this window. Returns the score from the side that
  // moves; it means nothing once the clock has expired.
  Score SearchMove(const Position<V>& position, const Move& move,
                   const Position<V>& child, int depth, int reduction,
                   Score alpha, Score beta, int ply, bool is_first) {
    if (!clock_.CountNode()) return kDraw;
    table_.Prefetch(child.key());
    path_.Push(position.key());
    moves_[Index(ply) + 2] = move;
    Score score;
    const bool is_pv = beta > alpha + 1;
    if (!is_pv || !is_first) {
      score = -Search(child, depth - reduction, -(alpha + 1), -alpha, ply + 1);
      if (reduction > 0 && score > alpha) {
        score = -Search(child, depth, -(alpha + 1), -alpha, ply + 1);
      }
    }
    if (is_pv && (is_first || score > alpha)) {
      score = -Search(child, depth, -beta, -alpha, ply + 1);
    }
    path_.Pop();
    return score;
  }

  // The line found by the last search of a node at this ply in its window.
  const std::vector<Move>& pv(int ply) const { return pv_[Index(ply)]; }
  int seldepth() const { return seldepth_; }
  // A new iteration, `depth` plies deep, begins.
  void StartIteration(int depth) {
    root_depth_ = depth;
    seldepth_ = 0;
  }

 private:
  static constexpr int kLeastReducedDepth = 3;
  // What a step must have shown for a ply less or more.
  static constexpr int kExperiencePerPly = 8192;
  static constexpr int kLeadPerPly = 70;  // centi-soldiers
  static constexpr int kShortLead = 50;   // likewise
  static constexpr int kThreat = 70;      // likewise
  static constexpr int kMostLeadDepth = 6;
  static constexpr int kLeastPassedDepth = 3;
  // With fewer pieces, to have to move is often what loses.
  static constexpr int kLeastPassingPieces = 3;
  // Near the horizon, where steps are left out.
  static constexpr int kMostShortDepth = 6;
  // Who is so far ahead wants the end of the game, at whatever price.
  static constexpr int kDecided = 1000;  // centi-soldiers
  static constexpr bool kIsMandatory = V::kRules.capture == Capture::kMandatory;

  // Where every step is forward, to pass would often be the best move.
  static constexpr bool kMayPass = !(OnlyForward(V::kRules.soldier_steps) &&
                                     OnlyForward(V::kRules.officer_steps));

  static std::size_t Index(int ply) { return static_cast<std::size_t>(ply); }

  Score Search(const Position<V>& position, int depth, Score alpha, Score beta,
               int ply) {
    Enter(ply);
    if (DefeatByPieces(position, position.side_to_move()) != EndReason::kNone) {
      return MatedAt(ply);
    }
    // The second occurrence counts as a draw: who can force one more can force
    // the third.
    if (path_.Contains(position.key(), position.reversible_plies())) {
      return kDraw;
    }
    if (rules_.IsNoProgress(position.reversible_plies())) {
      return IsBlocked(position) ? MatedAt(ply) : kDraw;
    }
    if (depth <= 0) return Quiesce(position, alpha, beta, ply);
    // No end of the game that can still come is better than one found before.
    alpha = std::max(alpha, MatedAt(ply));
    beta = std::min(beta, -MatedAt(ply + 1));
    if (alpha >= beta) return alpha;

    const bool is_pv = beta > alpha + 1;
    const absl::optional<TableData> known = table_.Probe(position.key());
    if (!is_pv && known.has_value() && known->depth >= depth &&
        IsTrusted(*known, position.reversible_plies())) {
      const Score score = FromTable(known->score, ply);
      if (known->bound == Bound::kExact ||
          (known->bound == Bound::kLower && score >= beta) ||
          (known->bound == Bound::kUpper && score <= alpha)) {
        return score;
      }
    }

    // Who must capture has no choice to wait: what he has now says little.
    const bool must_capture = MustCapture(position);
    const Score plain_eval = known.has_value() ? known->eval
                             : must_capture    ? kDraw
                                               : Evaluate(position);
    const Score eval =
        must_capture ? EvalBefore(ply) : WithThreats(plain_eval, position);
    evals_[Index(ply)] = eval;
    const bool is_improving = eval > EvalBefore(ply);

    if (!is_pv && !must_capture && eval >= beta && !IsDecided(beta)) {
      // So far ahead that the few plies that are left will not change it.
      const int lead = kLeadPerPly * (depth - (is_improving ? 1 : 0));
      if (depth <= kMostLeadDepth && eval - lead >= beta) return eval;
      if (kMayPass && depth >= kLeastPassedDepth &&
          position.Pieces(position.side_to_move()).Count() >=
              kLeastPassingPieces &&
          !moves_[Index(ply) + 1].IsNone()) {
        const absl::optional<Score> score = Pass(position, depth, beta, ply);
        if (clock_.expired()) return kDraw;
        if (score) return *score;
      }
    }

    const MoveList moves = Generate(position);
    if (moves.empty()) return MatedAt(ply);
    const StepContext context = ContextOf(position, ply);
    MoveOrder order(position, moves,
                    known.has_value() ? known->move : MoveKey{}, memory_,
                    context);
    // A forced capture costs no depth, as long as the line is not twice as long
    // as it would be: without a cap such lines explode.
    const bool is_extended =
        moves.size() == 1 && moves.front().IsCapture() &&
        ply + depth <= std::min(root_depth_ * 2, kMaxDepth);
    const int child_depth = is_extended ? depth : depth - 1;
    const Score old_alpha = alpha;
    Score best = -kInfinite;
    const Move* best_move = nullptr;
    absl::InlinedVector<const Move*, 32> tried;  // steps that did not refute
    int number = 0;
    while (const Move* move = order.Next()) {
      ++number;
      const bool is_step = !move->IsCapture();
      const Position<V> child = After(position, *move);
      // Late steps and steps of the side that is behind are left out, and late
      // ones reduced; but combinations are made of steps that force a capture.
      // While all moves lose, one that is left out could be the defence.
      if (!is_pv && is_step && best > -Score(kLeastMateValue) &&
          !IsDecided(alpha) && depth <= kMostShortDepth &&
          (number > (4 + depth * depth) / (is_improving ? 1 : 2) + 1 ||
           eval + kLeadPerPly * depth + kShortLead <= alpha) &&
          !MustCapture(child)) {
        continue;
      }
      int reduction = 0;
      if (depth >= kLeastReducedDepth && number > (is_pv ? 2 : 1) && is_step) {
        reduction = Reduction<V>(depth, number) -
                    memory_.Experience(context, *move) / kExperiencePerPly -
                    (is_pv ? 1 : 0) + (is_improving ? 0 : 1);
        reduction = std::clamp(reduction, 0, depth - 2);
        if (reduction > 0 && MustCapture(child)) reduction = 0;
      }
      const Score score =
          SearchMove(position, *move, child, child_depth, reduction, alpha,
                     beta, ply, best_move == nullptr);
      if (clock_.expired()) return kDraw;
      if (score > best) {
        best = score;
        best_move = move;
      }
      if (score > alpha) {
        alpha = score;
        if (is_pv) TakeLine(*move, ply);
      }
      if (alpha >= beta) {
        if (is_step) memory_.Reward(context, *move, tried, depth);
        break;
      }
      if (is_step) tried.push_back(move);
    }
    const Bound bound = best >= beta       ? Bound::kLower
                        : best > old_alpha ? Bound::kExact
                                           : Bound::kUpper;
    table_.Store(position.key(),
                 {bound == Bound::kUpper ? MoveKey{} : MoveKeyOf(*best_move),
                  ToTable(best, ply), plain_eval, depth, bound});
    return best;
  }

  // Whether the side to move, that has to capture nothing, would still be above
  // beta after two moves of the opponent in turn: its score, if so. Not asked
  // where the opponent could capture then, whose hand would be forced.
  absl::optional<Score> Pass(const Position<V>& position, int depth, Score beta,
                             int ply) {
    if (HasJump(position, Opponent(position.side_to_move()))) {
      return absl::nullopt;
    }
    Position<V> passed = position;
    passed.PassTurn(position.side_to_move());
    passed.set_reversible_plies(0);  // neither repeats a position
    path_.Push(position.key());
    moves_[Index(ply) + 2] = Move{};
    const Score score =
        -Search(passed, depth - 3 - depth / 4, -beta, -(beta - 1), ply + 1);
    path_.Pop();
    if (score < beta) return absl::nullopt;
    return IsMate(score) ? beta : score;  // which it is no proof of
  }

  // Captures only, until none is left. Where capturing is a duty there is no
  // choice but to follow; where it is not, the side to move may also leave
  // things as they are.
  Score Quiesce(const Position<V>& position, Score alpha, Score beta, int ply) {
    MoveList captures;
    AppendCaptures(position, captures);
    if (captures.empty() && IsBlocked(position)) return MatedAt(ply);
    Score best = -kInfinite;
    if (!kIsMandatory || captures.empty()) {
      best = WithThreats(Evaluate(position), position);
      if (best >= beta || captures.empty()) return best;
      alpha = std::max(alpha, best);
    }
    const bool is_pv = beta > alpha + 1;
    MoveOrder order(position, captures, MoveKey{}, memory_,
                    ContextOf(position, ply));
    while (const Move* move = order.Next()) {
      if (!clock_.CountNode()) return kDraw;
      const Score score =
          -QuiesceChild(After(position, *move), -beta, -alpha, ply + 1);
      if (clock_.expired()) return kDraw;
      best = std::max(best, score);
      if (score <= alpha) continue;
      alpha = score;
      if (is_pv) TakeLine(*move, ply);
      if (alpha >= beta) break;
    }
    return best;
  }

  // A capture neither repeats a position nor comes near the no-progress limit.
  Score QuiesceChild(const Position<V>& position, Score alpha, Score beta,
                     int ply) {
    Enter(ply);
    if (DefeatByPieces(position, position.side_to_move()) != EndReason::kNone) {
      return MatedAt(ply);
    }
    return Quiesce(position, alpha, beta, ply);
  }

  static bool MustCapture(const Position<V>& position) {
    return kIsMandatory && HasJump(position);
  }

  static bool IsDecided(Score score) {
    return std::abs(score.value()) >= kDecided;
  }

  // An evaluation that sees that the opponent could capture now: the side to
  // move must lose the piece or spend its move on it. In the hunt for a king
  // such a threat is as likely a bait.
  static Score WithThreats(Score eval, const Position<V>& position) {
    constexpr bool kMinds =
        kIsMandatory && V::kRules.defeat == Defeat::kNoPieces;
    return kMinds && HasJump(position, Opponent(position.side_to_move()))
               ? eval - kThreat
               : eval;
  }

  // Of the same side, a move before.
  Score EvalBefore(int ply) const {
    return ply < 2 ? kDraw : evals_[Index(ply) - 2];
  }

  StepContext ContextOf(const Position<V>& position, int ply) const {
    return {position.side_to_move(), ply, moves_[Index(ply) + 1],
            moves_[Index(ply)]};
  }

  void Enter(int ply) {
    pv_[Index(ply)].clear();
    seldepth_ = std::max(seldepth_, ply);
  }

  void TakeLine(const Move& move, int ply) {
    const std::vector<Move>& rest = pv_[Index(ply) + 1];
    std::vector<Move>& line = pv_[Index(ply)];
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
  }

  // A table's mate is played out from here at a count of reversible plies other
  // than the one it was found at; it holds only if its end still comes before
  // the no-progress limit.
  bool IsTrusted(const TableData& data, int reversible_plies) const {
    return !IsMate(data.score) ||
           !rules_.IsNoProgress(reversible_plies + PliesToMate(data.score) - 1);
  }

  // Mates are counted from the root in the tree, from the position in the
  // table.
  static Score ToTable(Score score, int ply) {
    if (!IsMate(score)) return score;
    return score.value() > 0 ? score + ply : score - ply;
  }
  static Score FromTable(Score score, int ply) {
    if (!IsMate(score)) return score;
    return score.value() > 0 ? score - ply : score + ply;
  }

  TranspositionTable& table_;
  SearchClock& clock_;
  DrawRules rules_;
  KeyPath path_;
  StepMemory memory_;
  // One more than plies: the deepest node has an empty line behind it.
  std::array<std::vector<Move>, kMaxPly + 1> pv_;
  // The moves that lead to the node at each ply, after two that stand for those
  // before the root.
  std::array<Move, kMaxPly + 2> moves_{};
  std::array<Score, kMaxPly> evals_{};  // of the nodes on the way, by ply
  int root_depth_ = 0;
  int seldepth_ = 0;
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_TREE_SEARCH_H_
