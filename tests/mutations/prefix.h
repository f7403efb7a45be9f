// What every mutation compiles unchanged: compiled before, once. A header that
// a mutation changes must not be included from here.
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
#include "engine/board/alquerque_board.h"
#include "engine/board/dablo_board.h"
#include "engine/position/fen_text.h"
#include "engine/position/zobrist.h"
#include "engine/rules/end_reason.h"

#endif  // DABLO_TESTS_MUTATIONS_PREFIX_H_
