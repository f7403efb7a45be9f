// What is answered to every command, right or wrong.
#include "engine/protocol/session.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/build_info.h"
#include "engine/protocol/command.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/conversation.h"
#include "tests/support/variant_infos.h"

namespace dablo {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

class SessionTest : public ::testing::Test {
 protected:
  std::string Fen() { return talk_.session().engine().Fen(); }
  std::string ErrorOf(absl::string_view line) {
    const std::string before = Fen();
    auto lines = talk_.Ask(line);
    // What a search that runs happens to say meanwhile.
    lines.erase(std::remove_if(lines.begin(), lines.end(),
                               [](const std::string& said) {
                                 return absl::StartsWith(said, "info depth ");
                               }),
                lines.end());
    EXPECT_EQ(lines.size(), 1u) << absl::StrJoin(lines, "\n");
    EXPECT_EQ(Fen(), before);
    if (lines.empty()) return "";
    EXPECT_THAT(lines.front(), StartsWith("info string error: "));
    return lines.front().substr(std::string("info string error: ").size());
  }
  std::string Declared(absl::string_view option) {
    for (const std::string& line : talk_.Ask("uci")) {
      const std::string begin = absl::StrCat("option name ", option, " ");
      if (absl::StartsWith(line, begin)) return line.substr(begin.size());
    }
    return "";
  }

