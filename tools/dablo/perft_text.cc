#include "tools/dablo/perft_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/numbers.h"

namespace dablo {
namespace {

using Json = nlohmann::ordered_json;

// Calls visit(reason's name, count) for every way in which a position decides
// the game.
template <class Visit>
void ForEachFinish(const PerftCounts& counts, Visit&& visit) {
  for (std::size_t i = 1; i < counts.finished.size(); ++i) {
    visit(ToString(static_cast<EndReason>(i)), counts.finished[i].value);
  }
}

std::string StatsText(const PerftCounts& counts) {
  std::string text;
  const auto append = [&](absl::string_view name, std::uint64_t count) {
    absl::StrAppendFormat(&text, "        %-24s %20d\n", name, count);
  };
  append("captures", counts.captures.value);
  append("captured pieces", counts.captured_pieces.value);
  append("multi-jumps", counts.multi_jumps.value);
  append("promotions", counts.promotions.value);
  ForEachFinish(counts, [&](absl::string_view reason, std::uint64_t count) {
    append(absl::StrCat("finished, ", reason), count);
  });
  return text;
}

Json StatsJson(const PerftCounts& counts) {
  Json finished = Json::object();
  ForEachFinish(counts, [&](absl::string_view reason, std::uint64_t count) {
    finished[absl::StrCat(reason)] = count;
  });
  return {{"captures", counts.captures.value},
          {"captured_pieces", counts.captured_pieces.value},
          {"multi_jumps", counts.multi_jumps.value},
          {"promotions", counts.promotions.value},
          {"finished", finished}};
}

}  // namespace

std::string PerftHeading() {
  return absl::StrFormat("%5s  %20s  %12s  %14s\n", "depth", "leaves", "time",
                         "leaves/s");
}

std::string PerftRow(const PerftReport& report) {
  const std::uint64_t leaves = report.result.counts.nodes.value;
  return absl::StrCat(
      absl::StrFormat("%5d  %20d  %10.3f s  %14d\n", report.depth, leaves,
                      report.seconds, PerSecond(leaves, report.seconds)),
      report.with_stats ? StatsText(report.result.counts) : "",
      report.with_divide ? absl::StrCat("\n", DivideText(report.result, "  "))
                         : "");
}

std::string DivideText(const PerftResult& result, absl::string_view indent) {
  std::size_t longest = 0;
  for (const auto& [move, count] : result.divide) {
    longest = std::max(longest, move.size());
  }
  // Rarely there are moves of a hundred characters, which must not push all
  // counts away.
  longest = std::min<std::size_t>(longest, 40);
  std::string text;
  for (const auto& [move, count] : result.divide) {
    absl::StrAppendFormat(&text, "%s%-*s  %d\n", indent,
                          static_cast<int>(longest), move, count);
  }
  return text;
}

std::string PerftJson(const Engine& engine, const PerftReport& report) {
  const std::uint64_t leaves = report.result.counts.nodes.value;
  Json json = {{"variant", absl::StrCat(engine.variant().name)},
               {"fen", engine.Fen()},
               {"depth", report.depth},
               {"nodes", leaves},
               {"seconds", report.seconds},
               {"nps", PerSecond(leaves, report.seconds)}};
  if (report.with_divide) {
    Json divide = Json::object();
    for (const auto& [move, count] : report.result.divide) {
      divide.get_ref<Json::object_t&>().emplace_back(move, count);
    }
    json["divide"] = std::move(divide);
  }
  if (report.with_stats) json["stats"] = StatsJson(report.result.counts);
  return json.dump();
}

}  // namespace dablo
