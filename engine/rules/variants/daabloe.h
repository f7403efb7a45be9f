#ifndef DABLO_ENGINE_RULES_VARIANTS_DAABLOE_H_
#define DABLO_ENGINE_RULES_VARIANTS_DAABLOE_H_

#include <array>

#include "absl/strings/string_view.h"
#include "engine/board/dablo_board.h"
#include "engine/rules/rules.h"

namespace dablo {

// The South Sami game after Berg-Nordlie (about 2013): every piece, the king
// too, steps only forward.
struct Daabloe {
  using Board = DabloBoard;
  static constexpr absl::string_view kName = "daabloe";
  static constexpr absl::string_view kTitle = "Daabloe";
  static constexpr Rules kRules = {
      .ranked = true,
      .soldier_steps = Steps::kForward,
      .officer_steps = Steps::kForward,
      .capture = Capture::kOptional,
      .promotion = Promotion::kNone,
      .defeat = Defeat::kKingLost,
      .max_soldiers = 28,
  };
  static constexpr std::array<absl::string_view, 3> kReadings = {
      "The board is read as 72 points: 6 x 7 lattice points and 30 centres.",
      "It is played from the same position as Dablot Prejjesne.",
      "That there is no promotion is a reading too."};
  static constexpr absl::string_view kStart =
      "ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/"
      "4P/SSSSSS/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1";
};

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_VARIANTS_DAABLOE_H_
