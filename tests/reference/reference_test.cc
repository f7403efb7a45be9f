#include "tests/reference/reference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dablo::reference {
namespace {

Position Read(std::string_view variant, std::string_view fen) {
  const auto position = ParseFen(*FindVariant(variant), fen);
  EXPECT_TRUE(position.has_value()) << variant << " " << fen;
  return position.value();
}

Position Start(std::string_view variant) {
  return StartPosition(*FindVariant(variant));
}

// A line of an EPD file: the FEN and the fields behind it, without the ";".
struct EpdLine {
  std::string fen;
  std::vector<std::string> fields;
};

std::vector<EpdLine> ReadEpd(const std::string& name) {
  const std::string path = std::string(DABLO_DATA_DIR) + "/" + name;
  std::ifstream file(path);
  EXPECT_TRUE(file.is_open()) << path;
  std::vector<EpdLine> lines;
  for (std::string line; std::getline(file, line);) {
    if (line.empty()) continue;
    EpdLine epd;
    std::istringstream parts(line);
    for (std::string part; std::getline(parts, part, ';');) {
      while (part.ends_with(' ')) part.pop_back();
      if (epd.fen.empty()) {
        epd.fen = part;
      } else {
        epd.fields.push_back(part);
      }
    }
    lines.push_back(epd);
  }
  EXPECT_GE(lines.size(), 50u) << path;
  return lines;
}

// Whether the attacker takes the other side's king within that many plies
// whatever is played, in a game with king_loss.
bool ForcesKing(const Position& position, bool white_attacks, int plies) {
  const Result result = ResultOf(position);
  if (result.winner != "none") {
    return result.reason == "king-captured" &&
           result.winner == (white_attacks ? "white" : "black");
  }
  if (plies == 0) return false;
  const auto forces = [&](const Move& move) {
    return ForcesKing(After(position, move), white_attacks, plies - 1);
  };
  const std::vector<Move> moves = Moves(position);
  return position.white_to_move == white_attacks
             ? std::any_of(moves.begin(), moves.end(), forces)
             : std::all_of(moves.begin(), moves.end(), forces);
}

class EveryVariant : public testing::TestWithParam<std::string> {
 protected:
  const Variant& variant() const { return *FindVariant(GetParam()); }
};

INSTANTIATE_TEST_SUITE_P(Reference, EveryVariant,
                         testing::ValuesIn(VariantNames()), [](const auto& p) {
                           std::string name = p.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(ReferenceBoard, Totals) {
  const Totals dablo = BoardTotals(*FindVariant("dablot"));
  EXPECT_EQ(dablo.points, 72);
  EXPECT_EQ(dablo.lines, 191);
  EXPECT_EQ(dablo.jumps, 316);
  const Totals alquerque = BoardTotals(*FindVariant("alquerque"));
  EXPECT_EQ(alquerque.points, 25);
  EXPECT_EQ(alquerque.lines, 56);
  EXPECT_EQ(alquerque.jumps, 80);
}

TEST(ReferenceVariants, AreSeven) {
  EXPECT_EQ(VariantNames().size(), 7u);
  EXPECT_EQ(FindVariant("frisian"), nullptr);
}

TEST(ReferenceFen, RejectsWhatIsNoFen) {
  const Variant& alquerque = *FindVariant("alquerque");
  for (std::string_view fen :
       {"", "sssss/sssss/ss1SS/SSSSS w", "sssss/sssss/ss1SS/SSSSS/SSSSS",
        "sssss/sssss/ss1SS/SSSSS/SSSSS x", "sssss/sssss/ss1SS/SSSSS/SSSSS w 0",
        "sssss/sssss/ss1SS/SSSSS/SSSSS w 0 0",
        "sssss/sssss/ss1SS/SSSSS/SSSSS w -1 1", "32/5/5/5/5 w", "50/5/5/5/5 w",
        "05/5/5/5/5 w", "6/5/5/5/5 w", "4/5/5/5/5 w", "5/5/5/5/4K w",
        "sssss/sssss/sssSS/SSSSS/SSSSS w", "5/5/5/5/x4 w"}) {
    EXPECT_FALSE(ParseFen(alquerque, fen).has_value()) << fen;
  }
  EXPECT_TRUE(ParseFen(alquerque, "5/5/5/5/5 b 7 12").has_value());
}

TEST(ReferenceFen, KeepsToTheLimitsOnPieces) {
  const std::string_view two_princes = "6/5/6/5/6/5/6/5/6/5/6/5/PP4 w";
  const std::string_view two_kings = "6/5/6/5/6/5/6/5/6/5/6/5/KK4 w";
  const std::string_view on_last_row = "S5/5/6/5/6/5/6/5/6/5/6/5/6 w";
  const std::string_view soldiers_29 =
      "6/5/6/5/6/5/6/4S/SSSSSS/SSSSS/SSSSSS/SSSSS/SSSSSS w";
  const std::string_view men_30 =
      "6/5/6/5/6/5/6/3PP/SSSSSS/SSSSS/SSSSSS/SSSSS/SSSSSS w";
  const std::string_view men_29 =
      "6/5/6/5/6/5/6/3PP/SSSSSS/SSSSS/1SSSSS/SSSSS/SSSSSS w";
  for (const std::string& name : VariantNames()) {
    const Variant& variant = *FindVariant(name);
    if (variant.board == Board::kAlquerque) continue;
    EXPECT_EQ(ParseFen(variant, two_princes).has_value(), variant.promotion);
    EXPECT_EQ(ParseFen(variant, men_29).has_value(), variant.promotion);
    EXPECT_EQ(ParseFen(variant, on_last_row).has_value(), !variant.promotion);
    EXPECT_FALSE(ParseFen(variant, two_kings).has_value());
    EXPECT_FALSE(ParseFen(variant, soldiers_29).has_value());
    EXPECT_FALSE(ParseFen(variant, men_30).has_value());
  }
}

// The table of the rules page, from the starting positions.
TEST_P(EveryVariant, StartCounts) {
  const std::vector<std::pair<std::string, std::vector<uint64_t>>> table = {
      {"dablot", {15, 155, 1941, 24834, 348837}},
      {"daabloe", {14, 195, 2958, 45393, 743362}},
      {"frisian-dablo0", {14, 120, 1078, 9396, 86692}},
      {"frisian-dablo", {10, 82, 739, 5910, 50214, 401523}},
      {"frisian-dablo2", {14, 120, 1112, 10132, 98811}},
      {"cuhkka", {4, 8, 33, 218, 1526, 11545, 98183}},
      {"alquerque", {4, 5, 6, 12, 29, 107, 523}},
  };
  for (const auto& [name, counts] : table) {
    if (name != GetParam()) continue;
    EXPECT_EQ(Perft(Start(name), 0), 1u);
    for (size_t i = 0; i < counts.size(); ++i) {
      EXPECT_EQ(Perft(Start(name), static_cast<int>(i + 1)), counts[i]);
    }
    return;
  }
  FAIL() << "no counts";
}

// Counted in paths by programs of others; see the cross-checks there.
TEST(ReferencePerft, StartCountsInPaths) {
  const std::vector<std::pair<std::string, std::vector<uint64_t>>> table = {
      {"dablot", {15, 155, 1941, 24839}},
      {"alquerque", {4, 5, 6, 12, 29, 109, 541}},
      {"cuhkka", {4, 8, 33, 219, 1537, 11697}},
  };
  for (const auto& [name, counts] : table) {
    for (size_t i = 0; i < counts.size(); ++i) {
      EXPECT_EQ(PerftPaths(Start(name), static_cast<int>(i + 1)), counts[i])
          << name << " depth " << i + 1;
    }
  }
}

TEST_P(EveryVariant, PerftFile) {
  constexpr uint64_t kMaxNodes = 20000;
  for (const EpdLine& line : ReadEpd("perft/" + GetParam() + ".epd")) {
    const Position position = Read(GetParam(), line.fen);
    EXPECT_FALSE(line.fields.empty()) << line.fen;
    for (const std::string& field : line.fields) {
      int depth = 0;
      uint64_t count = 0;
      std::istringstream parts(field);
      ASSERT_EQ(parts.get(), 'D') << line.fen;
      ASSERT_TRUE(parts >> depth >> count) << line.fen;
      if (count > kMaxNodes) break;
      EXPECT_EQ(Perft(position, depth), count) << line.fen << " " << depth;
    }
  }
}

TEST_P(EveryVariant, ResultFile) {
  for (const EpdLine& line : ReadEpd("results/" + GetParam() + ".epd")) {
    const Position position = Read(GetParam(), line.fen);
    const Result result = ResultOf(position);
    EXPECT_EQ(line.fields,
              (std::vector<std::string>{"result " + result.winner,
                                        "reason " + result.reason}))
        << line.fen;
    EXPECT_EQ(Moves(position).empty(), result.winner != "none") << line.fen;
  }
}

TEST(ReferenceResult, SideToMoveHasLostIfBothHave) {
  const std::string bare = "k5/5/6/5/6/5/6/5/6/5/6/5/5K ";
  EXPECT_EQ(ResultOf(Read("daabloe", bare + "w")),
            (Result{"black", "bare-king"}));
  EXPECT_EQ(ResultOf(Read("daabloe", bare + "b")),
            (Result{"white", "bare-king"}));
  EXPECT_EQ(ResultOf(Read("alquerque", "5/5/5/5/5 w")),
            (Result{"black", "no-pieces"}));
}

TEST(ReferenceResult, FinishedByPositionEvenIfAPieceCanJump) {
  const Position position = Read("daabloe", "6/5/6/5/6/5/6/5/2s3/2S2/K5/5/6 w");
  EXPECT_EQ(ResultOf(position), (Result{"white", "king-captured"}));
  EXPECT_TRUE(Moves(position).empty());
  EXPECT_TRUE(Paths(position).empty());
  EXPECT_FALSE(AnyCapture(position));
  EXPECT_EQ(Perft(position, 1), 0u);
  EXPECT_EQ(PerftPaths(position, 1), 0u);
}

// The three Frisian Dablo games exchange the king because of this.
TEST(ReferencePlay, KingIsCaughtFromTheClassicalPositionOnly) {
  const std::string classical = ToFen(Start("dablot"));
  for (std::string_view name :
       {"frisian-dablo0", "frisian-dablo", "frisian-dablo2"}) {
    const Position position = Read(name, classical);
    for (const Move& move : Moves(position)) {
      EXPECT_EQ(ForcesKing(After(position, move), true, 4),
                Notation(position, move) == "c5-b6")
          << name << " " << Notation(position, move);
    }
    EXPECT_FALSE(ForcesKing(Start(name), true, 5)) << name;
    EXPECT_FALSE(ForcesKing(Start(name), false, 5)) << name;
  }
}

TEST(ReferencePlay, SoldierPromotesOnlyWhereItsMoveEnds) {
  const Position step =
      Read("frisian-dablo", "6/S4/6/5/6/5/s5/5/6/5/6/5/kK4 w");
  for (const Move& move : Moves(step)) {
    EXPECT_EQ(move.promotes, move.from == "b12");
  }
  EXPECT_EQ(ToFen(After(step, {"b12", "a13", {}, true})),
            "P5/5/6/5/6/5/s5/5/6/5/6/5/kK4 b");

  const Position ends =
      Read("frisian-dablo", "6/1s3/1S4/5/6/5/s5/5/6/5/6/5/kK4 w");
  EXPECT_EQ(Moves(ends), (std::vector<Move>{{"c11", "e13", {"d12"}, true}}));

  const Position passes =
      Read("frisian-dablo", "6/1ss2/1S4/5/6/5/s5/5/6/5/6/5/kK4 w");
  const Move pass = {"c11", "g11", {"d12", "f12"}, false};
  EXPECT_EQ(Moves(passes), (std::vector<Move>{pass}));
  EXPECT_EQ(ToFen(After(passes, pass)), "6/5/3S2/5/6/5/s5/5/6/5/6/5/kK4 b");
}

TEST(ReferencePlay, RankedCapture) {
  // The prince may take the soldier, not the king; the king may take both.
  const Position prince = Read("dablot", "6/5/6/5/6/5/6/5/6/sk3/1P4/5/6 w");
  ASSERT_EQ(Moves(prince).size(), 1u);
  EXPECT_EQ(Notation(prince, Moves(prince)[0]), "c3xa5");
  const Position king = Read("dablot", "6/5/6/5/6/5/6/5/6/sk3/1K4/5/6 w");
  EXPECT_EQ(Moves(king).size(), 2u);
}

TEST(ReferencePlay, OptionalCaptureMayStopAfterAnyJump) {
  const std::string_view fen = "5/3s1/5/1s3/S4 w";
  EXPECT_EQ(Moves(Read("alquerque", fen)).size(), 1u);
  const Position position = Read("cuhkka", fen);
  std::set<std::string> texts;
  for (const Move& move : Moves(position)) {
    texts.insert(Notation(position, move));
  }
  EXPECT_EQ(texts,
            (std::set<std::string>{"a1-a2", "a1-b1", "a1xc3", "a1xc3xe5"}));
}

TEST(ReferencePlay, CircularCaptureIsOneMoveWithTwoPaths) {
  const Position position = Read("alquerque", "5/5/1s3/s1s2/Ss3 w");
  const std::vector<Move> moves = Moves(position);
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(moves[0], (Move{"a1", "a1", {"a2", "b1", "b3", "c2"}, false}));
  EXPECT_EQ(Paths(position),
            (std::vector<Path>{{"a1", "a3", "c3", "c1", "a1"},
                               {"a1", "c1", "c3", "a3", "a1"}}));
  EXPECT_EQ(Notation(position, moves[0]), "a1xa3xc3xc1xa1");
}

// The examples of how large it can get.
TEST(ReferencePlay, CrowdedPositions) {
  const Position king = Read("dablot",
                             "6/2ss1/1s1s1s/1ssss/2s1k1/s1s1s/1sKs2/s1ss1/"
                             "2s3/sssp1/1s1s2/1ssss/6 w");
  EXPECT_EQ(Perft(king, 1), 459218u);
  const Position rows =
      Read("dablot", "6/sssss/6/sssss/6/sssss/6/sssss/6/sssss/6/kpsss/K5 w");
  const std::vector<Move> moves = Moves(rows);
  EXPECT_EQ(moves.size(), 808u);
  size_t longest = 0;
  for (const Move& move : moves) {
    longest = std::max(longest, move.captured.size());
  }
  EXPECT_EQ(longest, 30u);
}

// What the answers about one position have to agree on.
void CheckPosition(const Position& position) {
  const std::string fen = ToFen(position);
  SCOPED_TRACE(std::string(position.variant->name) + " " + fen);
  EXPECT_EQ(ParseFen(*position.variant, fen), position);
  const std::vector<Move> moves = Moves(position);
  std::map<Move, Path> first_paths;
  for (const Path& path : Paths(position)) {
    first_paths.try_emplace(MoveOf(position, path), path);
  }
  ASSERT_EQ(moves.size(), first_paths.size());
  for (const Move& move : moves) {
    ASSERT_TRUE(first_paths.contains(move)) << Notation(position, move);
    std::string text;
    for (const std::string& point : first_paths[move]) {
      if (!text.empty()) text += move.captured.empty() ? "-" : "x";
      text += point;
    }
    EXPECT_EQ(Notation(position, move), text);
  }
  EXPECT_EQ(moves.size(), Perft(position, 1));
  EXPECT_EQ(AnyCapture(position),
            std::any_of(moves.begin(), moves.end(),
                        [](const Move& m) { return !m.captured.empty(); }));
  EXPECT_EQ(moves.empty(), ResultOf(position).winner != "none");
  const auto pieces = [](const Position& p) {
    const std::string text = ToFen(p).substr(0, ToFen(p).find(' '));
    return static_cast<size_t>(
        std::count_if(text.begin(), text.end(),
                      [](unsigned char c) { return std::isalpha(c) != 0; }));
  };
  for (const Move& move : moves) {
    const Position after = After(position, move);
    EXPECT_EQ(pieces(after) + move.captured.size(), pieces(position));
    EXPECT_NE(after.white_to_move, position.white_to_move);
    EXPECT_TRUE(ParseFen(*position.variant, ToFen(after)).has_value());
  }
}

TEST_P(EveryVariant, SourcesGiveConsistentPositions) {
  for (const auto& source : {RandomPlay, RandomPlacements, LastPlies}) {
    const std::vector<Position> positions = source(variant(), 1, 300);
    EXPECT_EQ(positions.size(), 300u);
    EXPECT_EQ(source(variant(), 1, 300), positions);
    EXPECT_NE(source(variant(), 2, 300), positions);
    for (const Position& position : positions) CheckPosition(position);
  }
}

TEST_P(EveryVariant, LastPliesReachTheEnd) {
  const std::vector<Position> positions = LastPlies(variant(), 3, 400);
  const auto finished =
      std::count_if(positions.begin(), positions.end(),
                    [](const auto& p) { return ResultOf(p).winner != "none"; });
  EXPECT_GE(finished, 100);
}

TEST_P(EveryVariant, PlacementsHaveTheHardCaptures) {
  int longer = 0;
  int circular = 0;
  int doubly_reached = 0;
  int unfinished = 0;
  const std::vector<Position> positions = RandomPlacements(variant(), 4, 1000);
  for (const Position& position : positions) {
    const std::vector<Move> moves = Moves(position);
    if (!moves.empty()) ++unfinished;
    bool any_longer = false;
    bool any_circular = false;
    for (const Move& move : moves) {
      any_longer |= move.captured.size() >= 4;
      any_circular |= move.from == move.to;
    }
    longer += any_longer;
    circular += any_circular;
    doubly_reached += Paths(position).size() > moves.size();
  }
  EXPECT_GE(unfinished, 800);
  EXPECT_GE(longer, 25);
  EXPECT_GE(circular, 10);
  EXPECT_GE(doubly_reached, 10);
}

}  // namespace
}  // namespace dablo::reference
