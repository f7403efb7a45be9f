#include "engine/rules/variants/frisian_dablo0.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::VariantEngine>
dablo::MakeVariantEngine<dablo::FrisianDablo0>();
