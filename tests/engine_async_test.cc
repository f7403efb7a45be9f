// A search in a thread of the engine's own: starting, stopping, waiting and
// ending in any order.
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "engine/engine.h"
#include "engine/random.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using std::chrono::milliseconds;

class EngineAsyncTest : public ::testing::Test {
 protected:
  // Starts a search of which the result is kept.
  absl::Status Start(const SearchRequest& request, Ending ending) {
    return engine_->Start(
        request, ending, [this](const SearchInfo&) { ++infos_; },
        [this](const SearchResult& result) {
          result_ = result;
          ++results_;
        });
  }
  static SearchRequest Depth(int depth) {
    SearchRequest request;
    request.limits.depth = depth;
    return request;
  }
  static SearchRequest Movetime(int ms) {
    SearchRequest request;
    request.limits.movetime_ms = ms;
    return request;
  }

  std::atomic<int> infos_ = 0;
  std::atomic<int> results_ = 0;
  SearchResult result_;  // to be read after Wait
  // Ends before what its callbacks write to.
  std::unique_ptr<Engine> engine_ = MakeEngine("dablot").value();
};

TEST_F(EngineAsyncTest, ResultIsThatOfTheSameSearchWithoutAThread) {
  const auto direct = MakeEngine("dablot").value()->Search(Depth(5), nullptr);
  ASSERT_TRUE(Start(Depth(5), Ending::kByItself).ok());
  engine_->Wait();
  EXPECT_EQ(infos_, 5);
  EXPECT_EQ(results_, 1);
  EXPECT_EQ(result_.best_move, direct->best_move);
  EXPECT_EQ(result_.nodes, direct->nodes);
  EXPECT_FALSE(engine_->IsSearching());
}

TEST_F(EngineAsyncTest, StopEndsASearchWithoutLimits) {
  ASSERT_TRUE(Start(SearchRequest{}, Ending::kByItself).ok());
  EXPECT_TRUE(engine_->IsSearching());
  engine_->Stop();
  engine_->Wait();
  EXPECT_EQ(results_, 1);
  ASSERT_TRUE(result_.best_move.has_value());
  EXPECT_TRUE(absl::c_linear_search(engine_->LegalMoves(), *result_.best_move));
}

TEST_F(EngineAsyncTest, HeldResultWaitsForStop) {
  ASSERT_TRUE(Start(Depth(1), Ending::kHeld).ok());
  while (infos_ == 0) std::this_thread::sleep_for(milliseconds(1));
  std::this_thread::sleep_for(milliseconds(20));
  EXPECT_EQ(results_, 0);
  EXPECT_TRUE(engine_->IsSearching());
  engine_->Stop();
  engine_->Wait();
  EXPECT_EQ(results_, 1);
}

TEST_F(EngineAsyncTest, PonderedTimeDoesNotCount) {
  ASSERT_TRUE(Start(Movetime(30), Ending::kPondering).ok());
  std::this_thread::sleep_for(milliseconds(60));
  EXPECT_EQ(results_, 0);
  EXPECT_TRUE(engine_->IsSearching());
  engine_->PonderHit();
  engine_->Wait();
  EXPECT_EQ(results_, 1);
}

TEST_F(EngineAsyncTest, StopEndsPondering) {
  ASSERT_TRUE(Start(Depth(1), Ending::kPondering).ok());
  engine_->Stop();
  engine_->Wait();
  EXPECT_EQ(results_, 1);
}

TEST_F(EngineAsyncTest, WhatASearchUsesCannotBeChangedMeanwhile) {
  ASSERT_TRUE(Start(SearchRequest{}, Ending::kByItself).ok());
  for (const absl::Status& status :
       {engine_->SetVariant("cuhkka"), engine_->SetHash(1),
        engine_->ClearHash(), engine_->SetThreads(2), engine_->SetPerftHash(1),
        engine_->Search(Depth(1), nullptr).status(),
        engine_->Start(Depth(1), Ending::kByItself, nullptr, nullptr),
        engine_->Start([] {})}) {
    EXPECT_EQ(status.code(), absl::StatusCode::kFailedPrecondition);
    EXPECT_EQ(status.message(), "a search is running");
  }
  EXPECT_EQ(engine_->variant().name, "dablot");
  engine_->Stop();
  engine_->Wait();
  EXPECT_EQ(results_, 1);
  EXPECT_TRUE(engine_->SetVariant("cuhkka").ok());
}

