// The search as the facade offers it: limits, errors, what is reported.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "engine/engine.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/variant_infos.h"

namespace dablo {
namespace {

using ::testing::HasSubstr;

class EngineSearchTest : public ::testing::TestWithParam<VariantInfo> {
 protected:
  static std::unique_ptr<Engine> Fresh() {
    auto engine = MakeEngine(GetParam().name).value();
    EXPECT_TRUE(engine->SetHash(4).ok());
    return engine;
  }

  static SearchRequest Depth(int depth) {
    SearchRequest request;
    request.limits.depth = depth;
    return request;
  }

  std::unique_ptr<Engine> engine_ = Fresh();
};
INSTANTIATE_TEST_SUITE_P(All, EngineSearchTest, ::testing::ValuesIn(Variants()),
                         NameOfVariant);

TEST_P(EngineSearchTest, FindsALegalMoveAndReportsEveryDepth) {
  std::vector<SearchInfo> infos;
  const auto result = engine_->Search(
      Depth(4), [&](const SearchInfo& info) { infos.push_back(info); });
  ASSERT_TRUE(result.ok()) << result.status();
  ASSERT_TRUE(result->best_move.has_value());
  EXPECT_TRUE(absl::c_linear_search(engine_->LegalMoves(), *result->best_move));
  ASSERT_EQ(infos.size(), 4u);
  for (int depth = 1; depth <= 4; ++depth) {
    const SearchInfo& info = infos[static_cast<std::size_t>(depth - 1)];
    EXPECT_EQ(info.depth, depth);
    EXPECT_GE(info.seldepth, depth);
    EXPECT_EQ(info.multipv, 1);
    EXPECT_GE(info.hashfull, 0);
    EXPECT_LE(info.hashfull, 1000);
    // The line can be played.
    EXPECT_TRUE(Fresh()->SetPosition("", info.pv).ok());
  }
  EXPECT_EQ(infos.back().pv.front(), *result->best_move);
  EXPECT_EQ(infos.back().nodes, result->nodes);
  ASSERT_TRUE(result->ponder.has_value());
  EXPECT_EQ(infos.back().pv[1], *result->ponder);
  EXPECT_EQ(engine_->Fen(), engine_->variant().start);
}

TEST_P(EngineSearchTest, NodeLimitIsMetExactly) {
  for (const std::uint64_t limit : {1u, 2u, 63u, 64u, 65u, 1000u, 12345u}) {
    SearchRequest request;
    request.limits.nodes = limit;
    const auto result = Fresh()->Search(request, nullptr);
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(result->nodes, limit);
    EXPECT_TRUE(result->best_move.has_value());
  }
}

TEST_P(EngineSearchTest, ThreadsShareTheNodes) {
  for (const std::uint64_t limit : {1u, 2u, 1000u, 100'001u}) {
    const auto engine = Fresh();
    ASSERT_TRUE(engine->SetThreads(3).ok());
    SearchRequest request;
    request.limits.nodes = limit;
    const auto result = engine->Search(request, nullptr);
    ASSERT_TRUE(result.ok());
    EXPECT_LE(result->nodes, std::max<std::uint64_t>(limit, 3));
    // The first one's share at least, which ends the others.
    EXPECT_GE(result->nodes, limit / 3);
    ASSERT_TRUE(result->best_move.has_value());
    EXPECT_TRUE(
        absl::c_linear_search(engine->LegalMoves(), *result->best_move));
  }
}

// That others search, too, shows in nodes that one thread alone would not need.
TEST_P(EngineSearchTest, AllThreadsSearchAtOnceAndEndTogether) {
  ASSERT_TRUE(engine_->SetThreads(3).ok());
  SearchRequest request;
  request.limits.nodes = 300'000;
  const std::uint64_t share = request.limits.nodes / 3;
  std::uint64_t most = 0;
  for (int i = 0; i < 10 && most <= share; ++i) {
    const auto result = engine_->Search(request, nullptr);
    ASSERT_TRUE(result.ok());
    most = std::max(most, result->nodes);
  }
  EXPECT_GT(most, share);
  EXPECT_FALSE(engine_->IsSearching());
}

TEST_P(EngineSearchTest, SameSearchSameNodes) {
  const auto search = [] {
    std::vector<std::uint64_t> nodes;
    const auto result = Fresh()->Search(
        Depth(5), [&](const SearchInfo& info) { nodes.push_back(info.nodes); });
    nodes.push_back(result->nodes);
    return nodes;
  };
  EXPECT_EQ(search(), search());
}

TEST_P(EngineSearchTest, OnlySearchMovesAreChosen) {
  for (const std::string& move : engine_->LegalMoves()) {
    SearchRequest request = Depth(2);
    request.search_moves = {move, move};
    int lines = 0;
    request.multipv = 5;
    const auto result = engine_->Search(request, [&](const SearchInfo& info) {
      ++lines;
      EXPECT_EQ(info.pv.front(), move);
    });
    ASSERT_TRUE(result.ok()) << result.status();
    EXPECT_EQ(result->best_move, move);
    EXPECT_EQ(lines, 2) << "one line for each depth";
  }
}

TEST_P(EngineSearchTest, IllegalSearchMoveIsFoundFirst) {
  SearchRequest request = Depth(2);
  request.search_moves = {engine_->LegalMoves().front(), "a1-a1"};
  int calls = 0;
  const auto result =
      engine_->Search(request, [&](const SearchInfo&) { ++calls; });
  EXPECT_EQ(result.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(result.status().message()), HasSubstr("'a1-a1'"));
  EXPECT_EQ(calls, 0);
}

TEST_P(EngineSearchTest, LinesAreDistinctAndBestFirst) {
  SearchRequest request = Depth(3);
  request.multipv = 3;
  std::vector<SearchInfo> infos;
  ASSERT_TRUE(
      engine_
          ->Search(request,
                   [&](const SearchInfo& info) { infos.push_back(info); })
          .ok());
  ASSERT_EQ(infos.size(), 9u);
  for (std::size_t i = 0; i < infos.size(); i += 3) {
    std::set<std::string> moves;
    for (std::size_t k = 0; k < 3; ++k) {
      EXPECT_EQ(infos[i + k].multipv, static_cast<int>(k) + 1);
      EXPECT_EQ(infos[i + k].depth, static_cast<int>(i / 3) + 1);
      moves.insert(infos[i + k].pv.front());
      if (k > 0) {
        EXPECT_LE(infos[i + k].score, infos[i + k - 1].score);
      }
    }
    EXPECT_EQ(moves.size(), 3u);
  }
}

// Wherever the nodes run out, no depth names a move twice.
TEST_P(EngineSearchTest, LinesOfACutShortSearchAreDistinct) {
  for (std::uint64_t limit = 100; limit < 3000; limit += 97) {
    SearchRequest request;
    request.limits.nodes = limit;
    request.multipv = 4;
    std::set<std::pair<int, std::string>> seen;
    const auto result = Fresh()->Search(request, [&](const SearchInfo& info) {
      EXPECT_TRUE(seen.insert({info.depth, info.pv.front()}).second)
          << info.pv.front() << " at depth " << info.depth << " of " << limit
          << " nodes";
    });
    ASSERT_TRUE(result.ok());
  }
}

TEST_P(EngineSearchTest, NumbersOutOfRangeAreRefused) {
  const auto refusal = [&](int depth, int multipv) {
    SearchRequest request = Depth(depth);
    request.multipv = multipv;
    return std::string(engine_->Search(request, nullptr).status().message());
  };
  EXPECT_EQ(refusal(0, 1), "expected a depth from 1 to 63, found 0");
  EXPECT_EQ(refusal(64, 1), "expected a depth from 1 to 63, found 64");
  EXPECT_EQ(refusal(1, 0), "expected 1 line or more, found 0");
  EXPECT_EQ(refusal(1, 1), "");
}

TEST_P(EngineSearchTest, StoppedBeforehandStillNamesAMove) {
  engine_->Stop();
  const auto result = engine_->Search(SearchRequest{}, nullptr);
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->best_move.has_value());
  EXPECT_EQ(result->nodes, 0u);
}

TEST_P(EngineSearchTest, StopEndsAnEndlessSearch) {
  int deepest = 0;
  const auto result =
      engine_->Search(SearchRequest{}, [&](const SearchInfo& info) {
        deepest = info.depth;
        if (info.depth == 3) engine_->Stop();
      });
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->best_move.has_value());
  EXPECT_EQ(deepest, 3);
}

TEST_P(EngineSearchTest, AnotherThreadMayStop) {
  std::thread stopper;
  const auto result =
      engine_->Search(SearchRequest{}, [&](const SearchInfo& info) {
        if (info.depth == 1) stopper = std::thread([&] { engine_->Stop(); });
      });
  stopper.join();
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->best_move.has_value());
}

