// The strong types that every other part speaks in: sides, piece ranks,
// directions, and points of a board.
#ifndef DABLO_ENGINE_BOARD_TYPES_H_
#define DABLO_ENGINE_BOARD_TYPES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace dablo {

// White ("South", the Sami) moves first and up the board.
enum class Side : std::uint8_t { kWhite, kBlack };

inline constexpr std::array kSides = {Side::kWhite, Side::kBlack};

constexpr Side Opponent(Side side) {
  return side == Side::kWhite ? Side::kBlack : Side::kWhite;
}

// Ordered by strength: in a ranked game a piece takes its own rank and lower.
enum class PieceRank : std::uint8_t { kSoldier, kPrince, kKing };

// Compass directions as White sees the board, north being up. The order is the
// one in which move notation compares the jumps of a sequence.
enum class Direction : std::uint8_t {
  kNorth,
  kNorthEast,
  kEast,
  kSouthEast,
  kSouth,
  kSouthWest,
  kWest,
  kNorthWest,
};

inline constexpr int kDirectionCount = 8;

inline constexpr std::array<Direction, kDirectionCount> kDirections = {
    Direction::kNorth,     Direction::kNorthEast, Direction::kEast,
    Direction::kSouthEast, Direction::kSouth,     Direction::kSouthWest,
    Direction::kWest,      Direction::kNorthWest};

constexpr Direction Opposite(Direction direction) {
  return static_cast<Direction>((static_cast<int>(direction) + 4) % 8);
}

constexpr bool IsDiagonal(Direction direction) {
  return static_cast<int>(direction) % 2 == 1;
}

// Steps in files (east positive) and ranks (north positive), each -1, 0 or 1.
constexpr int FileStep(Direction direction) {
  constexpr std::array<int, kDirectionCount> kSteps = {0, 1,  1,  1,
                                                       0, -1, -1, -1};
  return kSteps[static_cast<std::size_t>(direction)];
}

constexpr int RankStep(Direction direction) {
  constexpr std::array<int, kDirectionCount> kSteps = {1,  1,  0, -1,
                                                       -1, -1, 0, 1};
  return kSteps[static_cast<std::size_t>(direction)];
}

// Calls visit.operator()<direction>() for all eight directions, in order, as
// constants, so that the shift of each is known at compile time.
template <class Visit>
constexpr void ForEachDirection(Visit&& visit) {
  [&]<std::size_t... d>(std::index_sequence<d...>) {
    (visit.template operator()<static_cast<Direction>(d)>(), ...);
  }
  (std::make_index_sequence<kDirectionCount>());
}

// A point of a two-lane board: bit `bit` (0..63) of lane `lane` (0 lattice,
// 1 centres). Which of the 128 values are points is the board's matter.
class Point {
 public:
  constexpr Point() = default;
  constexpr Point(int lane, int bit)
      : index_(static_cast<std::uint8_t>(lane * 64 + bit)) {}

  static constexpr Point FromIndex(std::size_t index) {
    return Point(0, static_cast<int>(index));
  }

  // 0..127, for indexing tables of kPointIndices entries.
  constexpr std::size_t index() const { return index_; }
  constexpr int lane() const { return index_ >> 6; }
  constexpr int bit() const { return index_ & 63; }
  constexpr bool IsNone() const { return index_ == kNone; }

  friend constexpr bool operator==(Point, Point) = default;

 private:
  // No board uses the last bit of the centres, so that the tables have nothing
  // there, and what looks up no point finds nothing.
  static constexpr std::uint8_t kNone = 127;

  std::uint8_t index_ = kNone;
};

inline constexpr Point kNoPoint;
inline constexpr std::size_t kPointIndices = 128;

}  // namespace dablo

#endif  // DABLO_ENGINE_BOARD_TYPES_H_
