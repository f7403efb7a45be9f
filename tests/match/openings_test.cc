#include "tools/match/openings.h"

#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

class OpeningsTest : public ::testing::Test {
 protected:
  std::string ErrorOf(absl::string_view text) {
    const auto openings = ParseOpenings(text, *board_);
    EXPECT_TRUE(absl::IsInvalidArgument(openings.status())) << text;
    return std::string(openings.status().message());
  }

  std::unique_ptr<Engine> board_ = *MakeEngine("alquerque");
};

TEST_F(OpeningsTest, ReadsMovesAndPositions) {
  const auto openings = ParseOpenings(
      "# a remark\n"
      "\n"
      "b2-c3 d4xb2 # another\r\n"
      "5/5/2S2/5/2s2 b\n"
      "  5/5/2S2/5/2s2 b 3 17 moves c1-b1\tc3-c4",
      *board_);
  ASSERT_TRUE(openings.ok()) << openings.status();
  ASSERT_THAT(*openings, SizeIs(3));
  EXPECT_EQ((*openings)[0].fen, "");
  EXPECT_THAT((*openings)[0].moves, ElementsAre("b2-c3", "d4xb2"));
  EXPECT_EQ((*openings)[1].fen, "5/5/2S2/5/2s2 b");
  EXPECT_THAT((*openings)[1].moves, IsEmpty());
  EXPECT_EQ((*openings)[2].fen, "5/5/2S2/5/2s2 b 3 17");
  EXPECT_THAT((*openings)[2].moves, ElementsAre("c1-b1", "c3-c4"));
}

TEST_F(OpeningsTest, SaysWhatIsWrongAndWhere) {
  EXPECT_THAT(ErrorOf("\nb2-c3\nb2-c4"), StartsWith("line 3: move 1: "));
  EXPECT_THAT(ErrorOf("5/5/5/5 w"), StartsWith("line 1: "));
  EXPECT_EQ(ErrorOf("# nothing\n"), "expected an opening, found none");
  EXPECT_EQ(ErrorOf("5/5/5/5/SS3 b 0 1"),
            "line 1: expected a game that goes on, found one that is over "
            "(no-pieces)");
}

// The openings that come with the project.
TEST(OpeningFilesTest, HaveAtLeast200DifferentOnesEach) {
  for (const VariantInfo& variant : Variants()) {
    const std::string name =
        absl::StrCat(DABLO_DATA_DIR, "/openings/", variant.name, ".txt");
    std::ifstream file(name);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto board = *MakeEngine(variant.name);
    const auto openings = ParseOpenings(text, *board);
    ASSERT_TRUE(openings.ok()) << name << ": " << openings.status();
    EXPECT_GE(openings->size(), 200u) << name;
    std::set<Key> keys;
    for (const Opening& opening : *openings) {
      ASSERT_TRUE(board->SetPosition(opening.fen, opening.moves).ok());
      keys.insert(board->SymmetricKey());
    }
    EXPECT_EQ(keys.size(), openings->size()) << name;
    // The command that made it stands at its head.
    EXPECT_THAT(text, StartsWith(absl::StrCat("# dablo openings --variant ",
                                              variant.name, " ")));
  }
}

}  // namespace
}  // namespace dablo
