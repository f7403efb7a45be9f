#ifndef DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO2_H_
#define DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO2_H_

#include <array>

#include "absl/strings/string_view.h"
#include "engine/board/dablo_board.h"
#include "engine/rules/rules.h"

namespace dablo {

// Frisian Dablo (2022) with steps along all lines and promotion.
struct FrisianDablo2 {
  using Board = DabloBoard;
  static constexpr absl::string_view kName = "frisian-dablo2";
  static constexpr absl::string_view kTitle = "Frisian Dablo 2";
  static constexpr Rules kRules = {
      .ranked = true,
      .soldier_steps = Steps::kForward,
      .officer_steps = Steps::kAllLines,
      .capture = Capture::kMandatory,
      .promotion = Promotion::kSoldierToPrince,
      .defeat = Defeat::kKingLost,
      .max_soldiers = 28,
  };
  static constexpr std::array<absl::string_view, 3> kReadings = {
      "The board is read as 72 points: 6 x 7 lattice points and 30 centres.",
      "At the start the king is exchanged with its file's foremost soldier.",
      "What loses is read to be the same as in Daabloe."};
  static constexpr absl::string_view kStart =
      "ssssss/sssss/ssssss/sssss/ksssss/p4/s4S/"
      "4P/SSSSSK/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1";
};

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO2_H_
