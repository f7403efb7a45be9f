// FEN that is right; fen_error_test.cc has the rest.
#include "engine/position/fen.h"

#include <string>
#include <type_traits>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/placed.h"
#include "tests/support/suite_file.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

template <class V>
class FenTest : public ::testing::Test {
 protected:
  static constexpr bool kIsAlquerque =
      std::is_same_v<typename V::Board, AlquerqueBoard>;
  static constexpr bool kPromotes =
      V::kRules.promotion == Promotion::kSoldierToPrince;

  static void ExpectRoundTrip(const std::string& fen) {
    const absl::StatusOr<PositionRecord<V>> record = ParseFen<V>(fen);
    ASSERT_TRUE(record.ok()) << fen << ": " << record.status();
    EXPECT_EQ(ToFen(record->position, record->move_number), fen);
  }

  // Rows with side and counters in every form that is written back unchanged.
  static void ExpectRowsRoundTrip(const std::string& rows) {
    for (const char* rest : {" w 0 1", " b 0 1", " w 99 1", " b 17 250"}) {
      ExpectRoundTrip(absl::StrCat(rows, rest));
    }
  }
};
TYPED_TEST_SUITE(FenTest, AllVariantTypes, VariantNames);

TYPED_TEST(FenTest, StartPosition) {
  this->ExpectRoundTrip(std::string(TypeParam::kStart));
}

TYPED_TEST(FenTest, StartPositionsAreThoseOfTheRules) {
  const std::string name(TypeParam::kName);
  const std::string expected =
      this->kIsAlquerque ? "sssss/sssss/ss1SS/SSSSS/SSSSS w 0 1"
      : name == "dablot" || name == "daabloe"
          ? "ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/4P/"
            "SSSSSS/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1"
          : "ssssss/sssss/ssssss/sssss/ksssss/p4/s4S/4P/"
            "SSSSSK/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1";
  EXPECT_EQ(TypeParam::kStart, expected);
}

// The second player stands as the first one turned by 180 degrees.
TYPED_TEST(FenTest, StartIsFairToBoth) {
  const auto position = PositionOf<TypeParam>(TypeParam::kStart);
  std::string rows = ToFen(position, 1);
  rows = rows.substr(0, rows.find(' '));
  std::string turned(rows.rbegin(), rows.rend());
  for (char& c : turned) {
    c = absl::ascii_islower(static_cast<unsigned char>(c))
            ? absl::ascii_toupper(static_cast<unsigned char>(c))
            : absl::ascii_tolower(static_cast<unsigned char>(c));
  }
  EXPECT_EQ(turned, rows);
}

TYPED_TEST(FenTest, SuitesRoundTrip) {
  for (const char* folder : {"perft", "results"}) {
    for (const SuiteLine& line :
         ReadSuite(absl::StrCat(folder, "/", TypeParam::kName, ".epd"))) {
      const absl::StatusOr<PositionRecord<TypeParam>> record =
          ParseFen<TypeParam>(line.fen);
      ASSERT_TRUE(record.ok()) << line.fen << ": " << record.status();
      EXPECT_EQ(record->position.reversible_plies(), 0);
      EXPECT_EQ(record->move_number, 1);
      EXPECT_EQ(ToFen(record->position, 1), absl::StrCat(line.fen, " 0 1"));
    }
  }
}

TYPED_TEST(FenTest, HandMadeRows) {
  const std::vector<std::string> alquerque = {
      "5/5/5/5/5",
      "s4/5/5/5/4S",
      "4s/1s1s1/S3S/2S2/S1S1S",
      "SSSSS/SSSSS/SS3/5/5",
      "sssss/sssss/ss3/5/5",
      "SSSSS/SSSSS/SS1ss/sssss/sssss",
  };
  const std::vector<std::string> dablo = {
      "6/5/6/5/6/5/6/5/6/5/6/5/6",
      "K5/5/6/5/6/5/6/5/6/5/6/5/5k",
      "5k/5/6/5/6/5/6/5/6/5/6/5/K5",
      "6/4p/6/5/6/5/6/5/6/5/6/P4/6",
      // Everything that a side may have, and a king among enemies.
      "KP4/SSSSS/SSSSSS/SSSSS/SSSSSS/SSSSS/Sk4/5/6/5/6/5/6",
      "6/5/6/5/6/5/1K3s/sssss/ssssss/sssss/ssssss/sssss/4pk",
      "6/s1s1s/1s1s1s/1s1s1/S1S1S1/1k1K1/6/5/6/5/6/S3S/6",
  };
  for (const std::string& rows : this->kIsAlquerque ? alquerque : dablo) {
    this->ExpectRowsRoundTrip(rows);
  }
}

