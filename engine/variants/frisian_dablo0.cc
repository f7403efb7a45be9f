#include "engine/rules/variants/frisian_dablo0.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::Engine>
dablo::MakeEngineFor<dablo::FrisianDablo0>();
