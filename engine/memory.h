// Memory for large tables, asked for before it is taken.
#ifndef DABLO_ENGINE_MEMORY_H_
#define DABLO_ENGINE_MEMORY_H_

#include <algorithm>
#include <bit>
#include <cstddef>
#include <new>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace dablo {

// MiB that can be taken without swapping, as the kernel estimates it.
std::size_t AvailableMemoryMib();

// Makes `table` the largest power of two of fresh elements that fits `mib` MiB,
// at least one. ResourceExhausted if that much memory cannot be had; the table
// stays as it was then.
template <class Element>
absl::Status ResizeTable(std::size_t mib, std::vector<Element>& table) {
  const std::size_t available = AvailableMemoryMib();
  if (mib > available) {
    return absl::ResourceExhaustedError(
        absl::StrCat("a table of ", mib, " MiB cannot be had: ", available,
                     " MiB of memory are available"));
  }
  const std::size_t elements = std::bit_floor(
      std::max<std::size_t>(mib << 20, sizeof(Element)) / sizeof(Element));
  try {
    std::vector<Element> fresh(elements);
    table.swap(fresh);
  } catch (const std::bad_alloc&) {
    return absl::ResourceExhaustedError(
        absl::StrCat("a table of ", mib, " MiB cannot be had"));
  }
  return absl::OkStatus();
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MEMORY_H_
