// What the facade asks of a variant, for any variant.
#ifndef DABLO_ENGINE_ENGINE_FOR_H_
#define DABLO_ENGINE_ENGINE_FOR_H_

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/eval/evaluate.h"
#include "engine/game/game.h"
#include "engine/moves/generator.h"
#include "engine/moves/notation.h"
#include "engine/moves/perft_table.h"
#include "engine/perft_plan_for.h"
#include "engine/position/fen.h"
#include "engine/position/symmetry.h"
#include "engine/rules/describe.h"
#include "engine/search/baseline.h"
#include "engine/search/clock.h"
#include "engine/search/root_search.h"
#include "engine/search/transposition_table.h"
#include "engine/variant_engine.h"

namespace dablo {

template <class V>
class SearchPlanFor final : public SearchPlan {
 public:
  // `moves`: those to choose from at the root.
  SearchPlanFor(Game<V> game, std::vector<Move> moves,
                const SearchRequest& request, DrawRules rules)
      : game_(std::move(game)),
        moves_(std::move(moves)),
        limits_(request.limits),
        multipv_(request.multipv),
        rules_(rules) {}

  SearchResult Run(
      TranspositionTable& table, const SearchControl& control,
      ThreadPool* helpers,
      const std::function<void(const SearchInfo&)>& on_info) const override {
    SearchResult result;
    if (moves_.empty()) return result;
    table.NewSearch();
    // All threads search the same from the beginning. What one has found, the
    // others find in the table, and so they soon work at different places. The
    // first decides.
    SearchControl helper_control;
    Clocks clocks;
    const std::size_t threads = helpers == nullptr ? 1 : helpers->size();
    for (std::size_t i = 0; i < threads; ++i) {
      clocks.push_back(std::make_unique<SearchClock>(
          LimitsOf(i, threads), i == 0 ? control : helper_control));
    }
    RootLine best;
    RunTogether(helpers, [&](std::size_t i) {
      RootSearch<V> search(game_.position(), moves_, table, *clocks[i], rules_,
                           game_.earlier_keys());
      if (i > 0) {
        search.Run(kMaxDepth, 1, [](int, int, absl::Span<const RootLine>) {});
        return;
      }
      best = search.Run(
          limits_.depth, multipv_,
          [&](int finished, int seldepth, absl::Span<const RootLine> lines) {
            if (!on_info) return;
            for (std::size_t k = 0; k < lines.size(); ++k) {
              on_info(Info(table, clocks, finished, seldepth,
                           static_cast<int>(k) + 1, lines[k]));
            }
          });
      helper_control.stop.store(true, std::memory_order_relaxed);
    });
    const std::vector<std::string> pv = FormatLine(best.pv);
    result.best_move = pv.front();
    if (pv.size() > 1) result.ponder = pv[1];
    result.nodes = Nodes(clocks);
    return result;
  }

 private:
  // Of the threads.
  using Clocks = std::vector<std::unique_ptr<SearchClock>>;

  // Every thread has its share of the nodes; the first one has the other limits
  // and ends the rest.
  SearchLimits LimitsOf(std::size_t thread, std::size_t threads) const {
    SearchLimits limits = thread == 0 ? limits_ : SearchLimits{};
    if (limits_.nodes != 0) {
      limits.nodes = std::max<std::uint64_t>(
          limits_.nodes / threads + (thread < limits_.nodes % threads ? 1 : 0),
          1);
    }
    return limits;
  }

  static std::uint64_t Nodes(const Clocks& clocks) {
    std::uint64_t nodes = 0;
    for (const auto& clock : clocks) nodes += clock->nodes();
    return nodes;
  }

  SearchInfo Info(const TranspositionTable& table, const Clocks& clocks,
                  int depth, int seldepth, int multipv,
                  const RootLine& line) const {
    SearchInfo info;
    info.depth = depth;
    info.seldepth = seldepth;
    info.multipv = multipv;
    info.is_mate = IsMate(line.score);
    info.score = info.is_mate ? MovesToMate(line.score) : line.score.value();
    info.nodes = Nodes(clocks);
    info.time_ms = clocks.front()->ElapsedMs();
    info.nodes_per_second =
        info.nodes * 1000 /
        static_cast<std::uint64_t>(std::max<std::int64_t>(info.time_ms, 1));
    info.hashfull = table.Hashfull();
    info.pv = FormatLine(line.pv);
    return info;
  }

  std::vector<std::string> FormatLine(absl::Span<const Move> line) const {
    std::vector<std::string> texts;
    Position<V> current = game_.position();
    for (const Move& move : line) {
      texts.push_back(FormatMove(current, move));
      current = After(current, move);
    }
    return texts;
  }

