#include "tools/dablo/prompt.h"

#include <editline/readline.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

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
  char* typed = ::readline(prompt.c_str());
  if (typed == nullptr) return absl::nullopt;
  line = typed;
  std::free(typed);
  if (!line.empty()) ::add_history(line.c_str());
  return line;
}

}  // namespace dablo
