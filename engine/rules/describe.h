// Rules in words.
#ifndef DABLO_ENGINE_RULES_DESCRIBE_H_
#define DABLO_ENGINE_RULES_DESCRIBE_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/rules/rules.h"

namespace dablo {

// One line of at most 80 columns for each thing to know, made from the
// constants that are played. A line that ends in "[R]" is a reading: the
// sources leave that question open. `readings` are those of the variant
// beside its rules.
std::vector<std::string> DescribeRules(
    const Rules& rules, absl::Span<const absl::string_view> readings = {});

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_DESCRIBE_H_
