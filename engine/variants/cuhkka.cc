#include "engine/rules/variants/cuhkka.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::Engine> dablo::MakeEngineFor<dablo::Cuhkka>();
