// What analyze prints, as text and as JSON.
#ifndef DABLO_TOOLS_DABLO_ANALYSIS_TEXT_H_
#define DABLO_TOOLS_DABLO_ANALYSIS_TEXT_H_

#include <string>

#include "engine/engine.h"

namespace dablo {

// "+35" in centi-soldiers, "mate 3", "mate -2".
std::string ScoreText(const SearchInfo& info);

// The heading of the table and one row of it, both with a newline. `with_line`
// shows which of several lines it is; a row is cut after `width` columns unless
// that is 0.
std::string AnalysisHeading(bool with_line);
std::string AnalysisRow(const SearchInfo& info, bool with_line, int width);
std::string BestMoveText(const SearchResult& result);

// One JSON object on one line, without a newline. The last one of a finished
// game tells its result too.
std::string InfoJson(const SearchInfo& info);
std::string BestMoveJson(const SearchResult& result, const GameResult& game);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_ANALYSIS_TEXT_H_
