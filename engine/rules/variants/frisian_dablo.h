#ifndef DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO_H_
#define DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO_H_

#include "absl/strings/string_view.h"
#include "engine/board/dablo_board.h"
#include "engine/rules/rules.h"

namespace dablo {

// Frisian Dablo (2022) with steps along the diagonals and promotion.
struct FrisianDablo {
  using Board = DabloBoard;
  static constexpr absl::string_view kName = "frisian-dablo";
  static constexpr absl::string_view kTitle = "Frisian Dablo";
  static constexpr Rules kRules = {
      .ranked = true,
      .soldier_steps = Steps::kDiagonalForward,
      .officer_steps = Steps::kAllDiagonals,
      .capture = Capture::kMandatory,
      .promotion = Promotion::kSoldierToPrince,
      .defeat = Defeat::kKingLost,
      .max_soldiers = 28,
  };
  static constexpr absl::string_view kStart =
      "ssssss/sssss/ssssss/sssss/ksssss/p4/s4S/"
      "4P/SSSSSK/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1";
};

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO_H_
