// What every command is: a name, options, and a function that runs it. Adding a
// command is adding one file and one line in commands.cc.
#ifndef DABLO_TOOLS_DABLO_COMMAND_H_
#define DABLO_TOOLS_DABLO_COMMAND_H_

#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tools/dablo/cli_forward.h"
#include "tools/dablo/output.h"

namespace dablo {

class Command {
 public:
  virtual ~Command() = default;

  virtual absl::string_view name() const = 0;
  virtual absl::string_view summary() const = 0;  // one line
  // Paragraphs for the help text, none longer than needed; may be empty.
  virtual absl::string_view description() const { return ""; }
  virtual absl::string_view examples() const = 0;  // one a line

  virtual void AddOptions(CLI::App& app) = 0;
  // Runs after the options were read. InvalidArgument is a mistake of the user
  // (exit status 2), Cancelled a Ctrl-C (130), anything else a failed check or
  // input and output (1). Whoever returns the first must not have written to
  // `out`.
  virtual absl::Status Run(Output& out) = 0;
};

// All commands, in the order in which the help lists them.
std::vector<std::unique_ptr<Command>> AllCommands();

// The command of that name, or InvalidArgument, with the nearest name.
absl::StatusOr<std::unique_ptr<Command>> FindCommand(absl::string_view name);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_COMMAND_H_
