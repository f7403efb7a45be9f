// What every mutation compiles unchanged: compiled before, once.
#ifndef DABLO_TESTS_MUTATIONS_PREFIX_H_
#define DABLO_TESTS_MUTATIONS_PREFIX_H_

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

#endif  // DABLO_TESTS_MUTATIONS_PREFIX_H_
