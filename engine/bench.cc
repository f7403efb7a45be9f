#include "engine/bench.h"

#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/bench_positions.h"

namespace dablo {
namespace {

constexpr std::size_t kHashMib = 16;

}  // namespace

std::vector<BenchPosition> BenchPositions() {
  std::vector<BenchPosition> positions;
  for (const VariantInfo& variant : Variants()) {
    positions.push_back(
        {absl::StrCat(variant.name), absl::StrCat(variant.start)});
  }
  for (absl::string_view line :
       absl::StrSplit(kBenchPositions, '\n', absl::SkipEmpty())) {
    if (line.front() == '#') continue;
    const std::pair<std::string, std::string> fields =
        absl::StrSplit(line, absl::MaxSplits(' ', 1));
    positions.push_back({fields.first, fields.second});
  }
  return positions;
}

absl::StatusOr<std::unique_ptr<Engine>> MakeBenchEngine(
    const BenchPosition& position) {
  absl::StatusOr<std::unique_ptr<Engine>> engine = MakeEngine(position.variant);
  if (!engine.ok()) return absl::InternalError(engine.status().message());
  for (const absl::Status& status :
       {(*engine)->SetHash(kHashMib),
        (*engine)->SetPosition(position.fen, {})}) {
    if (!status.ok()) return absl::InternalError(status.message());
  }
  return engine;
}

}  // namespace dablo
