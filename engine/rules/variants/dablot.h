#ifndef DABLO_ENGINE_RULES_VARIANTS_DABLOT_H_
#define DABLO_ENGINE_RULES_VARIANTS_DABLOT_H_

#include <array>

#include "absl/strings/string_view.h"
#include "engine/board/dablo_board.h"
#include "engine/rules/rules.h"

namespace dablo {

// Dablot Prejjesne as it is played today.
struct Dablot {
  using Board = DabloBoard;
  static constexpr absl::string_view kName = "dablot";
  static constexpr absl::string_view kTitle = "Dablot Prejjesne";
  static constexpr Rules kRules = {
      .ranked = true,
      .soldier_steps = Steps::kAllLines,
      .officer_steps = Steps::kAllLines,
      .capture = Capture::kMandatory,
      .promotion = Promotion::kNone,
      .defeat = Defeat::kNoPieces,
      .max_soldiers = 28,
  };
  static constexpr std::array<absl::string_view, 1> kReadings = {
      "The board is read as 72 points: 6 x 7 lattice points and 30 centres."};
  static constexpr absl::string_view kStart =
      "ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/"
      "4P/SSSSSS/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1";
};

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_VARIANTS_DABLOT_H_
