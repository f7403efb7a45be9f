#include "tools/dablo/board_svg.h"

#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "engine/text/board_text.h"

namespace dablo {
namespace {

// Pixels.
constexpr int kDistance = 92;  // between points joined along a rank
constexpr int kMargin = 62;    // from the outermost points to the edge
constexpr int kLabel = 24;     // from the edge to the coordinates

// One shape for each piece, around (0, 0), and the styles of the sides, which
// reach the parts of a shape by inheritance only.
constexpr absl::string_view kDefinitions = R"(<style>
  .board { fill: #f2dfb8; }
  .frame { fill: none; stroke: #8a6a3f; stroke-width: 2; }
  .line { stroke: #8a6a3f; stroke-width: 2.5; stroke-linecap: round; }
  .point { fill: #8a6a3f; }
  .label { fill: #6b5230; font: 15px "DejaVu Sans", Verdana, sans-serif;
           text-anchor: middle; }
  .white { fill: #fffdf6; stroke: #4a3a26; color: #a5762a; }
  .black { fill: #33302e; stroke: #15120f; color: #ecc46a; }
  .mark { fill: currentColor; stroke: none; }
  .ring { fill: none; stroke: currentColor; stroke-opacity: 0.45; }
</style>
<defs>
  <g id="soldier">
    <circle r="20" stroke-width="2"/>
    <circle class="ring" r="13" stroke-width="1.5"/>
  </g>
  <g id="prince">
    <circle r="22" stroke-width="2"/>
    <circle class="ring" r="18.5" stroke-width="1.5"/>
    <path class="mark" d="M0-13 9.5 0 0 13-9.5 0Z"/>
  </g>
  <g id="king">
    <circle r="24" stroke-width="2"/>
    <circle class="ring" r="20.5" stroke-width="1.5"/>
    <path class="mark" d="M-11 9.5-14-6-6.5 0 0-11.5 6.5 0 14-6 11 9.5Z"/>
    <circle class="mark" cx="-14" cy="-7" r="2.2"/>
    <circle class="mark" cy="-12" r="2.4"/>
    <circle class="mark" cx="14" cy="-7" r="2.2"/>
  </g>
</defs>
)";

absl::string_view ShapeOfPiece(char piece) {
  switch (piece) {
    case 'K':
    case 'k':
      return "king";
    case 'P':
    case 'p':
      return "prince";
    default:
      return "soldier";
  }
}

void AppendLabel(std::string& svg, int x, int y, absl::string_view text) {
  // The baseline lies below the middle of the letters.
  absl::StrAppendFormat(&svg,
                        "<text class=\"label\" x=\"%d\" y=\"%d\">%s</text>\n",
                        x, y + 5, text);
}

}  // namespace

std::string BoardSvg(const Engine& engine) {
  const BoardView board = engine.Board();
  const int spacing = FileSpacing(board, kDistance);
  const int width = (board.files - 1) * spacing + 2 * kMargin;
  const int height = (board.ranks - 1) * spacing + 2 * kMargin;
  const auto x = [&](int file) { return kMargin + file * spacing; };
  const auto y = [&](int rank) {
    return kMargin + (board.ranks - 1 - rank) * spacing;
  };

  std::string svg = absl::StrFormat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$d\" "
      "height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\">\n"
      "<title>%3$s: %4$s</title>\n%5$s"
      "<rect class=\"board\" width=\"%1$d\" height=\"%2$d\" rx=\"10\"/>\n",
      width, height, engine.variant().title, engine.Fen(), kDefinitions);
  for (const auto& [from, to] : board.lines) {
    const BoardView::Point& a = board.points[static_cast<std::size_t>(from)];
    const BoardView::Point& b = board.points[static_cast<std::size_t>(to)];
    absl::StrAppendFormat(
        &svg,
        "<line class=\"line\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n",
        x(a.file), y(a.rank), x(b.file), y(b.rank));
  }
  for (int file = 0; file < board.files; ++file) {
    AppendLabel(svg, x(file), height - kLabel,
                std::string(1, FileLetter(file)));
  }
  for (int rank = 0; rank < board.ranks; ++rank) {
    AppendLabel(svg, kLabel, y(rank), absl::StrCat(rank + 1));
  }
  for (const BoardView::Point& point : board.points) {
    const int px = x(point.file);
    const int py = y(point.rank);
    if (point.piece == '.') {
      absl::StrAppendFormat(
          &svg, "<circle class=\"point\" cx=\"%d\" cy=\"%d\" r=\"4\"/>\n", px,
          py);
      continue;
    }
    const bool is_white = point.piece >= 'A' && point.piece <= 'Z';
    absl::StrAppendFormat(
        &svg, "<use class=\"%s\" href=\"#%s\" x=\"%d\" y=\"%d\"/>\n",
        is_white ? "white" : "black", ShapeOfPiece(point.piece), px, py);
  }
  return absl::StrCat(svg, "</svg>\n");
}

}  // namespace dablo
