// What a variant's rules are made of. A variant is a struct of constants (see
// engine/rules/variants/), so that a rule it does not have costs nothing.
#ifndef DABLO_ENGINE_RULES_RULES_H_
#define DABLO_ENGINE_RULES_RULES_H_

#include <cstdint>

#include "engine/board/types.h"

namespace dablo {

// Along which of its lines a piece may step. Forward is towards higher ranks
// for White, lower ones for Black; sideways is not forward.
enum class Steps : std::uint8_t {
  kAllLines,
  kForward,
  kAllDiagonals,
  kDiagonalForward,
};

enum class Capture : std::uint8_t {
  // A capture must be made if there is one; a free choice of which, but the
  // sequence goes on until the piece has no further jump.
  kMandatory,
  // Capturing is a choice, and a sequence may stop after any jump.
  kOptional,
};

enum class Promotion : std::uint8_t {
  kNone,
  // A soldier that ends a move on the last rank becomes a prince.
  kSoldierToPrince,
};

// What loses the game, beside being blocked.
enum class Defeat : std::uint8_t {
  kNoPieces,
  // The king is taken, or nothing but the king is left.
  kKingLost,
};

struct Rules {
  // Whether there are kings, princes and soldiers, and a piece takes only
  // enemies of its own rank or lower; otherwise all pieces are soldiers.
  bool ranked;
  Steps soldier_steps;
  Steps officer_steps;  // of prince and king
  Capture capture;
  Promotion promotion;
  Defeat defeat;
  int max_soldiers;  // a side

  constexpr Steps StepsOf(PieceRank rank) const {
    return rank == PieceRank::kSoldier ? soldier_steps : officer_steps;
  }
  constexpr int RankCount() const { return ranked ? 3 : 1; }
};

constexpr bool OnlyForward(Steps steps) {
  return steps == Steps::kForward || steps == Steps::kDiagonalForward;
}

// Whether a piece of `side` that steps like this may step in `direction`.
constexpr bool MayStep(Steps steps, Side side, Direction direction) {
  const bool diagonal_only =
      steps == Steps::kAllDiagonals || steps == Steps::kDiagonalForward;
  const int forward = side == Side::kWhite ? 1 : -1;
  return (!diagonal_only || IsDiagonal(direction)) &&
         (!OnlyForward(steps) || RankStep(direction) == forward);
}

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_RULES_H_
