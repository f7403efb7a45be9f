# What the two scripts share: the settings, and calling the compiler.
include(${SETTINGS})

# All paths below the work folder are relative to it, so that a compiler cache
# finds again what another build folder compiled.
file(MAKE_DIRECTORY ${work_dir})

# The precompiled header would keep ccache away.
set(ENV{CCACHE_SLOPPINESS} pch_defines,time_macros)

# compile(ARGUMENTS...): runs the compiler in the work folder; any failure of it
# ends the script.
function(compile)
  execute_process(
    COMMAND ${launcher} ${compiler} ${flags} ${ARGN}
    WORKING_DIRECTORY ${work_dir}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status STREQUAL "0")
    message(FATAL_ERROR "does not compile:\n${output}")
  endif()
endfunction()
