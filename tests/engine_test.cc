// The facade: positions, moves, errors, perft. engine_search_test.cc has the
// search.
#include "engine/engine.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> Names() {
  std::vector<std::string> names;
  for (const VariantInfo& info : Variants()) {
    names.push_back(std::string(info.name));
  }
  return names;
}

TEST(VariantsTest, AreThoseOfTheRules) {
  EXPECT_THAT(Names(), ElementsAre("dablot", "daabloe", "frisian-dablo0",
                                   "frisian-dablo", "frisian-dablo2", "cuhkka",
                                   "alquerque"));
  std::set<std::string> titles;
  for (const VariantInfo& info : Variants()) {
    titles.insert(std::string(info.title));
  }
  EXPECT_EQ(titles.size(), 7u);
}

TEST(MakeEngineTest, UnknownVariantIsAnsweredWithTheNearest) {
  struct Slip {
    const char* typed;
    const char* meant;
  };
  for (const Slip& slip : {Slip{"dablo", "dablot"},
                           {"Dablot", "dablot"},
                           {"daablo", "daabloe"},
                           {"frisian-dablo1", "frisian-dablo0"},
                           {"frisian_dablo", "frisian-dablo"},
                           {"frisian-dabl02", "frisian-dablo2"},
                           {"chukka", "cuhkka"},
                           {"cuhka", "cuhkka"},
                           {"alquerce", "alquerque"}}) {
    const auto engine = MakeEngine(slip.typed);
    ASSERT_EQ(engine.status().code(), absl::StatusCode::kInvalidArgument);
    const std::string message(engine.status().message());
    EXPECT_THAT(
        message,
        AllOf(HasSubstr(absl::StrCat("'", slip.typed, "'")),
              HasSubstr(absl::StrCat("did you mean '", slip.meant, "'"))));
    for (const std::string& name : Names()) {
      EXPECT_THAT(message, HasSubstr(name));
    }
  }
}

TEST(MakeEngineTest, AnyTextForANameIsRefusedBriefly) {
  for (const std::string& name :
       {std::string(), std::string(" "), std::string("dablot\n"),
        std::string("dablot\0", 7), std::string(1 << 20, 'd')}) {
    const auto engine = MakeEngine(name);
    ASSERT_EQ(engine.status().code(), absl::StatusCode::kInvalidArgument);
    EXPECT_LT(engine.status().message().size(), 300u);
    EXPECT_EQ(engine.status().message().find('\n'), absl::string_view::npos);
  }
}

class EngineTest : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Engine> engine_ = MakeEngine(GetParam()).value();

  // All that shows of the state.
  std::string State() const {
    return absl::StrCat(engine_->Fen(), " ", engine_->MoveCount(), " ",
                        engine_->MoveNumber(), " ", engine_->ReversiblePlies(),
                        " ", ToString(engine_->Result().reason));
  }
};
std::string NameOf(const ::testing::TestParamInfo<std::string>& tested) {
  return absl::StrReplaceAll(tested.param, {{"-", "_"}});
}
INSTANTIATE_TEST_SUITE_P(All, EngineTest, ::testing::ValuesIn(Names()), NameOf);

TEST_P(EngineTest, BeginsAtTheStart) {
  EXPECT_EQ(engine_->variant().name, GetParam());
  EXPECT_EQ(engine_->Fen(), engine_->variant().start);
  EXPECT_EQ(engine_->SideToMove(), Side::kWhite);
  EXPECT_EQ(engine_->MoveNumber(), 1);
  EXPECT_EQ(engine_->ReversiblePlies(), 0);
  EXPECT_FALSE(engine_->Result().IsFinished());
  EXPECT_GE(engine_->DescribeRules().size(), 8u);
}

TEST_P(EngineTest, LegalMovesAreSortedAndCounted) {
  const std::vector<std::string> moves = engine_->LegalMoves();
  EXPECT_EQ(engine_->MoveCount(), moves.size());
  EXPECT_TRUE(absl::c_is_sorted(moves));
  EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(),
            moves.size());
  for (const std::string& move : moves) {
    EXPECT_TRUE(engine_->SetPosition("", {move}).ok()) << move;
    EXPECT_EQ(engine_->SideToMove(), Side::kBlack);
  }
}

