#include "tools/match/opening_generator.h"

#include <cstdlib>

#include "absl/container/flat_hash_set.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/random.h"

namespace dablo {
namespace {

// So many random games for one opening are enough to see that there are none.
constexpr int kTriesAnOpening = 1000;

// Moves from the start, fewer than asked for if the game ends before.
std::vector<std::string> PlayAtRandom(Engine& engine, int plies,
                                      std::uint64_t& state) {
  std::vector<std::string> moves;
  while (static_cast<int>(moves.size()) < plies) {
    // The moves were legal when they were chosen.
    if (!engine.SetPosition("", moves).ok()) std::abort();
    if (engine.Result().IsFinished()) break;
    const std::vector<std::string> legal = engine.LegalMoves();
    moves.push_back(legal[NextRandom(state) % legal.size()]);
  }
  if (!engine.SetPosition("", moves).ok()) std::abort();
  return moves;
}

struct Judgement {
  bool is_mate = false;
  int score = 0;
};
absl::StatusOr<Judgement> Judge(Engine& engine, int depth) {
  absl::Status cleared = engine.ClearHash();
  if (!cleared.ok()) return cleared;
  SearchRequest request;
  request.limits.depth = depth;
  Judgement judgement;
  const absl::StatusOr<SearchResult> result =
      engine.Search(request, [&](const SearchInfo& info) {
        judgement = {info.is_mate, info.score};
      });
  if (!result.ok()) return result.status();
  if (engine.IsStopping()) return absl::CancelledError("interrupted");
  return judgement;
}

}  // namespace

absl::Status GenerateOpenings(
    Engine& engine, const OpeningSettings& settings,
    const std::function<void(const FoundOpening&)>& on_opening) {
  std::uint64_t state = settings.seed;
  absl::flat_hash_set<Key> known;
  int found = 0;
  for (int tries = 0; found < settings.count; ++tries) {
    if (tries >= (found + 1) * kTriesAnOpening) {
      return absl::ResourceExhaustedError(absl::StrCat(
          "only ", found, " openings of ", settings.plies, " plies within ",
          settings.window, " centi-soldiers found"));
    }
    const std::vector<std::string> moves =
        PlayAtRandom(engine, settings.plies, state);
    if (engine.Result().IsFinished()) continue;
    if (!known.insert(engine.SymmetricKey()).second) continue;
    const absl::StatusOr<Judgement> judgement = Judge(engine, settings.depth);
    if (!judgement.ok()) return judgement.status();
    if (judgement->is_mate || std::abs(judgement->score) > settings.window) {
      continue;
    }
    ++found;
    on_opening({moves, judgement->score});
  }
  return absl::OkStatus();
}

}  // namespace dablo
