// How a game stands.
#ifndef DABLO_ENGINE_GAME_RESULT_H_
#define DABLO_ENGINE_GAME_RESULT_H_

#include <cstdint>

#include "absl/strings/string_view.h"
#include "engine/board/types.h"
#include "engine/rules/end_reason.h"

namespace dablo {

enum class Winner : std::uint8_t { kNone, kWhite, kBlack };

constexpr Winner WinnerOf(Side side) {
  return side == Side::kWhite ? Winner::kWhite : Winner::kBlack;
}

struct GameResult {
  EndReason reason = EndReason::kNone;
  Winner winner = Winner::kNone;  // with a reason, kNone is a draw

  bool IsFinished() const { return reason != EndReason::kNone; }
};

constexpr absl::string_view ToString(Winner winner) {
  switch (winner) {
    case Winner::kNone:
      return "none";
    case Winner::kWhite:
      return "white";
    case Winner::kBlack:
      return "black";
  }
  return "";
}

}  // namespace dablo

#endif  // DABLO_ENGINE_GAME_RESULT_H_