TEST_P(EngineTest, PlaysMovesFromTheStartOrAPosition) {
  const std::string first = engine_->LegalMoves().front();
  ASSERT_TRUE(engine_->SetPosition("", {first}).ok());
  const std::string after = engine_->Fen();
  EXPECT_NE(after, engine_->variant().start);
  const std::string second = engine_->LegalMoves().back();
  ASSERT_TRUE(engine_->SetPosition(after, {second}).ok());
  const std::string later = engine_->Fen();
  EXPECT_EQ(engine_->MoveNumber(), 2);
  ASSERT_TRUE(engine_->SetPosition("", {first, second}).ok());
  EXPECT_EQ(engine_->Fen(), later);
  ASSERT_TRUE(engine_->SetPosition("", {}).ok());
  EXPECT_EQ(engine_->Fen(), engine_->variant().start);
}

TEST_P(EngineTest, BadFenChangesNothing) {
  ASSERT_TRUE(engine_->SetPosition("", {engine_->LegalMoves().front()}).ok());
  const std::string before = State();
  for (const char* fen : {"x", " ", "6/5 w", "sssss/sssss/ss1SS/SSSSS w"}) {
    const absl::Status status = engine_->SetPosition(fen, {});
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << fen;
    EXPECT_THAT(std::string(status.message()), HasSubstr("FEN"));
    EXPECT_EQ(State(), before);
  }
}

TEST_P(EngineTest, BadThirdMoveChangesNothing) {
  const std::string first = engine_->LegalMoves().front();
  ASSERT_TRUE(engine_->SetPosition("", {first}).ok());
  const std::string second = engine_->LegalMoves().front();
  const std::string before = State();
  const absl::Status status =
      engine_->SetPosition("", {first, second, "nonsense"});
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()),
              AllOf(HasSubstr("move 3"), HasSubstr("'nonsense'")));
  EXPECT_EQ(State(), before);
  EXPECT_EQ(engine_->LegalMoves().front(), second);
}

TEST_P(EngineTest, DrawRulesAreKeptAndUsed) {
  EXPECT_EQ(engine_->draw_rules().no_progress_plies, 100);
  const std::string start(engine_->variant().start);
  ASSERT_TRUE(
      engine_
          ->SetPosition(absl::StrCat(start.substr(0, start.size() - 3), "40 9"),
                        {})
          .ok());
  EXPECT_EQ(engine_->ReversiblePlies(), 40);
  EXPECT_EQ(engine_->MoveNumber(), 9);
  const std::uint64_t moves = engine_->MoveCount();
  engine_->SetDrawRules({.no_progress_plies = 40});
  EXPECT_EQ(engine_->Result().reason, EndReason::kNoProgress);
  EXPECT_EQ(engine_->MoveCount(), moves) << "a draw never changes the moves";
  engine_->SetDrawRules({.no_progress_plies = 41});
  EXPECT_EQ(engine_->Result().reason, EndReason::kNone);
  engine_->SetDrawRules({.no_progress_plies = 0});
  EXPECT_EQ(engine_->Result().reason, EndReason::kNone);
}

TEST_P(EngineTest, DivideSumsToTheCount) {
  for (const bool paths : {false, true}) {
    for (int depth = 1; depth <= 3; ++depth) {
      double share = 0;
      PerftRun run;
      run.on_job = [&](std::size_t, const PerftCounts&, double finished) {
        EXPECT_GT(finished, share);
        share = finished;
      };
      const auto result = engine_->Perft({depth, {.paths = paths}, true}, run);
      ASSERT_TRUE(result.ok()) << result.status();
      EXPECT_DOUBLE_EQ(share, 1.0);
      std::uint64_t sum = 0;
      std::vector<std::string> moves;
      for (const auto& [move, count] : result->divide) {
        sum += count;
        moves.push_back(move);
        if (depth == 1) {
          EXPECT_EQ(count, 1u);
        }
      }
      EXPECT_EQ(sum, result->counts.nodes.value);
      EXPECT_EQ(moves, engine_->LegalMoves());
    }
  }
  EXPECT_EQ(engine_->Fen(), engine_->variant().start);
}

