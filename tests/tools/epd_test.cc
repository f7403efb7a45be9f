#include "tools/dablo/epd.h"

#include <memory>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tools/dablo/epd_search.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kStart[] =
    "ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/4P/SSSSSS/SSSSS/SSSSSS/SSSSS/"
    "SSSSSS w";

class EpdTest : public ::testing::Test {
 protected:
  absl::StatusOr<EpdPosition> Parse(const std::string& operations) {
    return ParseEpd(kStart + operations, *engine_);
  }

  const std::unique_ptr<Engine> engine_ = MakeEngine("frisian-dablo").value();
};

TEST_F(EpdTest, ReadsBothForms) {
  for (const char* operations :
       {" 0 1 ;bm c5b6 i5-h6 ;am j6-i7 ;dm 3 ;id a name",
        " ;bm c5-b6 i5h6;am j6-i7;dm 3;id \"a name\"",
        " bm c5-b6 i5-h6; am j6-i7; dm 3; id \"a name\";",
        " 0 1 id \"a name\"; dm 3; am j6-i7; bm c5-b6 i5-h6"}) {
    const auto position = Parse(operations);
    ASSERT_TRUE(position.ok()) << operations << ": " << position.status();
    EXPECT_THAT(position->fen, ::testing::StartsWith(kStart));
    EXPECT_THAT(position->best, ElementsAre("c5-b6", "i5-h6"));
    EXPECT_THAT(position->avoid, ElementsAre("j6-i7"));
    EXPECT_EQ(position->mate, 3);
    EXPECT_EQ(position->id, "a name");
    EXPECT_EQ(position->Expected(), "bm c5-b6 i5-h6; am j6-i7; dm 3");
  }
  EXPECT_EQ(Parse(" id \"a;b\"; dm 1")->id, "a;b");
  EXPECT_THAT(Parse(" ;dm 1")->id, IsEmpty());
}

TEST_F(EpdTest, NamesWhatIsWrong) {
  const struct {
    const char* operations;
    const char* message;
  } cases[] = {
      {"", "expected bm, am or dm after the FEN, found the end"},
      {" ;;", "expected bm, am or dm after the FEN, found the end"},
      {" ;id x", "expected bm, am or dm after the FEN, found none of them"},
      {" ;bn c5-b6", "unknown operation 'bn'; did you mean 'bm'?; known are"},
      {" 0 1 2 ;dm 1", "unknown operation '2'"},
      {" ;acd 5", "unknown operation 'acd'"},
      {" ;bm", "bm: expected at least one move, found none"},
      {" ;bm c5-c6", "bm: move 'c5-c6'"},
      {" ;am c5xb6", "am: "},
      {" ;dm", "dm: expected a number of moves, found none"},
      {" ;dm 0", "dm: expected a whole number from 1 to 63, found '0'"},
      {" ;dm -3", "found '-3'"},
      {" ;dm 3 4", "found '3 4'"},
      {" ;id", "id: expected a name, found none"},
      {" ;id \"x ;dm 3", "expected a closing '\"', found the end"},
      {" ;dm 3 ;dm 3", "expected each operation once, found a second dm"},
      {" 0 ;dm 3", "FEN: expected a move number"},
  };
  for (const auto& [operations, message] : cases) {
    const auto position = Parse(operations);
    EXPECT_TRUE(absl::IsInvalidArgument(position.status())) << operations;
    EXPECT_THAT(std::string(position.status().message()), HasSubstr(message))
        << operations;
  }
  for (const char* text : {"", ";dm 3", "x ;dm 3", "x y ;dm 3"}) {
    EXPECT_FALSE(ParseEpd(text, *engine_).ok()) << text;
  }
}

TEST_F(EpdTest, RefusesAPositionWithoutAMove) {
  const auto alquerque = MakeEngine("alquerque").value();
  EXPECT_FALSE(ParseEpd("5/5/2s1s/3ss/2ssS w ;dm 1", *alquerque).ok());
}

TEST_F(EpdTest, IsSolvedByTheMoveAndTheScore) {
  SearchInfo info = {};
  info.pv = {"c5-b6"};
  EXPECT_TRUE(Parse(" ;bm i5-h6 c5-b6")->IsSolvedBy(info));
  EXPECT_FALSE(Parse(" ;bm i5-h6")->IsSolvedBy(info));
  EXPECT_TRUE(Parse(" ;am i5-h6")->IsSolvedBy(info));
  EXPECT_FALSE(Parse(" ;am i5-h6 c5-b6")->IsSolvedBy(info));
  const EpdPosition mate = *Parse(" ;dm 3");
  info.score = 3;
  EXPECT_FALSE(mate.IsSolvedBy(info));
  info.is_mate = true;
  EXPECT_TRUE(mate.IsSolvedBy(info));
  info.score = 4;
  EXPECT_FALSE(mate.IsSolvedBy(info));
  info.score = -3;
  EXPECT_FALSE(mate.IsSolvedBy(info));
}

// The king catch is seen at depth 2, and not before.
TEST_F(EpdTest, TellsTheDepthFromWhichOnItIsSolved) {
  const auto solved = SearchEpd(*Parse(" ;bm c5-b6"), {.depth = 4}, *engine_);
  ASSERT_TRUE(solved.ok());
  ASSERT_TRUE(solved->solved);
  EXPECT_EQ(solved->solved->depth, 2);
  EXPECT_EQ(solved->last->depth, 4);
  EXPECT_GT(solved->last->nodes, solved->solved->nodes);
  EXPECT_EQ(solved->best_move, "c5-b6");
  // Right at depth 1 does not count if it is left later.
  const auto left = SearchEpd(*Parse(" ;am c5-b6"), {.depth = 4}, *engine_);
  ASSERT_TRUE(left.ok());
  EXPECT_FALSE(left->solved);
  EXPECT_EQ(left->best_move, "c5-b6");
}

}  // namespace
}  // namespace dablo
