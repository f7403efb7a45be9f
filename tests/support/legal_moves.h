// The legal moves as text.
#ifndef DABLO_TESTS_SUPPORT_LEGAL_MOVES_H_
#define DABLO_TESTS_SUPPORT_LEGAL_MOVES_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/moves/generator.h"
#include "engine/moves/notation.h"

namespace dablo {

// All of them, or those from one point, in the generator's order.
template <class V>
std::vector<std::string> LegalMoves(const Position<V>& position,
                                    absl::string_view from = "") {
  std::vector<std::string> texts;
  for (const Move& move : Generate(position)) {
    if (!from.empty() && V::Board::Name(move.from) != from) continue;
    texts.push_back(FormatMove(position, move));
  }
  return texts;
}

}  // namespace dablo

#endif  // DABLO_TESTS_SUPPORT_LEGAL_MOVES_H_
