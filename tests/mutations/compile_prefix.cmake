# Compiles the header that all mutations share. Both g++ and clang look for the
# result beside a header that they are told to include first.
include(${CMAKE_CURRENT_LIST_DIR}/compile.cmake)
file(COPY ${CMAKE_CURRENT_LIST_DIR}/prefix.h DESTINATION ${work_dir})
compile(-I ${source_dir} -x c++-header prefix.h -o prefix.h.gch)
