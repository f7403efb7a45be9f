#include "engine/protocol/info_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace dablo {

std::string InfoLine(const SearchInfo& info) {
  return absl::StrCat("info depth ", info.depth, " seldepth ", info.seldepth,
                      " multipv ", info.multipv, " score ",
                      info.is_mate ? "mate " : "cp ", info.score, " nodes ",
                      info.nodes, " nps ", info.nodes_per_second, " hashfull ",
                      info.hashfull, " time ", info.time_ms, " pv ",
                      absl::StrJoin(info.pv, " "));
}

std::string BestMoveLine(const SearchResult& result) {
  std::string line =
      absl::StrCat("bestmove ", result.best_move.value_or("(none)"));
  if (result.ponder) absl::StrAppend(&line, " ponder ", *result.ponder);
  return line;
}

}  // namespace dablo
