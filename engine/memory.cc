#include "engine/memory.h"

#include <sys/sysinfo.h>

#include <fstream>
#include <string>

namespace dablo {

std::size_t AvailableMemoryMib() {
  // sysinfo(2) does not count the page cache, which gives way, so MemAvailable
  // is asked first (proc(5), in KiB).
  std::ifstream meminfo("/proc/meminfo");
  std::string name;
  std::size_t kib = 0;
  std::string unit;
  while (meminfo >> name >> kib >> unit) {
    if (name == "MemAvailable:") return kib / 1024;
  }
  struct sysinfo info = {};
  if (sysinfo(&info) != 0) return 0;
  return (info.freeram * info.mem_unit) >> 20;
}

}  // namespace dablo
