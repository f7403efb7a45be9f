#include "engine/rules/variants/frisian_dablo.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::VariantEngine>
dablo::MakeVariantEngine<dablo::FrisianDablo>();
