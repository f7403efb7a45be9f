// Lines that a person types.
#ifndef DABLO_TOOLS_DABLO_PROMPT_H_
#define DABLO_TOOLS_DABLO_PROMPT_H_

#include <string>

#include "absl/types/optional.h"

namespace dablo {

// On a terminal with editing and history; else without a prompt.
class Prompt {
 public:
  Prompt();

  // The next line of standard input, without its end; nothing at its end, and
  // on a terminal after Ctrl-C.
  absl::optional<std::string> Read(const std::string& prompt);

 private:
  bool is_terminal_;
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_PROMPT_H_
