// A board as text.
#ifndef DABLO_ENGINE_TEXT_BOARD_TEXT_H_
#define DABLO_ENGINE_TEXT_BOARD_TEXT_H_

#include <string>

#include "engine/engine.h"

namespace dablo {

enum class Symbols { kAscii, kUnicode };

// "a" for file 0.
char FileLetter(int file);

// How many columns, or other units, two neighbouring files lie apart in a
// picture where points joined along a rank lie `distance` apart; ranks are as
// far apart as files.
int FileSpacing(const BoardView& board, int distance);

// The board, White at the bottom, with the ranks at its left and the files
// below. Its lines are drawn unless that makes it too tall for a terminal.
std::string BoardText(const BoardView& board, Symbols symbols);

}  // namespace dablo

#endif  // DABLO_ENGINE_TEXT_BOARD_TEXT_H_
