// The variants as a type list, for typed tests over all of them.
#ifndef DABLO_TESTS_SUPPORT_VARIANTS_H_
#define DABLO_TESTS_SUPPORT_VARIANTS_H_

#include <string>

#include "engine/position/fen.h"
#include "engine/rules/catalogue.h"
#include "gtest/gtest.h"

namespace dablo {

template <class List>
struct AsGtestTypes;
template <class... V>
struct AsGtestTypes<VariantList<V...>> {
  using Types = ::testing::Types<V...>;
};
#ifdef DABLO_FEW_VARIANTS
// Those that have every rule between them: under a sanitizer each variant takes
// long to compile, and runs the same code as the others.
using AllVariantTypes = ::testing::Types<Dablot, Daabloe, FrisianDablo, Cuhkka>;
#else
using AllVariantTypes = AsGtestTypes<AllVariants>::Types;
#endif

// Shows a variant's name where gtest would show the number of the type.
struct VariantNames {
  template <class V>
  static std::string GetName(int) {
    std::string name(V::kName);
    for (char& c : name) c = c == '-' ? '_' : c;
    return name;
  }
};

// The position of a FEN that the test knows to be valid.
template <class V>
Position<V> PositionOf(absl::string_view fen) {
  return ParseFen<V>(fen).value().position;
}

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_VARIANTS_H_