// A soldier on the row where it would have been promoted is wrong only where
// soldiers are promoted; on its own first row it is right everywhere.
TYPED_TEST(FenTest, SoldiersOnOuterRows) {
  if (this->kIsAlquerque) {
    this->ExpectRowsRoundTrip("SSSSS/5/5/5/sssss");
    return;
  }
  const std::string last = "5S/5/6/5/6/5/6/5/6/5/6/5/s5";
  const std::string first = "ssssss/5/6/5/6/5/6/5/6/5/6/5/SSSSSS";
  const std::string beside = "6/SSSSS/6/5/6/5/6/5/6/5/6/sssss/6";
  this->ExpectRowsRoundTrip(first);
  this->ExpectRowsRoundTrip(beside);
  if (this->kPromotes) {
    EXPECT_FALSE(ParseFen<TypeParam>(absl::StrCat(last, " w")).ok());
  } else {
    this->ExpectRowsRoundTrip(last);
  }
}

TYPED_TEST(FenTest, ManyPrincesOnlyWherePromoted) {
  const std::vector<std::string> alquerque = {"5/PP3/5/5/5", "5/5/5/3pp/5"};
  const std::vector<std::string> dablo = {
      "PPPPPP/PPPPP/PPPPPP/PPPPP/PPPPPP/P4/6/4p/"
      "pppppp/ppppp/pppppp/ppppp/pppppp",
      "KPP3/PPPPP/SSSSSS/SSSSS/SSSSSS/SSSSS/6/5/6/5/6/5/6",
      "6/5/6/5/6/PP3/6/5/6/5/6/5/6"};
  for (const std::string& rows : this->kIsAlquerque ? alquerque : dablo) {
    if (this->kPromotes) {
      this->ExpectRowsRoundTrip(rows);
    } else {
      EXPECT_FALSE(ParseFen<TypeParam>(absl::StrCat(rows, " w")).ok());
    }
  }
}

TYPED_TEST(FenTest, CountersDefaultToANewGame) {
  const std::string start(TypeParam::kStart);
  const std::string rows = start.substr(0, start.find(' '));
  for (const char* side : {" w", " b"}) {
    const auto record = ParseFen<TypeParam>(absl::StrCat(rows, side));
    ASSERT_TRUE(record.ok()) << record.status();
    EXPECT_EQ(ToFen(record->position, record->move_number),
              absl::StrCat(rows, side, " 0 1"));
  }
}

TYPED_TEST(FenTest, CountersAreKept) {
  const std::string start(TypeParam::kStart);
  const auto record = ParseFen<TypeParam>(
      absl::StrCat(start.substr(0, start.find(' ')), " b 31 4159"));
  ASSERT_TRUE(record.ok()) << record.status();
  EXPECT_EQ(record->position.side_to_move(), Side::kBlack);
  EXPECT_EQ(record->position.reversible_plies(), 31);
  EXPECT_EQ(record->move_number, 4159);
}

// Rows go from the highest rank down and from west to east.
TEST(FenPlacesTest, DabloBoard) {
  EXPECT_EQ(
      PositionOf<Dablot>("K5/p4/5S/4s/6/5/3k2/5/6/2P2/6/5/1s3S b 0 1"),
      Placed<Dablot>(Side::kBlack, "Ka13 pb12 Sk11 sj10 kg7 Pf4 sc1 Sk1"));
}

TEST(FenPlacesTest, AlquerqueBoard) {
  EXPECT_EQ(PositionOf<Cuhkka>("s4/1S3/2s2/3S1/4s w"),
            Placed<Cuhkka>(Side::kWhite, "sa5 Sb4 sc3 Sd2 se1"));
}

TEST(FenPlacesTest, LettersOfPieces) {
  const auto position =
      Placed<Dablot>(Side::kWhite, "Sa1 Pb2 Kc3 sa13 pb12 kc11");
  std::string letters;
  for (const char* name : {"a1", "b2", "c3", "a13", "b12", "c11", "e7"}) {
    letters += LetterAt(position, PointNamed<DabloBoard>(name));
  }
  EXPECT_EQ(letters, "SPKspk.");
}

TEST(QuotedTest, ShowsAnyTextOnOneShortLine) {
  EXPECT_EQ(Quoted("c5-b6"), "'c5-b6'");
  EXPECT_EQ(Quoted(""), "''");
  EXPECT_EQ(Quoted("a\tb\nc"), "'a\\tb\\nc'");
  EXPECT_EQ(Quoted(absl::string_view("\0\x7f\xff", 3)), "'\\x00\\x7f\\xff'");
  const std::string forty(40, 'a');
  EXPECT_EQ(Quoted(forty), absl::StrCat("'", forty, "'"));
  EXPECT_EQ(Quoted(forty + "b"), absl::StrCat("'", forty, "...'"));
}

}  // namespace
}  // namespace dablo