TEST_F(EngineAsyncTest, PositionMayChangeMeanwhile) {
  ASSERT_TRUE(Start(SearchRequest{}, Ending::kByItself).ok());
  const std::string start = engine_->Fen();
  ASSERT_TRUE(engine_->SetPosition("", {engine_->LegalMoves().front()}).ok());
  EXPECT_NE(engine_->Fen(), start);
  engine_->Stop();
  engine_->Wait();
  ASSERT_TRUE(engine_->SetPosition("", {}).ok());
  EXPECT_TRUE(absl::c_linear_search(engine_->LegalMoves(), *result_.best_move));
}

TEST_F(EngineAsyncTest, NextSearchMayBeginWhenTheResultIsThere) {
  std::atomic<int> results = 0;
  std::function<void(const SearchResult&)> again = [&](const SearchResult&) {
    if (++results == 20) return;
    EXPECT_TRUE(
        engine_->Start(Depth(1), Ending::kByItself, nullptr, again).ok());
  };
  ASSERT_TRUE(engine_->Start(Depth(1), Ending::kByItself, nullptr, again).ok());
  engine_->Wait();
  EXPECT_EQ(results, 20);
}

TEST_F(EngineAsyncTest, NothingToSearchGivesNoMove) {
  ASSERT_TRUE(
      engine_->SetPosition("6/5/6/5/6/5/6/5/6/5/6/5/5K w 0 1", {}).ok());
  ASSERT_TRUE(Start(Depth(3), Ending::kByItself).ok());
  engine_->Wait();
  EXPECT_EQ(results_, 1);
  EXPECT_FALSE(result_.best_move.has_value());
}

TEST_F(EngineAsyncTest, TaskCountsAsASearch) {
  std::optional<std::uint64_t> leaves;
  ASSERT_TRUE(engine_->SetThreads(2).ok());
  ASSERT_TRUE(engine_
                  ->Start([&] {
                    const auto result = engine_->Perft({.depth = 5});
                    if (result.ok()) leaves = result->counts.nodes.value;
                  })
                  .ok());
  engine_->Wait();
  EXPECT_EQ(leaves, 348837u);
  EXPECT_FALSE(engine_->IsSearching());
}

TEST_F(EngineAsyncTest, VariantChangesWithAllElseKept) {
  ASSERT_TRUE(engine_->SetHash(2).ok());
  engine_->SetDrawRules({7});
  ASSERT_TRUE(engine_->SetPosition("", {engine_->LegalMoves().front()}).ok());
  ASSERT_TRUE(engine_->SetVariant("alquerque").ok());
  EXPECT_EQ(engine_->variant().name, "alquerque");
  EXPECT_EQ(engine_->Fen(), engine_->variant().start);
  EXPECT_EQ(engine_->draw_rules().no_progress_plies, 7);
  EXPECT_FALSE(engine_->SetVariant("alquerke").ok());
  EXPECT_EQ(engine_->variant().name, "alquerque");
  // The tables are empty: the nodes are those of a fresh engine.
  const auto fresh = MakeEngine("alquerque").value();
  ASSERT_TRUE(fresh->SetHash(2).ok());
  EXPECT_EQ(engine_->Search(Depth(5), nullptr)->nodes,
            fresh->Search(Depth(5), nullptr)->nodes);
}

TEST_F(EngineAsyncTest, AnyOrderOfCallsEndsWell) {
  std::uint64_t seed = 1;
  for (int round = 0; round < 60; ++round) {
    engine_ = MakeEngine("alquerque").value();
    for (int call = 0; call < 8; ++call) {
      const std::uint64_t random = NextRandom(seed);
      switch (random % 7) {
        case 0:
          (void)Start(SearchRequest{}, Ending::kByItself);
          break;
        case 1:
          (void)Start(Depth(2), Ending::kHeld);
          break;
        case 2:
          (void)Start(Movetime(1), Ending::kPondering);
          break;
        case 3:
          engine_->Stop();
          break;
        case 4:
          engine_->PonderHit();
          break;
        case 5:
          engine_->Stop();
          engine_->Wait();
          EXPECT_FALSE(engine_->IsSearching());
          break;
        default:
          std::this_thread::sleep_for(std::chrono::microseconds(random % 999));
      }
    }
    // Ends here, whatever it does.
    engine_.reset();
  }
}

}  // namespace
}  // namespace dablo
