// Help texts, at most 80 columns wide.
#ifndef DABLO_TOOLS_DABLO_HELP_TEXT_H_
#define DABLO_TOOLS_DABLO_HELP_TEXT_H_

#include <cstddef>
#include <memory>
#include <string>

#include "absl/strings/string_view.h"
#include "tools/dablo/cli_forward.h"
#include "tools/dablo/command.h"

namespace dablo {

// Breaks `text` between words into lines of at most 80 columns, all but the
// first indented by `indent`. `column` is where the first line begins.
std::string Wrap(absl::string_view text, std::size_t indent,
                 std::size_t column);

// What `dablo help` prints.
std::string GeneralHelp();
// What `dablo help COMMAND` prints; `app` has the command's options.
std::string CommandHelp(const Command& command, const CLI::App& app);

// A parser with the options of `command`, which must outlive it.
std::unique_ptr<CLI::App> MakeParser(Command& command);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_HELP_TEXT_H_
