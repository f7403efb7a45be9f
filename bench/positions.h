// The positions that the parts work on: from data/, the same every time.
#ifndef DABLO_BENCH_POSITIONS_H_
#define DABLO_BENCH_POSITIONS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/moves/generator.h"
#include "engine/position/fen.h"
#include "tests/support/suite_file.h"

namespace dablo {

// What the side to move can do.
enum class Kind { kQuiet, kCaptures, kMultiJumps };

inline constexpr Kind kKinds[] = {Kind::kQuiet, Kind::kCaptures,
                                  Kind::kMultiJumps};

constexpr absl::string_view ToString(Kind kind) {
  switch (kind) {
    case Kind::kQuiet:
      return "quiet";
    case Kind::kCaptures:
      return "captures";
    case Kind::kMultiJumps:
      return "multi-jumps";
  }
  return "";
}

template <class V>
Kind KindOf(const Position<V>& position) {
  if (!AnyCapture(position)) return Kind::kQuiet;
  for (const Move& move : Generate(position)) {
    if (move.captured.Count() > 1) return Kind::kMultiJumps;
  }
  return Kind::kCaptures;
}

// The FENs of data/perft for a variant: from random play, random placements and
// ends of games. Lines that are added to the file change nothing.
template <class V>
std::vector<std::string> Fens() {
  constexpr std::size_t kLines = 70;
  std::vector<std::string> fens;
  for (const SuiteLine& line :
       ReadSuite(absl::StrCat("perft/", V::kName, ".epd"))) {
    if (fens.size() < kLines) fens.push_back(line.fen);
  }
  return fens;
}

// Those of them that are not finished.
template <class V>
std::vector<Position<V>> Positions() {
  std::vector<Position<V>> positions;
  for (const std::string& fen : Fens<V>()) {
    const Position<V> position = ParseFen<V>(fen).value().position;
    if (Count(position) > 0) positions.push_back(position);
  }
  return positions;
}

template <class V>
std::vector<Position<V>> PositionsOfKind(Kind kind) {
  std::vector<Position<V>> positions;
  for (const Position<V>& position : Positions<V>()) {
    if (KindOf(position) == kind) positions.push_back(position);
  }
  return positions;
}

}  // namespace dablo

#endif  // DABLO_BENCH_POSITIONS_H_
