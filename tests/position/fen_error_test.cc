// Every way in which a FEN can be wrong. Each message has to say what was
// expected, what was found, and where.
#include <cstddef>
#include <ostream>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/position/fen.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

using ::testing::HasSubstr;

struct WrongFen {
  const char* name;
  std::string fen;
  std::string expected;
  std::string found;
  std::string where;
};

void PrintTo(const WrongFen& wrong, std::ostream* out) {
  *out << absl::CHexEscape(wrong.fen);
}

std::string NameOf(const ::testing::TestParamInfo<WrongFen>& info) {
  return info.param.name;
}

template <class V>
void ExpectError(const WrongFen& wrong) {
  const absl::Status status = ParseFen<V>(wrong.fen).status();
  ASSERT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  const std::string message(status.message());
  EXPECT_THAT(message, HasSubstr(wrong.expected));
  EXPECT_THAT(message, HasSubstr(wrong.found));
  EXPECT_THAT(message, HasSubstr(wrong.where));
  EXPECT_LT(message.size(), 300u);
  for (const char c : message) {
    EXPECT_TRUE(absl::ascii_isprint(static_cast<unsigned char>(c))) << message;
  }
}

// Ranks 12 to 1 of an empty board.
constexpr absl::string_view kEmptyBelow = "/5/6/5/6/5/6/5/6/5/6/5/6";

std::string TopRow(const std::string& row) {
  return absl::StrCat(row, kEmptyBelow, " w");
}
std::string WithRest(const std::string& rest) {
  return absl::StrCat("6", kEmptyBelow, rest);
}

class FenRowsErrorTest : public ::testing::TestWithParam<WrongFen> {};

