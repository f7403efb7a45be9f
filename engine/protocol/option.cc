#include "engine/protocol/option.h"

#include <limits>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/position/fen_text.h"
#include "engine/protocol/command.h"
#include "engine/text/numbers.h"

namespace dablo {
namespace {

constexpr int kMostOverheadMs = 10'000;

std::string Spin(std::uint64_t value, std::uint64_t min, std::uint64_t max) {
  return absl::StrCat("type spin default ", value, " min ", min, " max ", max);
}

ProtocolOption Hash() {
  return {"Hash",
          [](Session& session) {
            return Spin(session.options().hash_mib, 1, kMostHashMib);
          },
          [](Session& session, absl::string_view value) {
            const absl::StatusOr<std::uint64_t> mib =
                ParseWholeNumber(value, {1, kMostHashMib});
            if (!mib.ok()) return mib.status();
            absl::Status status =
                session.engine().SetHash(static_cast<std::size_t>(*mib));
            if (status.ok()) session.options().hash_mib = *mib;
            return status;
          }};
}

ProtocolOption ClearHash() {
  return {"Clear Hash", [](Session&) { return std::string("type button"); },
          [](Session& session, absl::string_view value) {
            if (!value.empty()) {
              return absl::InvalidArgumentError(
                  absl::StrCat("expected no value, found ", Quoted(value)));
            }
            return session.engine().ClearHash();
          }};
}

// A spin that is one of the session's options.
template <int SessionOptions::*kMember, int kMin, int kMax>
ProtocolOption SessionSpin(absl::string_view name) {
  return {name,
          [](Session& session) {
            return Spin(static_cast<std::uint64_t>(session.options().*kMember),
                        kMin, kMax);
          },
          [](Session& session, absl::string_view value) {
            const absl::StatusOr<int> number = ParseInt(value, kMin, kMax);
            if (number.ok()) session.options().*kMember = *number;
            return number.status();
          }};
}

ProtocolOption Threads() {
  return {"Threads",
          [](Session& session) {
            return Spin(static_cast<std::uint64_t>(session.options().threads),
                        1, kMostThreads);
          },
          [](Session& session, absl::string_view value) {
            const absl::StatusOr<int> threads =
                ParseInt(value, 1, kMostThreads);
            if (!threads.ok()) return threads.status();
            absl::Status status = session.engine().SetThreads(*threads);
            if (status.ok()) session.options().threads = *threads;
            return status;
          }};
}

ProtocolOption Ponder() {
  return {"Ponder",
          [](Session& session) {
            return absl::StrCat("type check default ",
                                session.options().ponder ? "true" : "false");
          },
          [](Session& session, absl::string_view value) {
            if (value != "true" && value != "false") {
              return absl::InvalidArgumentError(absl::StrCat(
                  "expected 'true' or 'false', found ", Quoted(value)));
            }
            session.options().ponder = value == "true";
            return absl::OkStatus();
          }};
}

ProtocolOption Variant() {
  return {"UCI_Variant",
          [](Session& session) {
            std::string text = absl::StrCat("type combo default ",
                                            session.engine().variant().name);
            for (const VariantInfo& variant : Variants()) {
              absl::StrAppend(&text, " var ", variant.name);
            }
            return text;
          },
          [](Session& session, absl::string_view value) {
            return session.engine().SetVariant(value);
          }};
}

ProtocolOption NoProgressPlies() {
  return {"No Progress Plies",
          [](Session& session) {
            return Spin(static_cast<std::uint64_t>(
                            session.engine().draw_rules().no_progress_plies),
                        0, kMaxCounter);
          },
          [](Session& session, absl::string_view value) {
            const absl::StatusOr<int> plies = ParseInt(value, 0, kMaxCounter);
            if (plies.ok()) session.engine().SetDrawRules({*plies});
            return plies.status();
          }};
}

ProtocolOption DebugLogFile() {
  return {"Debug Log File",
          [](Session& session) {
            return absl::StrCat("type string default ",
                                session.options().debug_log.empty()
                                    ? "<empty>"
                                    : session.options().debug_log);
          },
          [](Session& session, absl::string_view value) {
            const std::string file(value == "<empty>" ? "" : value);
            absl::Status status = session.SetDebugLog(file);
            if (status.ok()) session.options().debug_log = file;
            return status;
          }};
}

}  // namespace

const std::vector<ProtocolOption>& ProtocolOptions() {
  static const auto& options = *new std::vector<ProtocolOption>{
      Hash(),
      ClearHash(),
      Threads(),
      SessionSpin<&SessionOptions::multipv, 1, kMostLines>("MultiPV"),
      Ponder(),
      SessionSpin<&SessionOptions::move_overhead_ms, 0, kMostOverheadMs>(
          "Move Overhead"),
      Variant(),
      NoProgressPlies(),
      DebugLogFile()};
  return options;
}

std::string DeclareOptions(Session& session) {
  std::string text;
  for (const ProtocolOption& option : ProtocolOptions()) {
    absl::StrAppend(&text, "option name ", option.name, " ",
                    option.declaration(session), "\n");
  }
  return text;
}

}  // namespace dablo
