// Counting through the facade: table, threads, jobs done earlier.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/engine.h"
#include "gtest/gtest.h"
#include "tests/support/suite_file.h"
#include "tests/support/variant_infos.h"

namespace dablo {
namespace {

class EnginePerftTest : public ::testing::TestWithParam<VariantInfo> {
 protected:
  static std::unique_ptr<Engine> Fresh() {
    return MakeEngine(GetParam().name).value();
  }

  // The deepest count of an independent program that has at most that many
  // leaves.
  static std::pair<int, std::uint64_t> KnownCount(std::uint64_t most) {
    std::pair<int, std::uint64_t> deepest;
    const auto line =
        ReadSuite(absl::StrCat("perft/start/", GetParam().name, ".epd"))
            .front();
    for (const auto& [opcode, operand] : line.operations) {
      int depth = 0;
      std::uint64_t count = 0;
      EXPECT_TRUE(absl::SimpleAtoi(opcode.substr(1), &depth) &&
                  absl::SimpleAtoi(operand, &count));
      if (count <= most) deepest = {depth, count};
    }
    return deepest;
  }

  std::unique_ptr<Engine> engine_ = Fresh();
};
INSTANTIATE_TEST_SUITE_P(All, EnginePerftTest, ::testing::ValuesIn(Variants()),
                         NameOfVariant);

// A table of 1 MiB is far too small, so that counts replace each other all the
// time.
TEST_P(EnginePerftTest, TableAndThreadsChangeNoCount) {
  const auto [depth, count] = KnownCount(100'000'000);
  ASSERT_TRUE(engine_->SetPerftHash(1).ok());
  for (int threads : {1, 3}) {
    ASSERT_TRUE(engine_->SetThreads(threads).ok());
    for (bool merge : {false, true}) {
      PerftRequest request;
      request.depth = depth;
      request.merge = merge;
      const auto result = engine_->Perft(request);
      ASSERT_TRUE(result.ok()) << result.status();
      EXPECT_EQ(result->counts.nodes.value, count);
    }
  }
}

TEST_P(EnginePerftTest, TableServesEveryDepthAndPosition) {
  ASSERT_TRUE(engine_->SetPerftHash(1).ok());
  for (int round = 0; round < 2; ++round) {
    for (const std::string& move : engine_->LegalMoves()) {
      ASSERT_TRUE(engine_->SetPosition("", {move}).ok());
      for (int depth = 1; depth <= 4; ++depth) {
        auto plain = Fresh();
        ASSERT_TRUE(plain->SetPosition("", {move}).ok());
        EXPECT_EQ(engine_->Perft({.depth = depth})->counts.nodes.value,
                  plain->Perft({.depth = depth})->counts.nodes.value);
      }
    }
    ASSERT_TRUE(engine_->SetPosition("", {}).ok());
  }
}

TEST_P(EnginePerftTest, MergingChangesNeitherDivideNorStatistics) {
  const int depth = KnownCount(1'000'000).first;
  PerftRequest request = {
      .depth = depth, .options = {.stats = true}, .divide = true};
  const auto apart = engine_->Perft(request);
  request.merge = true;
  const auto merged = engine_->Perft(request);
  ASSERT_TRUE(apart.ok() && merged.ok());
  EXPECT_EQ(merged->divide, apart->divide);
  EXPECT_EQ(merged->counts.nodes.value, apart->counts.nodes.value);
  EXPECT_EQ(merged->counts.captured_pieces.value,
            apart->counts.captured_pieces.value);
  for (std::size_t i = 0; i < apart->counts.finished.size(); ++i) {
    EXPECT_EQ(merged->counts.finished[i].value,
              apart->counts.finished[i].value);
  }
}

TEST_P(EnginePerftTest, GoesOnFromWhatIsDone) {
  const auto [depth, count] = KnownCount(1'000'000);
  const PerftRequest request = {.depth = depth};
  PerftRun first;
  std::map<std::size_t, PerftCounts> done;
  std::size_t jobs = 0;
  first.on_job = [&](std::size_t job, const PerftCounts& counts, double) {
    if (++jobs % 2 == 0) done[job] = counts;
  };
  ASSERT_TRUE(engine_->Perft(request, first).ok());
  PerftRun second;
  second.finished = done;
  std::size_t redone = 0;
  second.on_job = [&](std::size_t job, const PerftCounts&, double) {
    EXPECT_EQ(done.count(job), 0u);
    ++redone;
  };
  const auto result = engine_->Perft(request, second);
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->counts.nodes.value, count);
  EXPECT_EQ(redone + done.size(), jobs);
}

TEST_P(EnginePerftTest, StopEndsAllThreads) {
  ASSERT_TRUE(engine_->SetThreads(4).ok());
  std::thread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    engine_->Stop();
  });
  EXPECT_EQ(engine_->Perft({.depth = 30}).status().code(),
            absl::StatusCode::kCancelled);
  stopper.join();
}

}  // namespace
}  // namespace dablo
