#include "tools/dablo/play_session.h"

#include <algorithm>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"
#include "engine/text/numbers.h"
#include "engine/text/position_text.h"
#include "tools/dablo/files.h"
#include "tools/dablo/game_files.h"
#include "tools/dablo/interrupt.h"

namespace dablo {
namespace {

struct Square {
  int file;
  int rank;
};

// The points of a move, "i5xg7xe9".
std::vector<Square> SquaresOf(absl::string_view move) {
  std::vector<Square> squares;
  for (absl::string_view name : absl::StrSplit(move, absl::ByAnyChar("-x"))) {
    if (name.size() < 2) continue;
    int rank = 0;
    for (char digit : name.substr(1)) rank = 10 * rank + (digit - '0');
    squares.push_back({name[0] - 'a', rank - 1});
  }
  return squares;
}

absl::Status CheckCount(const std::vector<std::string>& words,
                        std::size_t least, std::size_t most) {
  if (words.size() < least) {
    return absl::InvalidArgumentError("expected more; 'help' says what");
  }
  if (words.size() > most) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected nothing more, found ", Quoted(words[most])));
  }
  return absl::OkStatus();
}

}  // namespace

struct PlaySession::Command {
  absl::string_view name;
  absl::string_view arguments;
  absl::string_view summary;
  std::size_t least;  // arguments
  std::size_t most;
  absl::Status (PlaySession::*run)(const Words& words);
};

const std::vector<PlaySession::Command>& PlaySession::Commands() {
  static const auto& commands = *new std::vector<Command>{
      {"moves", "", "List the legal moves with their numbers", 0, 0,
       &PlaySession::ListMoves},
      {"board", "", "Show the board", 0, 0, &PlaySession::ShowBoard},
      {"hint", "", "Say what the program would play", 0, 0, &PlaySession::Hint},
      {"undo", "", "Take back your last move, and the reply", 0, 0,
       &PlaySession::Undo},
      {"go", "", "Let the program play for the side to move, and you the other",
       0, 0, &PlaySession::Go},
      {"level", "N", "Make the program weaker, 1 to 9, or not, 10", 1, 1,
       &PlaySession::Level},
      {"resign", "", "Give up", 0, 0, &PlaySession::Resign},
      {"new", "", "Begin anew", 0, 0, &PlaySession::New},
      {"save", "FILE", "Write the game to a file", 1, 1, &PlaySession::Save},
      {"load", "FILE [N]", "Go on with a game of a file", 1, 2,
       &PlaySession::Load},
      {"help", "", "Print this list", 0, 0, &PlaySession::Help}};
  return commands;
}

absl::Status PlaySession::UnknownCommand(absl::string_view name) {
  std::vector<std::string> names = {"quit"};
  for (const Command& command : Commands()) names.emplace_back(command.name);
  return absl::InvalidArgumentError(
      absl::StrCat("unknown command ", Quoted(name), DidYouMean(name, names),
                   "; 'help' lists them"));
}

PlaySession::PlaySession(std::unique_ptr<Engine> engine, std::string fen,
                         std::vector<std::string> moves,
                         const PlaySettings& settings, Writer writer)
    : engine_(std::move(engine)),
      fen_(std::move(fen)),
      moves_(std::move(moves)),
      settings_(settings),
      write_(std::move(writer)) {}

void PlaySession::Begin() {
  Show();
  Reply();
}

bool PlaySession::Handle(absl::string_view line) {
  const Words words =
      absl::StrSplit(line, absl::ByAnyChar(" \t\r"), absl::SkipEmpty());
  if (words.empty()) return true;
  if (words.front() == "quit" || words.front() == "exit") return false;
  absl::Status status;
  const auto command =
      std::find_if(Commands().begin(), Commands().end(),
                   [&](const auto& known) { return known.name == words[0]; });
  if (command != Commands().end()) {
    status = CheckCount(words, command->least + 1, command->most + 1);
    if (status.ok()) status = (this->*command->run)(words);
  } else if (words.size() > 1) {
    status = absl::InvalidArgumentError(
        absl::StrCat("expected one move or a command, found ", Quoted(line),
                     "; try 'help'"));
  } else if (absl::c_any_of(words.front(), absl::ascii_isdigit)) {
    status = PlayMove(words.front());
  } else {
    status = UnknownCommand(words.front());
  }
  if (!status.ok()) write_(absl::StrCat(status.message(), "\n"));
  return true;
}

std::string PlaySession::PromptText() const {
  if (IsOver()) return "game over> ";
  return absl::StrCat(SideName(engine_->SideToMove()), ", move ",
                      engine_->MoveNumber(), "> ");
}

std::string PlaySession::Farewell() const {
  if (moves_.empty() || moves_ == saved_) return "";
  return absl::StrCat(
      "Not saved. To see this game again:\ndablo play --variant ",
      engine_->variant().name,
      fen_.empty() ? "" : absl::StrCat(" --fen '", fen_, "'"), " --moves '",
      absl::StrJoin(moves_, " "), "'\n");
}

