#include "tools/dablo/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"

namespace dablo {
namespace {

template <class... Parts>
absl::Status WrongArgument(const Parts&... parts) {
  return absl::InvalidArgumentError(absl::StrCat(parts...));
}

bool IsFlag(const CLI::Option& option) {
  return option.get_items_expected_max() == 0;
}

bool TakesMany(const CLI::Option& option) {
  return option.get_items_expected_max() > 1;
}

// CLI11 reads these otherwise than they are written: an empty value as none,
// "[a,b]" as two values, and a flag's "={}" as nothing.
absl::Status CheckForm(const CLI::App& app, const std::string& argument) {
  if (absl::StartsWith(argument, "[")) {
    return WrongArgument("found ", Quoted(argument),
                         ", which no argument can be; a file of that name is "
                         "written with ./ before it");
  }
  const std::size_t equals = argument.find('=');
  if (!absl::StartsWith(argument, "--") || equals == std::string::npos) {
    return absl::OkStatus();
  }
  const std::string name = argument.substr(0, equals);
  const std::string value = argument.substr(equals + 1);
  const CLI::Option* option = app.get_option_no_throw(name);
  if (option == nullptr) return absl::OkStatus();  // found by the parser
  if (IsFlag(*option)) {
    return WrongArgument(name, ": expected no value, found ", Quoted(value));
  }
  if (value.empty() || absl::StartsWith(value, "[")) {
    return WrongArgument(name, ": expected ", option->get_type_name(),
                         " after '=', found ", Quoted(value));
  }
  return absl::OkStatus();
}

absl::Status CheckForms(const CLI::App& app,
                        const std::vector<std::string>& arguments) {
  for (const std::string& argument : arguments) {
    if (argument == "--") break;
    absl::Status status = CheckForm(app, argument);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// A mistake that is the likely cause of others.
absl::Status FindCause(const CLI::App& app) {
  for (const std::string& rest : app.remaining()) {
    if (rest.size() < 2 || rest.front() != '-' || rest == "--") continue;
    const std::string typed = rest.substr(0, rest.find('='));
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
      if (!option->get_positional()) names.push_back(option->get_name());
    }
    return WrongArgument("unknown option ", Quoted(typed),
                         DidYouMean(typed, names));
  }
  for (const CLI::Option* option : app.get_options()) {
    if (!TakesMany(*option) && option->results().size() > 1) {
      return WrongArgument(option->get_name(), ": given more than once");
    }
  }
  return absl::OkStatus();
}

std::string CheckedFile(const std::string& name, const std::string& value) {
  if (value.empty() || value.front() == '-') {
    throw CLI::ValidationError(
        name, absl::StrCat("expected the name of a file, found ", Quoted(value),
                           value.empty() ? "" : "; write ./ before it"));
  }
  return value;
}

}  // namespace

void AddFlag(CLI::App& app, const std::string& name, bool* value,
             const std::string& help) {
  app.add_flag(name, *value, help);
}

void AddNumber(CLI::App& app, const std::string& name, NumberRange range,
               std::uint64_t* value, const std::string& help) {
  const auto read = [=](const CLI::results_t& results) {
    const absl::StatusOr<std::uint64_t> number =
        ParseWholeNumber(results.front(), range);
    if (!number.ok()) {
      throw CLI::ValidationError(name, absl::StrCat(number.status().message()));
    }
    *value = *number;
    return true;
  };
  const bool is_option = absl::StartsWith(name, "-");
  app.add_option(name, read, help)->type_name(is_option ? "N" : "");
}

void AddText(CLI::App& app, const std::string& name,
             const std::string& placeholder, absl::optional<std::string>* value,
             const std::string& help) {
  const auto read = [=](const CLI::results_t& results) {
    *value = results.front();
    return true;
  };
  app.add_option(name, read, help)->type_name(placeholder);
}

void AddFile(CLI::App& app, const std::string& name,
             absl::optional<std::string>* value, const std::string& help) {
  const auto read = [=](const CLI::results_t& results) {
    *value = CheckedFile(name, results.front());
    return true;
  };
  app.add_option(name, read, help)->type_name("FILE");
}

void AddFiles(CLI::App& app, const std::string& name,
              std::vector<std::string>* values, const std::string& help) {
  const auto read = [=](const CLI::results_t& results) {
    for (const std::string& result : results) {
      values->push_back(CheckedFile(name, result));
    }
    return true;
  };
  app.add_option(name, read, help)
      ->expected(1, CLI::detail::expected_max_vector_size)
      ->allow_extra_args()
      ->type_name("FILE...");
}

absl::Status ParseArguments(CLI::App& app, std::vector<std::string> arguments) {
  absl::Status form = CheckForms(app, arguments);
  if (!form.ok()) return form;
  const std::string last = arguments.empty() ? "" : arguments.back();
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(std::move(arguments));
    return FindCause(app);
  } catch (const CLI::ExtrasError&) {
    absl::Status cause = FindCause(app);
    if (!cause.ok()) return cause;
    return WrongArgument("expected no further argument, found ",
                         Quoted(app.remaining().front()));
  } catch (const CLI::ArgumentMismatch&) {
    absl::Status cause = FindCause(app);
    if (!cause.ok()) return cause;
    return WrongArgument(last, ": expected a value after it, found the end");
  } catch (const CLI::ParseError& error) {
    absl::Status cause = FindCause(app);
    if (!cause.ok()) return cause;
    return absl::InvalidArgumentError(error.what());
  }
}

bool WantsHelp(const CLI::App& app) {
  return app.get_help_ptr() != nullptr && app.get_help_ptr()->count() > 0;
}

absl::Status CheckConflicts(
    absl::string_view name,
    std::initializer_list<std::pair<bool, absl::string_view>> others) {
  for (const auto& [is_given, other] : others) {
    if (is_given) {
      return WrongArgument(name, " cannot be combined with ", other);
    }
  }
  return absl::OkStatus();
}

std::vector<std::string> SplitWords(const std::string& text) {
  return absl::StrSplit(text, absl::ByAnyChar(" \t\r\n"), absl::SkipEmpty());
}

}  // namespace dablo
