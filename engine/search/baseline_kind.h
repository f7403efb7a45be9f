// The players of the strength scale's floor.
#ifndef DABLO_ENGINE_SEARCH_BASELINE_KIND_H_
#define DABLO_ENGINE_SEARCH_BASELINE_KIND_H_

namespace dablo {

enum class Baseline {
  kRandom,    // any legal move
  kMaterial,  // alpha-beta, six plies, by material alone
};

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_BASELINE_KIND_H_
