// Moves as text that is wrong: each message has to say what was expected, what
// was found, and where, or list what would do.
#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/moves/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/placed.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

template <class V>
std::string ErrorOf(const Position<V>& position, absl::string_view text) {
  const absl::Status status = ParseMove(position, text).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << text;
  for (const char c : status.message()) {
    EXPECT_TRUE(absl::ascii_isprint(static_cast<unsigned char>(c)))
        << status.message();
  }
  return std::string(status.message());
}

Position<Dablot> StepsOnly() {
  return Placed<Dablot>(Side::kWhite, "Sc5 sk13");
}

Position<Dablot> CaptureDue() {
  return Placed<Dablot>(Side::kWhite, "Si5 Sa1 sh6 sf8");
}

struct Garbage {
  std::string text;
  std::string found;
  int character;
};

TEST(NotationErrorTest, GarbageIsPointedAt) {
  const std::vector<Garbage> all = {
      {"", "the end", 1},
      {" ", "' '", 1},
      {" c5-b6", "' '", 1},
      {"-", "'-'", 1},
      {"-c5", "'-'", 1},
      {"5c-6b", "'5'", 1},
      {"C5-B6", "'C'", 1},
      {"?", "'?'", 1},
      {"\tc5-b6", "'\\t'", 1},
      {"\xc3\xa9", "'\\xc3'", 1},
      {std::string("\0c5", 3), "'\\x00'", 1},
      {"c", "the end", 2},
      {"c-b6", "'-'", 2},
      {"a0-a1", "'0'", 2},
      {"cc5", "'c'", 2},
      {"c5", "the end", 3},
      {"c5 b6", "' '", 3},
      {"c5+b6", "'+'", 3},
      {"c5/b6", "'/'", 3},
      {"c5\n", "'\\n'", 3},
      {"c5\xe2\x80\x93"
       "b6",
       "'\\xe2'", 3},
      {"c5-", "the end", 4},
      {"c5x", "the end", 4},
      {"c5--b6", "'-'", 4},
      {"c5-xb6", "'x'", 4},
      {"c5xxb6", "'x'", 4},
      {"c100-c1", "'0'", 4},
      {"c5- b6", "' '", 4},
      {"c5-b", "the end", 5},
      {"c5-b0", "'0'", 5},
      {"c5b6!", "'!'", 5},
      {"c5-b6-", "the end", 7},
  };
  for (const Garbage& garbage : all) {
    EXPECT_THAT(ErrorOf(StepsOnly(), garbage.text),
                AllOf(HasSubstr("expected"),
                      HasSubstr(absl::StrCat("found ", garbage.found)),
                      HasSubstr(absl::StrCat("character ", garbage.character))))
        << garbage.text;
  }
}

TEST(NotationErrorTest, MixedSeparatorsArePointedAt) {
  for (const char* text :
       {"i5xg7-e9", "i5-g7xe9", "i5xg7e9", "i5g7xe9", "i5-g7e9", "i5g7-e9"}) {
    EXPECT_THAT(
        ErrorOf(CaptureDue(), text),
        AllOf(HasSubstr("the same separator"),
              HasSubstr(text[2] == 'x' || text[2] == '-' ? "character 6"
                                                         : "character 5")))
        << text;
  }
}

TEST(NotationErrorTest, UnknownPointsAreNamed) {
  struct Unknown {
    const char* text;
    const char* point;
  };
  for (const Unknown& unknown : {Unknown{"b1-c1", "b1"},
                                 {"c5-b5", "b5"},
                                 {"k14-k13", "k14"},
                                 {"l1-k1", "l1"},
                                 {"a2-a3", "a2"},
                                 {"c5-c99", "c99"},
                                 {"z9-z8", "z9"},
                                 {"i5xg7xf9", "f9"},
                                 {"c5b5", "b5"}}) {
    EXPECT_THAT(ErrorOf(StepsOnly(), unknown.text),
                HasSubstr(absl::StrCat("no point ", unknown.point)))
        << unknown.text;
  }
  const auto alquerque = Placed<Alquerque>(Side::kWhite, "Sa1 se5");
  for (const Unknown& unknown :
       {Unknown{"a6-a5", "a6"}, {"a1-f1", "f1"}, {"a1-a10", "a10"}}) {
    EXPECT_THAT(ErrorOf(alquerque, unknown.text),
                HasSubstr(absl::StrCat("no point ", unknown.point)));
  }
}

TEST(NotationErrorTest, CrossForAStep) {
  EXPECT_THAT(ErrorOf(StepsOnly(), "c5xb6"),
              AllOf(HasSubstr("step is written with '-'"), HasSubstr("c5-b6")));
  // Where capturing is a choice, a piece that can capture may step as well.
  const auto optional = Placed<Cuhkka>(Side::kWhite, "Sa1 sa2 Se1 se5");
  EXPECT_THAT(ErrorOf(optional, "a1xb2"),
              AllOf(HasSubstr("step is written with '-'"), HasSubstr("a1-b2")));
}

