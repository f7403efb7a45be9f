#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tools/dablo/command.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_options.h"
#include "tools/dablo/progress.h"
#include "tools/dablo/search_options.h"
#include "tools/match/opening_generator.h"

namespace dablo {
namespace {

// Enough for short searches, and soon cleared.
constexpr std::size_t kHashMib = 16;

class OpeningsCommand : public Command {
 public:
  absl::string_view name() const override { return "openings"; }
  absl::string_view summary() const override {
    return "Make balanced openings by random play";
  }
  absl::string_view description() const override {
    return "Prints one opening a line, as 'dablo match --openings' reads it: "
           "moves from the start, and the score that a search gives the "
           "position. No two are alike, mirrored or with the sides exchanged. "
           "The same options give the same openings.";
  }
  absl::string_view examples() const override {
    return "dablo openings --count 5\n"
           "dablo openings --variant cuhkka --count 10 --seed 7";
  }

  void AddOptions(CLI::App& app) override {
    AddText(app, "--variant", "NAME", &position_.variant,
            absl::StrCat("The game; ", kDefaultVariant, " if not given"));
    AddNumber(app, "--count", {1, 1'000'000}, &count_,
              "Openings; 200 if not given");
    AddNumber(app, "--plies", {1, 1000}, &plies_,
              "Plies of random play; 8 if not given");
    AddNumber(app, "--depth", kDepthRange, &depth_,
              "Plies of the search; 8 if not given");
    AddNumber(app, "--window", {0, 10'000}, &window_,
              "The score, in centi-soldiers, that is still balanced; 50 if not "
              "given");
    AddNumber(app, "--seed", {0, 1'000'000'000}, &seed_,
              "Of the random play; 1 if not given");
  }

  absl::Status Run(Output& out) override {
    absl::StatusOr<std::unique_ptr<Engine>> made =
        position_.MakeEngineAtStart();
    if (!made.ok()) return made.status();
    Engine& engine = **made;
    absl::Status hash = engine.SetHash(kHashMib);
    if (!hash.ok()) return hash;
    out.Write(absl::StrCat("# dablo openings --variant ", engine.variant().name,
                           " --count ", count_, " --plies ", plies_,
                           " --depth ", depth_, " --window ", window_,
                           " --seed ", seed_, "\n"));
    const OpeningSettings settings = {
        static_cast<int>(count_), static_cast<int>(plies_),
        static_cast<int>(depth_), static_cast<int>(window_), seed_};
    const InterruptHandler handler;
    const StopOnInterrupt stop(handler, engine);
    ProgressLine progress("openings");
    std::uint64_t found = 0;
    const absl::Status status =
        GenerateOpenings(engine, settings, [&](const FoundOpening& opening) {
          ++found;
          progress.Update(static_cast<double>(found) /
                          static_cast<double>(count_));
          out.Write(absl::StrCat(absl::StrJoin(opening.moves, " "), " # ",
                                 opening.score, "\n"));
          if (!out.Flush().ok()) engine.Stop();
        });
    progress.Erase();
    absl::Status written = out.Flush();
    return status.ok() ? written : status;
  }

 private:
  PositionOptions position_;
  std::uint64_t count_ = 200;
  std::uint64_t plies_ = 8;
  std::uint64_t depth_ = 8;
  std::uint64_t window_ = 50;
  std::uint64_t seed_ = 1;
};

}  // namespace

std::unique_ptr<Command> MakeOpeningsCommand() {
  return std::make_unique<OpeningsCommand>();
}

}  // namespace dablo
