// The search against data/mates, wins that were proved by another search.
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/engine.h"
#include "gtest/gtest.h"
#include "tests/support/suite_file.h"

namespace dablo {
namespace {

class EngineMatesTest : public ::testing::TestWithParam<std::string> {
 protected:
  struct ProvedWin {
    std::string fen;
    int moves;  // of the winner
    std::vector<std::string> line;
  };

  EngineMatesTest() {
    for (const SuiteLine& line :
         ReadSuite(absl::StrCat("mates/", GetParam(), ".epd"))) {
      ProvedWin win{line.fen, 0, absl::StrSplit(line.Operand("pv"), ' ')};
      EXPECT_TRUE(absl::SimpleAtoi(line.Operand("dm"), &win.moves));
      wins_.push_back(win);
    }
  }

  const std::unique_ptr<Engine> engine_ = MakeEngine(GetParam()).value();
  std::vector<ProvedWin> wins_;
};
INSTANTIATE_TEST_SUITE_P(
    All, EngineMatesTest,
    ::testing::Values("dablot", "daabloe", "frisian-dablo0", "frisian-dablo",
                      "frisian-dablo2"),
    [](const auto& tested) {
      return absl::StrReplaceAll(tested.param, {{"-", "_"}});
    });

TEST_P(EngineMatesTest, LinesEndInTheWin) {
  EXPECT_GE(wins_.size(), 100u);
  for (const ProvedWin& win : wins_) {
    EXPECT_GE(win.moves, 4);
    EXPECT_LE(win.moves, 9);
    EXPECT_EQ(win.line.size(), static_cast<std::size_t>(2 * win.moves - 1));
    ASSERT_TRUE(engine_->SetPosition(win.fen, {}).ok()) << win.fen;
    const Side side = engine_->SideToMove();
    EXPECT_FALSE(engine_->Result().IsFinished()) << win.fen;
    ASSERT_TRUE(engine_->SetPosition(win.fen, win.line).ok()) << win.fen;
    EXPECT_EQ(engine_->Result().winner, WinnerOf(side)) << win.fen;
  }
}

TEST_P(EngineMatesTest, SearchFindsThemAndNoneFasterThanProved) {
  std::size_t found = 0;
  for (const ProvedWin& win : wins_) {
    ASSERT_TRUE(engine_->SetHash(1).ok());
    ASSERT_TRUE(engine_->SetPosition(win.fen, {}).ok());
    SearchRequest request;
    request.limits.nodes = 20'000;
    bool is_won = false;
    const auto result = engine_->Search(request, [&](const SearchInfo& info) {
      is_won = info.is_mate;
      if (is_won) {
        EXPECT_GE(info.score, win.moves) << win.fen;
      }
    });
    ASSERT_TRUE(result.ok());
    if (is_won) ++found;
  }
  EXPECT_GE(found, wins_.size() / 4);
}

}  // namespace
}  // namespace dablo
