// Compiled once for every mutation, with the engine's headers that it changes.
// To be quick, it compiles only the variants in DABLO_MUTATION_VARIANTS, a list
// with commas, and counting with paths only if DABLO_MUTATION_PATHS is 1.
#include "tests/mutations/subject.h"

#include <cstddef>

#include "engine/moves/generator.h"
#include "engine/moves/move.h"
#include "engine/moves/outcome.h"
#include "engine/moves/path_counts.h"
#include "engine/position/fen.h"
#include "engine/rules/catalogue.h"

namespace dablo {
namespace {

constexpr bool kWithPaths = DABLO_MUTATION_PATHS == 1;

template <class V>
Position<V> PositionOf(Placement placement) {
  Position<V> position;
  std::size_t index = 0;
  ForEachPointInFenOrder<typename V::Board>([&](Point point) {
    const char letter = placement.letters[index++];
    for (Side side : kSides) {
      for (int rank = 0; rank < Position<V>::kRankCount; ++rank) {
        if (letter == PieceLetter(side, static_cast<PieceRank>(rank))) {
          position.Toggle(side, static_cast<PieceRank>(rank), point);
        }
      }
    }
  });
  position.SetSideToMove(placement.is_white_to_move ? Side::kWhite
                                                    : Side::kBlack);
  return position;
}

template <class V>
class SubjectFor final : public Subject {
 public:
  absl::string_view Start() const override { return V::kStart; }

  std::uint64_t CountMoves(Placement placement, int depth) const override {
    return MovesBelow(PositionOf<V>(placement), depth);
  }
  std::uint64_t CountPaths(Placement placement, int depth) const override {
    return PathsBelow(PositionOf<V>(placement), depth);
  }

  bool CanCountPaths() const override { return kWithPaths; }

  Result ResultOf(Placement placement) const override {
    const Position<V> position = PositionOf<V>(placement);
    const Outcome outcome = OutcomeOf(position);
    absl::string_view winner = "none";
    if (outcome.IsFinished()) {
      winner = outcome.loser == Side::kWhite ? "black" : "white";
    }
    const bool has_moves = !Generate(position).empty() ||
                           Count(position) != 0 || AnyCapture(position);
    return {winner, ToString(outcome.reason), has_moves};
  }

 private:
  static std::uint64_t MovesBelow(const Position<V>& position, int depth) {
    if (depth == 1) return Count(position);
    std::uint64_t nodes = 0;
    for (const Move& move : Generate(position)) {
      nodes += MovesBelow(After(position, move), depth - 1);
    }
    return nodes;
  }

  static std::uint64_t PathsBelow(const Position<V>& position, int depth) {
    if (depth == 0) return 1;
    std::uint64_t nodes = 0;
    if constexpr (kWithPaths) {
      for (const auto& [move, paths] : CountPathsByMove(position)) {
        nodes += paths.value * PathsBelow(After(position, move), depth - 1);
      }
    }
    return nodes;
  }
};

constexpr bool IsCompiledIn(absl::string_view name) {
  std::size_t matched = 0;
  for (char c : "," DABLO_MUTATION_VARIANTS ",") {
    if (c == ',') {
      if (matched == name.size() + 1) return true;
      matched = 1;
    } else if (matched > 0 && matched <= name.size() &&
               name[matched - 1] == c) {
      ++matched;
    } else {
      matched = 0;
    }
  }
  return false;
}

template <class V>
void MakeIfNamed(absl::string_view name, std::unique_ptr<Subject>& subject) {
  if constexpr (IsCompiledIn(V::kName)) {
    if (name == V::kName) subject = std::make_unique<SubjectFor<V>>();
  }
}

template <class... V>
std::unique_ptr<Subject> Make(VariantList<V...>, absl::string_view name) {
  std::unique_ptr<Subject> subject;
  (MakeIfNamed<V>(name, subject), ...);
  return subject;
}

}  // namespace

std::unique_ptr<Subject> MakeSubject(absl::string_view variant) {
  return Make(AllVariants{}, variant);
}

}  // namespace dablo
