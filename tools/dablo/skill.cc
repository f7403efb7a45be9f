#include "tools/dablo/skill.h"

#include <algorithm>
#include <vector>

#include "engine/random.h"

namespace dablo {
namespace {

// At level 1, in centi-soldiers: less than a soldier, so that it gives nothing
// away that it sees.
constexpr int kWidestMargin = 90;

int MarginOf(int level) {
  return kWidestMargin * (kMostLevel - level) / (kMostLevel - 1);
}

}  // namespace

absl::StatusOr<std::string> ChooseMove(Engine& engine, const Skill& skill) {
  SearchRequest request;
  if (skill.level == kMostLevel) {
    request.limits = skill.limits;
    const absl::StatusOr<SearchResult> result = engine.Search(request, nullptr);
    if (!result.ok()) return result.status();
    return *result->best_move;
  }
  request.limits.depth = skill.level;
  request.multipv =
      static_cast<int>(std::min<std::uint64_t>(engine.MoveCount(), kMostLines));
  // The lines of the last depth that was finished, best first.
  std::vector<SearchInfo> lines;
  const absl::StatusOr<SearchResult> result =
      engine.Search(request, [&](const SearchInfo& info) {
        if (info.multipv == 1) lines.clear();
        lines.push_back(info);
      });
  if (!result.ok()) return result.status();
  const SearchInfo& best = lines.front();
  if (best.is_mate) return best.pv.front();
  const auto is_good = [&](const SearchInfo& line) {
    return !line.is_mate && line.score >= best.score - MarginOf(skill.level);
  };
  lines.erase(std::find_if_not(lines.begin(), lines.end(), is_good),
              lines.end());
  std::uint64_t state =
      skill.seed + static_cast<std::uint64_t>(engine.MoveNumber());
  return lines[NextRandom(state) % lines.size()].pv.front();
}

}  // namespace dablo
