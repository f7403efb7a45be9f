// Points and jumps as names, which a failing test shows readably.
#ifndef DABLO_TESTS_SUPPORT_NAMES_H_
#define DABLO_TESTS_SUPPORT_NAMES_H_

#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/board/bitboard.h"
#include "engine/board/board.h"

namespace dablo {

template <class Board>
std::set<std::string> NamesOf(Bitboard set) {
  std::set<std::string> names;
  ForEachPoint(set, [&](Point point) { names.insert(Board::Name(point)); });
  return names;
}

// "over landing" for every jump from a point, in the board's order.
template <class Board>
std::vector<std::string> JumpTexts(Point from) {
  std::vector<std::string> texts;
  for (const Jump& jump : Board::Jumps(from)) {
    texts.push_back(
        absl::StrCat(Board::Name(jump.over), " ", Board::Name(jump.landing)));
  }
  return texts;
}

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_NAMES_H_