  Conversation talk_;
};

TEST_F(SessionTest, UciIntroducesItself) {
  const auto lines = talk_.Ask("uci");
  EXPECT_EQ(lines.front(), absl::StrCat("id name dablo ", kBuildInfo.version,
                                        " (", kBuildInfo.commit, ")"));
  EXPECT_THAT(lines[1], StartsWith("id author "));
  EXPECT_EQ(lines.back(), "uciok");
  for (const VariantInfo& variant : Variants()) {
    EXPECT_THAT(
        lines, Contains(AllOf(StartsWith("option name UCI_Variant type combo "
                                         "default dablot var "),
                              HasSubstr(absl::StrCat(" var ", variant.name)))));
  }
  EXPECT_EQ(talk_.Ask("ugi").back(), "ugiok");
}

TEST_F(SessionTest, BlanksMeanNothing) {
  EXPECT_THAT(talk_.Ask(""), IsEmpty());
  EXPECT_THAT(talk_.Ask(" \t \r"), IsEmpty());
  EXPECT_THAT(talk_.Ask("  isready\t\r"), ElementsAre("readyok"));
}

TEST_F(SessionTest, OptionsAreSetAndShown) {
  EXPECT_EQ(Declared("Hash"),
            absl::StrCat("type spin default 64 min 1 max ", kMostHashMib));
  EXPECT_THAT(talk_.Ask("setoption name Hash value 2"), IsEmpty());
  EXPECT_THAT(Declared("Hash"), StartsWith("type spin default 2 "));
  EXPECT_THAT(talk_.Ask("setoption name move OVERHEAD value 0"), IsEmpty());
  EXPECT_THAT(Declared("Move Overhead"), StartsWith("type spin default 0 "));
  EXPECT_THAT(talk_.Ask("setoption name Threads value 3"), IsEmpty());
  EXPECT_THAT(Declared("Threads"), StartsWith("type spin default 3 "));
  EXPECT_THAT(talk_.Ask("setoption name MultiPV value 2"), IsEmpty());
  EXPECT_THAT(Declared("MultiPV"), StartsWith("type spin default 2 "));
  EXPECT_THAT(talk_.Ask("setoption name Ponder value true"), IsEmpty());
  EXPECT_EQ(Declared("Ponder"), "type check default true");
  EXPECT_THAT(talk_.Ask("setoption name No Progress Plies value 7"), IsEmpty());
  EXPECT_EQ(talk_.session().engine().draw_rules().no_progress_plies, 7);
  EXPECT_THAT(Declared("No Progress Plies"),
              StartsWith("type spin default 7 "));
  EXPECT_THAT(talk_.Ask("setoption name Clear Hash"), IsEmpty());
  EXPECT_EQ(Declared("Clear Hash"), "type button");
  EXPECT_THAT(talk_.Ask("setoption name UCI_Variant value cuhkka"), IsEmpty());
  EXPECT_EQ(talk_.session().engine().variant().name, "cuhkka");
  EXPECT_THAT(Declared("UCI_Variant"),
              StartsWith("type combo default cuhkka "));
}

TEST_F(SessionTest, WrongOptionsChangeNothing) {
  EXPECT_EQ(ErrorOf("setoption"), "setoption: expected 'name', found the end");
  EXPECT_EQ(ErrorOf("setoption Hash 3"),
            "setoption: expected 'name', found 'Hash'");
  EXPECT_EQ(ErrorOf("setoption name Hahs value 3"),
            "setoption: unknown option 'Hahs'; did you mean 'Hash'?");
  EXPECT_THAT(
      ErrorOf("setoption name Hash"),
      StartsWith("setoption: Hash: expected a whole number from 1 to "));
  EXPECT_THAT(ErrorOf("setoption name Hash value 0"), EndsWith("found '0'"));
  EXPECT_THAT(ErrorOf("setoption name Hash value 99999999999"),
              StartsWith("setoption: Hash: a table of 99999999999 MiB cannot "
                         "be had"));
  EXPECT_THAT(Declared("Hash"), StartsWith("type spin default 64 "));
  EXPECT_THAT(ErrorOf("setoption name Threads value 257"),
              EndsWith("from 1 to 256, found '257'"));
  EXPECT_EQ(ErrorOf("setoption name Ponder value yes"),
            "setoption: Ponder: expected 'true' or 'false', found 'yes'");
  EXPECT_EQ(ErrorOf("setoption name Clear Hash value 1"),
            "setoption: Clear Hash: expected no value, found '1'");
  EXPECT_THAT(ErrorOf("setoption name UCI_Variant value dablott"),
              HasSubstr("did you mean 'dablot'"));
  EXPECT_EQ(talk_.session().engine().variant().name, "dablot");
  EXPECT_THAT(ErrorOf("setoption name Debug Log File value /no/such/file"),
              StartsWith("setoption: Debug Log File: cannot write "));
}

TEST_F(SessionTest, PositionIsSetUp) {
  EXPECT_THAT(talk_.Ask("position startpos moves c5-b6"), IsEmpty());
  const std::string fen = Fen();
  EXPECT_THAT(talk_.Ask("position startpos"), IsEmpty());
  EXPECT_NE(Fen(), fen);
  EXPECT_THAT(talk_.Ask(absl::StrCat("position fen ", fen)), IsEmpty());
  EXPECT_EQ(Fen(), fen);
  const std::string reply = talk_.session().engine().LegalMoves().front();
  EXPECT_THAT(talk_.Ask(absl::StrCat("position fen ", fen, " moves ", reply)),
              IsEmpty());
  EXPECT_THAT(talk_.Ask("ucinewgame"), IsEmpty());
  EXPECT_EQ(Fen(), talk_.session().engine().variant().start);
}

TEST_F(SessionTest, WrongPositionsChangeNothing) {
  talk_.Say("position startpos moves c5-b6");
  EXPECT_EQ(ErrorOf("position"),
            "position: expected 'startpos' or 'fen', found the end");
  EXPECT_EQ(ErrorOf("position start"),
            "position: expected 'startpos' or 'fen', found 'start'");
  EXPECT_EQ(ErrorOf("position fen"),
            "position: expected a position after 'fen', found none");
  EXPECT_EQ(ErrorOf("position startpos c5-b6"),
            "position: expected 'moves' after 'startpos', found 'c5-b6'");
  EXPECT_THAT(ErrorOf("position fen 6/5 w 0 1"), StartsWith("position: "));
  EXPECT_THAT(ErrorOf("position startpos moves c5-b6 c5-b6"),
              StartsWith("position: move 2: "));
  EXPECT_THAT(ErrorOf(absl::StrCat("position fen ", std::string(1 << 20, 'x'))),
              StartsWith("position: "));
}

TEST_F(SessionTest, UnknownCommandsAreErrors) {
  EXPECT_EQ(ErrorOf("goo depth 3"),
            "unknown command 'goo'; did you mean 'go'?");
  EXPECT_EQ(ErrorOf("xyzzyxyzzy"),
            "unknown command 'xyzzyxyzzy'; 'help' lists the commands");
  EXPECT_THAT(ErrorOf(std::string("is\0ready", 8)),
              StartsWith("unknown command "));
  EXPECT_LT(ErrorOf(std::string(1 << 20, 'x')).size(), 300u);
  EXPECT_LT(ErrorOf(absl::StrCat("go ", std::string(1 << 20, '\0'))).size(),
            300u);
  for (const ProtocolCommand& command : ProtocolCommands()) {
    if (command.arguments.empty()) {
      EXPECT_EQ(
          ErrorOf(absl::StrCat(command.name, " x")),
          absl::StrCat(command.name, ": expected nothing after it, found 'x'"));
    }
  }
}

TEST_F(SessionTest, GoReportsEveryDepthAndItsBestMove) {
  talk_.Say("go depth 4");
  const auto lines = talk_.Await("bestmove");
  ASSERT_EQ(lines.size(), 5u);
  for (std::size_t depth = 1; depth <= 4; ++depth) {
    EXPECT_THAT(
        lines[depth - 1],
        MatchesRegex(absl::StrCat("info depth ", depth,
                                  " seldepth [0-9]+ multipv 1 score cp -?[0-9]+"
                                  " nodes [0-9]+ nps [0-9]+ hashfull [0-9]+ "
                                  "time [0-9]+ pv [^ ]+.*")));
  }
  EXPECT_THAT(lines.back(), MatchesRegex("bestmove [^ ]+ ponder [^ ]+"));
  const std::vector<std::string> words = absl::StrSplit(lines.back(), ' ');
  EXPECT_THAT(talk_.session().engine().LegalMoves(), Contains(words[1]));
  EXPECT_THAT(talk_.Take(), IsEmpty());
}

TEST_F(SessionTest, GoTakesEveryLimit) {
  for (const char* limits :
       {"nodes 500", "movetime 5", "wtime 300 btime 1", "p1time 300 p2time 1",
        "wtime 300 btime 300 winc 10 binc 10 movestogo 3", "wtime -5 btime 1",
        "wtime 0 btime 0", "mate 1", "depth 100 nodes 100",
        "depth 2 searchmoves c5-b6", "searchmoves c5-b6 depth 2"}) {
    talk_.Say(absl::StrCat("go ", limits));
    EXPECT_THAT(talk_.Await("bestmove"), testing::Not(IsEmpty())) << limits;
  }
  talk_.Say("go depth 3 searchmoves c5-b6");
  EXPECT_THAT(talk_.Await("bestmove").back(), StartsWith("bestmove c5-b6"));
  talk_.Say("setoption name MultiPV value 3");
  talk_.Say("go depth 2");
  EXPECT_EQ(talk_.Await("bestmove").size(), 7u);
}

TEST_F(SessionTest, WrongLimitsStartNothing) {
  EXPECT_EQ(ErrorOf("go dpth 3"), "go: unknown limit 'dpth'");
  EXPECT_EQ(ErrorOf("go depth"),
            "go: expected a number after 'depth', found the end");
  EXPECT_THAT(ErrorOf("go depth x"), EndsWith("found 'x'"));
  EXPECT_THAT(ErrorOf("go depth 0"), EndsWith("found '0'"));
  EXPECT_THAT(ErrorOf("go movetime -1"), EndsWith("found '-1'"));
  EXPECT_EQ(ErrorOf("go searchmoves depth 3"),
            "go: expected a move after 'searchmoves', found none");
  EXPECT_THAT(ErrorOf("go depth 3 searchmoves c5-c5"), StartsWith("go: "));
  EXPECT_EQ(ErrorOf("go btime 100"),
            "go: expected the time of the side to move, 'wtime', found only "
            "the other");
  EXPECT_FALSE(talk_.session().engine().IsSearching());
}

TEST_F(SessionTest, InfiniteSearchAnswersStop) {
  for (const char* go : {"go infinite", "go", "go infinite depth 1"}) {
    talk_.Say(go);
    EXPECT_THAT(talk_.Await("info depth 1"), testing::Not(IsEmpty()));
    EXPECT_THAT(talk_.Ask("isready"), Contains("readyok"));
    EXPECT_EQ(ErrorOf("go depth 1"), "go: a search is running");
    EXPECT_EQ(ErrorOf("ucinewgame"), "ucinewgame: a search is running");
    EXPECT_EQ(ErrorOf("perft 1"), "perft: a search is running");
    EXPECT_EQ(ErrorOf("bench"), "bench: a search is running");
    EXPECT_EQ(ErrorOf("setoption name Hash value 1"),
              "setoption: Hash: a search is running");
    EXPECT_EQ(ErrorOf("ponderhit"), "ponderhit: nothing is pondered on");
    talk_.Say("stop");
    EXPECT_THAT(talk_.Await("bestmove"), testing::Not(IsEmpty()));
  }
  EXPECT_EQ(ErrorOf("stop"), "stop: no search is running");
}

TEST_F(SessionTest, PonderingEndsByAHitOrAStop) {
  talk_.Say("go ponder movetime 1");
  EXPECT_THAT(talk_.Await("info depth 1"), testing::Not(IsEmpty()));
  EXPECT_TRUE(talk_.session().engine().IsSearching());
  talk_.Say("ponderhit");
  EXPECT_THAT(talk_.Await("bestmove"), testing::Not(IsEmpty()));
  talk_.Say("go ponder depth 1");
  talk_.Say("stop");
  EXPECT_THAT(talk_.Await("bestmove"), testing::Not(IsEmpty()));
  EXPECT_EQ(ErrorOf("ponderhit"), "ponderhit: nothing is pondered on");
}

TEST_F(SessionTest, EndOfTheConversationEndsASearch) {
  talk_.Say("go infinite");
  talk_.Hang();
  EXPECT_THAT(talk_.Take().back(), StartsWith("bestmove "));
}

TEST_F(SessionTest, QuitEndsTheSession) {
  EXPECT_FALSE(talk_.session().is_over());
  talk_.Say("quit");
  EXPECT_TRUE(talk_.session().is_over());
}

TEST_F(SessionTest, QueriesTellHowTheGameStands) {
  EXPECT_THAT(talk_.Ask("query gameover"), ElementsAre("response false"));
  EXPECT_THAT(talk_.Ask("query p1turn"), ElementsAre("response true"));
  EXPECT_THAT(talk_.Ask("query result"), ElementsAre("response none"));
  talk_.Say("position startpos moves c5-b6");
  EXPECT_THAT(talk_.Ask("query p1turn"), ElementsAre("response false"));
  talk_.Say("position fen 6/5/6/5/6/5/6/5/6/5/6/5/5K b 0 1");
  EXPECT_THAT(talk_.Ask("query gameover"), ElementsAre("response true"));
  EXPECT_THAT(talk_.Ask("query result"), ElementsAre("response p1win"));
  talk_.Say("position fen k5/5/6/5/6/5/6/5/6/5/6/5/6 w 0 1");
  EXPECT_THAT(talk_.Ask("query result"), ElementsAre("response p2win"));
  talk_.Say("position fen k5/5/6/5/6/5/6/5/6/5/6/5/5K w 100 60");
  EXPECT_THAT(talk_.Ask("query result"), ElementsAre("response draw"));
  EXPECT_EQ(ErrorOf("query"),
            "query: expected 'gameover', 'p1turn' or 'result', found the end");
  EXPECT_EQ(ErrorOf("query resul"),
            "query: expected 'gameover', 'p1turn' or 'result', found 'resul'");
}

TEST_F(SessionTest, LostPositionHasNoBestMove) {
  talk_.Say("position fen 6/5/6/5/6/5/6/5/6/5/6/5/5K b 0 1");
  talk_.Say("go depth 3");
  EXPECT_THAT(talk_.Await("bestmove"), ElementsAre("bestmove (none)"));
  EXPECT_THAT(talk_.Ask("moves"), ElementsAre("moves 0"));
}

TEST_F(SessionTest, PeopleCanLookAround) {
  EXPECT_THAT(talk_.Ask("d"), Contains(absl::StrCat("FEN: ", Fen())));
  EXPECT_THAT(talk_.Ask("moves"), ElementsAre(AllOf(StartsWith("moves 15: "),
                                                    HasSubstr(" c5-b6"))));
  EXPECT_THAT(talk_.Ask("eval"), ElementsAre(StartsWith("eval cp ")));
  const auto help = talk_.Ask("help");
  for (const ProtocolCommand& command : ProtocolCommands()) {
    EXPECT_THAT(help, Contains(StartsWith(command.name)));
  }
  talk_.Say("perft 3");
  const auto lines = talk_.Await("nodes");
  EXPECT_EQ(lines.size(), 16u);
  EXPECT_EQ(lines.back(), "nodes 1941");
  talk_.session().engine().Wait();
  talk_.Say("perft 30");
  talk_.Say("stop");
  EXPECT_EQ(talk_.Await("info string").back(),
            "info string error: perft: stopped");
  EXPECT_THAT(ErrorOf("perft"), StartsWith("perft: expected one depth"));
  EXPECT_THAT(ErrorOf("perft 0"), StartsWith("perft: expected a whole number"));
}

class FlipTest : public ::testing::TestWithParam<VariantInfo> {};
INSTANTIATE_TEST_SUITE_P(All, FlipTest, ::testing::ValuesIn(Variants()),
                         NameOfVariant);

// The other side has the same game: as many moves, the same evaluation.
TEST_P(FlipTest, ExchangesTheSides) {
  Conversation talk(GetParam().name);
  const Engine& engine = talk.session().engine();
  for (int ply = 0; ply < 12 && engine.MoveCount() > 0; ++ply) {
    talk.Say(absl::StrCat("position fen ", engine.Fen(), " moves ",
                          engine.LegalMoves()[engine.MoveCount() / 2]));
    const std::string fen = engine.Fen();
    const auto moves = engine.MoveCount();
    const int score = engine.Evaluate();
    EXPECT_THAT(talk.Ask("flip"), IsEmpty());
    EXPECT_NE(engine.Fen(), fen);
    EXPECT_EQ(engine.MoveCount(), moves);
    EXPECT_EQ(engine.Evaluate(), score);
    talk.Say("flip");
    EXPECT_EQ(engine.Fen(), fen);
  }
}

TEST_F(SessionTest, LogHasBothSides) {
  const std::string file =
      absl::StrCat(::testing::TempDir(), "/dablo_session_test.log");
  std::remove(file.c_str());
  talk_.Say(absl::StrCat("setoption name Debug Log File value ", file));
  talk_.Say("isready");
  talk_.Say("setoption name Debug Log File value <empty>");
  talk_.Say("isready");
  std::ifstream log(file);
  std::stringstream text;
  text << log.rdbuf();
  EXPECT_EQ(text.str(),
            "> isready\n< readyok\n"
            "> setoption name Debug Log File value <empty>\n");
  std::remove(file.c_str());
}

}  // namespace
}  // namespace dablo
