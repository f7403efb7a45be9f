// The options that say which position of which game a command is about.
#ifndef DABLO_TOOLS_DABLO_POSITION_OPTIONS_H_
#define DABLO_TOOLS_DABLO_POSITION_OPTIONS_H_

#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "tools/dablo/cli_forward.h"

namespace dablo {

inline constexpr char kDefaultVariant[] = "dablot";

struct PositionOptions {
  absl::optional<std::string> variant;
  absl::optional<std::string> fen;
  absl::optional<std::string> moves;

  void Add(CLI::App& app);
  // An engine at the start of the variant's game.
  absl::StatusOr<std::unique_ptr<Engine>> MakeEngineAtStart() const;
  // An engine that stands at the position asked for.
  absl::StatusOr<std::unique_ptr<Engine>> MakeEngineAtPosition() const;
};

// --no-progress, for the commands that tell draws.
struct DrawOptions {
  std::uint64_t no_progress = kDefaultNoProgressPlies;

  void Add(CLI::App& app);
  DrawRules rules() const { return {static_cast<int>(no_progress)}; }
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_POSITION_OPTIONS_H_
