// A player who speaks UCI or UGI.
#include <algorithm>
#include <chrono>
#include <set>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/position/fen_text.h"
#include "tools/match/channel.h"
#include "tools/match/player.h"

namespace dablo {
namespace {

using std::chrono::seconds;
using std::chrono::steady_clock;

// For what takes no thinking.
constexpr seconds kPatience{10};
// For `bestmove` after `stop`.
constexpr seconds kGrace{2};
// So often a move that is waited for is asked whether it is still wanted.
constexpr std::chrono::milliseconds kGlance{100};

// Reads "depth 5 ... score cp 13 ..."; what is not there stays as it was.
void ReadInfo(absl::string_view line, Reply& reply) {
  const std::vector<absl::string_view> words =
      absl::StrSplit(line, ' ', absl::SkipEmpty());
  Reply read = reply;
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    // A line of words, and those of the lines that are not the best, say
    // nothing about the move that will be played.
    if (words[i] == "string") return;
    if (words[i] == "multipv" && words[i + 1] != "1") return;
    if (words[i] == "pv") break;
    if (words[i] == "depth") (void)absl::SimpleAtoi(words[i + 1], &read.depth);
    int value = 0;
    if (words[i] == "score" && i + 2 < words.size() &&
        (words[i + 1] == "cp" || words[i + 1] == "mate") &&
        absl::SimpleAtoi(words[i + 2], &value)) {
      read.score = ToldScore{words[i + 1] == "mate", value};
    }
  }
  reply = read;
}

class UciPlayer final : public Player {
 public:
  UciPlayer(const PlayerSpec& spec, std::unique_ptr<Channel> channel)
      : speaks_ugi_(spec.speaks_ugi), channel_(std::move(channel)) {}

  // Says hello and sets the options.
  absl::Status Begin(const PlayerSpec& spec) {
    identity_ = spec.name;
    const auto deadline = steady_clock::now() + kPatience;
    absl::Status status = Send(speaks_ugi_ ? "ugi" : "uci");
    if (!status.ok()) return status;
    while (true) {
      absl::StatusOr<std::string> line = channel_->Receive(deadline);
      if (!line.ok()) return line.status();
      absl::string_view rest = *line;
      if (absl::ConsumePrefix(&rest, "id name ")) {
        identity_ = absl::StrCat(rest);
      } else if (absl::ConsumePrefix(&rest, "option name ")) {
        options_.insert(absl::StrCat(rest.substr(0, rest.find(" type "))));
      } else if (rest == (speaks_ugi_ ? "ugiok" : "uciok")) {
        break;
      }
    }
    for (const auto& [name, value] : spec.options) {
      if (options_.count(name) == 0) {
        return absl::InvalidArgumentError(
            absl::StrCat("has no option ", Quoted(name), "; it has ",
                         absl::StrJoin(options_, ", ")));
      }
      status = Send(absl::StrCat("setoption name ", name, " value ", value));
      if (!status.ok()) return status;
    }
    return AwaitReady();
  }

  std::string identity() const override { return identity_; }

  absl::Status StartGame(absl::string_view variant) override {
    if (variant_ != variant && options_.count("UCI_Variant") != 0) {
      absl::Status status =
          Send(absl::StrCat("setoption name UCI_Variant value ", variant));
      if (!status.ok()) return status;
      variant_ = absl::StrCat(variant);
    }
    absl::Status status = Send(speaks_ugi_ ? "uginewgame" : "ucinewgame");
    return status.ok() ? AwaitReady() : status;
  }

