#ifndef DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO0_H_
#define DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO0_H_

#include <array>

#include "absl/strings/string_view.h"
#include "engine/board/dablo_board.h"
#include "engine/rules/rules.h"

namespace dablo {

// Frisian Dablo (2022) with forward steps for every piece; king and foremost
// soldier of its file are exchanged at the start.
struct FrisianDablo0 {
  using Board = DabloBoard;
  static constexpr absl::string_view kName = "frisian-dablo0";
  static constexpr absl::string_view kTitle = "Frisian Dablo 0";
  static constexpr Rules kRules = {
      .ranked = true,
      .soldier_steps = Steps::kForward,
      .officer_steps = Steps::kForward,
      .capture = Capture::kMandatory,
      .promotion = Promotion::kNone,
      .defeat = Defeat::kKingLost,
      .max_soldiers = 28,
  };
  static constexpr std::array<absl::string_view, 2> kReadings = {
      "The board is read as 72 points: 6 x 7 lattice points and 30 centres.",
      "What loses is read to be the same as in Daabloe."};
  static constexpr absl::string_view kStart =
      "ssssss/sssss/ssssss/sssss/ksssss/p4/s4S/"
      "4P/SSSSSK/SSSSS/SSSSSS/SSSSS/SSSSSS w 0 1";
};

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_VARIANTS_FRISIAN_DABLO0_H_
