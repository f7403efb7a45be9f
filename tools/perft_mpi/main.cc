// perft-mpi: a perft count shared out over MPI, for depths that outgrow one
// machine. Rank 0 hands out jobs and keeps the checkpoint; the others count.
#include <mpi.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/types/optional.h"
#include "engine/engine.h"
#include "engine/text/numbers.h"
#include "tools/dablo/checkpoint.h"
#include "tools/dablo/options.h"
#include "tools/dablo/position_options.h"
#include "tools/dablo/progress.h"

namespace dablo {
namespace {

struct Options {
  std::uint64_t depth = 0;
  std::uint64_t hash = 64;
  PositionOptions position;
  absl::optional<std::string> checkpoint;

  void Add(CLI::App& app) {
    AddNumber(app, "DEPTH", {1, kMaxDepth}, &depth,
              absl::StrCat("Plies, 1 to ", kMaxDepth));
    position.Add(app);
    AddNumber(app, "--hash", {1, kMostHashMib}, &hash,
              "Table of counts in every rank, MiB; 64 if not given");
    AddFile(app, "--checkpoint", &checkpoint,
            "Keep in this file what is done, and go on from what it has");
  }
};

// What a rank sends: the job it has done and its count. The first time, none.
struct Done {
  std::uint64_t job = kNone;
  std::uint64_t nodes = 0;
  std::uint64_t overflow = 0;

