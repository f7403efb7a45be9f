#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

#include "absl/status/statusor.h"
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
  std::uint64_t time[2] = {kNone, kNone};  // White, Black; kNone: not told
  std::uint64_t increment[2] = {0, 0};
  bool infinite = false;
  bool ponder = false;
  std::vector<std::string> searchmoves;

  static constexpr std::uint64_t kNone =
      std::numeric_limits<std::uint64_t>::max();
};

// A number after a word, where to put it, and its range.
struct NumberWord {
  absl::string_view word;
  std::uint64_t* value;
  NumberRange range;
  bool is_clock = false;  // may have run out: less than 0 counts as 0
};

std::vector<NumberWord> NumberWords(GoOrder& order) {
  const NumberRange any = {1, std::numeric_limits<std::uint64_t>::max()};
  const NumberRange clock = {0, kLongestMs};
  return {{"depth", &order.depth, any},
          {"nodes", &order.nodes, any},
          {"movetime", &order.movetime, {1, kLongestMs}},
          {"mate", &order.mate, {1, kMaxDepth / 2 + 1}},
          {"movestogo", &order.movestogo, {1, 1000}},
          {"wtime", &order.time[0], clock, true},
          {"p1time", &order.time[0], clock, true},
          {"btime", &order.time[1], clock, true},
          {"p2time", &order.time[1], clock, true},
          {"winc", &order.increment[0], clock},
          {"p1inc", &order.increment[0], clock},
          {"binc", &order.increment[1], clock},
          {"p2inc", &order.increment[1], clock}};
}

bool IsFlagWord(absl::string_view word) {
  return word == "infinite" || word == "ponder";
}

absl::Status SetNumber(const NumberWord& number, absl::string_view text) {
  const bool is_below_0 = number.is_clock && absl::ConsumePrefix(&text, "-");
  const absl::StatusOr<std::uint64_t> value =
      ParseWholeNumber(text, number.range);
  if (!value.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat(number.word, ": ", value.status().message()));
  }
  *number.value = is_below_0 ? 0 : *value;
  return absl::OkStatus();
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
    return IsFlagWord(word) || word == "searchmoves" ||
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
    absl::Status status = SetNumber(*find(word), words[i]);
    if (!status.ok()) return status;
  }
  return order;
}

absl::Status SetTime(const GoOrder& order, Side side, int overhead_ms,
                     SearchLimits& limits) {
  const auto own = static_cast<std::size_t>(side);
  limits.movetime_ms = static_cast<std::int64_t>(order.movetime);
  if (order.time[own] == GoOrder::kNone) {
    if (order.time[1 - own] == GoOrder::kNone) return absl::OkStatus();
    return absl::InvalidArgumentError(
        absl::StrCat("expected the time of the side to move, ",
                     side == Side::kWhite ? "'wtime'" : "'btime'",
                     ", found only the other"));
  }
  const MoveTime time =
      MoveTimeFor({.remaining = static_cast<std::int64_t>(order.time[own]),
                   .increment = static_cast<std::int64_t>(order.increment[own]),
                   .moves_to_go = static_cast<int>(order.movestogo),
                   .overhead = overhead_ms});
  limits.planned_ms = time.planned;
  limits.movetime_ms = limits.movetime_ms == 0
                           ? time.most
                           : std::min(limits.movetime_ms, time.most);
  return absl::OkStatus();
}

absl::Status Run(Session& session, Arguments arguments) {
  const absl::StatusOr<GoOrder> order = ParseOrder(arguments);
  if (!order.ok()) return order.status();
  Engine& engine = session.engine();
  SearchRequest request;
  absl::Status time =
      SetTime(*order, engine.SideToMove(), session.options().move_overhead_ms,
              request.limits);
  if (!time.ok()) return time;
  request.multipv = session.options().multipv;
  request.search_moves = order->searchmoves;
  request.limits.nodes = order->nodes;
  if (order->depth != 0) {
    request.limits.depth =
        static_cast<int>(std::min<std::uint64_t>(order->depth, kMaxDepth));
  }
  if (order->mate != 0) {
    // The winner's moves, and the replies between them.
    request.limits.depth =
        std::min(request.limits.depth, static_cast<int>(2 * order->mate - 1));
  }
  const bool has_limit = order->depth != 0 || order->nodes != 0 ||
                         order->mate != 0 || request.limits.movetime_ms != 0;
  const Ending ending = order->ponder                   ? Ending::kPondering
                        : order->infinite || !has_limit ? Ending::kHeld
                                                        : Ending::kByItself;
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
