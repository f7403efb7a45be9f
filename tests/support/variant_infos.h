// Tests of the facade over all variants, by ::testing::ValuesIn(Variants()).
#ifndef DABLO_TESTS_SUPPORT_VARIANT_INFOS_H_
#define DABLO_TESTS_SUPPORT_VARIANT_INFOS_H_

#include <string>

#include "absl/strings/str_replace.h"
#include "engine/engine.h"
#include "gtest/gtest.h"

namespace dablo {

// What gtest takes for a name: letters, digits and underscores.
inline std::string NameOfVariant(
    const ::testing::TestParamInfo<VariantInfo>& tested) {
  return absl::StrReplaceAll(tested.param.name, {{"-", "_"}});
}

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_VARIANT_INFOS_H_
