#include "engine/bench.h"

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/protocol/command.h"

namespace dablo {
namespace {

// Returns the nodes searched; Cancelled after a stop.
absl::StatusOr<std::uint64_t> Search(const BenchPosition& position,
                                     const Engine& outer) {
  absl::StatusOr<std::unique_ptr<Engine>> engine = MakeBenchEngine(position);
  if (!engine.ok()) return engine.status();
  SearchRequest request;
  request.limits.depth = kBenchDepth;
  const absl::StatusOr<SearchResult> result =
      (*engine)->Search(request, [&](const SearchInfo&) {
        if (outer.IsStopping()) (*engine)->Stop();
      });
  if (!result.ok()) return result.status();
  if (outer.IsStopping()) return absl::CancelledError("stopped");
  return result->nodes;
}

absl::Status SearchAll(Session& session) {
  std::uint64_t nodes = 0;
  for (const BenchPosition& position : BenchPositions()) {
    const absl::StatusOr<std::uint64_t> found =
        Search(position, session.engine());
    if (!found.ok()) return found.status();
    nodes += *found;
  }
  session.Write(absl::StrCat("nodes ", nodes));
  return absl::OkStatus();
}

absl::Status Run(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  return session.engine().Start([&session] {
    const absl::Status status = SearchAll(session);
    if (!status.ok()) {
      session.WriteError(absl::StrCat("bench: ", status.message()));
    }
  });
}

}  // namespace

ProtocolCommand MakeBench() {
  return {"bench", "",
          "Search fixed positions; the nodes are the search's signature", Run};
}

}  // namespace dablo
