#include "tools/match/referee.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/position/fen_text.h"

namespace dablo {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

// One player's clock.
class Clock {
 public:
  explicit Clock(const TimeControl& control)
      : control_(control), left_ms_(control.base_ms) {}

  absl::optional<std::int64_t> left_ms() const {
    return control_.HasClock() ? absl::make_optional(left_ms_) : absl::nullopt;
  }
  // Until time is added; 0: never.
  int moves_to_go() const {
    return control_.moves == 0 ? 0 : control_.moves - played_ % control_.moves;
  }
  // The longest that the next move may take, in ms; nothing: any time.
  absl::optional<std::int64_t> most_ms() const {
    absl::optional<std::int64_t> most = left_ms();
    if (control_.movetime_ms > 0) {
      most =
          std::min(most.value_or(control_.movetime_ms), control_.movetime_ms);
    }
    return most;
  }

  void Spend(std::int64_t ms) {
    // A margin that was used is not taken from the next move.
    left_ms_ = std::max<std::int64_t>(left_ms_ - ms, 0);
    left_ms_ += control_.increment_ms;
    ++played_;
    if (control_.moves > 0 && played_ % control_.moves == 0) {
      left_ms_ += control_.base_ms;
    }
  }

 private:
  TimeControl control_;
  std::int64_t left_ms_;
  int played_ = 0;
};

// What the players' scores say about the end of the game.
class Adjudicator {
 public:
  explicit Adjudicator(const Adjudication& rules) : rules_(rules) {}

  // A move of `side` with his score, if he told one.
  void Add(Side side, const absl::optional<ToldScore>& score) {
    if (!score) {
      wins_[0] = wins_[1] = draws_ = 0;
      return;
    }
    const int value = !score->is_mate    ? score->value
                      : score->value > 0 ? kWon
                                         : -kWon;
    const int for_white = side == Side::kWhite ? value : -value;
    Count(for_white >= rules_.win_score, wins_[0]);
    Count(-for_white >= rules_.win_score, wins_[1]);
    Count(std::abs(value) <= rules_.draw_score, draws_);
  }

  bool IsWon(Side side) const {
    return rules_.win_plies > 0 &&
           wins_[static_cast<std::size_t>(side)] >= rules_.win_plies;
  }
  bool IsDrawn() const {
    return rules_.draw_plies > 0 && draws_ >= rules_.draw_plies;
  }

 private:
  static constexpr int kWon = 1'000'000;

  static void Count(bool is_so, int& plies) { plies = is_so ? plies + 1 : 0; }

  Adjudication rules_;
  int wins_[2] = {0, 0};  // plies in turn that say so
  int draws_ = 0;
};

// "+0.35/9 0.041", "-#3/12 1.5": score, depth, seconds; in the manner of PGN.
std::string MoveComment(const Reply& reply, std::int64_t ms) {
  std::string text;
  if (reply.score) {
    text = RecordedScore(reply.score->is_mate, reply.score->value);
    absl::StrAppend(&text, "/", reply.depth, " ");
  }
  absl::StrAppendFormat(&text, "%.3f", static_cast<double>(ms) / 1000);
  return text;
}

class RefereedGame {
 public:
  RefereedGame(Engine& board, const Opening& opening, const Seat (&seats)[2],
               const GameRules& rules, std::uint64_t seed)
      : board_(board),
        seats_(seats),
        rules_(rules),
        seed_(seed),
        adjudicator_(rules.adjudication),
        clocks_{Clock(seats[0].control), Clock(seats[1].control)},
        fen_(opening.fen.empty() ? absl::StrCat(board.variant().start)
                                 : opening.fen),
        moves_(opening.moves) {}

  absl::StatusOr<PlayedGame> Run(const std::atomic<bool>& stop) {
    absl::Status status = board_.SetPosition(fen_, moves_);
    if (!status.ok()) return status;
    for (const std::string& move : moves_) {
      game_.moves.push_back({move, "opening", {}, {}});
    }
    for (std::size_t side = 0; side < 2; ++side) {
      status = seats_[side].player->StartGame(board_.variant().name);
      if (!status.ok()) {
        GiveUp(static_cast<Side>(side), status);
        return game_;
      }
    }
    while (!IsOver()) {
      if (stop.load()) return absl::CancelledError("stopped");
      status = Move(stop);
      if (!status.ok()) return status;
    }
    return game_;
  }

