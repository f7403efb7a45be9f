#include "absl/strings/str_cat.h"
#include "engine/build_info.h"
#include "engine/protocol/command.h"
#include "engine/protocol/option.h"

namespace dablo {
namespace {

template <bool is_ugi>
absl::Status Introduce(Session& session, Arguments arguments) {
  absl::Status none = CheckNoArguments(arguments);
  if (!none.ok()) return none;
  session.Write(
      absl::StrCat("id name dablo ", kBuildInfo.version, " (",
                   kBuildInfo.commit, ")\nid author the dablo authors\n",
                   DeclareOptions(session), is_ugi ? "ugiok" : "uciok"));
  return absl::OkStatus();
}

}  // namespace

ProtocolCommand MakeUci() {
  return {"uci", "", "Say who this is, and the options", Introduce<false>};
}

ProtocolCommand MakeUgi() {
  return {"ugi", "", "The same, for a match runner that speaks UGI",
          Introduce<true>};
}

}  // namespace dablo
