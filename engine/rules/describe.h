// Rules in words.
#ifndef DABLO_ENGINE_RULES_DESCRIBE_H_
#define DABLO_ENGINE_RULES_DESCRIBE_H_

#include <string>
#include <vector>

#include "engine/rules/rules.h"

namespace dablo {

// One line of at most 80 columns for each thing to know, made from the
// constants that are played. A line that ends in "[R]" is a reading: the
// sources leave that question open.
std::vector<std::string> DescribeRules(const Rules& rules);

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_DESCRIBE_H_
