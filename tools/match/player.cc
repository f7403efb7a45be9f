#include "tools/match/player.h"

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/position/fen_text.h"
#include "engine/text/numbers.h"

namespace dablo {
namespace {

// The words of a text, in which quotes, single or double, keep blanks.
absl::StatusOr<std::vector<std::string>> SplitQuoted(absl::string_view text) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = '\0';
  for (char c : text) {
    if (quote != '\0') {
      if (c == quote) {
        quote = '\0';
      } else {
        words.back() += c;
      }
    } else if (absl::ascii_isspace(static_cast<unsigned char>(c))) {
      in_word = false;
    } else {
      if (!in_word) words.emplace_back();
      in_word = true;
      if (c == '\'' || c == '"') {
        quote = c;
      } else {
        words.back() += c;
      }
    }
  }
  if (quote != '\0') {
    return absl::InvalidArgumentError(
        absl::StrCat("expected a closing quote in ", Quoted(text)));
  }
  return words;
}

absl::Status SetCommand(absl::string_view value, PlayerSpec& spec) {
  absl::StatusOr<std::vector<std::string>> command = SplitQuoted(value);
  if (!command.ok()) return command.status();
  if (command->empty()) {
    return absl::InvalidArgumentError("expected a program after 'command='");
  }
  spec.kind = PlayerSpec::Kind::kProgram;
  spec.command = *std::move(command);
  return absl::OkStatus();
}

absl::Status SetProtocol(absl::string_view value, PlayerSpec& spec) {
  if (value != "uci" && value != "ugi") {
    return absl::InvalidArgumentError(absl::StrCat(
        "protocol: expected 'uci' or 'ugi', found ", Quoted(value)));
  }
  spec.speaks_ugi = value == "ugi";
  return absl::OkStatus();
}

absl::StatusOr<std::uint64_t> Number(absl::string_view key,
                                     absl::string_view value,
                                     std::uint64_t most) {
  absl::StatusOr<std::uint64_t> number = ParseWholeNumber(value, {1, most});
  if (number.ok()) return number;
  return absl::InvalidArgumentError(
      absl::StrCat(key, ": ", number.status().message()));
}

absl::Status SetWord(absl::string_view key, absl::string_view value,
                     PlayerSpec& spec) {
  if (key == "command") return SetCommand(value, spec);
  if (key == "protocol") return SetProtocol(value, spec);
  if (key == "tc") return ParseClock(value, spec.control);
  if (key == "name") {
    spec.name = absl::StrCat(value);
    return absl::OkStatus();
  }
  if (absl::ConsumePrefix(&key, "option.")) {
    spec.options.emplace_back(absl::StrCat(key), absl::StrCat(value));
    return absl::OkStatus();
  }
  constexpr std::uint64_t kMostMs = 1'000'000'000;
  constexpr std::uint64_t kMostNodes = 1'000'000'000'000'000;
  constexpr std::uint64_t kMostDepth = 1000;
  absl::StatusOr<std::uint64_t> number;
  if (key == "movetime") {
    number = Number(key, value, kMostMs);
    if (number.ok()) {
      spec.control.movetime_ms = static_cast<std::int64_t>(*number);
    }
  } else if (key == "nodes") {
    number = Number(key, value, kMostNodes);
    if (number.ok()) spec.control.nodes = *number;
  } else if (key == "depth") {
    number = Number(key, value, kMostDepth);
    if (number.ok()) spec.control.depth = *number;
  } else {
    return absl::InvalidArgumentError(absl::StrCat(
        "unknown word ", Quoted(absl::StrCat(key, "=")),
        "; known are command=, name=, protocol=, tc=, movetime=, nodes=, "
        "depth=, option.NAME="));
  }
  return number.status();
}

absl::Status SetKind(absl::string_view word, PlayerSpec& spec) {
  if (word == "dablo") {
    spec.kind = PlayerSpec::Kind::kDablo;
  } else if (word == "random") {
    spec.kind = PlayerSpec::Kind::kRandom;
  } else if (word == "material") {
    spec.kind = PlayerSpec::Kind::kMaterial;
  } else {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected 'dablo', 'random', 'material' or a word with '=', found ",
        Quoted(word)));
  }
  return absl::OkStatus();
}

std::string DefaultName(const PlayerSpec& spec) {
  switch (spec.kind) {
    case PlayerSpec::Kind::kDablo:
      return "dablo";
    case PlayerSpec::Kind::kRandom:
      return "random";
    case PlayerSpec::Kind::kMaterial:
      return "material";
    case PlayerSpec::Kind::kProgram:
      return spec.command.front();
  }
  return "";
}

}  // namespace

absl::StatusOr<PlayerSpec> ParsePlayer(absl::string_view text) {
  const absl::StatusOr<std::vector<std::string>> words = SplitQuoted(text);
  if (!words.ok()) return words.status();
  PlayerSpec spec;
  for (absl::string_view word : *words) {
    const std::size_t equals = word.find('=');
    absl::Status status =
        equals == absl::string_view::npos
            ? SetKind(word, spec)
            : SetWord(word.substr(0, equals), word.substr(equals + 1), spec);
    if (!status.ok()) return status;
  }
  if (spec.name.empty()) spec.name = DefaultName(spec);
  return spec;
}

absl::StatusOr<std::unique_ptr<Player>> MakePlayer(const PlayerSpec& spec) {
  if (spec.IsBaseline()) return MakeBaselinePlayer(spec);
  return MakeUciPlayer(spec);
}

}  // namespace dablo