TEST_P(EngineTest, StopCancelsPerft) {
  engine_->Stop();
  for (int depth : {1, 3, 30}) {
    EXPECT_EQ(engine_->Perft({depth, {}, false}).status().code(),
              absl::StatusCode::kCancelled);
  }
  engine_->ClearStop();
  const auto result = engine_->Perft({1, {}, false});
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->counts.nodes.value, engine_->MoveCount());
}

TEST_P(EngineTest, StopInTheMiddleCancelsPerft) {
  int calls = 0;
  PerftRun run;
  run.on_job = [&](std::size_t, const PerftCounts&, double) {
    ++calls;
    engine_->Stop();
  };
  const auto result = engine_->Perft({3, {}, true}, run);
  EXPECT_EQ(result.status().code(), absl::StatusCode::kCancelled);
  EXPECT_GE(calls, 1);
  engine_->ClearStop();
}

TEST_P(EngineTest, BoardShowsThePieces) {
  const BoardView view = engine_->Board();
  std::string pieces;
  for (const BoardView::Point& point : view.points) {
    ASSERT_GE(point.file, 0);
    ASSERT_LT(point.file, view.files);
    ASSERT_GE(point.rank, 0);
    ASSERT_LT(point.rank, view.ranks);
    pieces += point.piece;
  }
  const bool alquerque = view.files == 5;
  EXPECT_EQ(view.ranks, alquerque ? 5 : 13);
  EXPECT_EQ(view.points.size(), alquerque ? 25u : 72u);
  EXPECT_EQ(view.lines.size(), alquerque ? 56u : 191u);
  EXPECT_EQ(std::set(view.lines.begin(), view.lines.end()).size(),
            view.lines.size());
  for (const auto& [a, b] : view.lines) EXPECT_LT(a, b);
  EXPECT_EQ(pieces.substr(0, 5), "sssss");
  EXPECT_EQ(pieces.substr(pieces.size() - 5), "SSSSS");
  EXPECT_EQ(view.points.front().file, 0);
  EXPECT_EQ(view.points.front().rank, view.ranks - 1);
  EXPECT_EQ(view.points.back().file, view.files - 1);
  EXPECT_EQ(view.points.back().rank, 0);
}

TEST(PerftFacadeTest, FinishedGameHasNothingToCount) {
  const auto engine = MakeEngine("dablot").value();
  ASSERT_TRUE(engine->SetPosition("6/5/6/5/6/5/6/5/6/5/6/5/S5 w", {}).ok());
  EXPECT_TRUE(engine->LegalMoves().empty());
  const auto result = engine->Perft({4, {.stats = true}, false});
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->counts.nodes.value, 0u);
  EXPECT_TRUE(result->divide.empty());
}

// As counted in rules.md section 5.
TEST(PerftFacadeTest, CountsOfTheRules) {
  const auto dablot = MakeEngine("dablot").value();
  EXPECT_EQ(dablot->Perft({4, {}, false})->counts.nodes.value, 24834u);
  EXPECT_EQ(dablot->Perft({4, {.paths = true}, false})->counts.nodes.value,
            24839u);
  const auto cuhkka = MakeEngine("cuhkka").value();
  EXPECT_EQ(cuhkka->Perft({5, {}, false})->counts.nodes.value, 1526u);
  EXPECT_EQ(cuhkka->Perft({5, {.paths = true}, false})->counts.nodes.value,
            1537u);
}

TEST(ToStringTest, NamesOfResults) {
  EXPECT_EQ(ToString(Winner::kNone), "none");
  EXPECT_EQ(ToString(Winner::kWhite), "white");
  EXPECT_EQ(ToString(Winner::kBlack), "black");
  EXPECT_EQ(ToString(EndReason::kNone), "none");
  EXPECT_EQ(ToString(EndReason::kNoPieces), "no-pieces");
  EXPECT_EQ(ToString(EndReason::kKingCaptured), "king-captured");
  EXPECT_EQ(ToString(EndReason::kBareKing), "bare-king");
  EXPECT_EQ(ToString(EndReason::kBlocked), "blocked");
  EXPECT_EQ(ToString(EndReason::kRepetition), "repetition");
  EXPECT_EQ(ToString(EndReason::kNoProgress), "no-progress");
}

}  // namespace
}  // namespace dablo
