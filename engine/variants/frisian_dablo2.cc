#include "engine/rules/variants/frisian_dablo2.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::Engine>
dablo::MakeEngineFor<dablo::FrisianDablo2>();
