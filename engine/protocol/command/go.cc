#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/position/fen_text.h"
#include "engine/protocol/command.h"
#include "engine/protocol/info_text.h"
#include "engine/search/game_clock.h"
#include "engine/text/numbers.h"

namespace dablo {
namespace {

constexpr std::uint64_t kLongestMs = 1'000'000'000;

// What `go` was told; 0: not told, but for the times.
struct GoOrder {
  std::uint64_t depth = 0;
  std::uint64_t nodes = 0;
  std::uint64_t movetime = 0;
  std::uint64_t mate = 0;
  std::uint64_t movestogo = 0;
  std::int64_t time[2] = {kNone, kNone};  // White, Black; kNone: not told
  std::uint64_t increment[2] = {0, 0};
  bool infinite = false;
  bool ponder = false;
  std::vector<std::string> searchmoves;

  static constexpr std::int64_t kNone =
      std::numeric_limits<std::int64_t>::max();
};

// A number after a word, where to put it, and its range.
struct NumberWord {
  absl::string_view word;
  std::uint64_t* value;
  NumberRange range;
};

std::vector<NumberWord> NumberWords(GoOrder& order) {
  const NumberRange any = {1, std::numeric_limits<std::uint64_t>::max()};
  return {{"depth", &order.depth, any},
          {"nodes", &order.nodes, any},
          {"movetime", &order.movetime, {1, kLongestMs}},
          {"mate", &order.mate, {1, kMaxDepth / 2 + 1}},
          {"movestogo", &order.movestogo, {1, 1000}},
          {"winc", &order.increment[0], {0, kLongestMs}},
          {"p1inc", &order.increment[0], {0, kLongestMs}},
          {"binc", &order.increment[1], {0, kLongestMs}},
          {"p2inc", &order.increment[1], {0, kLongestMs}}};
}

bool IsFlagWord(absl::string_view word) {
  return word == "infinite" || word == "ponder";
}
// Whose time follows, or -1.
int TimeWord(absl::string_view word) {
  if (word == "wtime" || word == "p1time") return 0;
  return word == "btime" || word == "p2time" ? 1 : -1;
}

// A clock may have run out already.
absl::StatusOr<std::int64_t> ParseTime(absl::string_view text) {
  const bool is_negative = absl::StartsWith(text, "-");
  const absl::StatusOr<std::uint64_t> ms =
      ParseWholeNumber(absl::StripPrefix(text, "-"), {0, kLongestMs});
  if (!ms.ok()) return ms.status();
  return is_negative ? 0 : static_cast<std::int64_t>(*ms);
}

absl::StatusOr<GoOrder> ParseOrder(Arguments words) {
  GoOrder order;
  const std::vector<NumberWord> numbers = NumberWords(order);
  const auto find = [&](absl::string_view word) {
    return std::find_if(
        numbers.begin(), numbers.end(),
        [&](const auto& number) { return number.word == word; });
  };
  const auto is_known = [&](absl::string_view word) {
    return IsFlagWord(word) || TimeWord(word) >= 0 || word == "searchmoves" ||
           find(word) != numbers.end();
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (!is_known(word)) {
      return absl::InvalidArgumentError(
          absl::StrCat("unknown limit ", Quoted(word)));
    }
    if (word == "infinite") order.infinite = true;
    if (word == "ponder") order.ponder = true;
    if (IsFlagWord(word)) continue;
    if (word == "searchmoves") {
      while (i + 1 < words.size() && !is_known(words[i + 1])) {
        order.searchmoves.push_back(words[++i]);
      }
      if (order.searchmoves.empty()) {
        return absl::InvalidArgumentError(
            "expected a move after 'searchmoves', found none");
      }
      continue;
    }
    if (++i == words.size()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "expected a number after ", Quoted(word), ", found the end"));
    }
    absl::Status status;
    if (TimeWord(word) >= 0) {
      const absl::StatusOr<std::int64_t> ms = ParseTime(words[i]);
      if (ms.ok()) order.time[TimeWord(word)] = *ms;
      status = ms.status();
    } else {
      const NumberWord& number = *find(word);
      const absl::StatusOr<std::uint64_t> value =
          ParseWholeNumber(words[i], number.range);
      if (value.ok()) *number.value = *value;
      status = value.status();
    }
    if (!status.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat(word, ": ", status.message()));
    }
  }
  return order;
}

// Milliseconds; 0 for no limit.
absl::StatusOr<std::int64_t> TimeLimit(const GoOrder& order, Side side,
                                       int overhead_ms) {
  const auto own = static_cast<std::size_t>(side);
  std::int64_t limit = static_cast<std::int64_t>(order.movetime);
  if (order.time[own] == GoOrder::kNone) {
    if (order.time[1 - own] == GoOrder::kNone) return limit;
    return absl::InvalidArgumentError(
        absl::StrCat("expected the time of the side to move, ",
                     side == Side::kWhite ? "'wtime'" : "'btime'",
                     ", found only the other"));
  }
  const std::int64_t share =
      MoveTime({.remaining = order.time[own],
                .increment = static_cast<std::int64_t>(order.increment[own]),
                .moves_to_go = static_cast<int>(order.movestogo),
                .overhead = overhead_ms});
  return limit == 0 ? share : std::min(limit, share);
}

absl::Status Run(Session& session, Arguments arguments) {
  const absl::StatusOr<GoOrder> order = ParseOrder(arguments);
  if (!order.ok()) return order.status();
  Engine& engine = session.engine();
  if (engine.IsSearching()) {
    return absl::FailedPreconditionError("a search is running");
  }
  const absl::StatusOr<std::int64_t> ms = TimeLimit(
      *order, engine.SideToMove(), session.options().move_overhead_ms);
  if (!ms.ok()) return ms.status();

  SearchRequest request;
  request.multipv = session.options().multipv;
  request.search_moves = order->searchmoves;
  request.limits.nodes = order->nodes;
  request.limits.movetime_ms = *ms;
  if (order->depth != 0) {
    request.limits.depth =
        static_cast<int>(std::min<std::uint64_t>(order->depth, kMaxDepth));
  }
  if (order->mate != 0) {
    // The winner's moves, and the replies between them.
    request.limits.depth =
        std::min(request.limits.depth, static_cast<int>(2 * order->mate - 1));
  }
  const bool has_limit =
      order->depth != 0 || order->nodes != 0 || order->mate != 0 || *ms != 0;
  const Ending ending = order->ponder                   ? Ending::kPondering
                        : order->infinite || !has_limit ? Ending::kHeld
                                                        : Ending::kByItself;
  engine.ClearStop();
  return engine.Start(
      request, ending,
      [&session](const SearchInfo& info) { session.Write(InfoLine(info)); },
      [&session](const SearchResult& result) {
        session.Write(BestMoveLine(result));
      });
}

}  // namespace

ProtocolCommand MakeGo() {
  return {"go",
          "[depth N] [nodes N] [movetime MS] [mate N] [infinite] [ponder] "
          "[wtime|btime|p1time|p2time MS] [winc|binc|p1inc|p2inc MS] "
          "[movestogo N] [searchmoves M1 M2 ...]",
          "Search; without a limit, until stop", Run};
}

}  // namespace dablo