TEST_P(FenRowsErrorTest, SaysWhatAndWhere) { ExpectError<Dablot>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(
    Rows, FenRowsErrorTest,
    ::testing::Values(
        WrongFen{"TwoDigits", TopRow("33"), "one digit for a run",
                 "found a second one, '3'", "row 1 (rank 13), character 2"},
        WrongFen{"TwoDigitsThatDoNotFit", TopRow("s51"), "one digit",
                 "found a second one, '1'", "row 1 (rank 13), character 3"},
        WrongFen{"Zero", TopRow("06"), "a digit from 1 to 6", "found '0'",
                 "row 1 (rank 13), character 1"},
        WrongFen{"ZeroAfterDigit", TopRow("60"), "a digit from 1 to 6",
                 "found '0'", "row 1 (rank 13), character 2"},
        WrongFen{"DigitTooLarge", TopRow("7"), "expected 6 points",
                 "found more at '7'", "row 1 (rank 13), character 1"},
        WrongFen{"DigitNine", "6/5/9/5/6/5/6/5/6/5/6/5/6 w",
                 "expected 6 points", "found more at '9'",
                 "row 3 (rank 11), character 1"},
        WrongFen{"DigitTooLargeInShortRow", "6/6/6/5/6/5/6/5/6/5/6/5/6 w",
                 "expected 5 points", "found more at '6'",
                 "row 2 (rank 12), character 1"},
        WrongFen{"DigitTooLargeBehindPieces", TopRow("sSk4"),
                 "expected 6 points", "found more at '4'",
                 "row 1 (rank 13), character 4"},
        WrongFen{"RowTooLong", TopRow("sssssss"), "expected 6 points",
                 "found more at 's'", "row 1 (rank 13), character 7"},
        WrongFen{"RowTooLongBehindDigit", TopRow("5ss"), "expected 6 points",
                 "found more at 's'", "row 1 (rank 13), character 3"},
        WrongFen{"RowTooShort", TopRow("ss3"), "expected 6 points", "found 5",
                 "row 1 (rank 13)"},
        WrongFen{"LastRowTooShort", "6/5/6/5/6/5/6/5/6/5/6/5/5 w",
                 "expected 6 points", "found 5", "row 13 (rank 1)"},
        WrongFen{"EmptyRow", "6/5/6/5/6/5/6//6/5/6/5/6 w", "expected 5 points",
                 "found 0", "row 8 (rank 6)"},
        WrongFen{"EmptyFirstRow", TopRow(""), "expected 6 points", "found 0",
                 "row 1 (rank 13)"},
        WrongFen{"TooManyRows", "6/5/6/5/6/5/6/5/6/5/6/5/6/5 w",
                 "expected 13 rows", "found 14", "rows"},
        WrongFen{"TooFewRows", "6/5/6/5/6/5/6/5/6/5/6/5 w", "expected 13 rows",
                 "found 12", "rows"},
        WrongFen{"SlashAtTheEnd", "6/5/6/5/6/5/6/5/6/5/6/5/6/ w",
                 "expected 13 rows", "found 14", "rows"},
        WrongFen{"RowsOfAnotherBoard", "5/5/5/5/5 w", "expected 13 rows",
                 "found 5", "rows"},
        WrongFen{"UnknownLetter", TopRow("ssxsss"), "one of SPKspk",
                 "found 'x'", "row 1 (rank 13), character 3"},
        WrongFen{"LetterOfChess", "6/5/6/5/6/5/6/5/6/5/6/1q3/6 w",
                 "one of SPKspk", "found 'q'", "row 12 (rank 2), character 2"},
        WrongFen{"Dot", TopRow("......"), "one of SPKspk", "found '.'",
                 "row 1 (rank 13), character 1"},
        WrongFen{"Minus", TopRow("-6"), "one of SPKspk", "found '-'",
                 "row 1 (rank 13), character 1"},
        WrongFen{"Tab", TopRow("3\t3"), "one of SPKspk", "found '\\t'",
                 "row 1 (rank 13), character 2"},
        WrongFen{"Newline", TopRow("3\n3"), "one of SPKspk", "found '\\n'",
                 "row 1 (rank 13), character 2"},
        WrongFen{"Nul", TopRow(std::string("ss\0s", 4)), "one of SPKspk",
                 "found '\\x00'", "row 1 (rank 13), character 3"},
        WrongFen{"NonAscii", TopRow("s\xc5\xa1ss"), "one of SPKspk",
                 "found '\\xc5'", "row 1 (rank 13), character 2"},
        WrongFen{"ByteFromTheTop", TopRow("\xff"), "one of SPKspk",
                 "found '\\xff'", "row 1 (rank 13), character 1"}),
    NameOf);

INSTANTIATE_TEST_SUITE_P(
    Fields, FenRowsErrorTest,
    ::testing::Values(
        WrongFen{"Empty", "", "expected a position", "found nothing", "FEN"},
        WrongFen{"Blanks", "    ", "expected a position", "found nothing",
                 "FEN"},
        WrongFen{"SideMissing", WithRest(""), "'w' or 'b'", "found the end",
                 "side to move"},
        WrongFen{"SideMissingBeforeCounters", WithRest(" 0 1"), "'w' or 'b'",
                 "found '0'", "side to move"},
        WrongFen{"SideUpperCase", WithRest(" W"), "'w' or 'b'", "found 'W'",
                 "side to move"},
        WrongFen{"SideWrong", WithRest(" x 0 1"), "'w' or 'b'", "found 'x'",
                 "side to move"},
        WrongFen{"SideAsWord", WithRest(" white"), "'w' or 'b'",
                 "found 'white'", "side to move"},
        WrongFen{"SideAndNewline", WithRest(" w\n"), "'w' or 'b'",
                 "found 'w\\n'", "side to move"},
        WrongFen{"SideNul", WithRest(std::string(" \0", 2)), "'w' or 'b'",
                 "found '\\x00'", "side to move"},
        WrongFen{"OneCounter", WithRest(" w 0"), "expected a move number",
                 "found the end", "after '0'"},
        WrongFen{"PliesNegative", WithRest(" w -1 1"), "from 0 to",
                 "found '-1'", "plies since the last irreversible move"},
        WrongFen{"PliesPlus", WithRest(" w +1 1"), "from 0 to", "found '+1'",
                 "plies since"},
        WrongFen{"PliesExponent", WithRest(" w 1e3 1"), "from 0 to",
                 "found '1e3'", "plies since"},
        WrongFen{"PliesFraction", WithRest(" w 1.0 1"), "from 0 to",
                 "found '1.0'", "plies since"},
        WrongFen{"PliesHexadecimal", WithRest(" w 0x1 1"), "from 0 to",
                 "found '0x1'", "plies since"},
        WrongFen{"PliesTooManyFor32Bits", WithRest(" w 4294967296 1"),
                 "from 0 to", "found '4294967296'", "plies since"},
        WrongFen{"PliesTooManyFor64Bits", WithRest(" w 18446744073709551616 1"),
                 "from 0 to", "found '18446744073709551616'", "plies since"},
        WrongFen{"PliesDash", WithRest(" w - 1"), "from 0 to", "found '-'",
                 "plies since"},
        WrongFen{"MoveNumberZero", WithRest(" w 0 0"), "from 1 to", "found '0'",
                 "move number"},
        WrongFen{"MoveNumberNegative", WithRest(" w 0 -5"), "from 1 to",
                 "found '-5'", "move number"},
        WrongFen{"MoveNumberPlus", WithRest(" w 0 +1"), "from 1 to",
                 "found '+1'", "move number"},
        WrongFen{"MoveNumberLetters", WithRest(" w 0 one"), "from 1 to",
                 "found 'one'", "move number"},
        WrongFen{"MoveNumberTooLarge", WithRest(" w 0 2147483648"), "from 1 to",
                 "found '2147483648'", "move number"},
        WrongFen{"MoveNumberAndNewline", WithRest(" w 0 1\n"), "from 1 to",
                 "found '1\\n'", "move number"},
        WrongFen{"TrailingText", WithRest(" w 0 1 c5-b6"), "expected the end",
                 "found 'c5-b6'", "after the move number"},
        WrongFen{"TrailingSemicolon", WithRest(" w 0 1 ;D1 15"),
                 "expected the end", "found ';D1'", "after the move number"}),
    NameOf);

INSTANTIATE_TEST_SUITE_P(
    Pieces, FenRowsErrorTest,
    ::testing::Values(
        WrongFen{"TwoKings", TopRow("KK4"), "at most 1 king", "found 2",
                 "White"},
        WrongFen{"TwoKingsOfBlack", TopRow("k4k"), "at most 1 king", "found 2",
                 "Black"},
        WrongFen{"TwoPrinces", TopRow("PP4"), "at most 1 prince", "found 2",
                 "White"},
        WrongFen{"ThreePrincesOfBlack", TopRow("ppp3"), "at most 1 prince",
                 "found 3", "Black"},
        WrongFen{"SoldierTooMany",
                 "SSSSSS/SSSSS/SSSSSS/SSSSS/SSSSSS/S4/6/5/6/5/6/5/6 w",
                 "at most 28 soldiers", "found 29", "White"},
        WrongFen{"SoldierTooManyOfBlack",
                 "6/5/6/5/6/5/s5/5/ssssss/sssss/ssssss/sssss/ssssss b",
                 "at most 28 soldiers", "found 29", "Black"}),
    NameOf);

class FenPromotionErrorTest : public ::testing::TestWithParam<WrongFen> {};

TEST_P(FenPromotionErrorTest, SaysWhatAndWhere) {
  ExpectError<FrisianDablo>(GetParam());
  ExpectError<FrisianDablo2>(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Pieces, FenPromotionErrorTest,
    ::testing::Values(
        WrongFen{"TwoKings", TopRow("KK4"), "at most 1 king", "found 2",
                 "White"},
        WrongFen{"SoldierTooMany",
                 "6/SSSSS/SSSSSS/SSSSS/SSSSSS/SSSSS/SS4/5/6/5/6/5/6 w",
                 "at most 28 soldiers", "found 29", "White"},
        WrongFen{"PrincesAndSoldiersTooMany",
                 "PP4/SSSSS/SSSSSS/SSSSS/SSSSSS/SSSSS/S5/5/6/5/6/5/6 w",
                 "at most 29 soldiers and princes", "found 30", "White"},
        WrongFen{"PrincesTooMany",
                 "6/ppppp/pppppp/ppppp/pppppp/ppppp/ppp3/5/6/5/6/5/6 w",
                 "at most 29 soldiers and princes", "found 30", "Black"},
        WrongFen{"SoldierOnItsLastRow", TopRow("2S3"), "no soldier",
                 "found S on e13", "promoted"},
        WrongFen{"SoldierOfBlackOnItsLastRow", "6/5/6/5/6/5/6/5/6/5/6/5/3s2 b",
                 "no soldier", "found s on g1", "promoted"}),
    NameOf);

class FenAlquerqueErrorTest : public ::testing::TestWithParam<WrongFen> {};

TEST_P(FenAlquerqueErrorTest, SaysWhatAndWhere) {
  ExpectError<Alquerque>(GetParam());
  ExpectError<Cuhkka>(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    All, FenAlquerqueErrorTest,
    ::testing::Values(WrongFen{"King", "K4/5/5/5/5 w", "one of Ss", "found 'K'",
                               "row 1 (rank 5), character 1"},
                      WrongFen{"PrinceOfBlack", "5/5/5/5/3p1 w", "one of Ss",
                               "found 'p'", "row 5 (rank 1), character 2"},
                      WrongFen{"SoldierTooMany", "SSSSS/SSSSS/SSS2/5/5 w",
                               "at most 12 soldiers", "found 13", "White"},
                      WrongFen{"SoldierTooManyOfBlack",
                               "5/5/2sss/sssss/sssss b", "at most 12 soldiers",
                               "found 13", "Black"},
                      WrongFen{"DigitTooLarge", "6/5/5/5/5 w",
                               "expected 5 points", "found more at '6'",
                               "row 1 (rank 5), character 1"},
                      WrongFen{"RowMissing", "5/5/5/5 w", "expected 5 rows",
                               "found 4", "rows"}),
    NameOf);

template <class V>
class FenLongTextTest : public ::testing::Test {};
TYPED_TEST_SUITE(FenLongTextTest, AllVariantTypes, VariantNames);

TYPED_TEST(FenLongTextTest, IsRefusedBriefly) {
  constexpr std::size_t kLength = 1 << 20;
  const std::string start(TypeParam::kStart);
  for (const std::string& fen :
       {std::string(kLength, '/'), std::string(kLength, 's') + " w",
        std::string(kLength, '1'), std::string(kLength, ' '),
        start.substr(0, start.find(' ')) + " " + std::string(kLength, 'w'),
        start.substr(0, start.find(' ')) + " w " + std::string(kLength, '9') +
            " 1",
        start + " " + std::string(kLength, 'x')}) {
    const absl::Status status = ParseFen<TypeParam>(fen).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    EXPECT_LT(status.message().size(), 200u) << status;
  }
}

}  // namespace
}  // namespace dablo
