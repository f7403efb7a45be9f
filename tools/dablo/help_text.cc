#include "tools/dablo/help_text.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace dablo {
namespace {

constexpr std::size_t kWidth = 80;

struct Row {
  std::string name;
  std::string text;
};

// Two columns, the second one wrapped.
std::string FormatRows(const std::vector<Row>& rows) {
  std::size_t longest = 0;
  for (const Row& row : rows) longest = std::max(longest, row.name.size());
  const std::size_t indent = longest + 4;
  std::string result;
  for (const Row& row : rows) {
    absl::StrAppend(&result, "  ", row.name,
                    std::string(indent - 2 - row.name.size(), ' '),
                    Wrap(row.text, indent, indent), "\n");
  }
  return result;
}

std::string FormatLines(absl::string_view lines) {
  std::string result;
  for (absl::string_view line : absl::StrSplit(lines, '\n')) {
    absl::StrAppend(&result, "  ", line, "\n");
  }
  return result;
}

std::string CommandTable() {
  std::vector<Row> rows;
  for (const std::unique_ptr<Command>& command : AllCommands()) {
    rows.push_back(
        {absl::StrCat(command->name()), absl::StrCat(command->summary())});
  }
  return FormatRows(rows);
}

}  // namespace

std::string Wrap(absl::string_view text, std::size_t indent,
                 std::size_t column) {
  std::string result;
  bool is_first = true;
  for (absl::string_view word : absl::StrSplit(text, ' ', absl::SkipEmpty())) {
    if (!is_first && column + 1 + word.size() > kWidth) {
      absl::StrAppend(&result, "\n", std::string(indent, ' '));
      column = indent;
    } else if (!is_first) {
      result += ' ';
      ++column;
    }
    absl::StrAppend(&result, word);
    column += word.size();
    is_first = false;
  }
  return result;
}

std::string GeneralHelp() {
  return absl::StrCat(
      "dablo plays and analyses the board games of the Dablo family.\n\n",
      "Usage: dablo COMMAND [ARGUMENT...]\n"
      "       dablo --help | --version\n\n"
      "Commands:\n",
      CommandTable(),
      "\n'dablo help COMMAND' or 'dablo COMMAND --help' tells more about a "
      "command.\n\n"
      "Exit status: 0 if all went well, 1 for a failed check or a failed read "
      "or\nwrite, 2 for a mistake on the command line or in a file, 130 after "
      "Ctrl-C.\n\n"
      "Examples:\n"
      "  dablo show\n"
      "  dablo analyze --variant frisian-dablo --movetime 2000\n"
      "  dablo perft 5\n");
}

std::string CommandHelp(const Command& command, const CLI::App& app) {
  std::vector<Row> arguments;
  std::vector<Row> options;
  std::string usage = absl::StrCat("Usage: dablo ", command.name());
  for (const CLI::Option* option : app.get_options()) {
    const Row row = {
        absl::StrCat(option->get_name(option->get_positional(), true),
                     option->get_type_name().empty() ? "" : " ",
                     option->get_type_name()),
        option->get_description()};
    if (option->get_positional()) {
      arguments.push_back(row);
      absl::StrAppend(&usage, " [", row.name, "]");
    } else {
      options.push_back(row);
    }
  }
  std::string result = absl::StrCat(usage, " [OPTION...]\n\n",
                                    Wrap(command.summary(), 0, 0), ".\n");
  if (!command.description().empty()) {
    absl::StrAppend(&result, "\n", Wrap(command.description(), 0, 0), "\n");
  }
  if (!arguments.empty()) {
    absl::StrAppend(&result, "\nArguments:\n", FormatRows(arguments));
  }
  std::rotate(options.begin(), options.begin() + 1, options.end());
  absl::StrAppend(&result, "\nOptions:\n", FormatRows(options), "\nExamples:\n",
                  FormatLines(command.examples()));
  return result;
}

std::unique_ptr<CLI::App> MakeParser(Command& command) {
  auto app = std::make_unique<CLI::App>();
  app->set_help_flag("-h,--help", "Print this text");
  command.AddOptions(*app);
  return app;
}

}  // namespace dablo
