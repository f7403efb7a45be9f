// The committed counts and game ends, which an independent program made.
#include <cstdint>
#include <memory>
#include <string>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/engine.h"
#include "engine/game/game.h"
#include "engine/moves/outcome.h"
#include "gtest/gtest.h"
#include "tests/support/suite_file.h"
#include "tests/support/variants.h"

namespace dablo {
namespace {

template <class V>
class SuiteTest : public ::testing::Test {};
TYPED_TEST_SUITE(SuiteTest, AllVariantTypes, VariantNames);

constexpr std::uint64_t kQuick = 20'000'000;

// Checks every count of a suite between `least` and `most`; returns how many.
template <class V>
int CheckCounts(absl::string_view folder, PerftOptions options,
                std::uint64_t least, std::uint64_t most) {
  const std::unique_ptr<Engine> engine = MakeEngine(V::kName).value();
  int checked = 0;
  for (const SuiteLine& line :
       ReadSuite(absl::StrCat(folder, "/", V::kName, ".epd"))) {
    EXPECT_TRUE(engine->SetPosition(line.fen, {}).ok()) << line.fen;
    for (const auto& [opcode, operand] : line.operations) {
      int depth = 0;
      std::uint64_t expected = 0;
      EXPECT_TRUE(absl::SimpleAtoi(opcode.substr(1), &depth) &&
                  absl::SimpleAtoi(operand, &expected));
      if (expected < least || expected > most) continue;
      const auto result = engine->Perft({.depth = depth, .options = options});
      EXPECT_TRUE(result.ok()) << result.status();
      if (!result.ok()) continue;
      EXPECT_EQ(result->counts.nodes.value, expected)
          << line.fen << " at depth " << depth;
      ++checked;
    }
  }
  return checked;
}

TYPED_TEST(SuiteTest, StartsAreTheGames) {
  for (const char* folder : {"perft/start/", "perft/start-paths/"}) {
    for (const SuiteLine& line :
         ReadSuite(absl::StrCat(folder, TypeParam::kName, ".epd"))) {
      EXPECT_EQ(line.fen, TypeParam::kStart);
    }
  }
}

TYPED_TEST(SuiteTest, StartCounts) {
  EXPECT_GE(CheckCounts<TypeParam>("perft/start", {}, 0, kQuick), 6);
}

TYPED_TEST(SuiteTest, StartPathCounts) {
  EXPECT_GE(
      CheckCounts<TypeParam>("perft/start-paths", {.paths = true}, 0, kQuick),
      5);
}

TYPED_TEST(SuiteTest, Counts) {
  EXPECT_GE(CheckCounts<TypeParam>("perft", {}, 0, kQuick), 200);
}

TYPED_TEST(SuiteTest, DeepStartCounts) {
  CheckCounts<TypeParam>("perft/start", {}, kQuick + 1, UINT64_MAX);
}

TYPED_TEST(SuiteTest, Results) {
  int finished = 0;
  for (const SuiteLine& line :
       ReadSuite(absl::StrCat("results/", TypeParam::kName, ".epd"))) {
    const Position<TypeParam> position = PositionOf<TypeParam>(line.fen);
    const GameResult result =
        Game<TypeParam>({position, 1}).Result(DrawRules{});
    EXPECT_EQ(ToString(result.winner), line.Operand("result")) << line.fen;
    EXPECT_EQ(ToString(result.reason), line.Operand("reason")) << line.fen;
    if (!result.IsFinished()) continue;
    ++finished;
    EXPECT_TRUE(Generate(position).empty()) << line.fen;
    EXPECT_EQ(Count(position), 0u) << line.fen;
    EXPECT_FALSE(AnyCapture(position)) << line.fen;
  }
  EXPECT_GE(finished, 20);
}

}  // namespace
}  // namespace dablo
