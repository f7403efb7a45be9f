// The conversation in the protocol's README is what really happens.
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "gtest/gtest.h"
#include "tests/support/conversation.h"

namespace dablo {
namespace {

// Times and speeds are the machine's, the commit is the build's.
std::string WithoutTimes(const std::string& line) {
  static const auto& times = *new std::regex(" (nps|time) [0-9]+");
  static const auto& commit = *new std::regex(R"(^(id name .*) \(.*\)$)");
  return std::regex_replace(std::regex_replace(line, times, " $1 N"), commit,
                            "$1 (COMMIT)");
}

TEST(TranscriptTest, ConversationInTheReadmeIsTrue) {
  std::ifstream file(DABLO_DATA_DIR "/../engine/protocol/README.md");
  ASSERT_TRUE(file.is_open());
  Conversation talk;
  int said = 0;
  int heard = 0;
  bool is_inside = false;
  for (std::string line; std::getline(file, line);) {
    if (absl::StartsWith(line, "```")) {
      is_inside = line == "```text";
      continue;
    }
    if (!is_inside) continue;
    absl::string_view words = line;
    if (absl::ConsumePrefix(&words, "> ")) {
      // Nothing else was said.
      EXPECT_TRUE(talk.Take().empty()) << "before " << line;
      talk.Say(words);
      ++said;
    } else {
      ASSERT_TRUE(absl::ConsumePrefix(&words, "< ")) << line;
      const auto answer = talk.Await("");
      ASSERT_EQ(answer.size(), 1u) << "for " << line;
      EXPECT_EQ(WithoutTimes(answer.front()), WithoutTimes(std::string(words)));
      ++heard;
    }
  }
  EXPECT_TRUE(talk.Take().empty());
  EXPECT_TRUE(talk.session().is_over());
  EXPECT_GT(said, 10);
  EXPECT_GT(heard, 20);
}

}  // namespace
}  // namespace dablo
