#include "tools/dablo/prompt.h"

#include <editline/readline.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>

#include "tools/dablo/interrupt.h"

namespace dablo {

Prompt::Prompt()
    : is_terminal_(::isatty(STDIN_FILENO) == 1 &&
                   ::isatty(STDOUT_FILENO) == 1) {}

absl::optional<std::string> Prompt::Read(const std::string& prompt) {
  std::string line;
  if (!is_terminal_) {
    if (!std::getline(std::cin, line)) return absl::nullopt;
    return line;
  }
  const InterruptHandler handler;
  char* typed = ::readline(prompt.c_str());
  if (typed == nullptr) {
    std::puts("");  // the prompt's line ends
    return absl::nullopt;
  }
  line = typed;
  std::free(typed);
  if (!line.empty()) ::add_history(line.c_str());
  return line;
}

}  // namespace dablo
