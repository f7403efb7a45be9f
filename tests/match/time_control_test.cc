#include "tools/match/time_control.h"

#include "gtest/gtest.h"

namespace dablo {
namespace {

TimeControl Parsed(absl::string_view text) {
  TimeControl control;
  EXPECT_TRUE(ParseClock(text, control).ok()) << text;
  return control;
}

TEST(TimeControlTest, ReadsClocks) {
  EXPECT_EQ(Parsed("10").base_ms, 10'000);
  EXPECT_EQ(Parsed("10").increment_ms, 0);
  EXPECT_EQ(Parsed("0.5+0.01").base_ms, 500);
  EXPECT_EQ(Parsed("0.5+0.01").increment_ms, 10);
  EXPECT_EQ(Parsed("40/60").moves, 40);
  EXPECT_EQ(Parsed("40/60").base_ms, 60'000);
  EXPECT_EQ(Parsed("40/60+1").increment_ms, 1000);
  EXPECT_TRUE(Parsed("1").HasClock());
}

TEST(TimeControlTest, WritesWhatItReads) {
  for (const char* text : {"10", "0.5+0.01", "40/60", "40/60+1", "120+0.25"}) {
    EXPECT_EQ(ToString(Parsed(text)), text);
  }
  TimeControl control = Parsed("10+0.1");
  control.movetime_ms = 100;
  control.nodes = 2000;
  control.depth = 6;
  EXPECT_EQ(ToString(control), "10+0.1 movetime=100 nodes=2000 depth=6");
  EXPECT_EQ(ToString(TimeControl{}), "");
  EXPECT_TRUE(TimeControl{}.IsEmpty());
}

TEST(TimeControlTest, WrongClocksChangeNothing) {
  for (const char* text : {"", "0", "x", "10+", "+1", "1+1+1", "0/10", "40/",
                           "-1", "1e3", "2000000", "1.2.3", "40/60/2"}) {
    TimeControl control;
    const absl::Status status = ParseClock(text, control);
    EXPECT_TRUE(absl::IsInvalidArgument(status)) << text;
    EXPECT_TRUE(control.IsEmpty()) << text;
  }
}

}  // namespace
}  // namespace dablo
