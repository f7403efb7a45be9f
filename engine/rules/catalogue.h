// The list of all variants: the only place that must know of a new one.
#ifndef DABLO_ENGINE_RULES_CATALOGUE_H_
#define DABLO_ENGINE_RULES_CATALOGUE_H_

#include "engine/rules/variants/alquerque.h"
#include "engine/rules/variants/cuhkka.h"
#include "engine/rules/variants/daabloe.h"
#include "engine/rules/variants/dablot.h"
#include "engine/rules/variants/frisian_dablo.h"
#include "engine/rules/variants/frisian_dablo0.h"
#include "engine/rules/variants/frisian_dablo2.h"

namespace dablo {

template <class... V>
struct VariantList {};

using AllVariants = VariantList<Dablot, Daabloe, FrisianDablo0, FrisianDablo,
                                FrisianDablo2, Cuhkka, Alquerque>;

}  // namespace dablo

#endif  // DABLO_ENGINE_RULES_CATALOGUE_H_
