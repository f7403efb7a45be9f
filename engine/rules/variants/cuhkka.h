#ifndef DABLO_ENGINE_RULES_VARIANTS_CUHKKA_H_
#define DABLO_ENGINE_RULES_VARIANTS_CUHKKA_H_

#include <array>

#include "absl/strings/string_view.h"
#include "engine/board/alquerque_board.h"
#include "engine/rules/rules.h"

namespace dablo {

// The Coast Sami game: Alquerque without the duty to capture.
struct Cuhkka {
  using Board = AlquerqueBoard;
  static constexpr absl::string_view kName = "cuhkka";
  static constexpr absl::string_view kTitle = "Cuhkka";
  static constexpr Rules kRules = {
      .ranked = false,
      .soldier_steps = Steps::kAllLines,
      .officer_steps = Steps::kAllLines,
      .capture = Capture::kOptional,
      .promotion = Promotion::kNone,
      .defeat = Defeat::kNoPieces,
      .max_soldiers = 12,
  };
  static constexpr std::array<absl::string_view, 0> kReadings = {};
  static constexpr absl::string_view kStart =
      "sssss/sssss/ss1SS/SSSSS/SSSSS w 0 1";
};

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_VARIANTS_CUHKKA_H_
