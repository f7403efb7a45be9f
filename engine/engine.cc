#include "engine/engine.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/make_engine_for.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"
#include "engine/rules/catalogue.h"

namespace dablo {
namespace {

struct CatalogueEntry {
  VariantInfo info;
  std::unique_ptr<Engine> (*make)();
};

template <class... V>
std::vector<CatalogueEntry> MakeCatalogue(VariantList<V...>) {
  return {{{V::kName, V::kTitle, V::kStart}, &MakeEngineFor<V>}...};
}

const std::vector<CatalogueEntry>& Catalogue() {
  static const auto& catalogue =
      *new std::vector<CatalogueEntry>(MakeCatalogue(AllVariants{}));
  return catalogue;
}

}  // namespace

std::vector<VariantInfo> Variants() {
  std::vector<VariantInfo> variants;
  for (const CatalogueEntry& entry : Catalogue()) {
    variants.push_back(entry.info);
  }
  return variants;
}

absl::StatusOr<std::unique_ptr<Engine>> MakeEngine(absl::string_view variant) {
  std::vector<std::string> names;
  for (const CatalogueEntry& entry : Catalogue()) {
    if (entry.info.name == variant) return entry.make();
    names.emplace_back(entry.info.name);
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "unknown variant ", Quoted(variant), DidYouMean(variant, names),
      "; known are ", absl::StrJoin(names, ", ")));
}

absl::StatusOr<PerftResult> Engine::Perft(const PerftRequest& request,
                                          const PerftRun& run) {
  const absl::StatusOr<std::unique_ptr<PerftPlan>> plan = PlanPerft(request);
  if (!plan.ok()) return plan.status();
  return RunPerft(**plan, run);
}

}  // namespace dablo
