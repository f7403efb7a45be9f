// Parts for every variant, from one template.
#ifndef DABLO_BENCH_VARIANT_PARTS_H_
#define DABLO_BENCH_VARIANT_PARTS_H_

#include <vector>

#include "bench/parts.h"
#include "engine/rules/catalogue.h"

namespace dablo {

// Calls add.operator()<V>(parts) for every variant V in the catalogue's order.
template <class Add>
std::vector<Part> PartsOfAllVariants(Add&& add) {
  std::vector<Part> parts;
  [&]<class... V>(VariantList<V...>) {
    (add.template operator()<V>(parts), ...);
  }(AllVariants{});
  return parts;
}

}  // namespace dablo

#endif  // DABLO_BENCH_VARIANT_PARTS_H_
