// The `dablo` program: finds the command, reads its options, runs it, and turns
// what came of it into one line and an exit status.
#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/build_info.h"
#include "engine/position/fen_text.h"
#include "tools/dablo/command.h"
#include "tools/dablo/help_text.h"
#include "tools/dablo/options.h"
#include "tools/dablo/output.h"

namespace dablo {
namespace {

enum ExitStatus { kOk = 0, kFailed = 1, kUsage = 2, kInterrupted = 130 };

void PrintError(absl::string_view where, absl::string_view message) {
  const std::string line = absl::StrCat(where, ": ", message, "\n");
  std::fwrite(line.data(), 1, line.size(), stderr);
}

// `where` is what the line begins with: "dablo perft".
ExitStatus Finish(absl::string_view where, const absl::Status& status,
                  Output& out) {
  const absl::Status written = out.Flush();
  if (!written.ok()) {
    PrintError("dablo", written.message());
    return kFailed;
  }
  if (status.ok()) return kOk;
  if (!status.message().empty()) PrintError(where, status.message());
  if (absl::IsCancelled(status)) return kInterrupted;
  return absl::IsInvalidArgument(status) ? kUsage : kFailed;
}

ExitStatus RunCommand(Command& command, std::vector<std::string> arguments,
                      Output& out) {
  const std::unique_ptr<CLI::App> parser = MakeParser(command);
  absl::Status status = ParseArguments(*parser, std::move(arguments));
  if (WantsHelp(*parser)) {
    out.Write(CommandHelp(command, *parser));
    status = absl::OkStatus();
  } else if (status.ok()) {
    status = command.Run(out);
  }
  return Finish(absl::StrCat("dablo ", command.name()), status, out);
}

std::string VersionText() {
  return absl::StrCat(
      "dablo ", kBuildInfo.version, "\ncommit: ", kBuildInfo.commit,
      "\ncompiler: ", kBuildInfo.compiler, "\nflags: ", kBuildInfo.flags, "\n");
}

ExitStatus Run(std::vector<std::string> arguments, Output& out) {
  // What a program that drives an engine expects.
  if (arguments.empty()) arguments = {"uci"};
  const std::string first = arguments.front();
  arguments.erase(arguments.begin());
  const bool is_help = first == "--help" || first == "-h";
  if (is_help || first == "--version") {
    if (!arguments.empty()) {
      return Finish("dablo",
                    absl::InvalidArgumentError(
                        absl::StrCat("expected nothing after ", first,
                                     ", found ", Quoted(arguments.front()))),
                    out);
    }
    out.Write(is_help ? GeneralHelp() : VersionText());
    return Finish("dablo", absl::OkStatus(), out);
  }
  if (first.size() > 1 && first.front() == '-') {
    return Finish("dablo",
                  absl::InvalidArgumentError(
                      absl::StrCat("expected a command, found ", Quoted(first),
                                   "; 'dablo help' lists the commands")),
                  out);
  }
  const absl::StatusOr<std::unique_ptr<Command>> command = FindCommand(first);
  if (!command.ok()) return Finish("dablo", command.status(), out);
  return RunCommand(**command, std::move(arguments), out);
}

// A file that is opened later must not take the place of a standard stream that
// the caller has closed. Opened for reading only, so that writing still fails.
void FillStandardStreams() {
  int file = 0;
  do {
    file = ::open("/dev/null", O_RDONLY);
  } while (file >= 0 && file <= STDERR_FILENO);
  if (file > STDERR_FILENO) ::close(file);
}

}  // namespace
}  // namespace dablo

int main(int argc, char** argv) {
  dablo::FillStandardStreams();
  // A closed pipe, or a file that may not grow, is a failed write like others.
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
  try {
    dablo::Output out;
    return dablo::Run(
        std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc), out);
  } catch (const std::exception& error) {
    // We throw nothing; the standard library does if there is no memory.
    dablo::PrintError("dablo", error.what());
    return dablo::kFailed;
  }
}
