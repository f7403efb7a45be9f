// Conversations of valid and broken lines, made from a seed. Every search that
// begins must answer with one best move, and every line must be well-formed.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/protocol/command.h"
#include "engine/protocol/option.h"
#include "engine/random.h"
#include "gtest/gtest.h"
#include "tests/support/conversation.h"

namespace dablo {
namespace {

using std::chrono::seconds;
using std::chrono::steady_clock;

class Talker {
 public:
  explicit Talker(std::uint64_t seed) : state_(seed) {}

  // A number below `end`.
  std::size_t Below(std::size_t end) {
    return static_cast<std::size_t>(NextRandom(state_) % end);
  }

  std::string Line(const Engine& engine) {
    switch (Below(8)) {
      case 0:
        return Sequence();
      case 1:
        return Damaged(Sensible(engine));
      case 2:
        return Damaged(Damaged(Sensible(engine)));
      default:
        return Sensible(engine);
    }
  }

 private:
  template <class List>
  std::string One(const List& list) {
    return std::string(list[Below(list.size())]);
  }

  // A whole command that makes sense, though perhaps not now.
  std::string Sensible(const Engine& engine) {
    static const std::vector<std::string> lines = {
        "uci",
        "ugi",
        "isready",
        "ucinewgame",
        "uginewgame",
        "stop",
        "ponderhit",
        "d",
        "moves",
        "eval",
        "flip",
        "help",
        "query gameover",
        "query p1turn",
        "query result",
        "position startpos",
        "go depth 2",
        "go depth 3",
        "go nodes 200",
        "go movetime 2",
        "go infinite",
        "go ponder",
        "go ponder movetime 1",
        "go",
        "go mate 2",
        "go wtime 20 btime 20 winc 1 binc 1",
        "go p1time 9 p2time 9 movestogo 2",
        "perft 2",
        "perft 9",
        "bench",
        "setoption name Hash value 1",
        "setoption name Hash value 3",
        "setoption name Clear Hash",
        "setoption name Threads value 1",
        "setoption name Threads value 3",
        "setoption name MultiPV value 2",
        "setoption name Ponder value true",
        "setoption name Move Overhead value 0",
        "setoption name No Progress Plies value 4",
        "stop",
        "stop",
        "isready"};
    switch (Below(8)) {
      case 0: {
        const std::vector<VariantInfo> variants = Variants();
        return absl::StrCat("setoption name UCI_Variant value ",
                            variants[Below(variants.size())].name);
      }
      case 1:
      case 2: {
        const std::vector<std::string> moves = engine.LegalMoves();
        if (moves.empty()) return "position startpos";
        return absl::StrCat("position fen ", engine.Fen(), " moves ",
                            One(moves));
      }
      case 3: {
        const std::vector<std::string> moves = engine.LegalMoves();
        if (moves.empty()) return "go depth 1";
        return absl::StrCat("go depth 2 searchmoves ", One(moves), " ",
                            One(moves));
      }
      default:
        return One(lines);
    }
  }

  // Words of the protocol in any order.
  std::string Sequence() {
    static const std::vector<std::string> words = {
        "name",     "value",    "depth",
        "nodes",    "movetime", "wtime",
        "btime",    "winc",     "mate",
        "infinite", "ponder",   "searchmoves",
        "moves",    "fen",      "startpos",
        "0",        "1",        "2",
        "7",        "-1",       "99999999999999999999",
        "w",        "b",        "c5-b6",
        "result",   "<empty>",  "\t",
        "'",        "\\"};
    std::string line(One(ProtocolCommands(),
                         [](const auto& command) { return command.name; }));
    for (std::size_t i = Below(6); i > 0; --i) {
      absl::StrAppend(&line, " ", One(words));
    }
    return line;
  }
  template <class List, class Name>
  absl::string_view One(const List& list, Name&& name) {
    return name(list[Below(list.size())]);
  }

