#ifndef DABLO_TESTS_REFERENCE_REFERENCE_H_
#define DABLO_TESTS_REFERENCE_REFERENCE_H_

// A slow second implementation of the rules, written from the rules page alone
// to test the engine against. It shares nothing with the engine but the FEN
// text and the names of the points, and prefers plain arrays to fast ones.

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace dablo::reference {

enum class Board { kDablo, kAlquerque };

// The lines along which a piece may step. "Forward" is towards a higher rank
// for White and a lower one for Black.
enum class Steps { kAllLines, kForward, kDiagonals, kDiagonallyForward };

// One row of the table of variants, plus the starting position.
struct Variant {
  std::string_view name;
  Board board;
  Steps soldier_steps;
  Steps chief_steps;  // prince and king
  bool mandatory;     // must capture, and go on as long as possible
  bool promotion;     // a soldier ending a move on the last row: prince
  bool king_loss;     // lost without a king, or with nothing but the king
  std::string_view start_fen;
};

// nullptr if there is no variant of that name.
const Variant* FindVariant(std::string_view name);
std::vector<std::string> VariantNames();

// What stands on a point; other values are the letters of FEN.
inline constexpr char kNoPoint = ' ';
inline constexpr char kEmpty = '.';

// The point of file f and rank r (both from 1; on the 72-point board in doubled
// coordinates) is grid[r - 1][f - 1]. Cells that are not points of the board
// hold kNoPoint; the Alquerque board uses the first 5 x 5 cells.
using Grid = std::array<std::array<char, 11>, 13>;

struct Position {
  const Variant* variant;  // outlives the position
  Grid grid;
  bool white_to_move;
  friend bool operator==(const Position&, const Position&) = default;
};

// nullopt if the text is no FEN of the variant, or breaks a limit on pieces.
// Counters are checked for form only and not kept.
std::optional<Position> ParseFen(const Variant& variant, std::string_view fen);
// Piece field and side to move, without counters.
std::string ToFen(const Position& position);
Position StartPosition(const Variant& variant);

// Captures with the same ends and the same captured pieces are one move.
struct Move {
  std::string from;
  std::string to;
  std::set<std::string> captured;  // names of points; empty for a step
  bool promotes;
  // clang-tidy takes the comparison with 0 inside for a null pointer.
  // NOLINTNEXTLINE(modernize-use-nullptr)
  friend auto operator<=>(const Move&, const Move&) = default;
};

// The origin and every landing point of a step or a capture sequence.
using Path = std::vector<std::string>;

// The legal moves, each once, sorted. Empty in a finished position.
std::vector<Move> Moves(const Position& position);
// Every sequence as a path of its own, those of one origin in the direction
// order N, NE, E, SE, S, SW, W, NW. There may be millions in crowded positions.
std::vector<Path> Paths(const Position& position);
// The move that a path of Paths() belongs to.
Move MoveOf(const Position& position, const Path& path);
// "c5-b6", or "i5xg7xe9" with the first path of the move in direction order.
std::string Notation(const Position& position, const Move& move);
bool AnyCapture(const Position& position);  // false in a finished position
// The position after a move of Moves().
Position After(const Position& position, const Move& move);

struct Result {
  std::string winner;  // "white", "black" or "none"
  // Why the other side has lost: "no-pieces", "king-captured", "bare-king",
  // "blocked"; "none" if nobody has.
  std::string reason;
  friend bool operator==(const Result&, const Result&) = default;
};
Result ResultOf(const Position& position);

// Number of lines of play of that many plies; 1 at depth 0.
uint64_t Perft(const Position& position, int depth);
// The same with every path counted, at every ply.
uint64_t PerftPaths(const Position& position, int depth);

struct Totals {
  int points;
  int lines;  // between neighbouring points, each once
  int jumps;  // each direction once
};
Totals BoardTotals(const Variant& variant);

// Sources of test positions. The same seed gives the same positions with every
// compiler. None of the positions has more than a few thousand capture
// sequences, whether capture is mandatory or not, so that Moves() and Paths()
// are quick in all of them.

// Positions met in random games from the start, finished ones included.
std::vector<Position> RandomPlay(const Variant& variant, uint64_t seed,
                                 int count);
// Valid but unplayed positions of very different density, with long, circular
// and doubly reachable captures. A few are finished.
std::vector<Position> RandomPlacements(const Variant& variant, uint64_t seed,
                                       int count);
// The last plies of random games, up to and including the finished position.
std::vector<Position> LastPlies(const Variant& variant, uint64_t seed,
                                int count);

}  // namespace dablo::reference

#endif  // DABLO_TESTS_REFERENCE_REFERENCE_H_
