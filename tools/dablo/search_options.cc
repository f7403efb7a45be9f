#include "tools/dablo/search_options.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "tools/dablo/options.h"

namespace dablo {
namespace {

constexpr std::int64_t kDefaultMovetimeMs = 5000;

}  // namespace

void SearchOptions::Add(CLI::App& app) {
  AddNumber(app, "--depth", kDepthRange, &depth,
            absl::StrCat("Stop after this depth, 1 to ", kMaxDepth, " plies"));
  AddNumber(app, "--nodes", kNodesRange, &nodes,
            "Stop after this many moves made on the board");
  AddNumber(app, "--movetime", kMovetimeRange, &movetime,
            "Stop after this many milliseconds");
  AddFlag(app, "--infinite", &infinite, "No limit, until Ctrl-C");
  AddNumber(app, "--multipv", kMultipvRange, &multipv,
            absl::StrCat("Show the best N lines, 1 to ", kMultipvRange.max));
  AddText(app, "--searchmoves", "\"M1 M2 ...\"", &search_moves,
          "Consider only these moves");
}

absl::StatusOr<SearchRequest> SearchOptions::MakeRequest() const {
  const bool has_limit = depth != 0 || nodes != 0 || movetime != 0;
  if (infinite) {
    absl::Status conflict =
        CheckConflicts("--infinite", {{depth != 0, "--depth"},
                                      {nodes != 0, "--nodes"},
                                      {movetime != 0, "--movetime"}});
    if (!conflict.ok()) return conflict;
  }
  SearchRequest request;
  if (depth != 0) request.limits.depth = static_cast<int>(depth);
  request.limits.nodes = nodes;
  request.limits.movetime_ms = static_cast<std::int64_t>(movetime);
  if (!infinite && !has_limit) {
    request.limits.movetime_ms = kDefaultMovetimeMs;
  }
  request.multipv = static_cast<int>(multipv);
  if (search_moves) {
    request.search_moves = SplitWords(*search_moves);
    if (request.search_moves.empty()) {
      return absl::InvalidArgumentError(
          "--searchmoves: expected at least one move, found none");
    }
  }
  return request;
}

}  // namespace dablo
