// How much memory there is, asked before a large table is taken.
#ifndef DABLO_ENGINE_SEARCH_MEMORY_H_
#define DABLO_ENGINE_SEARCH_MEMORY_H_

#include <cstddef>

namespace dablo {

// MiB that can be taken without swapping, as the kernel estimates it.
std::size_t AvailableMemoryMib();

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_MEMORY_H_
