#include "engine/rules/variants/frisian_dablo2.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::VariantEngine>
dablo::MakeVariantEngine<dablo::FrisianDablo2>();
