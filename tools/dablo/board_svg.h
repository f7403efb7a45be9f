// A position as a picture.
#ifndef DABLO_TOOLS_DABLO_BOARD_SVG_H_
#define DABLO_TOOLS_DABLO_BOARD_SVG_H_

#include <string>

#include "engine/engine.h"

namespace dablo {

// An SVG document: the board with all its lines, the pieces, and the
// coordinates; White at the bottom.
std::string BoardSvg(const Engine& engine);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_BOARD_SVG_H_
