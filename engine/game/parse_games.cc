#include <algorithm>
#include <cstddef>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/game/game_record.h"
#include "engine/position/fen_text.h"

namespace dablo {
namespace {

// Abseil's take no char.
bool IsBlank(char c) {
  return absl::ascii_isspace(static_cast<unsigned char>(c));
}
bool IsDigitOrLetter(char c) {
  return absl::ascii_isalnum(static_cast<unsigned char>(c));
}

// A place in the text, and what stands there.
class Cursor {
 public:
  explicit Cursor(absl::string_view text) : text_(text) {}

  bool IsAtEnd() const { return at_ == text_.size(); }
  char Peek() const { return IsAtEnd() ? '\0' : text_[at_]; }
  TextPlace place() const { return place_; }

  char Next() {
    const char next = text_[at_++];
    if (next == '\n') {
      place_ = {place_.line + 1, 1};
    } else {
      ++place_.column;
    }
    return next;
  }

  template <class Predicate>
  absl::string_view While(Predicate&& matches) {
    const std::size_t begin = at_;
    while (!IsAtEnd() && matches(Peek())) Next();
    return text_.substr(begin, at_ - begin);
  }

  void SkipBlanks() {
    while (true) {
      While(IsBlank);
      // From ';' on, or from '%' at its beginning, a line is a remark.
      if (Peek() != ';' && (Peek() != '%' || place_.column != 1)) return;
      While([](char c) { return c != '\n'; });
    }
  }

