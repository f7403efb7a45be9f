// CLI11's parser by name: its header takes seconds to compile.
#ifndef DABLO_TOOLS_DABLO_CLI_FORWARD_H_
#define DABLO_TOOLS_DABLO_CLI_FORWARD_H_

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
}

#endif  // DABLO_TOOLS_DABLO_CLI_FORWARD_H_
