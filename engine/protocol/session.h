// A conversation in UCI or UGI: lines in, lines out, one engine between them.
#ifndef DABLO_ENGINE_PROTOCOL_SESSION_H_
#define DABLO_ENGINE_PROTOCOL_SESSION_H_

#include <fstream>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/engine.h"

namespace dablo {

// What `setoption` sets and the engine does not keep by itself.
struct SessionOptions {
  std::size_t hash_mib = kDefaultHashMib;
  int threads = 1;
  int multipv = 1;
  bool ponder = false;
  int move_overhead_ms = 10;
  std::string debug_log;  // the name of the file; empty: none
};

class Session {
 public:
  // Gets one line, without its end, at a time, from any thread.
  using Writer = std::function<void(absl::string_view line)>;

  // The game is that of `variant`, which must be one of Variants().
  Session(absl::string_view variant, Writer writer);
  // Ends what runs.
  ~Session();

  // Carries out one line. What is wrong with it is written as an error line,
  // and changes nothing. The end of the input is like "quit".
  void Execute(absl::string_view line);
  // Whether "quit" has come.
  bool is_over() const { return is_over_; }

  // For the commands.

  Engine& engine() { return *engine_; }
  SessionOptions& options() { return options_; }
  void Quit() { is_over_ = true; }
  // Writes every line of `text`.
  void Write(absl::string_view text);
  void WriteError(absl::string_view message);
  // Writes both sides of what follows to the end of a file; "": no more.
  // NotFound, with the reason, if it cannot be opened; the old one stays then.
  absl::Status SetDebugLog(const std::string& file);

 private:
  void Log(absl::string_view direction, absl::string_view line);

  Writer writer_;
  SessionOptions options_;
  bool is_over_ = false;
  std::mutex mutex_;  // guards the writer and the log
  std::ofstream log_;
  std::unique_ptr<Engine> engine_;  // ends first: its thread writes here
};

}  // namespace dablo

#endif  // DABLO_ENGINE_PROTOCOL_SESSION_H_
