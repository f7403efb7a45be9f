#include "engine/engine.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/make_engine_for.h"
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

// Levenshtein distance: the fewest insertions, deletions and replacements of a
// character that turn `a` into `b`.
std::size_t EditDistance(absl::string_view a, absl::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
    }
  }
  return row[b.size()];
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
  std::vector<absl::string_view> names;
  for (const CatalogueEntry& entry : Catalogue()) {
    if (entry.info.name == variant) return entry.make();
    names.push_back(entry.info.name);
  }
  // A name as long as a line is no slip of the finger.
  const absl::string_view compared = variant.substr(0, 80);
  const absl::string_view nearest = *std::min_element(
      names.begin(), names.end(),
      [&](absl::string_view a, absl::string_view b) {
        return EditDistance(a, compared) < EditDistance(b, compared);
      });
  return absl::InvalidArgumentError(
      absl::StrCat("unknown variant ", Quoted(variant), "; did you mean '",
                   nearest, "'? Known: ", absl::StrJoin(names, ", ")));
}

}  // namespace dablo
