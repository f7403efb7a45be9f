#include "tools/dablo/batch_search.h"

#include <memory>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tools/dablo/analysis_json.h"

namespace dablo {
namespace {

using ::testing::HasSubstr;

class BatchSearchTest : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(engine_->SetHash(1).ok()); }

  std::vector<Json> Answers(const std::string& request) {
    std::vector<Json> answers;
    AnswerRequest(request, *engine_, [&](const std::string& line) {
      answers.push_back(Json::parse(line));
    });
    return answers;
  }
  Json Answer(const std::string& request) {
    const std::vector<Json> answers = Answers(request);
    EXPECT_EQ(answers.size(), 1U) << request;
    return answers.back();
  }

  const std::unique_ptr<Engine> engine_ = MakeEngine("dablot").value();
};

TEST_F(BatchSearchTest, IsTheSearchOfTheEngine) {
  const std::string wanted =
      R"({"id": {"a": [1]}, "variant": "daabloe", "moves": "a5-b6",
          "limits": {"depth": 4}, "multipv": 3})";
  // What was searched before makes no difference.
  Answer(R"({"variant": "cuhkka", "limits": {"depth": 5}})");
  const Json answer = Answer(wanted);
  Answer(R"({"variant": "daabloe", "limits": {"depth": 6}})");
  Json again = Answer(wanted);
  again["time_ms"] = answer["time_ms"];
  EXPECT_EQ(answer, again);

  const auto direct = MakeEngine("daabloe").value();
  ASSERT_TRUE(direct->SetHash(1).ok());
  ASSERT_TRUE(direct->SetPosition("", {"a5-b6"}).ok());
  SearchRequest request;
  request.limits.depth = 4;
  request.multipv = 3;
  std::vector<SearchInfo> infos;
  const auto result = direct->Search(
      request, [&](const SearchInfo& info) { infos.push_back(info); });
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(answer["id"], Json::parse(R"({"a": [1]})"));
  EXPECT_EQ(answer["bestmove"], *result->best_move);
  EXPECT_EQ(answer["nodes"], result->nodes);
  EXPECT_EQ(answer["depth"], 4);
  EXPECT_FALSE(answer.contains("final"));
  ASSERT_EQ(answer["pvs"].size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    const SearchInfo& info = infos[infos.size() - 3 + i];
    EXPECT_EQ(answer["pvs"][i]["multipv"], i + 1);
    EXPECT_EQ(answer["pvs"][i]["pv"], info.pv);
    EXPECT_EQ(answer["pvs"][i]["score"], ScoreJson(info));
  }
  EXPECT_EQ(answer["score"], answer["pvs"][0]["score"]);
}

TEST_F(BatchSearchTest, StreamsEveryDepth) {
  for (const char* moves : {R"("c5-b6 i5-i7 k7-j8")",
                            // Two, whatever their notation.
                            R"(["c5-b6", "c5b6", "i5-i7"])"}) {
    const auto answers =
        Answers(std::string(R"({"limits": {"depth": 4}, "stream": true,
                                "multipv": 9, "searchmoves": )") +
                moves + "}");
    ASSERT_EQ(answers.size(), 5U) << moves;
    for (int i = 0; i < 4; ++i) {
      const Json& answer = answers[static_cast<std::size_t>(i)];
      EXPECT_EQ(answer["depth"], i + 1);
      EXPECT_EQ(answer["final"], false);
      EXPECT_EQ(answer["pvs"].size(), answers.back()["pvs"].size());
      EXPECT_EQ(answer["bestmove"], answer["pvs"][0]["pv"][0]);
    }
    EXPECT_EQ(answers.back()["final"], true);
    EXPECT_EQ(answers.back()["pvs"], answers[3]["pvs"]);
  }
}

// Wherever the search is cut short.
TEST_F(BatchSearchTest, KeepsAllLinesOfTheLastDepth) {
  for (int nodes = 200; nodes < 5000; nodes += 50) {
    const Json answer = Answer(R"({"multipv": 3, "limits": {"nodes": )" +
                               std::to_string(nodes) + "}}");
    ASSERT_EQ(answer["pvs"].size(), 3U) << nodes;
    EXPECT_EQ(answer["bestmove"], answer["pvs"][0]["pv"][0]);
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(answer["pvs"][i]["multipv"], i + 1);
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_NE(answer["pvs"][i]["pv"][0], answer["pvs"][j]["pv"][0]);
      }
    }
  }
}

TEST_F(BatchSearchTest, HasNoMoveInAFinishedGame) {
  const Json answer =
      Answer(R"({"variant": "alquerque", "fen": "5/5/2s1s/3ss/2ssS w 7 30"})");
  EXPECT_TRUE(answer["bestmove"].is_null());
  EXPECT_TRUE(answer["score"].is_null());
  EXPECT_EQ(answer["pvs"], Json::array());
  EXPECT_EQ(answer["depth"], 0);
  EXPECT_EQ(answer["result"], "black");
  EXPECT_EQ(answer["reason"], "blocked");
}

TEST_F(BatchSearchTest, TellsWhatIsWrong) {
  const struct {
    const char* line;
    const char* message;
  } cases[] = {
      {R"({"id": 1, "variant": "dablott"})", "did you mean 'dablot'?"},
      {R"({"id": 1, "fen": "x"})", "FEN: expected the side to move"},
      {R"({"id": 1, "moves": "c5-c6"})", "move 1: "},
      {R"({"id": 1, "searchmoves": ["c5-b6", "c5-c6"]})", "'c5-c6'"},
      {R"({"id": 1, "stream": 1})", "stream: expected true or false"},
  };
  for (const auto& [line, message] : cases) {
    const Json answer = Answer(line);
    EXPECT_EQ(answer["id"], 1);
    EXPECT_THAT(answer["error"].get<std::string>(), HasSubstr(message));
    EXPECT_EQ(answer.size(), 2U);
  }
}

}  // namespace
}  // namespace dablo
