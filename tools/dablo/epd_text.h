// What analyze --epd prints, as text and as JSON.
#ifndef DABLO_TOOLS_DABLO_EPD_TEXT_H_
#define DABLO_TOOLS_DABLO_EPD_TEXT_H_

#include <cstdint>
#include <string>

#include "tools/dablo/epd.h"
#include "tools/dablo/epd_search.h"

namespace dablo {

struct EpdTotals {
  int solved = 0;
  int searched = 0;
  int positions = 0;  // in the file
  double seconds = 0;
};

// All with a newline. `number` counts the positions, from 1.
std::string EpdHeading();
std::string EpdRow(int number, const EpdPosition& position,
                   const EpdOutcome& outcome);
std::string EpdSummary(const EpdTotals& totals);

// One JSON object on one line, without a newline.
std::string EpdJson(int number, const EpdPosition& position,
                    const EpdOutcome& outcome);
std::string EpdSummaryJson(const EpdTotals& totals);

}  // namespace dablo

#endif  // DABLO_TOOLS_DABLO_EPD_TEXT_H_