  Game<V> game_;
  std::vector<Move> moves_;
  SearchLimits limits_;
  int multipv_;
  DrawRules rules_;
};

template <class V>
class EngineFor final : public VariantEngine {
 public:
  VariantInfo variant() const override {
    return {V::kName, V::kTitle, V::kStart};
  }
  std::vector<std::string> DescribeRules() const override {
    return dablo::DescribeRules(V::kRules, V::kReadings);
  }

  absl::Status SetPosition(absl::string_view fen,
                           absl::Span<const std::string> moves) override {
    absl::StatusOr<PositionRecord<V>> start =
        ParseFen<V>(fen.empty() ? V::kStart : fen);
    if (!start.ok()) return start.status();
    Game<V> game(*start);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      absl::StatusOr<Move> move = ParseMove(game.position(), moves[i]);
      if (!move.ok()) {
        return absl::Status(
            move.status().code(),
            absl::StrCat("move ", i + 1, ": ", move.status().message()));
      }
      game.Play(*move);
    }
    game_ = std::move(game);
    return absl::OkStatus();
  }

  std::string Fen() const override {
    return ToFen(position(), game_.move_number());
  }
  Side SideToMove() const override { return position().side_to_move(); }
  int MoveNumber() const override { return game_.move_number(); }
  int ReversiblePlies() const override { return position().reversible_plies(); }
  GameResult Result(DrawRules rules) const override {
    return game_.Result(rules);
  }

  BoardView Board() const override {
    using Board = typename V::Board;
    BoardView view{Board::kFiles, Board::kRanks, {}, {}};
    std::vector<Point> points;
    ForEachPointInFenOrder<Board>([&](Point point) {
      points.push_back(point);
      view.points.push_back({Board::FileOf(point), Board::RankOf(point),
                             LetterAt(position(), point)});
    });
    for (std::size_t i = 0; i < points.size(); ++i) {
      for (std::size_t j = i + 1; j < points.size(); ++j) {
        if (Board::Lines(points[i]).Contains(points[j])) {
          view.lines.push_back({static_cast<int>(i), static_cast<int>(j)});
        }
      }
    }
    return view;
  }

  std::vector<std::string> LegalMoves() const override {
    std::vector<std::string> texts = FormatLegalMoves(position());
    absl::c_sort(texts);
    return texts;
  }
  std::uint64_t MoveCount() const override { return Count(position()); }

  int Evaluate() const override { return dablo::Evaluate(position()).value(); }
  Key SymmetricKey() const override { return dablo::SymmetricKey(position()); }

  absl::optional<std::string> BaselineMove(Baseline baseline,
                                           std::uint64_t seed) const override {
    if (Count(position()) == 0) return absl::nullopt;
    return FormatMove(position(),
                      dablo::BaselineMove(position(), baseline, seed));
  }

  absl::StatusOr<std::unique_ptr<PerftPlan>> PlanPerft(
      const PerftRequest& request, PerftTable& table,
      const std::atomic<bool>& stop) const override {
    if (request.depth < 1) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected a depth from 1, found ", request.depth));
    }
    return std::make_unique<PerftPlanFor<V>>(position(), request, table, stop);
  }

  absl::StatusOr<std::unique_ptr<SearchPlan>> PlanSearch(
      const SearchRequest& request, DrawRules rules) const override {
    const int depth = request.limits.depth;
    if (depth < 1 || depth > kMaxDepth) {
      return absl::InvalidArgumentError(absl::StrCat(
          "expected a depth from 1 to ", kMaxDepth, ", found ", depth));
    }
    if (request.multipv < 1) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected 1 line or more, found ", request.multipv));
    }
    absl::StatusOr<std::vector<Move>> moves = RootMoves(request.search_moves);
    if (!moves.ok()) return moves.status();
    return std::make_unique<SearchPlanFor<V>>(game_, *std::move(moves), request,
                                              rules);
  }

 private:
  const Position<V>& position() const { return game_.position(); }

  // The legal moves, or those of them that `texts` name, each once.
  absl::StatusOr<std::vector<Move>> RootMoves(
      absl::Span<const std::string> texts) const {
    if (texts.empty()) {
      const MoveList all = Generate(position());
      return std::vector<Move>(all.begin(), all.end());
    }
    std::vector<Move> moves;
    for (const std::string& text : texts) {
      absl::StatusOr<Move> move = ParseMove(position(), text);
      if (!move.ok()) return move.status();
      if (!absl::c_linear_search(moves, *move)) moves.push_back(*move);
    }
    return moves;
  }

  // The start position is valid; a test parses it for every variant.
  Game<V> game_{ParseFen<V>(V::kStart).value()};
};

template <class V>
std::unique_ptr<VariantEngine> MakeVariantEngine() {
  return std::make_unique<EngineFor<V>>();
}

}  // namespace dablo

#endif  // DABLO_ENGINE_ENGINE_FOR_H_
