#include "tools/dablo/line_reader.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstddef>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "gtest/gtest.h"

namespace dablo {
namespace {

using Event = LineReader::Event;

class LineReaderTest : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(::pipe(ends_), 0); }
  void TearDown() override {
    ::close(ends_[0]);
    CloseInput();
  }
  void CloseInput() {
    if (ends_[1] >= 0) ::close(ends_[1]);
    ends_[1] = -1;
  }
  void Put(absl::string_view text) {
    ASSERT_EQ(::write(ends_[1], text.data(), text.size()),
              static_cast<ssize_t>(text.size()));
  }
  void ExpectLine(const std::string& expected) {
    std::string line;
    ASSERT_EQ(reader_->Next(0, line).value(), Event::kLine);
    EXPECT_EQ(line, expected);
  }
  void ExpectEvent(Event event) {
    std::string line = "kept";
    EXPECT_EQ(reader_->Next(0, line).value(), event);
    EXPECT_EQ(line, "kept");
  }
  void MakeReader(std::size_t longest) {
    reader_ = std::make_unique<LineReader>(ends_[0], longest);
  }

  int ends_[2] = {-1, -1};
  std::unique_ptr<LineReader> reader_;
};

TEST_F(LineReaderTest, SplitsWhatComesInPieces) {
  MakeReader(100);
  ExpectEvent(Event::kNothing);
  Put("one\n\nthr");
  ExpectLine("one");
  ExpectLine("");
  ExpectEvent(Event::kNothing);
  Put("ee\nfour");
  ExpectLine("three");
  ExpectEvent(Event::kNothing);
  CloseInput();
  ExpectLine("four");
  ExpectEvent(Event::kEnd);
  ExpectEvent(Event::kEnd);
}

TEST_F(LineReaderTest, EndsWithoutALineAfterTheLastNewline) {
  MakeReader(100);
  Put("one\n");
  CloseInput();
  ExpectLine("one");
  ExpectEvent(Event::kEnd);
}

TEST_F(LineReaderTest, SkipsLinesThatAreTooLong) {
  MakeReader(3);
  Put("123\n1234\n");
  ExpectLine("123");
  ExpectEvent(Event::kTooLong);
  for (int i = 0; i < 10; ++i) {
    Put("12345");
    ExpectEvent(Event::kNothing);
  }
  Put("\nabc\n1234");
  ExpectEvent(Event::kTooLong);
  ExpectLine("abc");
  ExpectEvent(Event::kNothing);
  CloseInput();
  ExpectEvent(Event::kTooLong);
  ExpectEvent(Event::kEnd);
}

TEST_F(LineReaderTest, TellsThatReadingFails) {
  const int folder = ::open("/", O_RDONLY);
  std::string line;
  EXPECT_TRUE(
      absl::IsUnavailable(LineReader(folder, 3).Next(0, line).status()));
  ::close(folder);
}

}  // namespace
}  // namespace dablo
