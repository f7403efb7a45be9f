# Writes OUTPUT from TEMPLATE with the commit that SOURCE is at; leaves
# it alone, and so what depends on it, if nothing changed.
set(DABLO_COMMIT unknown)
find_program(git git)
if(git)
  # Only a repository of its own counts, not one that an unpacked copy lies in.
  execute_process(
    COMMAND ${git} -C ${SOURCE} rev-parse --show-toplevel
    OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE
    ERROR_QUIET)
  file(REAL_PATH ${SOURCE} source)
  execute_process(
    COMMAND ${git} -C ${SOURCE} rev-parse --short=12 --verify HEAD
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE
    RESULT_VARIABLE failed ERROR_QUIET)
  if(NOT failed AND top STREQUAL source)
    execute_process(
      COMMAND ${git} -C ${SOURCE} --no-optional-locks status --porcelain
              --untracked-files=no
      OUTPUT_VARIABLE changes ERROR_QUIET)
    set(DABLO_COMMIT ${commit})
    if(changes)
      string(APPEND DABLO_COMMIT -dirty)
    endif()
  endif()
endif()
configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
