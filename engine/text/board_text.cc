#include "engine/text/board_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"

namespace dablo {
namespace {

// A drawing of more lines, with what is printed around it, does not fit on a
// terminal of 24.
constexpr int kTallest = 17;

absl::string_view Symbol(char piece, Symbols symbols) {
  struct Glyph {
    char piece;
    absl::string_view ascii;
    absl::string_view unicode;
  };
  static constexpr Glyph kGlyphs[] = {
      {'.', ".", "·"}, {'S', "S", "○"}, {'P', "P", "◇"},   {'K', "K", "♔"},
      {'s', "s", "●"}, {'p', "p", "◆"}, {'k', "k", "♚"},   {'-', "-", "─"},
      {'|', "|", "│"}, {'/', "/", "╱"}, {'\\', "\\", "╲"}, {'[', "[", "["},
      {']', "]", "]"}, {'<', "<", "<"}, {'>', ">", ">"}};
  for (const Glyph& glyph : kGlyphs) {
    if (glyph.piece != piece) continue;
    return symbols == Symbols::kUnicode ? glyph.unicode : glyph.ascii;
  }
  return " ";
}

// Select Graphic Rendition of ECMA-48: black on yellow, and on red.
absl::string_view Colour(Mark mark) {
  return mark == Mark::kLastMove ? "\x1b[30;43m" : "\x1b[30;41m";
}
constexpr absl::string_view kNoColour = "\x1b[m";

// Characters at places that are counted from the upper left corner.
class Canvas {
 public:
  Canvas(int columns, int rows)
      : columns_(columns),
        characters_(static_cast<std::size_t>(columns * rows), ' ') {}

  void Put(int x, int y, char c) {
    const int index = y * columns_ + x;
    characters_[static_cast<std::size_t>(index)] = c;
  }

  // What lies between two places.
  void DrawLine(std::pair<int, int> from, std::pair<int, int> to) {
    const auto [x1, y1] = from;
    const auto [x2, y2] = to;
    const int steps = std::gcd(x2 - x1, y2 - y1);
    const int dx = (x2 - x1) / steps;
    const int dy = (y2 - y1) / steps;
    const char c = dy == 0 ? '-' : dx == 0 ? '|' : dx * dy > 0 ? '\\' : '/';
    for (int i = 1; i < steps; ++i) Put(x1 + i * dx, y1 + i * dy, c);
  }

  // Without the spaces at its end.
  absl::string_view Row(int y) const {
    const int index = y * columns_;
    return absl::StripTrailingAsciiWhitespace(
        absl::string_view(characters_)
            .substr(static_cast<std::size_t>(index),
                    static_cast<std::size_t>(columns_)));
  }

 private:
  int columns_;
  std::string characters_;
};

}  // namespace

char FileLetter(int file) { return static_cast<char>('a' + file); }

int FileSpacing(const BoardView& board, int distance) {
  int along_rank = board.files;
  for (const auto& [from, to] : board.lines) {
    const BoardView::Point& a = board.points[static_cast<std::size_t>(from)];
    const BoardView::Point& b = board.points[static_cast<std::size_t>(to)];
    if (a.rank == b.rank) {
      along_rank = std::min(along_rank, std::abs(a.file - b.file));
    }
  }
  // A board without such lines has its points on every second file.
  return distance / std::min(along_rank, 2);
}

std::string BoardText(const BoardView& board, Symbols symbols,
                      absl::Span<const MarkedPoint> marks, MarkStyle style) {
  const int across = FileSpacing(board, 4);
  const bool has_lines = (board.ranks - 1) * 2 < kTallest;
  const int down = has_lines ? 2 : 1;
  const auto place = [&](const BoardView::Point& point) {
    return std::pair(point.file * across,
                     (board.ranks - 1 - point.rank) * down);
  };

  const int columns = (board.files - 1) * across + 1;
  const int rows = (board.ranks - 1) * down + 1;
  Canvas canvas(columns, rows + 1);
  if (has_lines) {
    for (const auto& [from, to] : board.lines) {
      canvas.DrawLine(place(board.points[static_cast<std::size_t>(from)]),
                      place(board.points[static_cast<std::size_t>(to)]));
    }
  }
  for (const BoardView::Point& point : board.points) {
    const auto [x, y] = place(point);
    canvas.Put(x, y, point.piece);
  }
  std::vector<std::pair<std::pair<int, int>, Mark>> coloured;
  for (const MarkedPoint& marked : marks) {
    const auto [x, y] = place({marked.file, marked.rank, '.'});
    if (style == MarkStyle::kColours) {
      coloured.push_back({{x, y}, marked.mark});
      continue;
    }
    const bool is_last = marked.mark == Mark::kLastMove;
    if (x > 0) canvas.Put(x - 1, y, is_last ? '[' : '<');
    if (x + 1 < columns) canvas.Put(x + 1, y, is_last ? ']' : '>');
  }

  std::string text;
  for (int row = 0; row < rows; ++row) {
    absl::StrAppend(&text,
                    row % down == 0
                        ? absl::StrFormat("%2d ", board.ranks - row / down)
                        : "   ");
    int column = 0;
    for (char c : canvas.Row(row)) {
      const auto colour = absl::c_find_if(coloured, [&](const auto& point) {
        return point.first == std::pair(column, row);
      });
      ++column;
      if (colour == coloured.end()) {
        absl::StrAppend(&text, Symbol(c, symbols));
      } else {
        absl::StrAppend(&text, Colour(colour->second), Symbol(c, symbols),
                        kNoColour);
      }
    }
    text += '\n';
  }
  // Below all symbols, so that no letter is taken for a piece.
  for (int file = 0; file < board.files; ++file) {
    canvas.Put(file * across, rows, FileLetter(file));
  }
  return absl::StrCat(text, "   ", canvas.Row(rows), "\n");
}

}  // namespace dablo
