// Memory for large tables, asked for before it is taken.
#ifndef DABLO_ENGINE_MEMORY_H_
#define DABLO_ENGINE_MEMORY_H_

#include <sys/mman.h>

#include <algorithm>
#include <cstddef>
#include <new>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace dablo {

// MiB that can be taken without swapping, as the kernel estimates it.
std::size_t AvailableMemoryMib();

// Asks for pages of 2 MiB for whatever fills one. A table is read at random,
// and with small pages most of a read goes into finding the page: perft of 9
// plies with 64 MiB takes 1.4 times as long.
template <class Element>
class HugePageAllocator {
 public:
  using value_type = Element;

  HugePageAllocator() = default;
  template <class Other>
  explicit HugePageAllocator(const HugePageAllocator<Other>&) {}

  Element* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(Element);
    void* memory = ::operator new(bytes, AlignmentOf(bytes));
    // Where it is refused, pages are small.
    if (bytes >= kPage) madvise(memory, bytes, MADV_HUGEPAGE);
    return static_cast<Element*>(memory);
  }
  void deallocate(Element* memory, std::size_t count) {
    ::operator delete(memory, AlignmentOf(count * sizeof(Element)));
  }

  friend bool operator==(HugePageAllocator, HugePageAllocator) { return true; }

 private:
  static constexpr std::size_t kPage = std::size_t{2} << 20;
  static constexpr std::align_val_t AlignmentOf(std::size_t bytes) {
    return std::align_val_t{bytes >= kPage ? kPage : alignof(Element)};
  }
};

template <class Element>
using Table = std::vector<Element, HugePageAllocator<Element>>;

// How many elements fit `mib` MiB; at least one.
template <class Element>
std::size_t ElementsIn(std::size_t mib) {
  return std::max<std::size_t>((mib << 20) / sizeof(Element), 1);
}

// Makes `table` one of so many fresh elements, which take `mib` MiB or less.
// ResourceExhausted if that much memory cannot be had; the table stays as it
// was then.
template <class Element>
absl::Status ResizeTable(std::size_t mib, std::size_t elements,
                         Table<Element>& table) {
  const std::size_t available = AvailableMemoryMib();
  if (mib > available) {
    return absl::ResourceExhaustedError(
        absl::StrCat("a table of ", mib, " MiB cannot be had: ", available,
                     " MiB of memory are available"));
  }
  try {
    Table<Element> fresh(elements);
    table.swap(fresh);
  } catch (const std::bad_alloc&) {
    return absl::ResourceExhaustedError(
        absl::StrCat("a table of ", mib, " MiB cannot be had"));
  }
  return absl::OkStatus();
}

}  // namespace dablo

#endif  // DABLO_ENGINE_MEMORY_H_
