#include "tools/dablo/batch_request.h"

#include <limits>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

BatchRequest Parsed(const std::string& line) {
  BatchRequest request;
  const absl::Status status = ParseBatchRequest(line, request);
  EXPECT_TRUE(status.ok()) << line << ": " << status;
  return request;
}

// "ID: MESSAGE", or "ok".
std::string Failure(const std::string& line) {
  BatchRequest request;
  const absl::Status status = ParseBatchRequest(line, request);
  if (status.ok()) return "ok";
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_EQ(status.message().find('\n'), std::string::npos);
  return JsonLine(request.id) + ": " + std::string(status.message());
}

TEST(BatchRequestTest, ReadsEveryKey) {
  const BatchRequest request = Parsed(
      R"({"id": [1, {"a": null}], "variant": "cuhkka", "fen": "x w",
          "moves": ["a", "b"],
          "limits": {"depth": 63, "nodes": 18446744073709551615,
                     "movetime": 7},
          "multipv": 3, "searchmoves": " c  d ", "stream": true})");
  EXPECT_EQ(JsonLine(request.id), R"([1,{"a":null}])");
  EXPECT_EQ(request.variant, "cuhkka");
  EXPECT_EQ(request.fen, "x w");
  EXPECT_THAT(request.moves, ElementsAre("a", "b"));
  EXPECT_EQ(request.search.limits.depth, 63);
  EXPECT_EQ(request.search.limits.nodes,
            std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(request.search.limits.movetime_ms, 7);
  EXPECT_EQ(request.search.multipv, 3);
  EXPECT_THAT(request.search.search_moves, ElementsAre("c", "d"));
  EXPECT_TRUE(request.stream);
}

TEST(BatchRequestTest, LeavesTheRestAsUsual) {
  for (const char* line : {"{}", R"({"limits": {}})", " {} \r"}) {
    const BatchRequest request = Parsed(line);
    EXPECT_TRUE(request.id.is_null());
    EXPECT_EQ(request.variant, "dablot");
    EXPECT_THAT(request.fen, IsEmpty());
    EXPECT_THAT(request.moves, IsEmpty());
    EXPECT_EQ(request.search.limits.depth, kMaxDepth);
    EXPECT_EQ(request.search.limits.nodes, 0U);
    EXPECT_EQ(request.search.limits.movetime_ms, 1000);
    EXPECT_EQ(request.search.multipv, 1);
    EXPECT_FALSE(request.stream);
  }
}

TEST(BatchRequestTest, AnyLimitTakesThePlaceOfTheSecond) {
  for (const char* limit : {"\"depth\": 63", "\"nodes\": 5"}) {
    const BatchRequest request =
        Parsed(std::string("{\"limits\": {") + limit + "}}");
    EXPECT_EQ(request.search.limits.movetime_ms, 0) << limit;
  }
}

TEST(BatchRequestTest, NamesWhatIsWrong) {
  const struct {
    const char* line;
    const char* message;
  } cases[] = {
      {"", "null: expected JSON, found the end after 0 bytes"},
      {"{\"id\": 1", "null: expected JSON, found the end after 8 bytes"},
      {"{\"id\": nul}", "null: expected JSON, found '}' from byte 11 on"},
      {"{} {}", "null: expected JSON, found '{}' from byte 4 on"},
      {"[1]", "null: expected an object, found '[1]'"},
      {"\"x\"", "null: expected an object, found the string 'x'"},
      {"{\"id\": 1, \"n\": 1e999}", "null: expected numbers below 1.8e308"},
      {R"({"id": 1, "moevs": ""})",
       "1: unknown key 'moevs'; did you mean 'moves'?; known are id, variant"},
      {R"({"id": 1, "limits": {"dpth": 1}})",
       "1: limits: unknown key 'dpth'; did you mean 'depth'?; known are depth"},
      {R"({"zzzzzz": 0, "id": "a"})",
       "\"a\": unknown key 'zzzzzz'; known are id"},
      {R"({"variant": 1})", "null: variant: expected a string, found '1'"},
      {R"({"fen": null})", "null: fen: expected a string, found 'null'"},
      {R"({"fen": " "})",
       "null: fen: expected a position, found the string ' '"},
      {R"({"moves": {}})",
       "null: moves: expected an array of moves or one string of them, found "
       "'{}'"},
      {R"({"moves": ["a", 1]})", "null: moves: expected an array"},
      {R"({"searchmoves": []})",
       "null: searchmoves: expected at least one move, found '[]'"},
      {R"({"stream": 1})", "null: stream: expected true or false, found '1'"},
      {R"({"limits": 5})", "null: limits: expected an object, found '5'"},
      {R"({"limits": null})", "null: limits: expected an object, found 'null'"},
      {R"({"limits": {"depth": 0}})",
       "null: limits: depth: expected a whole number from 1 to 63, found '0'"},
      {R"({"limits": {"depth": 64}})", "from 1 to 63, found '64'"},
      {R"({"limits": {"nodes": -1}})", "found '-1'"},
      {R"({"limits": {"nodes": 18446744073709551616}})",
       "from 1 to 18446744073709551615, found '1.8446744073709552e+19'"},
      {R"({"limits": {"movetime": 1.5}})", "found '1.5'"},
      {R"({"limits": {"movetime": 1000000001}})", "from 1 to 1000000000"},
      {R"({"multipv": 257})", "from 1 to 256, found '257'"},
      {R"({"multipv": "2"})", "expected a number, found the string '2'"},
  };
  for (const auto& [line, message] : cases) {
    EXPECT_THAT(Failure(line), HasSubstr(message)) << line;
  }
}

TEST(BatchRequestTest, StandsBytesThatAreNoText) {
  EXPECT_EQ(Failure(std::string("{\"id\":1}\0", 9)),
            "null: expected JSON, found a NUL as byte 9");
  EXPECT_THAT(Failure("{\"id\":\"\xff\"}"),
              HasSubstr("null: expected JSON, found '\\xff"));
  EXPECT_THAT(Failure("\xef\xbb"), HasSubstr("null: expected JSON, found"));
}

TEST(BatchRequestTest, RefusesWhatIsNestedTooDeep) {
  const std::string open(100'000, '[');
  const std::string close(100'000, ']');
  constexpr char kTooDeep[] = "expected values nested at most 32 deep";
  EXPECT_EQ(Failure(open + close), std::string("null: ") + kTooDeep);
  EXPECT_EQ(Failure("{\"id\":7,\"fen\":" + open + close + "}"),
            std::string("7: ") + kTooDeep);
  EXPECT_EQ(Failure("{\"id\":" + open + close + "}"),
            std::string("null: ") + kTooDeep);
  EXPECT_THAT(Failure(open), HasSubstr("the end after 100000 bytes"));
  const std::string deepest = std::string(32, '[') + std::string(32, ']');
  EXPECT_EQ(JsonLine(Parsed("{\"id\":" + deepest + "}").id), deepest);
  EXPECT_EQ(Failure("{\"id\":[" + deepest + "]}"),
            std::string("null: ") + kTooDeep);
}

}  // namespace
}  // namespace dablo
