#include "tools/match/player.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

PlayerSpec Parsed(absl::string_view text) {
  const absl::StatusOr<PlayerSpec> spec = ParsePlayer(text);
  EXPECT_TRUE(spec.ok()) << text << ": " << spec.status();
  return spec.value_or(PlayerSpec{});
}

TEST(ParsePlayerTest, ReadsKinds) {
  EXPECT_EQ(Parsed("dablo").kind, PlayerSpec::Kind::kDablo);
  EXPECT_EQ(Parsed("dablo").name, "dablo");
  EXPECT_EQ(Parsed("random").kind, PlayerSpec::Kind::kRandom);
  EXPECT_EQ(Parsed("material name=m").kind, PlayerSpec::Kind::kMaterial);
  EXPECT_EQ(Parsed("material name=m").name, "m");
  EXPECT_TRUE(Parsed("random").IsBaseline());
  EXPECT_FALSE(Parsed("").IsBaseline());
}

TEST(ParsePlayerTest, ReadsPrograms) {
  const PlayerSpec spec = Parsed(
      "command='./other --fast \"my book\"' protocol=ugi name=\"A B\" "
      "option.Hash=16 option.Debug_Log=x=y");
  EXPECT_EQ(spec.kind, PlayerSpec::Kind::kProgram);
  EXPECT_THAT(spec.command, ElementsAre("./other", "--fast", "my book"));
  EXPECT_TRUE(spec.speaks_ugi);
  EXPECT_EQ(spec.name, "A B");
  EXPECT_THAT(spec.options,
              ElementsAre(Pair("Hash", "16"), Pair("Debug_Log", "x=y")));
  EXPECT_EQ(Parsed("command=./other").name, "./other");
}

TEST(ParsePlayerTest, ReadsLimits) {
  const PlayerSpec spec =
      Parsed("dablo tc=10+0.1 movetime=5 nodes=1000 depth=6");
  EXPECT_EQ(ToString(spec.control), "10+0.1 movetime=5 nodes=1000 depth=6");
}

TEST(ParsePlayerTest, SaysWhatIsWrong) {
  const auto error = [](absl::string_view text) {
    return std::string(ParsePlayer(text).status().message());
  };
  EXPECT_EQ(error("dabol"),
            "expected 'dablo', 'random', 'material' or a word with '=', found "
            "'dabol'");
  EXPECT_THAT(error("dablo hash=3"), HasSubstr("unknown word 'hash='"));
  EXPECT_THAT(error("nodes=0"), HasSubstr("nodes: expected"));
  EXPECT_THAT(error("depth=x"), HasSubstr("depth: expected"));
  EXPECT_THAT(error("movetime=-1"), HasSubstr("movetime: expected"));
  EXPECT_THAT(error("tc=x"), HasSubstr("expected a clock"));
  EXPECT_THAT(error("protocol=cecp"), HasSubstr("expected 'uci' or 'ugi'"));
  EXPECT_THAT(error("command="), HasSubstr("expected a program"));
  EXPECT_THAT(error("name='x"), HasSubstr("expected a closing quote"));
}

}  // namespace
}  // namespace dablo