TEST(NotationErrorTest, HyphenForACapture) {
  for (const char* text : {"i5-g7-e9", "i5-e9"}) {
    EXPECT_THAT(
        ErrorOf(CaptureDue(), text),
        AllOf(HasSubstr("capture is written with 'x'"), HasSubstr("i5xg7xe9")))
        << text;
  }
  const auto ring = Placed<Dablot>(Side::kWhite, "Se5 sf6 sf8 sd8 sd6");
  for (const char* text : {"e5-g7-e9-c7-e5", "e5-c7-e9-g7-e5", "e5-e5"}) {
    EXPECT_THAT(ErrorOf(ring, text), HasSubstr("e5xg7xe9xc7xe5")) << text;
  }
  EXPECT_THAT(
      ErrorOf(Placed<Cuhkka>(Side::kWhite, "Sa1 sa2 se5"), "a1-a3"),
      AllOf(HasSubstr("capture is written with 'x'"), HasSubstr("a1xa3")));
}

TEST(NotationErrorTest, AmbiguityListsTheCandidates) {
  const auto position =
      Placed<Dablot>(Side::kWhite, "Se5 sf6 sf8 sd8 sd6 se11");
  for (const char* text : {"e5xe13", "e5e13", "e5xe9xe13"}) {
    EXPECT_THAT(
        ErrorOf(position, text),
        AllOf(HasSubstr("ambiguous"), HasSubstr("e5xg7xe9xe13"),
              HasSubstr("e5xc7xe9xe13"), Not(HasSubstr("e5xg7xe9xc7xe5"))))
        << text;
  }
  const auto optional =
      Placed<Daabloe>(Side::kWhite, "Se5 Kk13 sf6 sf8 sd8 sd6 ka1");
  EXPECT_THAT(ErrorOf(optional, "e5xe9"),
              AllOf(HasSubstr("ambiguous"), HasSubstr("e5xg7xe9"),
                    HasSubstr("e5xc7xe9"), Not(HasSubstr("xe5"))));
}

TEST(NotationErrorTest, MandatoryCaptureIsHintedAt) {
  EXPECT_THAT(ErrorOf(CaptureDue(), "a1-c1"),
              AllOf(HasSubstr("capture must be made"), HasSubstr("i5xg7xe9")));
  // The piece itself can capture: that is what helps most.
  EXPECT_THAT(ErrorOf(CaptureDue(), "i5-i7"), HasSubstr("i5xg7xe9"));
  // A sequence may not stop early.
  EXPECT_THAT(ErrorOf(CaptureDue(), "i5xg7"),
              AllOf(HasSubstr("not legal"), HasSubstr("i5xg7xe9")));
}

TEST(NotationErrorTest, WhatThePieceCanDoIsListed) {
  EXPECT_THAT(
      ErrorOf(StepsOnly(), "c5-c9"),
      AllOf(HasSubstr("not legal"), HasSubstr("c5-b6"), HasSubstr("c5-e5")));
  EXPECT_THAT(ErrorOf(StepsOnly(), "c5-c5"), HasSubstr("not legal"));
  EXPECT_THAT(ErrorOf(StepsOnly(), "c5-b6-c7"), HasSubstr("not legal"));
  EXPECT_THAT(ErrorOf(StepsOnly(), "c5xe7"), HasSubstr("not legal"));
}

TEST(NotationErrorTest, PieceThatIsNotThereOrCannotMove) {
  EXPECT_THAT(ErrorOf(StepsOnly(), "e7-e9"),
              AllOf(HasSubstr("White"), HasSubstr("e7"), HasSubstr("c5-b6")));
  EXPECT_THAT(ErrorOf(StepsOnly(), "k13-i13"),
              AllOf(HasSubstr("White"), HasSubstr("k13")));
  EXPECT_THAT(ErrorOf(Placed<Dablot>(Side::kBlack, "Sc5 sk13"), "c5-b6"),
              AllOf(HasSubstr("Black"), HasSubstr("c5"), HasSubstr("k13-i13")));
  // Forward only, and on the last row.
  EXPECT_THAT(
      ErrorOf(Placed<Daabloe>(Side::kWhite, "Ka13 Sc5 kk1 sk3"), "a13-c13"),
      AllOf(HasSubstr("a13"), HasSubstr("cannot move"), HasSubstr("c5-b6")));
}

TEST(NotationErrorTest, NothingIsLegalInAFinishedGame) {
  for (const char* text : {"c5-b6", "c5xe7", "c5b6"}) {
    EXPECT_THAT(ErrorOf(Placed<Dablot>(Side::kWhite, "Sc5"), text),
                HasSubstr("no legal move"))
        << text;
    EXPECT_THAT(
        ErrorOf(Placed<Daabloe>(Side::kWhite, "Sc5 Ka1 sd6 sk13"), text),
        HasSubstr("no legal move"))
        << text;
  }
}

template <class V>
class LongMoveTextTest : public ::testing::Test {};
TYPED_TEST_SUITE(LongMoveTextTest, AllVariantTypes, VariantNames);

TYPED_TEST(LongMoveTextTest, IsRefusedBriefly) {
  constexpr int kTimes = 1 << 16;
  const auto position = PositionOf<TypeParam>(TypeParam::kStart);
  for (const char* part :
       {"a", "1", "-", "x", " ", "a1", "a1-", "a1x", "a1xc3x"}) {
    std::string text;
    for (int i = 0; i < kTimes; ++i) text += part;
    EXPECT_LT(ErrorOf(position, text).size(), 500u) << part;
    // The same with an end where one is due.
    EXPECT_LT(ErrorOf(position, text + "a3").size(), 500u) << part;
  }
}

}  // namespace
}  // namespace dablo
