// The work of the batch service: from the line of a request to its answers.
#ifndef DABLO_TOOLS_DABLO_BATCH_SEARCH_H_
#define DABLO_TOOLS_DABLO_BATCH_SEARCH_H_

#include <functional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/engine.h"

namespace dablo {

// Calls `write` with each line, without its newline, that `request` gets for an
// answer: one, after one for every finished depth if it wants a stream. What
// the engine did before makes no difference.
void AnswerRequest(absl::string_view request, Engine& engine,
                   const std::function<void(const std::string&)>& write);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_BATCH_SEARCH_H_
