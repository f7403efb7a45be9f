// A player of the strength scale's floor.
#include "engine/engine.h"
#include "tools/match/player.h"

namespace dablo {
namespace {

class BaselinePlayer final : public Player {
 public:
  explicit BaselinePlayer(Baseline baseline) : baseline_(baseline) {}

  std::string identity() const override {
    return baseline_ == Baseline::kRandom ? "random mover"
                                          : "material, 6 plies";
  }

  absl::Status StartGame(absl::string_view variant) override {
    if (engine_ != nullptr) return engine_->SetVariant(variant);
    absl::StatusOr<std::unique_ptr<Engine>> made = MakeEngine(variant);
    if (!made.ok()) return made.status();
    engine_ = *std::move(made);
    return absl::OkStatus();
  }

  absl::StatusOr<Reply> Play(const Turn& turn) override {
    absl::Status status = engine_->SetPosition(turn.fen, turn.moves);
    if (!status.ok()) return status;
    Reply reply;
    reply.move = engine_->BaselineMove(baseline_, turn.seed).value_or("(none)");
    return reply;
  }

 private:
  Baseline baseline_;
  std::unique_ptr<Engine> engine_;
};

}  // namespace

std::unique_ptr<Player> MakeBaselinePlayer(const PlayerSpec& spec) {
  return std::make_unique<BaselinePlayer>(spec.kind == PlayerSpec::Kind::kRandom
                                              ? Baseline::kRandom
                                              : Baseline::kMaterial);
}

}  // namespace dablo
