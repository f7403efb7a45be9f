#include "tools/dablo/batch.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/thread_pool.h"
#include "tools/dablo/batch_answer.h"
#include "tools/dablo/batch_search.h"
#include "tools/dablo/interrupt.h"
#include "tools/dablo/line_reader.h"
#include "tools/dablo/position_options.h"

namespace dablo {
namespace {

constexpr std::size_t kLongestLine = std::size_t{4} << 20;

using Engines = std::vector<std::unique_ptr<Engine>>;

absl::StatusOr<Engines> MakeEngines(const BatchOptions& options) {
  const std::size_t share = std::max<std::size_t>(
      1, options.hash_mib / static_cast<std::size_t>(options.threads));
  Engines engines;
  for (int i = 0; i < options.threads; ++i) {
    absl::StatusOr<std::unique_ptr<Engine>> engine =
        MakeEngine(kDefaultVariant);
    if (!engine.ok()) return engine.status();
    const absl::Status hash = (*engine)->SetHash(share);
    if (!hash.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("--hash: for thread ", i + 1, " of ", options.threads,
                       ", ", hash.message()));
    }
    (*engine)->SetDrawRules(options.draw_rules);
    engines.push_back(*std::move(engine));
  }
  return engines;
}

class BatchService {
 public:
  BatchService(Engines engines, Output& out)
      : engines_(std::move(engines)),
        out_(out),
        pool_(static_cast<int>(engines_.size())) {
    for (const auto& engine : engines_) idle_.push_back(engine.get());
  }

  absl::Status Run() {
    absl::Status input = ReadAll();
    // Looked at again and again, because a signal handler cannot wake a thread.
    while (unfinished_ > 0 && !IsOver()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    if (IsOver()) Stop();
    pool_.Wait();
    return handler_.was_interrupted() ? absl::CancelledError("") : input;
  }

 private:
  bool IsOver() const { return handler_.was_interrupted() || !is_writable_; }

  absl::Status ReadAll() {
    constexpr int kWaitMs = 50;
    LineReader reader(STDIN_FILENO, kLongestLine);
    std::string line;
    while (!IsOver()) {
      const absl::StatusOr<LineReader::Event> event =
          reader.Next(kWaitMs, line);
      if (!event.ok()) return event.status();
      if (*event == LineReader::Event::kEnd) break;
      if (*event == LineReader::Event::kTooLong) {
        Write(ErrorJson(nullptr, absl::StrCat("expected at most ", kLongestLine,
                                              " bytes a line, found more")));
      } else if (*event == LineReader::Event::kLine &&
                 !absl::StripAsciiWhitespace(line).empty()) {
        Submit(std::move(line));
      }
    }
    return absl::OkStatus();
  }

  void Submit(std::string request) {
    ++unfinished_;
    pool_.Submit([this, request = std::move(request)] {
      // There are as many engines as threads.
      Engine* engine = nullptr;
      {
        const std::lock_guard<std::mutex> lock(idle_mutex_);
        engine = idle_.back();
        idle_.pop_back();
      }
      if (!is_stopping_) {
        AnswerRequest(request, *engine,
                      [this](const std::string& line) { Write(line); });
      }
      const std::lock_guard<std::mutex> lock(idle_mutex_);
      idle_.push_back(engine);
      --unfinished_;
    });
  }

  // An answer of a search that was cut short would be a wrong one.
  void Write(const std::string& line) {
    const std::lock_guard<std::mutex> lock(out_mutex_);
    if (is_stopping_) return;
    out_.Write(absl::StrCat(line, "\n"));
    if (!out_.Flush().ok()) is_writable_ = false;
  }

  void Stop() {
    is_stopping_ = true;
    for (const auto& engine : engines_) engine->Stop();
  }

  const InterruptHandler handler_;
  const Engines engines_;
  std::mutex idle_mutex_;
  std::vector<Engine*> idle_;  // those without work
  std::mutex out_mutex_;
  Output& out_;
  std::atomic<int> unfinished_ = 0;
  std::atomic<bool> is_writable_ = true;
  std::atomic<bool> is_stopping_ = false;
  ThreadPool pool_;  // ends first
};

}  // namespace

absl::Status RunBatch(const BatchOptions& options, Output& out) {
  absl::StatusOr<Engines> engines = MakeEngines(options);
  if (!engines.ok()) return engines.status();
  return BatchService(*std::move(engines), out).Run();
}

}  // namespace dablo
