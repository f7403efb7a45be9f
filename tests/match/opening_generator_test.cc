#include "tools/match/opening_generator.h"

#include <cstdlib>
#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

std::vector<FoundOpening> Generate(const OpeningSettings& settings) {
  const auto engine = *MakeEngine("alquerque");
  EXPECT_TRUE(engine->SetHash(1).ok());
  std::vector<FoundOpening> found;
  const absl::Status status = GenerateOpenings(
      *engine, settings,
      [&](const FoundOpening& opening) { found.push_back(opening); });
  EXPECT_TRUE(status.ok()) << status;
  return found;
}

TEST(GenerateOpeningsTest, AreBalancedAndAllDifferent) {
  const OpeningSettings settings = {
      .count = 30, .plies = 9, .depth = 4, .window = 100, .seed = 3};
  const std::vector<FoundOpening> found = Generate(settings);
  ASSERT_THAT(found, SizeIs(30));
  const auto engine = *MakeEngine("alquerque");
  std::set<Key> keys;
  for (const FoundOpening& opening : found) {
    EXPECT_THAT(opening.moves, SizeIs(9));
    EXPECT_LE(std::abs(opening.score), 100);
    ASSERT_TRUE(engine->SetPosition("", opening.moves).ok());
    EXPECT_FALSE(engine->Result().IsFinished());
    keys.insert(engine->SymmetricKey());
    // As another search sees it.
    ASSERT_TRUE(engine->SetHash(1).ok());
    SearchRequest request;
    request.limits.depth = 4;
    int score = 0;
    ASSERT_TRUE(
        engine
            ->Search(request,
                     [&](const SearchInfo& info) { score = info.score; })
            .ok());
    EXPECT_EQ(score, opening.score);
  }
  EXPECT_THAT(keys, SizeIs(30));
}

TEST(GenerateOpeningsTest, TheSeedDecides) {
  const auto moves = [](std::uint64_t seed) {
    std::vector<std::vector<std::string>> all;
    for (const FoundOpening& opening : Generate({.count = 5,
                                       .plies = 5,
                                       .depth = 2,
                                       .window = 100,
                                       .seed = seed})) {
      all.push_back(opening.moves);
    }
    return all;
  };
  EXPECT_EQ(moves(1), moves(1));
  EXPECT_NE(moves(1), moves(2));
}

TEST(GenerateOpeningsTest, SaysIfThereAreNotSoMany) {
  const auto engine = *MakeEngine("alquerque");
  int found = 0;
  const absl::Status status = GenerateOpenings(
      *engine,
      {.count = 100, .plies = 1, .depth = 2, .window = 10'000, .seed = 1},
      [&](const FoundOpening&) { ++found; });
  EXPECT_TRUE(absl::IsResourceExhausted(status));
  // The four first moves are two, with their mirror images.
  EXPECT_LE(found, 4);
  EXPECT_GE(found, 1);
  EXPECT_THAT(std::string(status.message()), HasSubstr("openings of 1 plies"));
}

}  // namespace
}  // namespace dablo