 private:
  absl::string_view text_;
  std::size_t at_ = 0;
  TextPlace place_;
};

absl::Status Error(TextPlace place, absl::string_view message) {
  return absl::InvalidArgumentError(absl::StrCat(
      "line ", place.line, ", column ", place.column, ": ", message));
}

std::string Found(const Cursor& cursor) {
  if (cursor.IsAtEnd()) return "the end of the file";
  const char c = cursor.Peek();
  return c == '\n' ? "the end of the line" : Quoted(absl::string_view(&c, 1));
}

absl::Status Expected(absl::string_view what, const Cursor& cursor) {
  return Error(cursor.place(),
               absl::StrCat("expected ", what, ", found ", Found(cursor)));
}

bool IsResult(absl::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

bool IsWordPart(char c) {
  return !IsBlank(c) && c != '{' && c != '}' && c != '(' && c != ')' &&
         c != '[' && c != ']' && c != ';';
}

// What follows a move number, "12", "12." or "12...", in the same word, such as
// a move that was written without a blank.
absl::string_view WithoutMoveNumber(absl::string_view word) {
  const auto digits =
      std::find_if_not(word.begin(), word.end(), absl::ascii_isdigit);
  const auto rest =
      std::find_if(digits, word.end(), [](char c) { return c != '.'; });
  // Points may begin with a digit, too.
  if (rest != word.end() && digits == rest) return word;
  return word.substr(static_cast<std::size_t>(rest - word.begin()));
}

class Parser {
 public:
  explicit Parser(absl::string_view text) : cursor_(text) {}

  GameFile Parse() {
    GameFile file;
    for (cursor_.SkipBlanks(); !cursor_.IsAtEnd(); cursor_.SkipBlanks()) {
      absl::StatusOr<GameRecord> game = ParseGame();
      if (!game.ok()) {
        file.status = game.status();
        break;
      }
      file.games.push_back(*std::move(game));
    }
    return file;
  }

 private:
  absl::StatusOr<GameRecord> ParseGame() {
    GameRecord game;
    game.place = cursor_.place();
    for (; cursor_.Peek() == '['; cursor_.SkipBlanks()) {
      absl::Status status = ParseTag(game);
      if (!status.ok()) return status;
    }
    absl::Status status = ParseMoves(game);
    if (!status.ok()) return status;
    return game;
  }

  // [Name "value"]
  absl::Status ParseTag(GameRecord& game) {
    cursor_.Next();
    cursor_.SkipBlanks();
    const TextPlace place = cursor_.place();
    const std::string name(
        cursor_.While([](char c) { return IsDigitOrLetter(c) || c == '_'; }));
    if (name.empty()) return Expected("the name of a tag", cursor_);
    for (const auto& [tag, value] : game.tags) {
      if (tag == name) {
        return Error(place, absl::StrCat("expected one tag ", Quoted(name),
                                         " a game, found a second"));
      }
    }
    cursor_.SkipBlanks();
    if (cursor_.Peek() != '"') return Expected("a value in quotes", cursor_);
    cursor_.Next();
    std::string value;
    while (cursor_.Peek() != '"') {
      if (cursor_.Peek() == '\\') cursor_.Next();
      if (cursor_.IsAtEnd() || cursor_.Peek() == '\n') {
        return Expected("a closing quote", cursor_);
      }
      value += cursor_.Next();
    }
    cursor_.Next();
    cursor_.SkipBlanks();
    if (cursor_.Peek() != ']') return Expected("']'", cursor_);
    cursor_.Next();
    game.tags.emplace_back(name, value);
    return absl::OkStatus();
  }

  // Moves, comments and variations, up to the result.
  absl::Status ParseMoves(GameRecord& game) {
    while (true) {
      cursor_.SkipBlanks();
      const char next = cursor_.Peek();
      if (next == '{') {
        absl::Status status = ParseComment(game);
        if (!status.ok()) return status;
      } else if (next == '(') {
        absl::Status status = ParseVariation(game);
        if (!status.ok()) return status;
      } else {
        const TextPlace place = cursor_.place();
        const absl::string_view word = cursor_.While(IsWordPart);
        if (word.empty()) return Expected("a move or the result", cursor_);
        if (IsResult(word)) return CheckResult(word, place, game);
        AddMove(word, place, game);
      }
    }
  }

  static absl::Status CheckResult(absl::string_view word, TextPlace place,
                                  GameRecord& game) {
    const absl::string_view tag = game.Tag("Result");
    if (!tag.empty() && tag != word) {
      return Error(place, absl::StrCat("expected the result of the tag, ",
                                       Quoted(tag), ", found ", Quoted(word)));
    }
    game.result = absl::StrCat(word);
    return absl::OkStatus();
  }

  static void AddMove(absl::string_view word, TextPlace place,
                      GameRecord& game) {
    const absl::string_view rest = WithoutMoveNumber(word);
    // "$1" and the like say how good the move before is.
    if (rest.empty() || rest.front() == '$') return;
    place.column += static_cast<int>(word.size() - rest.size());
    const std::size_t end = rest.find_last_not_of("!?");
    if (end == absl::string_view::npos) return;
    game.moves.push_back(
        {absl::StrCat(rest.substr(0, end + 1)), "", {}, place});
  }

  absl::Status ParseComment(GameRecord& game) {
    const TextPlace place = cursor_.place();
    cursor_.Next();
    std::string comment(cursor_.While([](char c) { return c != '}'; }));
    if (cursor_.IsAtEnd()) {
      return Error(place, "expected '}' at the end of this comment");
    }
    cursor_.Next();
    std::replace(comment.begin(), comment.end(), '\n', ' ');
    // A comment before the first move belongs to no move, and is dropped.
    if (game.moves.empty()) return absl::OkStatus();
    std::string& known = game.moves.back().comment;
    absl::StrAppend(&known, known.empty() ? "" : " ", comment);
    return absl::OkStatus();
  }

  // With what is nested in it.
  absl::Status ParseVariation(GameRecord& game) {
    const TextPlace place = cursor_.place();
    if (game.moves.empty()) {
      return Error(place, "expected a move before a variation, found none");
    }
    cursor_.Next();
    std::string text;
    for (int depth = 1;;) {
      if (cursor_.IsAtEnd()) {
        return Error(place, "expected ')' at the end of this variation");
      }
      const char c = cursor_.Next();
      if (c == '(') ++depth;
      if (c == ')' && --depth == 0) break;
      text += c;
      if (c == '{') {
        absl::StrAppend(&text,
                        cursor_.While([](char in) { return in != '}'; }));
      }
    }
    std::replace(text.begin(), text.end(), '\n', ' ');
    game.moves.back().variations.push_back(std::move(text));
    return absl::OkStatus();
  }

  Cursor cursor_;
};

}  // namespace

GameFile ParseGames(absl::string_view text) { return Parser(text).Parse(); }

}  // namespace dablo
