// Makes the engine of one variant; defined in engine_for.h, and instantiated
// once for every variant in engine/variants/.
#ifndef DABLO_ENGINE_MAKE_ENGINE_FOR_H_
#define DABLO_ENGINE_MAKE_ENGINE_FOR_H_

#include <memory>

#include "engine/engine.h"

namespace dablo {

template <class V>
std::unique_ptr<Engine> MakeEngineFor();

}  // namespace dablo

#endif  // DABLO_ENGINE_MAKE_ENGINE_FOR_H_
