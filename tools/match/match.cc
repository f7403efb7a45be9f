#include "tools/match/match.h"

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <memory>
#include <mutex>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/engine.h"
#include "engine/thread_pool.h"

namespace dablo {
namespace {

std::string Today() {
  const std::time_t now = std::time(nullptr);
  std::tm local = {};
  ::localtime_r(&now, &local);
  char text[16];
  std::strftime(text, sizeof text, "%Y.%m.%d", &local);
  return text;
}

// Which player has White: the first in even games.
std::size_t WhiteOf(int number) { return number % 2 == 0 ? 0 : 1; }

// Of the first player.
int HalfPoints(Winner winner, int number) {
  if (winner == Winner::kNone) return 1;
  return (winner == Winner::kWhite) == (WhiteOf(number) == 0) ? 2 : 0;
}

// What all games of a match have in common, and the results so far.
class Match {
 public:
  Match(const MatchSettings& settings, std::map<int, FinishedGame> finished,
        const MatchEvents& events, const std::atomic<bool>& stop)
      : settings_(settings),
        events_(events),
        stop_(stop),
        finished_(std::move(finished)) {}

  absl::StatusOr<MatchResult> Run() {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      for (const auto& [number, game] : finished_) done_.insert(number);
      CountFinished();
    }
    ThreadPool pool(settings_.concurrency);
    for (std::size_t i = 0; i < pool.size(); ++i)
      pool.Submit([this] { Work(); });
    pool.Wait();
    if (!status_.ok()) return status_;
    return result_;
  }

 private:
  // Plays one game after the other.
  void Work() {
    absl::StatusOr<std::unique_ptr<Engine>> board =
        MakeEngine(settings_.variant);
    if (!board.ok()) return Fail(board.status());
    std::unique_ptr<Player> players[2];
    for (int number = NextGame(); number >= 0; number = NextGame()) {
      for (std::size_t i = 0; i < 2; ++i) {
        if (players[i] != nullptr) continue;
        absl::StatusOr<std::unique_ptr<Player>> made =
            MakePlayer(settings_.players[i]);
        if (!made.ok()) {
          return Fail(absl::Status(made.status().code(),
                                   absl::StrCat(settings_.players[i].name, ": ",
                                                made.status().message())));
        }
        players[i] = *std::move(made);
        const std::lock_guard<std::mutex> lock(mutex_);
        result_.identities[i] = players[i]->identity();
      }
      Play(number, **board, players);
    }
  }

  // The number of a game that is to be played, or -1.
  int NextGame() {
    const std::lock_guard<std::mutex> lock(mutex_);
    while (done_.count(next_) != 0) ++next_;
    if (IsEnded() || next_ >= settings_.games) return -1;
    return next_++;
  }

  void Play(int number, Engine& board, std::unique_ptr<Player> (&players)[2]) {
    const std::size_t white = WhiteOf(number);
    const auto pair = static_cast<std::size_t>(number / 2);
    const Opening& opening =
        settings_.openings[pair % settings_.openings.size()];
    const Seat seats[2] = {
        {players[white].get(), settings_.players[white].control},
        {players[1 - white].get(), settings_.players[1 - white].control}};
    // Games of one pair differ, too, in who plays at random and how.
    std::uint64_t seed = settings_.seed + (std::uint64_t{1} << 32) *
                                              static_cast<unsigned>(number);
    const absl::StatusOr<PlayedGame> played =
        PlayGame(board, opening, seats, settings_.rules, seed, stop_);
    if (absl::IsCancelled(played.status())) return;
    if (!played.ok()) return Fail(played.status());

    FinishedGame game;
    game.number = number;
    game.half_points = HalfPoints(played->winner, number);
    game.fault = played->fault;
    game.record = Record(number, opening, seats, *played);
    if (played->fault == Fault::kCrash || played->fault == Fault::kStall) {
      // He is started anew; nobody else can tell what state he is in.
      players[game.Loser()].reset();
    }
    Finish(std::move(game));
  }

  GameRecord Record(int number, const Opening& opening, const Seat (&seats)[2],
                    const PlayedGame& played) const {
    const std::size_t white = WhiteOf(number);
    const PlayerSpec& first = settings_.players[white];
    const PlayerSpec& second = settings_.players[1 - white];
    GameRecord record;
    record.tags = {{"Event", absl::StrCat(settings_.players[0].name, " - ",
                                          settings_.players[1].name)},
                   {"Date", Today()},
                   {"Round", absl::StrCat(number + 1)},
                   {"White", first.name},
                   {"Black", second.name},
                   {"Result", absl::StrCat(RecordedResult(played.winner))},
                   {"Variant", settings_.variant}};
    if (!opening.fen.empty()) record.SetTag("FEN", opening.fen);
    record.SetTag("Termination", played.termination);
    record.SetTag("WhiteTimeControl", ToString(first.control));
    record.SetTag("BlackTimeControl", ToString(second.control));
    record.SetTag("WhiteEngine", seats[0].player->identity());
    record.SetTag("BlackEngine", seats[1].player->identity());
    record.moves = played.moves;
    record.result = absl::StrCat(RecordedResult(played.winner));
    return record;
  }

  void Finish(FinishedGame game) {
    const std::lock_guard<std::mutex> lock(mutex_);
    status_.Update(events_.on_finished(game));
    const int number = game.number;
    finished_.emplace(number, std::move(game));
    CountFinished();
  }

  // Counts the games that are next in order. As if they had been played one
  // after the other, so that the test decides the same, however many run.
  void CountFinished() {
    for (auto next = finished_.begin();
         next != finished_.end() && next->first == counted_ && !IsEnded() &&
         counted_ < settings_.games;
         next = finished_.erase(next)) {
      const FinishedGame& game = next->second;
      ++counted_;
      result_.tally.Add(game.half_points);
      if (game.fault) {
        ++result_.faults[game.Loser()][static_cast<std::size_t>(*game.fault)];
      }
      if (settings_.sprt && counted_ % 2 == 0) {
        result_.sprt = Decide(*settings_.sprt, result_.tally.pairs());
      }
      status_.Update(events_.on_counted(game, result_.tally));
    }
  }

  void Fail(const absl::Status& status) {
    const std::lock_guard<std::mutex> lock(mutex_);
    status_.Update(status);
  }

  bool IsEnded() const {
    return stop_.load() || !status_.ok() ||
           result_.sprt != SprtDecision::kContinue;
  }

  const MatchSettings& settings_;
  const MatchEvents& events_;
  const std::atomic<bool>& stop_;

  std::mutex mutex_;                      // guards what follows, and the events
  std::map<int, FinishedGame> finished_;  // and not yet counted
  std::set<int> done_;                    // finished before the match
  int next_ = 0;                          // no game below it is to be begun
  int counted_ = 0;
  MatchResult result_;
  absl::Status status_;
};

}  // namespace

absl::StatusOr<MatchResult> PlayMatch(const MatchSettings& settings,
                                      std::map<int, FinishedGame> finished,
                                      const MatchEvents& events,
                                      const std::atomic<bool>& stop) {
  return Match(settings, std::move(finished), events, stop).Run();
}

}  // namespace dablo
