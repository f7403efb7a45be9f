// A position and its game in words.
#ifndef DABLO_ENGINE_TEXT_POSITION_TEXT_H_
#define DABLO_ENGINE_TEXT_POSITION_TEXT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "engine/engine.h"
#include "engine/text/board_text.h"

namespace dablo {

// "White", "Black".
absl::string_view SideName(Side side);

// Who is to move, and the counters; one line.
std::string StatusText(const Engine& engine);

// "White wins: Black has no king left." One line; empty if the game goes on.
std::string ResultText(const Engine& engine);

// The game, the board, both of these, and the FEN.
std::string PositionText(const Engine& engine, Symbols symbols);

}  // namespace dablo

#endif  // DABLO_ENGINE_TEXT_POSITION_TEXT_H_