bool PlaySession::IsOver() const {
  return resigned_to_ != Winner::kNone || engine_->Result().IsFinished();
}

bool PlaySession::ProgramPlays(Side side) const {
  return settings_.program_plays[static_cast<std::size_t>(side)];
}

absl::Status PlaySession::SetMoves(const std::string& fen,
                                   const std::vector<std::string>& moves) {
  absl::Status status = engine_->SetPosition(fen, moves);
  if (!status.ok()) return status;
  fen_ = fen;
  moves_ = moves;
  resigned_to_ = Winner::kNone;
  return status;
}

absl::Status PlaySession::AddMove(const std::string& move) {
  std::vector<std::string> moves = moves_;
  moves.push_back(move);
  return SetMoves(fen_, moves);
}

absl::Status PlaySession::PlayMove(const std::string& text) {
  if (IsOver()) {
    return absl::FailedPreconditionError(
        "the game is over; try 'undo', 'new' or 'quit'");
  }
  const std::vector<std::string> legal = engine_->LegalMoves();
  std::string move = text;
  const absl::StatusOr<std::uint64_t> number =
      ParseWholeNumber(text, {1, legal.size()});
  if (number.ok()) move = legal[*number - 1];
  absl::Status status = AddMove(move);
  if (!status.ok()) {
    absl::string_view message = status.message();
    absl::ConsumePrefix(&message,
                        absl::StrCat("move ", moves_.size() + 1, ": "));
    return absl::InvalidArgumentError(
        absl::StrCat(message, "; 'moves' lists the legal ones"));
  }
  // A board that the reply changes at once would only be in the way.
  if (IsOver() || !ProgramPlays(engine_->SideToMove())) Show();
  Reply();
  return absl::OkStatus();
}

absl::StatusOr<std::string> PlaySession::Think() {
  const InterruptHandler handler;
  const StopOnInterrupt stop(handler, *engine_);
  absl::StatusOr<std::string> move = ChooseMove(*engine_, settings_.skill);
  was_interrupted_ = handler.was_interrupted();
  engine_->ClearStop();
  return move;
}

void PlaySession::Reply() {
  while (!IsOver() && ProgramPlays(engine_->SideToMove())) {
    const Side side = engine_->SideToMove();
    const absl::StatusOr<std::string> move = Think();
    const absl::Status status = move.ok() ? AddMove(*move) : move.status();
    if (!status.ok()) {
      write_(absl::StrCat(status.message(), "\n"));
      return;
    }
    write_(absl::StrCat(SideName(side), " plays ", *move, "\n"));
    Show();
    if (was_interrupted_) return;
  }
}

std::vector<MarkedPoint> PlaySession::Marks() const {
  std::vector<MarkedPoint> marks;
  if (!moves_.empty()) {
    for (const Square& square : SquaresOf(moves_.back())) {
      marks.push_back({square.file, square.rank, Mark::kLastMove});
    }
  }
  // What is jumped lies in the middle of the jump.
  for (const std::string& move : engine_->LegalMoves()) {
    if (move.find('x') == std::string::npos) continue;
    const std::vector<Square> squares = SquaresOf(move);
    for (std::size_t i = 0; i + 1 < squares.size(); ++i) {
      marks.push_back({(squares[i].file + squares[i + 1].file) / 2,
                       (squares[i].rank + squares[i + 1].rank) / 2,
                       Mark::kCapturable});
    }
  }
  return marks;
}

void PlaySession::Show() {
  write_(absl::StrCat(
      "\n",
      BoardText(engine_->Board(), settings_.symbols, Marks(), settings_.marks),
      "\n", ResultText(*engine_)));
}

absl::Status PlaySession::ShowBoard(const Words&) {
  Show();
  return absl::OkStatus();
}

absl::Status PlaySession::ListMoves(const Words&) {
  const std::vector<std::string> moves = engine_->LegalMoves();
  std::string text;
  std::size_t width = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string entry = absl::StrFormat("%3d %-9s", i + 1, moves[i]);
    if (width + entry.size() > 79) {
      text += '\n';
      width = 0;
    }
    text += entry;
    width += entry.size();
  }
  write_(absl::StrCat(moves.empty() ? "there are none" : text, "\n"));
  return absl::OkStatus();
}

absl::Status PlaySession::Hint(const Words&) {
  if (IsOver()) return absl::FailedPreconditionError("the game is over");
  const absl::StatusOr<std::string> move = Think();
  if (!move.ok()) return move.status();
  write_(absl::StrCat("perhaps ", *move, "\n"));
  return absl::OkStatus();
}

