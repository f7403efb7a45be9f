#include "engine/rules/describe.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/rules/draw_rules.h"

namespace dablo {
namespace {

absl::string_view Describe(Steps steps) {
  switch (steps) {
    case Steps::kAllLines:
      return "along all lines";
    case Steps::kForward:
      return "forward, straight or diagonally; sideways is not forward";
    case Steps::kAllDiagonals:
      return "along all diagonals";
    case Steps::kDiagonalForward:
      return "diagonally forward";
  }
  return "";
}

}  // namespace

std::vector<std::string> DescribeRules(
    const Rules& rules, absl::Span<const absl::string_view> readings) {
  std::vector<std::string> lines;
  lines.push_back(
      "White (South) moves first and up the board; Black is North. [R]");
  if (rules.ranked) {
    lines.push_back(
        "Pieces: K king, P prince, S soldier; small letters are Black's.");
  } else {
    lines.push_back("Pieces: S soldier; small letters are Black's.");
  }
  const absl::string_view soldier = Describe(rules.soldier_steps);
  if (!rules.ranked || rules.soldier_steps == rules.officer_steps) {
    lines.push_back(absl::StrCat("Every piece steps ", soldier,
                                 rules.ranked ? "." : ". [R]"));
  } else {
    lines.push_back(absl::StrCat("A soldier steps ", soldier, "."));
    lines.push_back(absl::StrCat("Prince and king step ",
                                 Describe(rules.officer_steps), "."));
  }
  lines.push_back(
      "A capture jumps an enemy next to the piece, along a line in any "
      "direction,");
  lines.push_back(
      "to the empty point behind it. The same piece may jump on in the same "
      "move,");
  lines.push_back("over its own origin too, and may end there.");
  if (rules.ranked) {
    lines.push_back("King ranks above prince, prince above soldier.");
    lines.push_back(
        "A piece takes its own rank and lower: only a king takes a king.");
  }
  if (rules.capture == Capture::kMandatory) {
    lines.push_back(
        "If there is a capture, one must be made, freely chosen; it goes on "
        "until");
    lines.push_back("the piece has no further jump. [R]");
  } else {
    lines.push_back(
        "Capturing is a choice, and a sequence may stop after any jump. [R]");
  }
  if (rules.defeat == Defeat::kKingLost) {
    lines.push_back(
        "Taking a king does not cut a sequence short; the game is over after "
        "it. [R]");
  }
  if (rules.promotion == Promotion::kSoldierToPrince) {
    lines.push_back(
        "A soldier that ends a move on the last rank becomes a prince; one "
        "that only");
    lines.push_back("passes over it does not.");
  } else if (rules.ranked) {
    lines.push_back("There is no promotion.");
  }
  if (rules.defeat == Defeat::kKingLost) {
    lines.push_back(
        "A side loses when its king is taken, when it has nothing but its "
        "king,");
    lines.push_back("or when it is to move and cannot.");
  } else {
    lines.push_back(
        "A side loses when it has no piece left, or is to move and cannot. "
        "[R]");
  }
  for (absl::string_view reading : readings) {
    lines.push_back(absl::StrCat(reading, " [R]"));
  }
  lines.push_back(
      absl::StrCat("A draw by the third occurrence of a position, and after ",
                   kDefaultNoProgressPlies, " plies without a"));
  lines.push_back(
      "capture, a promotion, or a step of a piece that only steps forward. "
      "[R]");
  return lines;
}

}  // namespace dablo
