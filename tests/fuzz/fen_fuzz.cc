// Any text as the FEN of every variant. One that is read must be written as a
// text that gives the same position, and its moves must be as many as counted.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/moves/generator.h"
#include "engine/position/fen.h"
#include "engine/position/fen_text.h"
#include "engine/position/position.h"
#include "engine/rules/catalogue.h"
#include "tests/fuzz/check.h"

namespace dablo {
namespace {

// The pieces that the side to move might jump if it could stand everywhere. A
// king among n of them has up to 2^n captures.
template <class V>
Bitboard Jumpable(const Position<V>& position) {
  Bitboard jumpable;
  const Bitboard theirs = position.Pieces(Opponent(position.side_to_move()));
  ForEachPoint(V::Board::kPoints - theirs, [&](Point from) {
    for (const Jump& jump : V::Board::Jumps(from)) {
      if (position.Empty().Contains(jump.landing)) {
        jumpable |= theirs & Bitboard::Of(jump.over);
      }
    }
  });
  return jumpable;
}

template <class V>
void CheckMoves(const Position<V>& position, absl::string_view fen) {
  constexpr int kMostJumpable = 10;  // for no input to take long
  if (Jumpable(position).Count() > kMostJumpable) return;
  const MoveList moves = Generate(position);
  Check(Count(position) == moves.size(), "as many moves as counted", fen);
  Check(AnyCapture(position) == (!moves.empty() && moves[0].IsCapture()),
        "captures first, if there are any", fen);
}

template <class V>
void CheckFen(absl::string_view text) {
  const absl::StatusOr<PositionRecord<V>> read = ParseFen<V>(text);
  if (!read.ok()) return CheckMessage(read.status(), text);
  const std::string fen = ToFen(read->position, read->move_number);
  const absl::StatusOr<PositionRecord<V>> again = ParseFen<V>(fen);
  Check(again.ok(), "a FEN that can be read again", fen);
  Check(again->position == read->position &&
            again->move_number == read->move_number,
        "the same position", fen);
  Check(ToFen(again->position, again->move_number) == fen, "the same text",
        fen);
  Check(read->position.key() == read->position.ComputeKey(), "the right key",
        fen);
  // Only spaces and counters can be written in several ways.
  const FenFields fields = ParseFenFields(text).value();
  Check(absl::StartsWith(fen, absl::StrCat(fields.rows, " ")),
        "the rows as they were read", text);
  Check(read->position.side_to_move() == fields.side_to_move,
        "the side to move that was read", text);
  CheckMoves(read->position, fen);
}

}  // namespace
}  // namespace dablo

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  const absl::string_view text = dablo::AsText(data, size);
  const bool fields_ok = dablo::ParseFenFields(text).ok();
  dablo::AnyVariant(dablo::AllVariants{}, [&]<class V>() {
    dablo::CheckFen<V>(text);
    // What is wrong with the fields is wrong with them in every variant.
    return !fields_ok;
  });
  return 0;
}