absl::Status PlaySession::Undo(const Words&) {
  if (resigned_to_ != Winner::kNone) {
    resigned_to_ = Winner::kNone;
    Show();
    return absl::OkStatus();
  }
  // Back to where the person is to move.
  std::vector<std::string> moves = moves_;
  Side side = engine_->SideToMove();
  do {
    if (moves.empty()) {
      return absl::FailedPreconditionError("there is no move to undo");
    }
    moves.pop_back();
    side = Opponent(side);
  } while (ProgramPlays(side));
  absl::Status status = SetMoves(fen_, moves);
  if (status.ok()) Show();
  return status;
}

absl::Status PlaySession::Go(const Words&) {
  if (IsOver()) return absl::FailedPreconditionError("the game is over");
  const auto mover = static_cast<std::size_t>(engine_->SideToMove());
  if (!settings_.program_plays[mover]) {
    settings_.program_plays[mover] = true;
    settings_.program_plays[1 - mover] = false;
  }
  Reply();
  return absl::OkStatus();
}

absl::Status PlaySession::Level(const Words& words) {
  const absl::StatusOr<std::uint64_t> level =
      ParseWholeNumber(words[1], {1, kMostLevel});
  if (!level.ok()) return level.status();
  settings_.skill.level = static_cast<int>(*level);
  write_(absl::StrCat("level ", *level, "\n"));
  return absl::OkStatus();
}

absl::Status PlaySession::Resign(const Words&) {
  if (IsOver()) return absl::FailedPreconditionError("the game is over");
  resigned_to_ = WinnerOf(Opponent(engine_->SideToMove()));
  write_(absl::StrCat(SideName(engine_->SideToMove()), " resigns.\n"));
  return absl::OkStatus();
}

absl::Status PlaySession::New(const Words&) {
  absl::Status status = SetMoves("", {});
  if (!status.ok()) return status;
  Show();
  Reply();
  return absl::OkStatus();
}

absl::Status PlaySession::Save(const Words& words) {
  GameRecord game;
  const auto player = [&](std::size_t side) {
    return settings_.program_plays[side]
               ? absl::StrCat("dablo, level ", settings_.skill.level)
               : std::string("?");
  };
  const GameResult result = engine_->Result();
  game.result =
      absl::StrCat(resigned_to_ != Winner::kNone ? RecordedResult(resigned_to_)
                   : result.IsFinished()         ? RecordedResult(result.winner)
                                                 : "*");
  game.tags = {{"White", player(0)},
               {"Black", player(1)},
               {"Result", game.result},
               {"Variant", absl::StrCat(engine_->variant().name)}};
  if (!fen_.empty()) game.SetTag("FEN", fen_);
  if (resigned_to_ != Winner::kNone) {
    game.SetTag("Termination", "resignation");
  } else if (result.IsFinished()) {
    game.SetTag("Termination", ToString(result.reason));
  }
  for (const std::string& move : moves_)
    game.moves.push_back({move, "", {}, {}});
  absl::Status status = WriteFile(words[1], FormatGame(game));
  if (!status.ok()) return status;
  saved_ = moves_;
  write_(absl::StrCat("saved in ", words[1], "\n"));
  return status;
}

absl::Status PlaySession::Load(const Words& words) {
  const absl::StatusOr<GameFile> file = ReadGames(words[1]);
  if (!file.ok()) return file.status();
  if (file->games.empty()) {
    return file->status.ok()
               ? absl::InvalidArgumentError(absl::StrCat(
                     Quoted(words[1]), ": expected a game, found none"))
               : file->status;
  }
  std::uint64_t number = 1;
  if (words.size() == 3) {
    const absl::StatusOr<std::uint64_t> wanted =
        ParseWholeNumber(words[2], {1, file->games.size()});
    if (!wanted.ok()) return wanted.status();
    number = *wanted;
  }
  const GameRecord& game = file->games[number - 1];
  absl::StatusOr<std::unique_ptr<Engine>> engine = MakeEngineOfGame(game);
  if (!engine.ok()) return engine.status();
  absl::Status status = ReplayGame(game, game.moves.size(), **engine);
  if (!status.ok()) return status;
  (*engine)->SetDrawRules(engine_->draw_rules());
  status = (*engine)->SetHash(kDefaultHashMib);
  if (!status.ok()) return status;
  std::vector<std::string> moves;
  for (const RecordedMove& move : game.moves) moves.push_back(move.text);
  engine_ = *std::move(engine);
  status = SetMoves(std::string(game.Tag("FEN")), moves);
  if (!status.ok()) return status;
  saved_ = moves_;
  Show();
  Reply();
  return absl::OkStatus();
}

absl::Status PlaySession::Help(const Words&) {
  std::string text =
      "A move is written 'c5-b6' or 'i5xg7xe9', or as its number.\n";
  for (const Command& command : Commands()) {
    absl::StrAppendFormat(
        &text, "  %-15s %s\n",
        absl::StrCat(command.name, command.arguments.empty() ? "" : " ",
                     command.arguments),
        command.summary);
  }
  absl::StrAppendFormat(&text, "  %-15s %s\n", "quit", "Leave");
  write_(text);
  return absl::OkStatus();
}

}  // namespace dablo
