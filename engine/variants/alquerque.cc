#include "engine/rules/variants/alquerque.h"

#include "engine/engine_for.h"

template std::unique_ptr<dablo::VariantEngine>
dablo::MakeVariantEngine<dablo::Alquerque>();
