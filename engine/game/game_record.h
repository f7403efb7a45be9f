// A finished or broken-off game as text: tags and moves, in the manner of PGN
// and PDN. The format is the same for all variants and knows no rules.
#ifndef DABLO_ENGINE_GAME_GAME_RECORD_H_
#define DABLO_ENGINE_GAME_GAME_RECORD_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/game/result.h"

namespace dablo {

// Counted from 1.
struct TextPlace {
  int line = 1;
  int column = 1;
};

struct RecordedMove {
  std::string text;     // in our notation
  std::string comment;  // without braces; several are joined by a blank
  // Lines that could have been played instead of the move, as text.
  std::vector<std::string> variations;
  TextPlace place;  // in the file it was read from
};

struct GameRecord {
  // Their order is kept. A name occurs once.
  std::vector<std::pair<std::string, std::string>> tags;
  std::vector<RecordedMove> moves;
  std::string result = "*";  // "1-0", "0-1", "1/2-1/2", or "*" if there is none
  TextPlace place;

  // The value, or "" if there is no such tag.
  absl::string_view Tag(absl::string_view name) const;
  void SetTag(absl::string_view name, absl::string_view value);
};

// "1-0", "0-1", or "1/2-1/2" for kNone: the result of a game that is over.
absl::string_view RecordedResult(Winner winner);

// "+0.35" of centi-soldiers, "-#3" of moves to the end: a score in a comment.
std::string RecordedScore(bool is_mate, int score);

// A game as a file holds it, with an empty line at its end, at most 80 columns
// wide where words allow it. The tag FEN says who begins, and with which
// number; without one White does, with 1.
std::string FormatGame(const GameRecord& game);

// The games of a file, and InvalidArgument if not all of it could be read: then
// they are those before the damage. Messages give line and column.
struct GameFile {
  std::vector<GameRecord> games;
  absl::Status status;
};
GameFile ParseGames(absl::string_view text);

}  // namespace dablo

#endif  // DABLO_ENGINE_GAME_GAME_RECORD_H_