  absl::StatusOr<Reply> Play(const Turn& turn) override {
    absl::Status status = channel_->Send(Position(turn), turn.deadline);
    if (status.ok()) status = channel_->Send(Go(turn), turn.deadline);
    if (!status.ok()) return status;
    Reply reply;
    auto deadline = turn.deadline;
    while (true) {
      if (turn.stop.load()) return absl::CancelledError("stopped");
      const auto glance = std::min(deadline, steady_clock::now() + kGlance);
      absl::StatusOr<std::string> line = channel_->Receive(glance);
      if (absl::IsDeadlineExceeded(line.status()) && glance < deadline) {
        continue;
      }
      if (absl::IsDeadlineExceeded(line.status()) &&
          deadline == turn.deadline) {
        // One who is only slow can go on with the next game.
        status = Send("stop");
        if (!status.ok()) return status;
        deadline = steady_clock::now() + kGrace;
        continue;
      }
      if (!line.ok()) return line.status();
      if (absl::StartsWith(*line, "info ")) ReadInfo(*line, reply);
      const std::vector<absl::string_view> words =
          absl::StrSplit(*line, ' ', absl::SkipEmpty());
      if (words.empty() || words.front() != "bestmove") continue;
      if (words.size() < 2) {
        return absl::InvalidArgumentError("says 'bestmove' without a move");
      }
      reply.move = absl::StrCat(words[1]);
      return reply;
    }
  }

 private:
  absl::Status Send(absl::string_view line) {
    return channel_->Send(line, steady_clock::now() + kPatience);
  }

  absl::Status AwaitReady() {
    absl::Status status = Send("isready");
    if (!status.ok()) return status;
    const auto deadline = steady_clock::now() + kPatience;
    while (true) {
      absl::StatusOr<std::string> line = channel_->Receive(deadline);
      if (!line.ok()) return line.status();
      if (*line == "readyok") return absl::OkStatus();
      absl::string_view rest = *line;
      // As dablo reports what it did not take.
      if (absl::ConsumePrefix(&rest, "info string error: ")) {
        return absl::InvalidArgumentError(rest);
      }
    }
  }

  static std::string Position(const Turn& turn) {
    return absl::StrCat("position fen ", turn.fen,
                        turn.moves.empty() ? "" : " moves ",
                        absl::StrJoin(turn.moves, " "));
  }

  std::string Go(const Turn& turn) const {
    std::string line = "go";
    constexpr absl::string_view kUci[2][2] = {{" wtime ", " winc "},
                                              {" btime ", " binc "}};
    constexpr absl::string_view kUgi[2][2] = {{" p1time ", " p1inc "},
                                              {" p2time ", " p2inc "}};
    const auto& words = speaks_ugi_ ? kUgi : kUci;
    for (std::size_t side = 0; side < 2; ++side) {
      if (!turn.control.HasClock() || !turn.clock[side]) continue;
      absl::StrAppend(&line, words[side][0], *turn.clock[side]);
      if (turn.increment[side] > 0) {
        absl::StrAppend(&line, words[side][1], turn.increment[side]);
      }
    }
    const auto add = [&](absl::string_view word, auto value) {
      if (value > 0) absl::StrAppend(&line, " ", word, " ", value);
    };
    add("movestogo", turn.moves_to_go);
    add("movetime", turn.control.movetime_ms);
    add("nodes", turn.control.nodes);
    add("depth", turn.control.depth);
    return line;
  }

  bool speaks_ugi_;
  std::unique_ptr<Channel> channel_;
  std::string identity_;
  std::set<std::string> options_;
  std::string variant_;  // that was set
};

}  // namespace

absl::StatusOr<std::unique_ptr<Player>> MakeUciPlayer(const PlayerSpec& spec) {
  std::unique_ptr<Channel> channel;
  if (spec.kind == PlayerSpec::Kind::kDablo) {
    channel = OpenSession();
  } else {
    absl::StatusOr<std::unique_ptr<Channel>> opened = OpenProgram(spec.command);
    if (!opened.ok()) return opened.status();
    channel = *std::move(opened);
  }
  auto player = std::make_unique<UciPlayer>(spec, std::move(channel));
  absl::Status status = player->Begin(spec);
  if (!status.ok()) return status;
  return player;
}

}  // namespace dablo