 private:
  // Whether there is a result; says so in the game.
  bool IsOver() {
    if (!game_.termination.empty()) return true;
    board_.SetDrawRules(rules_.draws);
    const GameResult result = board_.Result();
    if (result.IsFinished()) {
      End(result.winner, ToString(result.reason));
    } else if (adjudicator_.IsWon(Side::kWhite)) {
      End(Winner::kWhite, "adjudication: score");
    } else if (adjudicator_.IsWon(Side::kBlack)) {
      End(Winner::kBlack, "adjudication: score");
    } else if (adjudicator_.IsDrawn()) {
      End(Winner::kNone, "adjudication: even score");
    } else if (rules_.adjudication.most_plies > 0 &&
               static_cast<int>(moves_.size()) >=
                   rules_.adjudication.most_plies) {
      End(Winner::kNone, "adjudication: length");
    } else {
      return false;
    }
    return true;
  }

  // Cancelled if `stop` becomes true.
  absl::Status Move(const std::atomic<bool>& stop) {
    const Side side = board_.SideToMove();
    const auto own = static_cast<std::size_t>(side);
    const absl::optional<std::int64_t> most = clocks_[own].most_ms();
    const auto start = steady_clock::now();
    const Turn turn = {
        .fen = fen_,
        .moves = moves_,
        .seed = seed_ + moves_.size(),
        .control = seats_[own].control,
        .clock = {clocks_[0].left_ms(), clocks_[1].left_ms()},
        .increment = {seats_[0].control.increment_ms,
                      seats_[1].control.increment_ms},
        .moves_to_go = clocks_[own].moves_to_go(),
        .deadline = start + milliseconds(most ? *most + rules_.margin_ms
                                              : rules_.patience_ms),
        .stop = stop};
    const absl::StatusOr<Reply> reply = seats_[own].player->Play(turn);
    const auto spent =
        duration_cast<milliseconds>(steady_clock::now() - start).count();
    if (absl::IsCancelled(reply.status())) return reply.status();
    if (!reply.ok()) {
      GiveUp(side, reply.status());
    } else if (most && spent > *most + rules_.margin_ms) {
      Lose(side, Fault::kTimeForfeit, absl::StrCat(spent, " ms, had ", *most));
    } else if (!most && spent > rules_.patience_ms) {
      Lose(side, Fault::kTimeForfeit,
           absl::StrCat(spent, " ms, was waited for ", rules_.patience_ms));
    } else {
      moves_.push_back(reply->move);
      if (!board_.SetPosition(fen_, moves_).ok()) {
        moves_.pop_back();
        Lose(side, Fault::kIllegalMove, Quoted(reply->move));
        return absl::OkStatus();
      }
      clocks_[own].Spend(spent);
      adjudicator_.Add(side, reply->score);
      game_.moves.push_back({reply->move, MoveComment(*reply, spent), {}, {}});
    }
    return absl::OkStatus();
  }

  void End(Winner winner, absl::string_view termination) {
    game_.winner = winner;
    game_.termination = absl::StrCat(termination);
  }

  void Lose(Side side, Fault fault, absl::string_view how) {
    game_.fault = fault;
    End(WinnerOf(Opponent(side)), absl::StrCat(ToString(fault), ": ", how));
  }

  // Of a player who does not play on.
  void GiveUp(Side side, const absl::Status& status) {
    Lose(side, absl::IsDeadlineExceeded(status) ? Fault::kStall : Fault::kCrash,
         status.message());
  }

  Engine& board_;
  const Seat (&seats_)[2];
  const GameRules& rules_;
  std::uint64_t seed_;
  Adjudicator adjudicator_;
  Clock clocks_[2];
  std::string fen_;
  std::vector<std::string> moves_;
  PlayedGame game_;
};

}  // namespace

absl::string_view ToString(Fault fault) {
  switch (fault) {
    case Fault::kCrash:
      return "crash";
    case Fault::kStall:
      return "stall";
    case Fault::kTimeForfeit:
      return "time forfeit";
    case Fault::kIllegalMove:
      return "illegal move";
  }
  return "";
}

absl::StatusOr<PlayedGame> PlayGame(Engine& board, const Opening& opening,
                                    const Seat (&seats)[2],
                                    const GameRules& rules, std::uint64_t seed,
                                    const std::atomic<bool>& stop) {
  return RefereedGame(board, opening, seats, rules, seed).Run(stop);
}

}  // namespace dablo
