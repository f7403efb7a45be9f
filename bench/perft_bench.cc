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
constexpr std::uint64_t kEnough = 100'000;

std::uint64_t Leaves(Engine& engine, int depth) {
  PerftRequest request;
  request.depth = depth;
  return engine.Perft(request).value().counts.nodes.value;
}

// The operations are the leaves, or the leaf parents: the positions whose moves
// are counted but not made, which differ less between the games.
enum class Counted { kLeaves, kParents };

Work Prepare(absl::string_view variant, Counted counted) {
  std::shared_ptr<Engine> engine = MakeEngine(variant).value();
  int depth = 1;
  while (Leaves(*engine, depth) < kEnough) ++depth;
  const std::uint64_t parents = Leaves(*engine, depth - 1);
  return [=] {
    const std::uint64_t leaves = Leaves(*engine, depth);
    return counted == Counted::kLeaves ? leaves : parents;
  };
}

}  // namespace

std::vector<Part> Parts() {
  std::vector<Part> parts;
  for (const VariantInfo& variant : Variants()) {
    const auto add = [&](absl::string_view name, absl::string_view unit,
                         Counted counted) {
      parts.push_back(
          {absl::StrCat(name, "/", variant.name), absl::StrCat(unit),
           [=, game = variant.name] { return Prepare(game, counted); }});
    };
    add("perft", "leaves", Counted::kLeaves);
    add("perft-parents", "leaf parents", Counted::kParents);
  }
  return parts;
}

}  // namespace dablo
