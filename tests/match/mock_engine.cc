// mock_engine MODE [PLY]: an engine that knows the rules, plays the first legal
// move, and from ply PLY of the game on does something wrong.
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_split.h"
#include "engine/engine.h"

namespace dablo {
namespace {

void Sleep(int ms) {
  std::this_thread::sleep_for(std::chrono::milliseconds(ms));
}

void Misbehave(const std::string& mode) {
  if (mode == "exit") std::exit(3);
  if (mode == "crash") std::raise(SIGKILL);
  if (mode == "stall") Sleep(600'000);
  if (mode == "close") {
    ::close(STDOUT_FILENO);
    Sleep(600'000);
  }
  if (mode == "flood") {
    while (true) std::cout << "info string nothing to say\n";
  }
  if (mode == "endless") {
    while (true) std::cout << "info string and so on and so on ";
  }
  if (mode == "illegal") std::cout << "bestmove a1-k13" << std::endl;
  if (mode == "nonsense") std::cout << "bestmove \x01\xff[\"" << std::endl;
  if (mode == "empty") std::cout << "bestmove" << std::endl;
}

int Run(const std::string& mode, std::size_t ply) {
  std::unique_ptr<Engine> engine = *MakeEngine(Variants().front().name);
  std::size_t plies = 0;
  for (std::string line; std::getline(std::cin, line);) {
    const std::vector<std::string> words = absl::StrSplit(line, ' ');
    if (words[0] == "uci" || words[0] == "ugi") {
      std::cout << "id name mock " << mode << "\n"
                << "option name UCI_Variant type combo\n"
                << words[0] << "ok" << std::endl;
    } else if (words[0] == "isready") {
      if (mode == "unready") Sleep(600'000);
      std::cout << "readyok" << std::endl;
    } else if (words[0] == "setoption") {
      if (!engine->SetVariant(words.back()).ok()) return 4;
    } else if (words[0] == "position") {
      const std::size_t moves = line.find(" moves ");
      const std::string fen = line.substr(13, moves - 13);
      std::vector<std::string> played;
      if (moves != std::string::npos) {
        played = absl::StrSplit(line.substr(moves + 7), ' ');
      }
      if (!engine->SetPosition(fen, played).ok()) return 5;
      plies = played.size();
    } else if (words[0] == "go") {
      const bool misbehaves =
          plies >= ply && mode != "good" && mode != "unready";
      if (misbehaves && mode == "late") {
        Sleep(400);
      } else if (misbehaves) {
        Misbehave(mode);
        continue;
      }
      std::cout << "info depth 1 score cp 7 pv x\n"
                << "bestmove " << engine->LegalMoves().front() << std::endl;
    } else if (words[0] == "quit") {
      return 0;
    }
  }
  return 0;
}

}  // namespace
}  // namespace dablo

int main(int count, char** arguments) {
  const std::string mode = count > 1 ? arguments[1] : "good";
  return dablo::Run(mode,
                    count > 2 ? std::strtoul(arguments[2], nullptr, 10) : 0);
}
