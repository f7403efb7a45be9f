#include "engine/game/game_record.h"

#include <cstdlib>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/position/fen_text.h"

namespace dablo {
namespace {

constexpr std::size_t kWidth = 80;

// Puts words into lines.
class Lines {
 public:
  void Add(absl::string_view words) {
    for (absl::string_view word :
         absl::StrSplit(words, ' ', absl::SkipEmpty())) {
      if (width_ > 0 && width_ + 1 + word.size() > kWidth) {
        text_ += '\n';
        width_ = 0;
      } else if (width_ > 0) {
        text_ += ' ';
        ++width_;
      }
      absl::StrAppend(&text_, word);
      width_ += word.size();
    }
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  std::size_t width_ = 0;  // of the last line
};

std::string Escaped(absl::string_view value) {
  return absl::StrReplaceAll(value,
                             {{"\\", "\\\\"}, {"\"", "\\\""}, {"\n", " "}});
}

}  // namespace

absl::string_view RecordedResult(Winner winner) {
  switch (winner) {
    case Winner::kWhite:
      return "1-0";
    case Winner::kBlack:
      return "0-1";
    case Winner::kNone:
      break;
  }
  return "1/2-1/2";
}

std::string RecordedScore(bool is_mate, int score) {
  return is_mate
             ? absl::StrFormat("%c#%d", score < 0 ? '-' : '+', std::abs(score))
             : absl::StrFormat("%+.2f", score / 100.0);
}

absl::string_view GameRecord::Tag(absl::string_view name) const {
  for (const auto& [tag, value] : tags) {
    if (tag == name) return value;
  }
  return "";
}

void GameRecord::SetTag(absl::string_view name, absl::string_view value) {
  for (auto& [tag, old] : tags) {
    if (tag == name) {
      old = absl::StrCat(value);
      return;
    }
  }
  tags.emplace_back(absl::StrCat(name), absl::StrCat(value));
}

std::string FormatGame(const GameRecord& game) {
  std::string text;
  int number = 1;
  bool is_black = false;
  const std::string fen(game.Tag("FEN"));
  const absl::StatusOr<FenFields> start = ParseFenFields(fen);
  if (start.ok()) {
    number = start->move_number;
    is_black = start->side_to_move == Side::kBlack;
  }
  for (const auto& [name, value] : game.tags) {
    absl::StrAppend(&text, "[", name, " \"", Escaped(value), "\"]\n");
  }
  Lines lines;
  // Black's move needs its number where no move of White's stands before it.
  bool needs_number = true;
  for (const RecordedMove& move : game.moves) {
    if (!is_black) {
      lines.Add(absl::StrCat(number, "."));
    } else if (needs_number) {
      lines.Add(absl::StrCat(number, "..."));
    }
    lines.Add(move.text);
    needs_number = false;
    if (!move.comment.empty()) {
      lines.Add(absl::StrCat(
          "{", absl::StrReplaceAll(move.comment, {{"}", ")"}}), "}"));
    }
    for (const std::string& variation : move.variations) {
      lines.Add(absl::StrCat("(", variation, ")"));
      needs_number = true;
    }
    if (is_black) ++number;
    is_black = !is_black;
  }
  lines.Add(game.result);
  return absl::StrCat(text, "\n", lines.text(), "\n\n");
}

}  // namespace dablo
