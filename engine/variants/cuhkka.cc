#include "engine/rules/variants/cuhkka.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::VariantEngine>
dablo::MakeVariantEngine<dablo::Cuhkka>();
