#include "engine/protocol/session.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/position/fen_text.h"
#include "engine/protocol/command.h"
#include "engine/text/file_failure.h"

namespace dablo {

Session::Session(absl::string_view variant, Writer writer)
    : writer_(std::move(writer)), engine_(MakeEngine(variant).value()) {
  // Without the memory the table stays as small as it is.
  if (!engine_->SetHash(options_.hash_mib).ok()) options_.hash_mib = 0;
}

Session::~Session() {
  engine_->Stop();
  engine_->Wait();
}

void Session::Execute(absl::string_view line) {
  Log("> ", line);
  const Words words =
      absl::StrSplit(line, absl::ByAnyChar(" \t\r\n"), absl::SkipEmpty());
  if (words.empty()) return;
  const ProtocolCommand* command = FindProtocolCommand(words.front());
  if (command == nullptr) {
    WriteError(absl::StrCat("unknown command ", Quoted(words.front()),
                            SimilarProtocolCommand(words.front())));
    return;
  }
  const absl::Status status =
      command->run(*this, absl::MakeConstSpan(words).subspan(1));
  if (!status.ok()) {
    WriteError(absl::StrCat(command->name, ": ", status.message()));
  }
}

void Session::Write(absl::string_view text) {
  const std::lock_guard<std::mutex> lock(mutex_);
  for (absl::string_view line :
       absl::StrSplit(absl::StripSuffix(text, "\n"), '\n')) {
    writer_(line);
    if (log_.is_open()) log_ << "< " << line << std::endl;
  }
}

void Session::WriteError(absl::string_view message) {
  Write(absl::StrCat("info string error: ", message));
}

absl::Status Session::SetDebugLog(const std::string& file) {
  std::ofstream log;
  if (!file.empty()) {
    log.open(file, std::ios::app);
    if (!log) return FileFailure("write", file);
  }
  const std::lock_guard<std::mutex> lock(mutex_);
  log_ = std::move(log);
  return absl::OkStatus();
}

void Session::Log(absl::string_view direction, absl::string_view line) {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (log_.is_open()) log_ << direction << line << std::endl;
}

}  // namespace dablo
