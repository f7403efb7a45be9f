// A game between a person and the program, or between two persons.
#ifndef DABLO_TOOLS_DABLO_PLAY_SESSION_H_
#define DABLO_TOOLS_DABLO_PLAY_SESSION_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/engine.h"
#include "engine/game/game_record.h"
#include "engine/text/board_text.h"
#include "tools/dablo/skill.h"

namespace dablo {

struct PlaySettings {
  bool program_plays[2] = {false, true};  // White, Black
  Skill skill;
  Symbols symbols = Symbols::kAscii;
  MarkStyle marks = MarkStyle::kBrackets;
};

// What a person types goes in, what he should see comes out.
class PlaySession {
 public:
  using Writer = std::function<void(absl::string_view text)>;

  // The game goes on from where `engine` stands, which is after `moves` from
  // `fen` (empty: the start).
  PlaySession(std::unique_ptr<Engine> engine, std::string fen,
              std::vector<std::string> moves, const PlaySettings& settings,
              Writer writer);

  // Shows the board, after the program's move if it is its turn.
  void Begin();
  // A move, its number, or a command. False if the person wants to leave. What
  // is wrong is said, and changes nothing.
  bool Handle(absl::string_view line);
  // "White, move 12> ".
  std::string PromptText() const;
  // How to go on with a game that is not saved, as a command; else nothing.
  std::string Farewell() const;

 private:
  struct Command;
  static const std::vector<Command>& Commands();
  static absl::Status UnknownCommand(absl::string_view name);
  using Words = std::vector<std::string>;

  absl::Status Undo(const Words& words);
  absl::Status Hint(const Words& words);
  absl::Status Resign(const Words& words);
  absl::Status Save(const Words& words);
  absl::Status Load(const Words& words);
  absl::Status Go(const Words& words);
  absl::Status Level(const Words& words);
  absl::Status New(const Words& words);
  absl::Status ListMoves(const Words& words);
  absl::Status ShowBoard(const Words& words);
  absl::Status Help(const Words& words);

  absl::Status PlayMove(const std::string& text);
  // Plays for the program as long as it is its turn, or, where it plays both
  // sides, until Ctrl-C.
  void Reply();
  // Searches; Ctrl-C ends it with the best move so far.
  absl::StatusOr<std::string> Think();
  bool IsOver() const;
  bool ProgramPlays(Side side) const;
  void Show();
  std::vector<MarkedPoint> Marks() const;
  absl::Status SetMoves(const std::string& fen,
                        const std::vector<std::string>& moves);
  absl::Status AddMove(const std::string& move);

  std::unique_ptr<Engine> engine_;
  std::string fen_;
  std::vector<std::string> moves_;
  std::vector<std::string> saved_;  // the moves when they were last saved
  PlaySettings settings_;
  Writer write_;
  Winner resigned_to_ = Winner::kNone;
  bool was_interrupted_ = false;  // the last time it searched
};

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_PLAY_SESSION_H_
