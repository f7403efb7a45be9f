#include "tools/match/time_control.h"

#include <cmath>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/position/fen_text.h"
#include "engine/text/numbers.h"

namespace dablo {
namespace {

constexpr double kLongestSeconds = 1e6;
constexpr int kMostMoves = 1000;

// Milliseconds from seconds, rounded.
bool ParseSeconds(absl::string_view text, std::int64_t& ms) {
  double seconds = 0;
  // SimpleAtod also takes signs, exponents and the like.
  const bool is_plain =
      !text.empty() &&
      text.find_first_not_of("0123456789.") == absl::string_view::npos;
  if (!is_plain || !absl::SimpleAtod(text, &seconds) ||
      seconds > kLongestSeconds) {
    return false;
  }
  ms = std::llround(seconds * 1000);
  return true;
}

std::string Seconds(std::int64_t ms) {
  return absl::StrCat(static_cast<double>(ms) / 1000);
}

}  // namespace

absl::Status ParseClock(absl::string_view text, TimeControl& control) {
  const auto error = [&] {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected a clock such as '10+0.1' or '40/60', found ", Quoted(text)));
  };
  TimeControl read = control;
  absl::string_view rest = text;
  const std::pair<absl::string_view, absl::string_view> periods =
      absl::StrSplit(rest, absl::MaxSplits('/', 1));
  if (rest.find('/') != absl::string_view::npos) {
    const absl::StatusOr<std::uint64_t> moves =
        ParseWholeNumber(periods.first, {1, kMostMoves});
    if (!moves.ok()) return error();
    read.moves = static_cast<int>(*moves);
    rest = periods.second;
  }
  const std::vector<absl::string_view> times = absl::StrSplit(rest, '+');
  if (times.size() > 2 || !ParseSeconds(times[0], read.base_ms) ||
      read.base_ms == 0 ||
      (times.size() == 2 && !ParseSeconds(times[1], read.increment_ms))) {
    return error();
  }
  control = read;
  return absl::OkStatus();
}

std::string ToString(const TimeControl& control) {
  std::vector<std::string> parts;
  if (control.HasClock()) {
    std::string clock;
    if (control.moves > 0) absl::StrAppend(&clock, control.moves, "/");
    absl::StrAppend(&clock, Seconds(control.base_ms));
    if (control.increment_ms > 0) {
      absl::StrAppend(&clock, "+", Seconds(control.increment_ms));
    }
    parts.push_back(clock);
  }
  if (control.movetime_ms > 0) {
    parts.push_back(absl::StrCat("movetime=", control.movetime_ms));
  }
  if (control.nodes > 0) parts.push_back(absl::StrCat("nodes=", control.nodes));
  if (control.depth > 0) parts.push_back(absl::StrCat("depth=", control.depth));
  return absl::StrJoin(parts, " ");
}

}  // namespace dablo
