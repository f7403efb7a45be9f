#include "tools/dablo/batch_request.h"

#include <cstddef>
#include <cstdint>

#include "absl/algorithm/container.h"
#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/types/span.h"
#include "engine/nearest_name.h"
#include "engine/position/fen_text.h"
#include "engine/text/numbers.h"
#include "tools/dablo/options.h"
#include "tools/dablo/search_options.h"

namespace dablo {
namespace {

constexpr std::int64_t kDefaultMovetimeMs = 1000;
constexpr int kDeepest = 32;

template <class... Parts>
absl::Status Wrong(const Parts&... parts) {
  return absl::InvalidArgumentError(absl::StrCat(parts...));
}

absl::Status WrongValue(absl::string_view expected, const Json& found) {
  return Wrong(
      "expected ", expected, ", found ", found.is_string() ? "the string " : "",
      Quoted(found.is_string() ? found.get<std::string>() : JsonLine(found)));
}

// Leaves out what is nested deeper than kDeepest, so that the rest can be read.
absl::StatusOr<Json> ParseJson(absl::string_view line, bool& is_too_deep) {
  // The parser would take it for the end.
  const std::size_t nul = line.find('\0');
  if (nul != absl::string_view::npos) {
    return Wrong("expected JSON, found a NUL as byte ", nul + 1);
  }
  const auto keep = [&](int depth, Json::parse_event_t, const Json&) {
    is_too_deep = is_too_deep || depth > kDeepest;
    return depth <= kDeepest;
  };
  try {
    return Json::parse(line.begin(), line.end(), keep);
  } catch (const Json::parse_error& error) {
    if (error.byte == 0 || error.byte > line.size()) {
      return Wrong("expected JSON, found the end after ", line.size(),
                   " bytes");
    }
    return Wrong("expected JSON, found ", Quoted(line.substr(error.byte - 1)),
                 " from byte ", error.byte, " on");
  } catch (const Json::exception&) {
    return Wrong("expected numbers below 1.8e308, found a larger one");
  }
}

// What to do with the value of a key.
struct Key {
  absl::string_view name;
  absl::Status (*read)(const Json& value, BatchRequest& request);
};

absl::Status ReadKeys(const Json& object, absl::Span<const Key> keys,
                      BatchRequest& request) {
  if (!object.is_object()) return WrongValue("an object", object);
  for (const auto& item : object.items()) {
    const auto key = absl::c_find_if(
        keys, [&](const Key& known) { return known.name == item.key(); });
    if (key == keys.end()) {
      std::vector<std::string> names;
      for (const Key& known : keys) names.emplace_back(known.name);
      return Wrong("unknown key ", Quoted(item.key()),
                   DidYouMean(item.key(), names), "; known are ",
                   absl::StrJoin(names, ", "));
    }
    const absl::Status status = key->read(item.value(), request);
    if (!status.ok()) return Wrong(key->name, ": ", status.message());
  }
  return absl::OkStatus();
}

template <class T>
absl::Status ReadNumber(const Json& value, NumberRange range, T& number) {
  if (!value.is_number()) return WrongValue("a number", value);
  const absl::StatusOr<std::uint64_t> read =
      ParseWholeNumber(JsonLine(value), range);
  if (read.ok()) number = static_cast<T>(*read);
  return read.status();
}

absl::Status ReadText(const Json& value, std::string& text) {
  if (!value.is_string()) return WrongValue("a string", value);
  text = value.get<std::string>();
  return absl::OkStatus();
}

absl::Status ReadMoves(const Json& value, std::vector<std::string>& moves) {
  if (value.is_string()) {
    moves = SplitWords(value.get<std::string>());
    return absl::OkStatus();
  }
  const bool is_list =
      value.is_array() &&
      absl::c_all_of(value, [](const Json& move) { return move.is_string(); });
  if (!is_list) {
    return WrongValue("an array of moves or one string of them", value);
  }
  moves = value.get<std::vector<std::string>>();
  return absl::OkStatus();
}

constexpr Key kLimits[] = {
    {"depth",
     [](const Json& value, BatchRequest& request) {
       return ReadNumber(value, kDepthRange, request.search.limits.depth);
     }},
    {"nodes",
     [](const Json& value, BatchRequest& request) {
       return ReadNumber(value, kNodesRange, request.search.limits.nodes);
     }},
    {"movetime",
     [](const Json& value, BatchRequest& request) {
       return ReadNumber(value, kMovetimeRange,
                         request.search.limits.movetime_ms);
     }},
};

constexpr Key kKeys[] = {
    {"id",
     [](const Json& value, BatchRequest& request) {
       request.id = value;
       return absl::OkStatus();
     }},
    {"variant",
     [](const Json& value, BatchRequest& request) {
       return ReadText(value, request.variant);
     }},
    {"fen",
     [](const Json& value, BatchRequest& request) {
       absl::Status status = ReadText(value, request.fen);
       // The facade takes an empty FEN for the start.
       if (!status.ok() || !absl::StripAsciiWhitespace(request.fen).empty()) {
         return status;
       }
       return WrongValue("a position", value);
     }},
    {"moves",
     [](const Json& value, BatchRequest& request) {
       return ReadMoves(value, request.moves);
     }},
    {"limits",
     [](const Json& value, BatchRequest& request) {
       if (!value.empty()) request.search.limits.movetime_ms = 0;
       return ReadKeys(value, kLimits, request);
     }},
    {"multipv",
     [](const Json& value, BatchRequest& request) {
       return ReadNumber(value, kMultipvRange, request.search.multipv);
     }},
    {"searchmoves",
     [](const Json& value, BatchRequest& request) {
       absl::Status status = ReadMoves(value, request.search.search_moves);
       if (!status.ok() || !request.search.search_moves.empty()) return status;
       return WrongValue("at least one move", value);
     }},
    {"stream",
     [](const Json& value, BatchRequest& request) {
       if (!value.is_boolean()) return WrongValue("true or false", value);
       request.stream = value.get<bool>();
       return absl::OkStatus();
     }},
};

}  // namespace

absl::Status ParseBatchRequest(absl::string_view line, BatchRequest& request) {
  request.search.limits.movetime_ms = kDefaultMovetimeMs;
  bool is_too_deep = false;
  const absl::StatusOr<Json> json = ParseJson(line, is_too_deep);
  if (!json.ok()) return json.status();
  if (json->is_object() && json->contains("id")) {
    const Json& id = json->at("id");
    // It may be what lacks a part.
    if (!is_too_deep || id.is_primitive()) request.id = id;
  }
  if (is_too_deep) {
    return Wrong("expected values nested at most ", kDeepest, " deep");
  }
  return ReadKeys(*json, kKeys, request);
}

}  // namespace dablo
