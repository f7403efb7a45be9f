// Options on top of CLI11, stricter than it: a number is decimal digits, a flag
// takes no value, nothing is given twice.
#ifndef DABLO_TOOLS_DABLO_OPTIONS_H_
#define DABLO_TOOLS_DABLO_OPTIONS_H_

#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/optional.h"
#include "engine/text/numbers.h"
#include "tools/dablo/cli_forward.h"

namespace dablo {

// What a name begins with decides, as in CLI11: "--json" is an option, "DEPTH"
// an argument that goes by its place. The value stays as it is if the option is
// not given.
void AddFlag(CLI::App& app, const std::string& name, bool* value,
             const std::string& help);
void AddNumber(CLI::App& app, const std::string& name, NumberRange range,
               std::uint64_t* value, const std::string& help);
// `placeholder` stands for the value in the help text.
void AddText(CLI::App& app, const std::string& name,
             const std::string& placeholder, absl::optional<std::string>* value,
             const std::string& help);
// One file, or one or more.
void AddFile(CLI::App& app, const std::string& name,
             absl::optional<std::string>* value, const std::string& help);
void AddFiles(CLI::App& app, const std::string& name,
              std::vector<std::string>* values, const std::string& help);

// Reads the arguments after the command's name into the options of `app`.
// InvalidArgument says which one is wrong and why.
absl::Status ParseArguments(CLI::App& app, std::vector<std::string> arguments);

// After ParseArguments, whatever it returned: whether help was asked for.
bool WantsHelp(const CLI::App& app);

// InvalidArgument for the first of `others` that is given, as `name` is, with
// which none of them goes together.
absl::Status CheckConflicts(
    absl::string_view name,
    std::initializer_list<std::pair<bool, absl::string_view>> others);

// The words of `text`, which is one argument: "c5-b6 i9-h8".
std::vector<std::string> SplitWords(const std::string& text);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_OPTIONS_H_
