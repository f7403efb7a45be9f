// Why a game is over.
#ifndef DABLO_ENGINE_RULES_END_REASON_H_
#define DABLO_ENGINE_RULES_END_REASON_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace dablo {

// The last two are draws; they depend on how the position came about.
enum class EndReason : std::uint8_t {
  kNone,
  kNoPieces,
  kKingCaptured,
  kBareKing,
  kBlocked,
  kRepetition,
  kNoProgress,
};

constexpr absl::string_view ToString(EndReason reason) {
  switch (reason) {
    case EndReason::kNone:
      return "none";
    case EndReason::kNoPieces:
      return "no-pieces";
    case EndReason::kKingCaptured:
      return "king-captured";
    case EndReason::kBareKing:
      return "bare-king";
    case EndReason::kBlocked:
      return "blocked";
    case EndReason::kRepetition:
      return "repetition";
    case EndReason::kNoProgress:
      return "no-progress";
  }
  return "";
}

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_END_REASON_H_
