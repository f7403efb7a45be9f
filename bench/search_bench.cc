// The search of every game's start to a fixed depth, the table empty.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/parts.h"
#include "engine/engine.h"

namespace dablo {
namespace {

constexpr int kDepth = 6;
constexpr std::size_t kHashMib = 1;

Work Prepare(absl::string_view variant) {
  std::shared_ptr<Engine> engine = MakeEngine(variant).value();
  // Memory for the table is asked for once: a fresh one would take longer than
  // the shortest searches.
  if (!engine->SetHash(kHashMib).ok()) std::abort();
  return [=] {
    if (!engine->ClearHash().ok()) std::abort();
    SearchRequest request;
    request.limits.depth = kDepth;
    return engine->Search(request, nullptr).value().nodes;
  };
}

}  // namespace

std::vector<Part> Parts() {
  std::vector<Part> parts;
  for (const VariantInfo& variant : Variants()) {
    parts.push_back({absl::StrCat("search/", variant.name), "nodes",
                     [name = variant.name] { return Prepare(name); }});
  }
  return parts;
}

}  // namespace dablo
