#include "tools/dablo/annotate.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tools/dablo/game_files.h"

namespace dablo {
namespace {

// What the side to move may expect.
struct Opinion {
  bool is_mate = false;
  int score = 0;  // centi-soldiers, or moves to the end of the game
  std::vector<std::string> pv;

  Opinion Reversed() const { return {is_mate, -score, {}}; }
  // Comparable: a win, however far, is worth more than any material.
  int Worth() const {
    constexpr int kWin = 100'000;
    if (!is_mate) return score;
    return score > 0 ? kWin - score : -kWin - score;
  }
  std::string Text() const { return RecordedScore(is_mate, score); }
};

absl::StatusOr<Opinion> Ask(Engine& engine, const SearchLimits& limits) {
  const GameResult result = engine.Result();
  if (result.IsFinished()) {
    // Whoever is to move has lost, or it is a draw.
    if (result.winner == Winner::kNone) return Opinion{};
    const bool has_won = result.winner == WinnerOf(engine.SideToMove());
    return Opinion{true, has_won ? 1 : -1, {}};
  }
  SearchRequest request;
  request.limits = limits;
  Opinion opinion;
  const absl::StatusOr<SearchResult> found =
      engine.Search(request, [&](const SearchInfo& info) {
        opinion = {info.is_mate, info.score, info.pv};
      });
  if (!found.ok()) return found.status();
  if (engine.IsStopping()) return absl::CancelledError("interrupted");
  return opinion;
}

}  // namespace

absl::StatusOr<Annotation> Annotate(
    const GameRecord& game, const SearchLimits& limits, int drop,
    Engine& engine, const std::function<void(std::size_t)>& on_ply) {
  Annotation annotation;
  annotation.game = game;
  Opinion before;
  for (std::size_t ply = 0; ply <= game.moves.size(); ++ply) {
    absl::Status status = ReplayGame(game, ply, engine);
    if (!status.ok()) return status;
    absl::StatusOr<Opinion> now = Ask(engine, limits);
    if (!now.ok()) return now.status();
    on_ply(ply + 1);
    if (ply > 0) {
      RecordedMove& move = annotation.game.moves[ply - 1];
      // For who made the move.
      const Opinion after = now->Reversed();
      std::string comment = after.Text();
      const bool has_better =
          !before.pv.empty() && before.pv.front() != move.text;
      if (has_better && before.Worth() - after.Worth() >= drop) {
        const std::string line = absl::StrJoin(before.pv, " ");
        absl::StrAppend(&comment, ", blunder: was ", before.Text());
        move.variations.push_back(absl::StrCat(line, " {", before.Text(), "}"));
        annotation.blunders.push_back(
            {ply - 1, before.Text(), after.Text(), line});
      }
      move.comment = move.comment.empty()
                         ? comment
                         : absl::StrCat(move.comment, "; ", comment);
    }
    before = *std::move(now);
  }
  return annotation;
}

}  // namespace dablo
