#include "engine/rules/variants/daabloe.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::VariantEngine>
dablo::MakeVariantEngine<dablo::Daabloe>();
