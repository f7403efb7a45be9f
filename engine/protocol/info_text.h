// What a search reports, as the protocol's lines.
#ifndef DABLO_ENGINE_PROTOCOL_INFO_TEXT_H_
#define DABLO_ENGINE_PROTOCOL_INFO_TEXT_H_

#include <string>

#include "engine/engine.h"

namespace dablo {

// "info depth 5 ... pv c5-b6 ..."
std::string InfoLine(const SearchInfo& info);
// "bestmove c5-b6 ponder i9-h8", "bestmove (none)".
std::string BestMoveLine(const SearchResult& result);

}  // namespace dablo

#endif  // DABLO_ENGINE_PROTOCOL_INFO_TEXT_H_