TEST_P(EngineSearchTest, TooLargeATableIsRefusedAndHarmless) {
  for (const std::size_t mib :
       {std::size_t{1} << 30, ~std::size_t{0}, (~std::size_t{0} >> 20) + 1}) {
    const absl::Status status = engine_->SetHash(mib);
    EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
    EXPECT_THAT(std::string(status.message()), HasSubstr("MiB"));
  }
  const auto result = engine_->Search(Depth(4), nullptr);
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->nodes, Fresh()->Search(Depth(4), nullptr)->nodes);
}

TEST_P(EngineSearchTest, AnyTableSizeWorks) {
  for (const std::size_t mib : {0u, 1u, 3u, 16u}) {
    ASSERT_TRUE(engine_->SetHash(mib).ok());
    EXPECT_TRUE(engine_->Search(Depth(3), nullptr)->best_move.has_value());
  }
}

// The board turned by 180 degrees and the colours swapped: a FEN read
// backwards, with small letters for capital ones.
std::string Turned(const std::string& fen) {
  const std::string rows = fen.substr(0, fen.find(' '));
  std::string turned(rows.rbegin(), rows.rend());
  for (char& c : turned) {
    const auto letter = static_cast<unsigned char>(c);
    c = absl::ascii_islower(letter) ? absl::ascii_toupper(letter)
                                    : absl::ascii_tolower(letter);
  }
  return turned + (fen[rows.size() + 1] == 'w' ? " b" : " w");
}