  std::string Damaged(std::string line) {
    const std::size_t at = Below(line.size() + 1);
    switch (Below(6)) {
      case 0:
        return line.substr(0, at);
      case 1:
        return line.substr(at);
      case 2:
        return line.insert(at, 1, static_cast<char>(Below(256)));
      case 3:
        if (at < line.size()) line[at] = static_cast<char>(Below(256));
        return line;
      case 4:
        return absl::StrCat(line, " ", line);
      default:
        return Below(50) == 0
                   ? line.insert(at, std::size_t{1} << 20, '7')
                   : line.insert(at, Below(9), static_cast<char>(Below(256)));
    }
  }

  std::uint64_t state_;
};

// A log would write to any file, a large table or many threads would take the
// machine.
bool IsHarmful(const std::string& line) {
  const std::string lower = absl::AsciiStrToLower(line);
  if (!absl::StrContains(lower, "setoption")) return false;
  if (absl::StrContains(lower, "file")) return true;
  for (absl::string_view word :
       absl::StrSplit(lower, absl::ByAnyChar(" \t\r\n"))) {
    std::uint64_t number = 0;
    if (absl::SimpleAtoi(word, &number) && number > 8) return true;
  }
  return false;
}

void CheckLines(const Conversation::Lines& lines, int& best_moves) {
  for (const std::string& line : lines) {
    for (const char c : line) {
      ASSERT_TRUE(absl::ascii_isprint(static_cast<unsigned char>(c))) << line;
    }
    if (absl::StartsWith(line, "bestmove ")) ++best_moves;
  }
}

// Says lines until the time is over; returns how many.
std::uint64_t Talk(std::uint64_t seed, seconds duration) {
  const auto end = steady_clock::now() + duration;
  std::uint64_t said = 0;
  for (; steady_clock::now() < end; ++seed) {
    SCOPED_TRACE(absl::StrCat("seed ", seed));
    Talker talker(seed);
    Conversation talk;
    int searches = 0;
    int best_moves = 0;
    std::vector<std::string> lines;
    for (std::size_t i = talker.Below(80); i > 0; --i) {
      if (talker.Below(4) == 0) {
        std::this_thread::sleep_for(
            std::chrono::microseconds(talker.Below(3000)));
      }
      const std::string line = talker.Line(talk.session().engine());
      if (IsHarmful(line)) continue;
      const Engine& engine = talk.session().engine();
      const bool was_searching = engine.IsSearching();
      CheckLines(talk.Take(), best_moves);
      talk.Say(line);
      ++said;
      const auto answers = talk.Take();
      CheckLines(answers, best_moves);
      const std::vector<std::string> words =
          absl::StrSplit(line, absl::ByAnyChar(" \t\r\n"), absl::SkipEmpty());
      // Other lines may come in between from a search.
      const bool is_refused = absl::c_any_of(answers, [](const auto& answer) {
        return absl::StartsWith(answer, "info string error: go: ");
      });
      if (!words.empty() && words.front() == "go" && !is_refused) ++searches;
      if (::testing::Test::HasFatalFailure()) {
        std::cerr << "after " << absl::StrJoin(lines, "\n") << "\n"
                  << line << (was_searching ? "\nwhile searching\n" : "\n");
        return said;
      }
      lines.push_back(line);
    }
    talk.Hang();
    CheckLines(talk.Take(), best_moves);
    EXPECT_EQ(searches, best_moves) << absl::StrJoin(lines, "\n");
    if (::testing::Test::HasFailure()) return said;
  }
  return said;
}

// So many seconds as the environment says in DABLO_FUZZ_SECONDS, else a few.
TEST(ConversationFuzzTest, NothingThatIsSaidBreaksASession) {
  const char* text = std::getenv("DABLO_FUZZ_SECONDS");
  int duration = 3;
  if (text != nullptr) {
    ASSERT_TRUE(absl::SimpleAtoi(text, &duration));
  }
  const std::uint64_t said = Talk(1, seconds(duration));
  EXPECT_GT(said, 0u);
  RecordProperty("lines", static_cast<int>(said));
  std::cout << said << " lines in " << duration << " s\n";
}

TEST(ConversationFuzzTest, DeepNothingBreaksASessionInAnHour) {
  EXPECT_GT(Talk(1'000'000, seconds(3500)), 0u);
}

}  // namespace
}  // namespace dablo
