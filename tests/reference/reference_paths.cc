#include <functional>
#include <utility>

#include "tests/reference/reference_moves.h"

namespace dablo::reference {
namespace {

// Goes through every capture sequence of one piece, jump by jump, in direction
// order. Calls visit(path, captured, can_go_on) for each of them, prefixes
// included, until it returns false; returns what the last call returned.
using Visit = std::function<bool(const std::vector<Point>& path,
                                 const PointSet& captured, bool can_go_on)>;

bool VisitSequences(const Position& position, std::vector<Point>* path,
                    const PointSet& captured, const Visit& visit) {
  const Point from = path->front();
  const std::vector<Jump> jumps = Jumps(Lifted(position, from, captured),
                                        At(position.grid, from), path->back());
  if (captured.any() && !visit(*path, captured, !jumps.empty())) return false;
  for (const Jump& jump : jumps) {
    PointSet more = captured;
    more.set(IndexOf(jump.over));
    path->push_back(jump.to);
    if (!VisitSequences(position, path, more, visit)) return false;
    path->pop_back();
  }
  return true;
}

Path NamesOf(const std::vector<Point>& points) {
  Path names;
  for (Point p : points) names.push_back(NameOf(p));
  return names;
}

// The moves with one entry per path, and the paths.
std::vector<std::pair<Candidate, Path>> CandidatePaths(
    const Position& position) {
  std::vector<std::pair<Candidate, Path>> all;
  if (LostOnBoard(position)) return all;
  for (Point from : OwnPoints(position)) {
    std::vector<Point> path = {from};
    VisitSequences(
        position, &path, {},
        [&](const auto& points, const auto& captured, bool can_go_on) {
          if (!can_go_on || !position.variant->mandatory) {
            all.push_back({{from, points.back(), captured}, NamesOf(points)});
          }
          return true;
        });
  }
  if (all.empty() || !position.variant->mandatory) {
    std::vector<Candidate> steps;
    AddSteps(position, &steps);
    for (const Candidate& step : steps) {
      all.push_back({step, NamesOf({step.from, step.to})});
    }
  }
  return all;
}

}  // namespace

std::vector<Path> Paths(const Position& position) {
  std::vector<Path> paths;
  for (auto& [move, path] : CandidatePaths(position)) {
    paths.push_back(std::move(path));
  }
  return paths;
}

Move MoveOf(const Position& position, const Path& path) {
  Candidate move = {PointOf(path.front()), PointOf(path.back()), {}};
  for (size_t i = 1; i < path.size(); ++i) {
    const Point p = PointOf(path[i - 1]);
    const Point q = PointOf(path[i]);
    for (Direction d : Lines(position.variant->board, p)) {
      const Point over = Next(p, d);
      if (Next(over, d) == q) move.captured.set(IndexOf(over));
    }
  }
  return Named(position, move);
}

std::string Notation(const Position& position, const Move& move) {
  if (move.captured.empty()) return move.from + "-" + move.to;
  const Candidate wanted = Unnamed(move);
  // Enemies that the move does not capture cannot be part of its path; without
  // this the search would go through the paths of all moves.
  Position only = position;
  for (Point p : Points(position.variant->board)) {
    if (IsEnemy(position, At(only.grid, p)) && !wanted.captured[IndexOf(p)]) {
      At(only.grid, p) = PieceOf('S', position.white_to_move);
    }
  }
  std::string text;
  std::vector<Point> path = {wanted.from};
  VisitSequences(only, &path, {},
                 [&](const auto& points, const auto& captured, bool) {
                   if (points.back() != wanted.to) return true;
                   if (captured != wanted.captured) return true;
                   for (Point p : points) {
                     text += (text.empty() ? "" : "x") + NameOf(p);
                   }
                   return false;
                 });
  return text;
}

uint64_t PerftPaths(const Position& position, int depth) {
  if (depth == 0) return 1;
  uint64_t count = 0;
  for (const auto& [move, path] : CandidatePaths(position)) {
    count += PerftPaths(Played(position, move), depth - 1);
  }
  return count;
}

bool MoreSequencesThan(const Position& position, int limit) {
  int sequences = 0;
  for (Point from : OwnPoints(position)) {
    std::vector<Point> path = {from};
    const bool all = VisitSequences(
        position, &path, {},
        [&](const auto&, const auto&, bool) { return ++sequences <= limit; });
    if (!all) return true;
  }
  return false;
}

}  // namespace dablo::reference