TEST_P(EngineSearchTest, TurnedPositionHasTheSameScore) {
  const auto score = [](const std::string& fen, int depth) {
    int found = 0;
    const auto engine = Fresh();
    EXPECT_TRUE(engine->SetPosition(fen, {}).ok()) << fen;
    EXPECT_TRUE(
        engine
            ->Search(Depth(depth),
                     [&](const SearchInfo& info) { found = info.score; })
            .ok());
    return found;
  };
  // A game of arbitrary moves, the lopsided positions of which are turned.
  std::vector<std::string> moves;
  for (std::size_t ply = 0; ply < 30; ++ply) {
    ASSERT_TRUE(engine_->SetPosition("", moves).ok());
    const std::vector<std::string> legal = engine_->LegalMoves();
    if (legal.empty()) break;
    const std::string fen = engine_->Fen();
    for (int depth : {1, 2}) {
      EXPECT_EQ(score(fen, depth), score(Turned(fen), depth)) << fen;
    }
    moves.push_back(legal[(ply * 7 + 3) % legal.size()]);
  }
}

TEST(FinishedGameTest, HasNoBestMove) {
  const auto engine = MakeEngine("frisian-dablo").value();
  ASSERT_TRUE(engine->SetPosition("6/5/6/5/6/5/6/5/6/5/1Kk3/5/S5 w", {}).ok());
  ASSERT_EQ(engine->Result().reason, EndReason::kBareKing);
  int calls = 0;
  const auto result =
      engine->Search(SearchRequest{}, [&](const SearchInfo&) { ++calls; });
  ASSERT_TRUE(result.ok());
  EXPECT_FALSE(result->best_move.has_value());
  EXPECT_FALSE(result->ponder.has_value());
  EXPECT_EQ(result->nodes, 0u);
  EXPECT_EQ(calls, 0);
}

// rules.md 3.1: from the classical position South takes the king in three
// moves, and only c5-b6 does it.
TEST(MateTest, KingIsCaughtFromTheClassicalPosition) {
  for (const char* name :
       {"frisian-dablo0", "frisian-dablo", "frisian-dablo2"}) {
    const auto engine = MakeEngine(name).value();
    const auto classical = MakeEngine("dablot").value()->variant().start;
    ASSERT_TRUE(engine->SetPosition(classical, {}).ok());
    SearchRequest request;
    request.limits.depth = 5;
    SearchInfo last{};
    const auto result =
        engine->Search(request, [&](const SearchInfo& info) { last = info; });
    EXPECT_EQ(*result->best_move, "c5-b6") << name;
    EXPECT_TRUE(last.is_mate) << name;
    EXPECT_EQ(last.score, 3) << name;
  }
}

}  // namespace
}  // namespace dablo
