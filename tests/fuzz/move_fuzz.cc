// Any text as a move: the first character chooses the variant, the second one a
// position of it, both counted from '0'; the rest is the move. One that is read
// must be legal, and be written as a text that gives the same move.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/notation.h"
#include "engine/position/fen.h"
#include "engine/position/position.h"
#include "engine/rules/catalogue.h"
#include "tests/fuzz/check.h"

namespace dablo {
namespace {

// Beside the start; each variant takes those it can read.
constexpr absl::string_view kFens[] = {
    // A king that can go round, so that captures have many paths.
    "6/5/6/1sss1/2s3/1sss1/2K3/5/6/5/6/4k/6 w",
    // The middle of a game.
    "s1ssss/ss1ss/ss1sss/s1ss1/ssssss/2s1K/2p3/Ss2P/4SS/S4/SS2SS/1SkS1/SS1SS1 "
    "b",
    // A soldier in the middle of the enemy, and a choice of promotion points.
    "5K/5/s1s3/1S3/6/2k2/6/5/1s4/S4/6/5/6 w",
    // Pieces of each rank next to each other, Black to move.
    "2k3/1ps2/2SSs1/1PsS1/3K2/5/6/5/6/5/6/5/6 b",
    // Nothing can move; nothing is left.
    "6/5/6/5/6/5/6/5/5s/4s/3ssk/3sS/3sPp w",
    "6/5/6/5/6/5/6/5/6/2k2/6/5/6 w",
    "5/1sss1/5/1sss1/2S2 w",
    "5/1s1s1/s1s1s/1s1s1/S3S w",
    "s1sss/s1s2/2S2/2SS1/sSSS1 b",
    "5/5/5/2S2/5 b",
};

template <class V>
struct Entry {
  Position<V> position;
  MoveList legal;
};

template <class V>
std::vector<Entry<V>> MakeEntries() {
  std::vector<Entry<V>> entries;
  const auto add = [&](absl::string_view fen) {
    const absl::StatusOr<PositionRecord<V>> read = ParseFen<V>(fen);
    if (!read.ok()) return;
    entries.push_back({read->position, Generate(read->position)});
  };
  add(V::kStart);
  for (absl::string_view fen : kFens) add(fen);
  return entries;
}

template <class V>
void CheckMove(std::uint8_t index, absl::string_view text) {
  static const std::vector<Entry<V>> entries = MakeEntries<V>();
  const Entry<V>& entry = entries[index % entries.size()];
  const absl::StatusOr<Move> move = ParseMove(entry.position, text);
  if (!move.ok()) return CheckMessage(move.status(), text);
  Check(absl::c_linear_search(entry.legal, *move), "a legal move", text);
  const std::string written = FormatMove(entry.position, *move);
  const absl::StatusOr<Move> again = ParseMove(entry.position, written);
  Check(again.ok(), "a move that can be read again", written);
  Check(*again == *move, "the same move", written);
}

template <class... V>
void CheckMoveOf(VariantList<V...>, std::uint8_t variant, std::uint8_t index,
                 absl::string_view text) {
  constexpr void (*kChecks[])(std::uint8_t,
                              absl::string_view) = {CheckMove<V>...};
  kChecks[variant % sizeof...(V)](index, text);
}

}  // namespace
}  // namespace dablo

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size < 2) return 0;
  const auto digit = [&](std::size_t i) {
    return static_cast<std::uint8_t>(data[i] - '0');
  };
  dablo::CheckMoveOf(dablo::AllVariants{}, digit(0), digit(1),
                     dablo::AsText(data + 2, size - 2));
  return 0;
}
