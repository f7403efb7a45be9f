#include "tests/reference/reference_moves.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_set>
#include <utility>

namespace dablo::reference {
namespace {

bool IsOwn(const Position& position, char piece) {
  return position.white_to_move ? IsWhite(piece) : IsBlack(piece);
}

int RankOf(char piece) {
  switch (KindOf(piece)) {
    case 'K':
      return 3;
    case 'P':
      return 2;
    default:
      return 1;
  }
}

bool MayStep(Steps steps, Direction d, bool white) {
  const bool forward = white ? d.ranks > 0 : d.ranks < 0;
  const bool diagonal = d.files != 0 && d.ranks != 0;
  switch (steps) {
    case Steps::kAllLines:
      return true;
    case Steps::kForward:
      return forward;
    case Steps::kDiagonals:
      return diagonal;
    case Steps::kDiagonallyForward:
      return diagonal && forward;
  }
  return false;
}

// Appends the captures of one piece. Goes through the states (point, captured
// set) and not through the paths, of which there may be far more.
void AddCaptures(const Position& position, Point from,
                 std::vector<Candidate>* moves) {
  const char piece = At(position.grid, from);
  std::map<Point, std::unordered_set<PointSet>> seen;
  std::vector<std::pair<Point, PointSet>> to_do = {{from, {}}};
  while (!to_do.empty()) {
    const auto [at, captured] = to_do.back();
    to_do.pop_back();
    if (!seen[at].insert(captured).second) continue;
    const std::vector<Jump> jumps =
        Jumps(Lifted(position, from, captured), piece, at);
    for (const Jump& jump : jumps) {
      PointSet more = captured;
      more.set(IndexOf(jump.over));
      to_do.emplace_back(jump.to, more);
    }
    if (captured.any() && (!position.variant->mandatory || jumps.empty())) {
      moves->push_back({from, at, captured});
    }
  }
}

// Why a side has lost by what it has on the board; empty if it has not.
std::string LossOnBoard(const Position& position, bool white) {
  bool any = false;
  bool king = false;
  bool other = false;
  for (Point p : Points(position.variant->board)) {
    const char piece = At(position.grid, p);
    if (!(white ? IsWhite(piece) : IsBlack(piece))) continue;
    any = true;
    if (KindOf(piece) == 'K') {
      king = true;
    } else {
      other = true;
    }
  }
  if (!position.variant->king_loss) return any ? "" : "no-pieces";
  if (!king) return "king-captured";
  return other ? "" : "bare-king";
}

bool CanJump(const Position& position) {
  for (Point from : OwnPoints(position)) {
    const char piece = At(position.grid, from);
    if (!Jumps(Lifted(position, from, {}), piece, from).empty()) return true;
  }
  return false;
}

bool Promotes(const Position& position, const Candidate& move) {
  return position.variant->promotion &&
         KindOf(At(position.grid, move.from)) == 'S' &&
         move.to.rank ==
             LastRank(position.variant->board, position.white_to_move);
}

}  // namespace

std::vector<Point> OwnPoints(const Position& position) {
  std::vector<Point> points;
  for (Point p : Points(position.variant->board)) {
    if (IsOwn(position, At(position.grid, p))) points.push_back(p);
  }
  return points;
}

Position Lifted(const Position& position, Point from,
                const PointSet& captured) {
  Position lifted = position;
  At(lifted.grid, from) = kEmpty;
  if (captured.none()) return lifted;
  for (Point p : Points(position.variant->board)) {
    if (captured[IndexOf(p)]) At(lifted.grid, p) = kEmpty;
  }
  return lifted;
}

// Where all pieces are soldiers, capture by rank is no restriction.
std::vector<Jump> Jumps(const Position& lifted, char piece, Point at) {
  const Board board = lifted.variant->board;
  std::vector<Jump> jumps;
  for (Direction d : Lines(board, at)) {
    const Point over = Next(at, d);
    const Point to = Next(over, d);
    if (!IsPoint(board, to)) continue;
    const char victim = At(lifted.grid, over);
    if (!IsEnemy(lifted, victim) || RankOf(victim) > RankOf(piece)) continue;
    if (At(lifted.grid, to) == kEmpty) jumps.push_back({over, to});
  }
  return jumps;
}

void AddSteps(const Position& position, std::vector<Candidate>* moves) {
  const Variant& variant = *position.variant;
  for (Point from : OwnPoints(position)) {
    const Steps steps = KindOf(At(position.grid, from)) == 'S'
                            ? variant.soldier_steps
                            : variant.chief_steps;
    for (Direction d : Lines(variant.board, from)) {
      const Point to = Next(from, d);
      if (At(position.grid, to) != kEmpty) continue;
      if (MayStep(steps, d, position.white_to_move)) {
        moves->push_back({from, to, {}});
      }
    }
  }
}

std::vector<Candidate> Candidates(const Position& position) {
  std::vector<Candidate> moves;
  if (LostOnBoard(position)) return moves;
  for (Point from : OwnPoints(position)) AddCaptures(position, from, &moves);
  if (moves.empty() || !position.variant->mandatory) {
    AddSteps(position, &moves);
  }
  return moves;
}

bool LostOnBoard(const Position& position) {
  return !LossOnBoard(position, true).empty() ||
         !LossOnBoard(position, false).empty();
}

Position Played(const Position& position, const Candidate& move) {
  Position after = Lifted(position, move.from, move.captured);
  At(after.grid, move.to) = Promotes(position, move)
                                ? PieceOf('P', position.white_to_move)
                                : At(position.grid, move.from);
  after.white_to_move = !position.white_to_move;
  return after;
}

Move Named(const Position& position, const Candidate& move) {
  Move named = {NameOf(move.from), NameOf(move.to), {}, false};
  for (Point p : Points(position.variant->board)) {
    if (move.captured[IndexOf(p)]) named.captured.insert(NameOf(p));
  }
  named.promotes = Promotes(position, move);
  return named;
}

Candidate Unnamed(const Move& move) {
  Candidate candidate = {PointOf(move.from), PointOf(move.to), {}};
  for (const std::string& name : move.captured) {
    candidate.captured.set(IndexOf(PointOf(name)));
  }
  return candidate;
}

std::vector<Move> Moves(const Position& position) {
  std::vector<Move> moves;
  for (const Candidate& move : Candidates(position)) {
    moves.push_back(Named(position, move));
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

bool AnyCapture(const Position& position) {
  return !LostOnBoard(position) && CanJump(position);
}

Position After(const Position& position, const Move& move) {
  return Played(position, Unnamed(move));
}

Result ResultOf(const Position& position) {
  // The side to move first: it has lost if both have.
  for (bool white : {position.white_to_move, !position.white_to_move}) {
    const std::string reason = LossOnBoard(position, white);
    if (!reason.empty()) return {white ? "black" : "white", reason};
  }
  std::vector<Candidate> steps;
  AddSteps(position, &steps);
  if (!steps.empty() || CanJump(position)) return {"none", "none"};
  return {position.white_to_move ? "black" : "white", "blocked"};
}

uint64_t Perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  const std::vector<Candidate> moves = Candidates(position);
  if (depth == 1) return moves.size();
  uint64_t count = 0;
  for (const Candidate& move : moves) {
    count += Perft(Played(position, move), depth - 1);
  }
  return count;
}

}  // namespace dablo::reference
