// perft from the start of every game, through the facade.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/parts.h"
#include "engine/engine.h"

namespace dablo {
namespace {

// The leaves of the first depth that has this many.
constexpr std::uint64_t kLeaves = 100'000;

std::uint64_t Leaves(Engine& engine, int depth) {
  PerftRequest request;
  request.depth = depth;
  return engine.Perft(request).value().counts.nodes.value;
}

Work Prepare(absl::string_view variant) {
  std::shared_ptr<Engine> engine = MakeEngine(variant).value();
  int depth = 1;
  while (Leaves(*engine, depth) < kLeaves) ++depth;
  return [=] { return Leaves(*engine, depth); };
}

}  // namespace

std::vector<Part> Parts() {
  std::vector<Part> parts;
  for (const VariantInfo& variant : Variants()) {
    parts.push_back({absl::StrCat("perft/", variant.name), "leaves",
                     [name = variant.name] { return Prepare(name); }});
  }
  return parts;
}

}  // namespace dablo
