// A board as text.
#ifndef DABLO_ENGINE_TEXT_BOARD_TEXT_H_
#define DABLO_ENGINE_TEXT_BOARD_TEXT_H_

#include <string>

#include "absl/types/span.h"
#include "engine/engine.h"

namespace dablo {

enum class Symbols { kAscii, kUnicode };

// "a" for file 0.
char FileLetter(int file);

// How many columns, or other units, two neighbouring files lie apart in a
// picture where points joined along a rank lie `distance` apart; ranks are as
// far apart as files.
int FileSpacing(const BoardView& board, int distance);

// What is remarkable about a point.
enum class Mark { kLastMove, kCapturable };
struct MarkedPoint {
  int file;  // both counted from 0
  int rank;
  Mark mark;
};
// How marks are shown: the last move as "[S]", what can be taken as "<s>", or
// by the terminal's colours.
enum class MarkStyle { kBrackets, kColours };

// The board, White at the bottom, with the ranks at its left and the files
// below. Its lines are drawn unless that makes it too tall for a terminal.
std::string BoardText(const BoardView& board, Symbols symbols,
                      absl::Span<const MarkedPoint> marks = {},
                      MarkStyle style = MarkStyle::kBrackets);

}  // namespace dablo

#endif  // DABLO_ENGINE_TEXT_BOARD_TEXT_H_
