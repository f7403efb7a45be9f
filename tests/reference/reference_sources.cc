#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "tests/reference/reference.h"
#include "tests/reference/reference_board.h"
#include "tests/reference/reference_moves.h"

namespace dablo::reference {
namespace {

// Positions in which a side, if it were to move, would have more capture
// sequences are left out.
constexpr int kMaxSequences = 3000;
// A game that is not over by then is dropped where its end is wanted.
constexpr int kMaxPlies = 600;

// The generator's raw output is the same everywhere; the distributions of the
// standard library are not.
class Random {
 public:
  explicit Random(uint64_t seed) : engine_(seed) {}
  // 0 .. n - 1
  int Below(int n) {
    return static_cast<int>(engine_() % static_cast<uint64_t>(n));
  }
  bool OneIn(int n) { return Below(n) == 0; }

 private:
  std::mt19937_64 engine_;
};

bool TooManySequences(Position position) {
  if (MoreSequencesThan(position, kMaxSequences)) return true;
  position.white_to_move = !position.white_to_move;
  return MoreSequencesThan(position, kMaxSequences);
}

// All positions of a random game from the start, in order, as far as it goes
// in max_plies and without a position that has too many captures.
std::vector<Position> Game(const Variant& variant, int max_plies,
                           Random* random) {
  std::vector<Position> game = {StartPosition(variant)};
  for (int ply = 0; ply < max_plies; ++ply) {
    const std::vector<Candidate> moves = Candidates(game.back());
    if (moves.empty()) break;
    const int choice = random->Below(static_cast<int>(moves.size()));
    const Position after =
        Played(game.back(), moves[static_cast<size_t>(choice)]);
    if (TooManySequences(after)) break;
    game.push_back(after);
  }
  return game;
}

// Takes a random empty point; with prefer_even one of an even rank if there is
// any. Pieces on every second row leave room to jump them one after the other.
Point TakePoint(bool prefer_even, std::vector<Point>* empty, Random* random) {
  std::vector<Point> choice;
  for (Point p : *empty) {
    if (prefer_even && p.rank % 2 == 0) choice.push_back(p);
  }
  if (choice.empty()) choice = *empty;
  const Point taken = choice[static_cast<size_t>(
      random->Below(static_cast<int>(choice.size())))];
  empty->erase(std::find(empty->begin(), empty->end(), taken));
  return taken;
}

void PlaceSide(bool white, Position* position, std::vector<Point>* empty,
               Random* random) {
  const Variant& variant = *position->variant;
  const bool dablo = variant.board == Board::kDablo;
  const int most = dablo ? 28 : 12;
  const bool prefer_even = random->OneIn(2);
  std::string kinds;
  if (dablo && !random->OneIn(variant.king_loss ? 30 : 4)) kinds += 'K';
  if (dablo && !random->OneIn(3)) kinds += 'P';
  while (variant.promotion && random->OneIn(2)) kinds += 'P';
  // Few, some, or any number of soldiers.
  const int limits[] = {4, most / 2, most + 1};
  kinds += std::string(static_cast<size_t>(random->Below(
                           limits[static_cast<size_t>(random->Below(3))])),
                       'S');
  // A side that has lost is right now and then, but soon tells nothing new.
  if (kinds.empty() || (variant.king_loss && kinds == "K")) {
    if (!random->OneIn(10)) kinds += 'S';
  }
  for (char kind : kinds) {
    // Kings and princes stand anywhere, so that they may jump over the rows.
    At(position->grid, TakePoint(prefer_even && kind == 'S', empty, random)) =
        PieceOf(kind, white);
  }
}

}  // namespace

std::vector<Position> RandomPlay(const Variant& variant, uint64_t seed,
                                 int count) {
  Random random(seed);
  std::vector<Position> positions;
  while (static_cast<int>(positions.size()) < count) {
    for (const Position& position : Game(variant, kMaxPlies, &random)) {
      // One in three: positions that are less alike, from more games.
      if (random.OneIn(3)) positions.push_back(position);
      if (static_cast<int>(positions.size()) == count) break;
    }
  }
  return positions;
}

std::vector<Position> RandomPlacements(const Variant& variant, uint64_t seed,
                                       int count) {
  Random random(seed);
  std::vector<Position> positions;
  while (static_cast<int>(positions.size()) < count) {
    Position position = {&variant, EmptyGrid(variant.board), random.OneIn(2)};
    std::vector<Point> empty = Points(variant.board);
    PlaceSide(true, &position, &empty, &random);
    PlaceSide(false, &position, &empty, &random);
    if (!WithinLimits(position)) continue;
    if (TooManySequences(position)) continue;
    positions.push_back(position);
  }
  return positions;
}

std::vector<Position> LastPlies(const Variant& variant, uint64_t seed,
                                int count) {
  constexpr size_t kLast = 4;
  Random random(seed);
  std::vector<Position> positions;
  while (static_cast<int>(positions.size()) < count) {
    const std::vector<Position> game = Game(variant, kMaxPlies, &random);
    if (ResultOf(game.back()).winner == "none") continue;
    for (size_t i = game.size() - std::min(kLast, game.size());
         i < game.size() && static_cast<int>(positions.size()) < count; ++i) {
      positions.push_back(game[i]);
    }
  }
  return positions;
}

}  // namespace dablo::reference
