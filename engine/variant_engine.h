// What the facade asks of a variant: implemented by EngineFor<V>, and made once
// for every variant in engine/variants/.
#ifndef DABLO_ENGINE_VARIANT_ENGINE_H_
#define DABLO_ENGINE_VARIANT_ENGINE_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/engine.h"

namespace dablo {

// A search of one position, checked and ready, whatever becomes of the engine's
// position.
class SearchPlan {
 public:
  virtual ~SearchPlan() = default;
  // With all threads of `helpers`, one of which may be this one; nullptr: with
  // this one alone.
  virtual SearchResult Run(
      TranspositionTable& table, const SearchControl& control,
      ThreadPool* helpers,
      const std::function<void(const SearchInfo&)>& on_info) const = 0;
};

// A game of one variant. The comments of Engine say what each means.
class VariantEngine {
 public:
  virtual ~VariantEngine() = default;

  virtual VariantInfo variant() const = 0;
  virtual std::vector<std::string> DescribeRules() const = 0;

  virtual absl::Status SetPosition(absl::string_view fen,
                                   absl::Span<const std::string> moves) = 0;
  virtual std::string Fen() const = 0;
  virtual Side SideToMove() const = 0;
  virtual int MoveNumber() const = 0;
  virtual int ReversiblePlies() const = 0;
  virtual BoardView Board() const = 0;
  virtual GameResult Result(DrawRules rules) const = 0;
  virtual std::vector<std::string> LegalMoves() const = 0;
  virtual std::uint64_t MoveCount() const = 0;
  virtual int Evaluate() const = 0;
  virtual Key SymmetricKey() const = 0;
  virtual absl::optional<std::string> BaselineMove(
      Baseline baseline, std::uint64_t seed) const = 0;

  virtual absl::StatusOr<std::unique_ptr<PerftPlan>> PlanPerft(
      const PerftRequest& request, PerftTable& table,
      const std::atomic<bool>& stop) const = 0;
  virtual absl::StatusOr<std::unique_ptr<SearchPlan>> PlanSearch(
      const SearchRequest& request, DrawRules rules) const = 0;
};

template <class V>
std::unique_ptr<VariantEngine> MakeVariantEngine();

}  // namespace dablo

#endif  // DABLO_ENGINE_VARIANT_ENGINE_H_
