#include "engine/engine.h"

#include <chrono>
#include <thread>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"
#include "engine/rules/catalogue.h"
#include "engine/variant_engine.h"

namespace dablo {
namespace {

struct CatalogueEntry {
  VariantInfo info;
  std::unique_ptr<VariantEngine> (*make)();
};

template <class... V>
std::vector<CatalogueEntry> MakeCatalogue(VariantList<V...>) {
  return {{{V::kName, V::kTitle, V::kStart}, &MakeVariantEngine<V>}...};
}

const std::vector<CatalogueEntry>& Catalogue() {
  static const auto& catalogue =
      *new std::vector<CatalogueEntry>(MakeCatalogue(AllVariants{}));
  return catalogue;
}

absl::StatusOr<std::unique_ptr<VariantEngine>> FindVariant(
    absl::string_view name) {
  std::vector<std::string> names;
  for (const CatalogueEntry& entry : Catalogue()) {
    if (entry.info.name == name) return entry.make();
    names.emplace_back(entry.info.name);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("unknown variant ", Quoted(name), DidYouMean(name, names),
                   "; known are ", absl::StrJoin(names, ", ")));
}

}  // namespace

std::vector<VariantInfo> Variants() {
  std::vector<VariantInfo> variants;
  for (const CatalogueEntry& entry : Catalogue()) {
    variants.push_back(entry.info);
  }
  return variants;
}

absl::StatusOr<std::unique_ptr<Engine>> MakeEngine(absl::string_view variant) {
  absl::StatusOr<std::unique_ptr<VariantEngine>> found = FindVariant(variant);
  if (!found.ok()) return found.status();
  return std::make_unique<Engine>(*std::move(found));
}

Engine::Engine(std::unique_ptr<VariantEngine> variant)
    : variant_(std::move(variant)) {}

Engine::~Engine() { Stop(); }

absl::Status Engine::CheckIdle() const {
  return IsSearching() ? absl::FailedPreconditionError("a search is running")
                       : absl::OkStatus();
}

void Engine::Begin(bool pondering) {
  ClearStop();
  control_.pondering.store(pondering);
  is_searching_.store(true);
}

ThreadPool& Engine::pool() {
  if (pool_ == nullptr) pool_ = std::make_unique<ThreadPool>(threads_);
  return *pool_;
}

ThreadPool* Engine::helpers() { return threads_ > 1 ? &pool() : nullptr; }

VariantInfo Engine::variant() const { return variant_->variant(); }

absl::Status Engine::SetVariant(absl::string_view name) {
  absl::Status idle = CheckIdle();
  if (!idle.ok()) return idle;
  absl::StatusOr<std::unique_ptr<VariantEngine>> found = FindVariant(name);
  if (!found.ok()) return found.status();
  variant_ = *std::move(found);
  // The keys of one variant mean other positions in the next.
  table_.Clear();
  perft_table_.Clear();
  return absl::OkStatus();
}

std::vector<std::string> Engine::DescribeRules() const {
  return variant_->DescribeRules();
}

absl::Status Engine::SetPosition(absl::string_view fen,
                                 absl::Span<const std::string> moves) {
  return variant_->SetPosition(fen, moves);
}
std::string Engine::Fen() const { return variant_->Fen(); }
Side Engine::SideToMove() const { return variant_->SideToMove(); }
int Engine::MoveNumber() const { return variant_->MoveNumber(); }
int Engine::ReversiblePlies() const { return variant_->ReversiblePlies(); }
BoardView Engine::Board() const { return variant_->Board(); }
GameResult Engine::Result() const { return variant_->Result(draw_rules_); }
std::vector<std::string> Engine::LegalMoves() const {
  return variant_->LegalMoves();
}
std::uint64_t Engine::MoveCount() const { return variant_->MoveCount(); }
int Engine::Evaluate() const { return variant_->Evaluate(); }
Key Engine::SymmetricKey() const { return variant_->SymmetricKey(); }
absl::optional<std::string> Engine::BaselineMove(Baseline baseline,
                                                 std::uint64_t seed) const {
  return variant_->BaselineMove(baseline, seed);
}

absl::Status Engine::SetThreads(int threads) {
  absl::Status idle = CheckIdle();
  if (!idle.ok()) return idle;
  threads_ = threads;
  pool_.reset();
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<PerftPlan>> Engine::PlanPerft(
    const PerftRequest& request) {
  return variant_->PlanPerft(request, perft_table_, control_.stop);
}

absl::StatusOr<PerftResult> Engine::Perft(const PerftPlan& plan,
                                          const PerftRun& run) {
  return RunPerft(plan, run, helpers());
}

absl::StatusOr<PerftResult> Engine::Perft(const PerftRequest& request,
                                          const PerftRun& run) {
  const absl::StatusOr<std::unique_ptr<PerftPlan>> plan = PlanPerft(request);
  if (!plan.ok()) return plan.status();
  return Perft(**plan, run);
}

absl::Status Engine::SetPerftHash(std::size_t mib) {
  absl::Status idle = CheckIdle();
  return idle.ok() ? perft_table_.Resize(mib) : idle;
}

absl::Status Engine::SetHash(std::size_t mib) {
  absl::Status idle = CheckIdle();
  return idle.ok() ? table_.Resize(mib) : idle;
}

absl::Status Engine::ClearHash() {
  absl::Status idle = CheckIdle();
  if (idle.ok()) table_.Clear();
  return idle;
}

absl::StatusOr<SearchResult> Engine::Search(
    const SearchRequest& request,
    const std::function<void(const SearchInfo&)>& on_info) {
  absl::Status idle = CheckIdle();
  if (!idle.ok()) return idle;
  const absl::StatusOr<std::unique_ptr<SearchPlan>> plan =
      variant_->PlanSearch(request, draw_rules_);
  if (!plan.ok()) return plan.status();
  return (*plan)->Run(table_, control_, helpers(), on_info);
}

absl::Status Engine::Start(const SearchRequest& request, Ending ending,
                           std::function<void(const SearchInfo&)> on_info,
                           std::function<void(const SearchResult&)> on_result) {
  absl::Status idle = CheckIdle();
  if (!idle.ok()) return idle;
  absl::StatusOr<std::unique_ptr<SearchPlan>> made =
      variant_->PlanSearch(request, draw_rules_);
  if (!made.ok()) return made.status();
  Begin(ending == Ending::kPondering);
  const std::shared_ptr<const SearchPlan> plan = *std::move(made);
  pool().Submit([this, plan, ending, on_info = std::move(on_info),
                 on_result = std::move(on_result)] {
    const SearchResult result = plan->Run(table_, control_, helpers(), on_info);
    // Looked at again and again, because a signal handler cannot wake a thread.
    while (!control_.stop.load() &&
           (ending == Ending::kHeld || control_.pondering.load())) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    is_searching_.store(false);
    on_result(result);
  });
  return absl::OkStatus();
}

absl::Status Engine::Start(std::function<void()> task) {
  absl::Status idle = CheckIdle();
  if (!idle.ok()) return idle;
  Begin(false);
  pool().Submit([this, task = std::move(task)] {
    task();
    is_searching_.store(false);
  });
  return absl::OkStatus();
}

void Engine::Wait() {
  if (pool_ != nullptr) pool_->Wait();
}

}  // namespace dablo
