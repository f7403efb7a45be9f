#include "engine/rules/describe.h"

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/rules/catalogue.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string TextOf(const Rules& rules) {
  return absl::StrJoin(DescribeRules(rules), " ");
}

template <class V>
class DescribeTest : public ::testing::Test {};
TYPED_TEST_SUITE(DescribeTest, AllVariantTypes, VariantNames);

TYPED_TEST(DescribeTest, LinesFitATerminal) {
  const std::vector<std::string> lines = DescribeRules(TypeParam::kRules);
  EXPECT_GE(lines.size(), 8u);
  for (const std::string& line : lines) {
    EXPECT_FALSE(line.empty());
    EXPECT_LE(line.size(), 80u) << line;
    EXPECT_EQ(line, absl::StripAsciiWhitespace(line));
    for (const char c : line) {
      EXPECT_TRUE(absl::ascii_isprint(static_cast<unsigned char>(c))) << line;
    }
  }
}

TYPED_TEST(DescribeTest, SaysWhatIsPlayed) {
  constexpr Rules kRules = TypeParam::kRules;
  const std::string text = TextOf(kRules);
  EXPECT_THAT(text, HasSubstr(kRules.capture == Capture::kMandatory
                                  ? "one must be made"
                                  : "Capturing is a choice"));
  EXPECT_THAT(text, HasSubstr("may end there"));
  EXPECT_THAT(text, HasSubstr("is to move and cannot"));
  EXPECT_THAT(text, HasSubstr("third occurrence"));
  EXPECT_THAT(text, HasSubstr("100 plies"));
  const auto has_if = [&](bool expected, const char* part) {
    EXPECT_THAT(
        text, expected ? ::testing::Matcher<const std::string&>(HasSubstr(part))
                       : Not(HasSubstr(part)));
  };
  has_if(kRules.ranked, "prince");
  has_if(kRules.ranked, "only a king takes a king");
  has_if(kRules.promotion == Promotion::kSoldierToPrince, "becomes a prince");
  has_if(kRules.defeat == Defeat::kKingLost, "king is taken");
  has_if(kRules.defeat == Defeat::kKingLost, "nothing but its king");
  has_if(kRules.defeat == Defeat::kNoPieces, "no piece left");
}

// The steps, in the words of the rules' table.
TEST(DescribeStepsTest, OfEveryVariant) {
  EXPECT_THAT(TextOf(Dablot::kRules),
              HasSubstr("Every piece steps along all lines"));
  for (const Rules& rules : {Daabloe::kRules, FrisianDablo0::kRules}) {
    EXPECT_THAT(TextOf(rules), HasSubstr("Every piece steps forward"));
  }
  EXPECT_THAT(TextOf(FrisianDablo::kRules),
              AllOf(HasSubstr("soldier steps diagonally forward"),
                    HasSubstr("Prince and king step along all diagonals")));
  EXPECT_THAT(TextOf(FrisianDablo2::kRules),
              AllOf(HasSubstr("soldier steps forward"),
                    HasSubstr("Prince and king step along all lines")));
  for (const Rules& rules : {Cuhkka::kRules, Alquerque::kRules}) {
    EXPECT_THAT(TextOf(rules), HasSubstr("Every piece steps along all lines"));
  }
}

// The readings that the rules mark: each of these sentences ends in the mark.
TYPED_TEST(DescribeTest, MarksReadings) {
  constexpr Rules kRules = TypeParam::kRules;
  const std::string text = TextOf(kRules);
  std::vector<std::string> readings = {"Black is North. [R]",
                                       "only steps forward. [R]"};
  readings.push_back(kRules.capture == Capture::kMandatory
                         ? "no further jump. [R]"
                         : "may stop after any jump. [R]");
  if (kRules.defeat == Defeat::kNoPieces) {
    readings.push_back("is to move and cannot. [R]");
  } else {
    readings.push_back("the game is over after it. [R]");
  }
  if (!kRules.ranked) readings.push_back("along all lines. [R]");
  for (const std::string& reading : readings) {
    EXPECT_THAT(text, HasSubstr(reading));
  }
}

template <class... V>
std::vector<Rules> RulesOf(VariantList<V...>) {
  return {V::kRules...};
}

// No two variants of the catalogue have the same rules, and so no two have the
// same description.
TEST(DescriptionsTest, Differ) {
  const std::vector<Rules> all = RulesOf(AllVariants{});
  ASSERT_EQ(all.size(), 7u);
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(DescribeRules(all[i]), DescribeRules(all[i]));
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      EXPECT_NE(DescribeRules(all[i]), DescribeRules(all[j]))
          << "variants " << i << " and " << j;
    }
  }
}

// Any single rule that changes shows.
TEST(DescriptionsTest, ChangeWithEachRule) {
  const Rules base = FrisianDablo2::kRules;
  std::vector<Rules> others(7, base);
  others[0].ranked = false;
  others[1].soldier_steps = Steps::kDiagonalForward;
  others[2].officer_steps = Steps::kAllDiagonals;
  others[3].officer_steps = Steps::kForward;
  others[4].capture = Capture::kOptional;
  others[5].promotion = Promotion::kNone;
  others[6].defeat = Defeat::kNoPieces;
  for (std::size_t i = 0; i < others.size(); ++i) {
    EXPECT_NE(DescribeRules(others[i]), DescribeRules(base)) << "change " << i;
  }
}

// The table of the rules, variant by variant.
TEST(VariantRulesTest, AreThoseOfTheTable) {
  const auto expect = [](const Rules& rules, bool ranked, Steps soldier,
                         Steps officer, Capture capture, Promotion promotion,
                         Defeat defeat, int soldiers) {
    EXPECT_EQ(rules.ranked, ranked);
    EXPECT_EQ(rules.StepsOf(PieceRank::kSoldier), soldier);
    if (ranked) {
      EXPECT_EQ(rules.StepsOf(PieceRank::kPrince), officer);
      EXPECT_EQ(rules.StepsOf(PieceRank::kKing), officer);
    }
    EXPECT_EQ(rules.capture, capture);
    EXPECT_EQ(rules.promotion, promotion);
    EXPECT_EQ(rules.defeat, defeat);
    EXPECT_EQ(rules.max_soldiers, soldiers);
  };
  constexpr auto kAll = Steps::kAllLines;
  constexpr auto kForward = Steps::kForward;
  constexpr auto kMust = Capture::kMandatory;
  constexpr auto kMay = Capture::kOptional;
  constexpr auto kPrinces = Promotion::kSoldierToPrince;
  constexpr auto kNever = Promotion::kNone;
  constexpr auto kNoPieces = Defeat::kNoPieces;
  constexpr auto kKingLost = Defeat::kKingLost;
  expect(Dablot::kRules, true, kAll, kAll, kMust, kNever, kNoPieces, 28);
  expect(Daabloe::kRules, true, kForward, kForward, kMay, kNever, kKingLost,
         28);
  expect(FrisianDablo0::kRules, true, kForward, kForward, kMust, kNever,
         kKingLost, 28);
  expect(FrisianDablo::kRules, true, Steps::kDiagonalForward,
         Steps::kAllDiagonals, kMust, kPrinces, kKingLost, 28);
  expect(FrisianDablo2::kRules, true, kForward, kAll, kMust, kPrinces,
         kKingLost, 28);
  expect(Cuhkka::kRules, false, kAll, kAll, kMay, kNever, kNoPieces, 12);
  expect(Alquerque::kRules, false, kAll, kAll, kMust, kNever, kNoPieces, 12);
}

}  // namespace
}  // namespace dablo