  static constexpr std::uint64_t kNone = ~std::uint64_t{0};
};
constexpr int kWords = 3;

// Asks rank 0 for jobs until there are none.
void Count(const PerftPlan& plan) {
  Done done;
  while (true) {
    MPI_Send(&done, kWords, MPI_UINT64_T, 0, 0, MPI_COMM_WORLD);
    std::uint64_t job = 0;
    MPI_Recv(&job, 1, MPI_UINT64_T, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (job == Done::kNone) return;
    const PerftCounts counts = plan.Count(job);
    done = {job, counts.nodes.value, counts.nodes.overflow ? 1u : 0u};
  }
}

// Hands out all jobs that `checkpoint` does not have, and counts itself if it
// is alone.
absl::StatusOr<PerftResult> Distribute(const PerftPlan& plan, int ranks,
                                       absl::optional<Checkpoint>& checkpoint) {
  PerftSum sum(plan);
  std::size_t finished = 0;
  std::vector<std::size_t> jobs;
  for (std::size_t job = 0; job < plan.size(); ++job) {
    const auto* known = checkpoint ? &checkpoint->finished() : nullptr;
    if (known == nullptr || known->count(job) == 0) {
      jobs.push_back(job);
    } else {
      sum.Add(job, known->at(job));
      ++finished;
    }
  }
  ProgressLine progress("perft-mpi");
  absl::Status kept;
  const auto add = [&](std::size_t job, const PerftCounts& counts) {
    sum.Add(job, counts);
    ++finished;
    progress.Update(static_cast<double>(finished) /
                    static_cast<double>(plan.size()));
    if (checkpoint && kept.ok()) kept = checkpoint->Add(job, counts);
  };
  std::size_t next = 0;
  if (ranks == 1) {
    for (std::size_t job : jobs) add(job, plan.Count(job));
  }
  std::vector<std::uint64_t> by_rank(static_cast<std::size_t>(ranks));
  for (int working = ranks - 1; working > 0;) {
    Done done;
    MPI_Status from;
    MPI_Recv(&done, kWords, MPI_UINT64_T, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD,
             &from);
    if (done.job != Done::kNone) {
      PerftCounts counts;
      counts.nodes = {done.nodes, done.overflow != 0};
      add(done.job, counts);
      ++by_rank[static_cast<std::size_t>(from.MPI_SOURCE)];
    }
    std::uint64_t job = Done::kNone;
    if (next < jobs.size() && kept.ok()) job = jobs[next++];
    if (job == Done::kNone) --working;
    MPI_Send(&job, 1, MPI_UINT64_T, from.MPI_SOURCE, 0, MPI_COMM_WORLD);
  }
  progress.Erase();
  for (int rank = 1; rank < ranks; ++rank) {
    std::fprintf(stderr, "rank %d: %llu jobs\n", rank,
                 static_cast<unsigned long long>(
                     by_rank[static_cast<std::size_t>(rank)]));
  }
  if (!kept.ok()) return kept;
  return sum.Result();
}

// What every rank makes for itself, all of them the same.
struct Job {
  std::unique_ptr<Engine> engine;
  PerftRequest request;
  std::unique_ptr<PerftPlan> plan;
};

absl::StatusOr<Job> Prepare(const Options& options) {
  if (options.depth == 0) {
    return absl::InvalidArgumentError("expected DEPTH");
  }
  Job job;
  absl::StatusOr<std::unique_ptr<Engine>> engine =
      options.position.MakeEngineAtPosition();
  if (!engine.ok()) return engine.status();
  job.engine = *std::move(engine);
  const absl::Status hash =
      job.engine->SetPerftHash(static_cast<std::size_t>(options.hash));
  if (!hash.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("--hash: ", hash.message()));
  }
  job.request.depth = static_cast<int>(options.depth);
  job.request.merge = true;
  absl::StatusOr<std::unique_ptr<PerftPlan>> plan =
      job.engine->PlanPerft(job.request);
  if (!plan.ok()) return plan.status();
  job.plan = *std::move(plan);
  return job;
}

absl::Status Run(const Options& options, const Job& job, int rank, int ranks) {
  if (rank != 0) {
    Count(*job.plan);
    return absl::OkStatus();
  }
  absl::optional<Checkpoint> checkpoint;
  if (options.checkpoint) {
    absl::StatusOr<Checkpoint> opened = Checkpoint::Open(
        *options.checkpoint, *job.engine, job.request, job.plan->size());
    if (!opened.ok()) return opened.status();
    checkpoint.emplace(*std::move(opened));
  }
  const auto start = std::chrono::steady_clock::now();
  const auto result = Distribute(*job.plan, ranks, checkpoint);
  if (!result.ok()) return result.status();
  const std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - start;
  const std::uint64_t leaves = result->counts.nodes.value;
  absl::PrintF("%d %d %.3f s %d leaves/s\n", job.request.depth, leaves,
               seconds.count(), PerSecond(leaves, seconds.count()));
  return absl::OkStatus();
}

int ExitStatus(const absl::Status& status) {
  return status.ok() ? 0 : absl::IsInvalidArgument(status) ? 2 : 1;
}

void PrintError(const absl::Status& status) {
  absl::FPrintF(stderr, "perft-mpi: %s\n", status.message());
}

// The worst exit status of all ranks; the first rank that has an error tells
// it, which is often the same for all.
int Agree(const absl::Status& status, int rank, int ranks) {
  const int mine = ExitStatus(status);
  int worst = 0;
  MPI_Allreduce(&mine, &worst, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  const int candidate = mine == 0 ? ranks : rank;
  int first = 0;
  MPI_Allreduce(&candidate, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  if (rank == first) PrintError(status);
  return worst;
}

}  // namespace
}  // namespace dablo

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  dablo::Options options;
  CLI::App app("Count the move sequences of a given length, over MPI",
               "perft-mpi");
  options.Add(app);
  const absl::Status parsed = dablo::ParseArguments(
      app, std::vector<std::string>(argv + 1, argv + argc));
  if (dablo::WantsHelp(app)) {
    if (rank == 0) std::fputs(app.help().c_str(), stdout);
    MPI_Finalize();
    return 0;
  }
  const absl::StatusOr<dablo::Job> job =
      parsed.ok() ? dablo::Prepare(options) : parsed;
  int status = dablo::Agree(job.status(), rank, ranks);
  if (status == 0) {
    const absl::Status run = dablo::Run(options, *job, rank, ranks);
    status = dablo::ExitStatus(run);
    if (status != 0) {
      dablo::PrintError(run);
      // The others must not wait for this rank for ever.
      MPI_Abort(MPI_COMM_WORLD, status);
    }
  }
  MPI_Finalize();
  return status;
}
