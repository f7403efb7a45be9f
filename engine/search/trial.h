// Switches for techniques on trial, from the environment.
#ifndef DABLO_ENGINE_SEARCH_TRIAL_H_
#define DABLO_ENGINE_SEARCH_TRIAL_H_

#include <array>
#include <cstddef>
#include <cstdlib>

namespace dablo {

// Whether the letter stands in TRY.
inline bool Tries(char letter) {
  static const auto table = [] {
    std::array<bool, 256> switches{};
    const char* const text = std::getenv("TRY");
    for (const char* c = text == nullptr ? "" : text; *c != 0; ++c) {
      switches[static_cast<unsigned char>(*c)] = true;
    }
    return switches;
  }();
  return table[static_cast<unsigned char>(letter)];
}

// The number in the variable NAME of the environment, or `fallback`.
inline int TrialNumber(const char* name, int fallback) {
  const char* const text = std::getenv(name);
  return text == nullptr ? fallback : std::atoi(text);
}
inline const int kTryFutility = TrialNumber("FUT", 60);
inline const int kTryProb = TrialNumber("PROB", 100);
inline const int kTryLateBase = TrialNumber("LMP", 8);
inline const int kTryRfp = TrialNumber("RFP", 70);
inline const int kTryDelta = TrialNumber("DELTA", 100);
inline const int kTryThreat = TrialNumber("THREAT", 40);
inline const int kTryExt = TrialNumber("EXT", 150);
inline const int kTryNull = TrialNumber("NULL", 3);
inline const int kTryWindow = TrialNumber("WIN", 25);
inline const int kTryHistory = TrialNumber("HIST", 4000);
inline const int kTryDamp = TrialNumber("DAMP", 200);
inline const int kTryContempt = TrialNumber("CONT", 15);
inline const int kTryRazor = TrialNumber("RAZOR", 120);

}  // namespace dablo

#endif  // DABLO_ENGINE_SEARCH_TRIAL_H_
