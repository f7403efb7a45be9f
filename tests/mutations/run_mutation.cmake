# The test of one mutation, NAME in mutations.cmake: changes copies of the
# engine's headers, compiles the rules with these before the unchanged ones,
# and expects that the data of each of VARIANTS finds a difference.
include(${CMAKE_CURRENT_LIST_DIR}/compile.cmake)

# The quick test and the deep one may run at the same time.
string(MAKE_C_IDENTIFIER "${NAME}_${VARIANTS}" folder)

# Replaces the one `from` in the mutated copy of engine/`file`.
function(change file from to)
  set(copy ${work_dir}/${folder}/engine/${file})
  if(NOT EXISTS ${copy})
    get_filename_component(parent ${copy} DIRECTORY)
    file(COPY ${source_dir}/engine/${file} DESTINATION ${parent})
  endif()
  file(READ ${copy} text)
  string(FIND "${text}" "${from}" first)
  string(FIND "${text}" "${from}" last REVERSE)
  if(first EQUAL -1 OR NOT first EQUAL last)
    message(FATAL_ERROR
      "the mutation no longer applies: engine/${file} must hold once\n${from}")
  endif()
  string(REPLACE "${from}" "${to}" text "${text}")
  file(WRITE ${copy} "${text}")
endfunction()

# mutation(NAME IN VARIANT... (FILE file (CHANGE from TO to)...)...)
function(mutation name)
  if(NOT name STREQUAL NAME)
    return()
  endif()
  set_property(GLOBAL PROPERTY found TRUE)
  set(keyword "")
  math(EXPR last "${ARGC} - 1")
  foreach(i RANGE 1 ${last})
    set(argument "${ARGV${i}}")
    if(argument MATCHES "^(IN|FILE|CHANGE|TO)$")
      set(keyword ${argument})
    elseif(keyword STREQUAL "FILE")
      set(file ${argument})
    elseif(keyword STREQUAL "CHANGE")
      set(from "${argument}")
    elseif(keyword STREQUAL "TO")
      change(${file} "${from}" "${argument}")
    endif()
  endforeach()
endfunction()

file(REMOVE_RECURSE ${work_dir}/${folder})
file(MAKE_DIRECTORY ${work_dir}/${folder})
include(${CMAKE_CURRENT_LIST_DIR}/mutations.cmake)
get_property(found GLOBAL PROPERTY found)
if(NOT found)
  message(FATAL_ERROR "no mutation ${NAME}")
endif()

# Without an error all must agree; else a test could pass for any reason.
if(NAME STREQUAL "none")
  set(expected 0)
else()
  set(expected 1)
endif()

set(paths 0)
if(NAME STREQUAL "none" OR
   EXISTS ${work_dir}/${folder}/engine/moves/path_counts.h)
  set(paths 1)
endif()
compile(-fpch-preprocess -include prefix.h -I ${folder} -I ${source_dir}
        "-DDABLO_MUTATION_VARIANTS=\"${VARIANTS}\""
        -DDABLO_MUTATION_PATHS=${paths}
        -c ${source_dir}/tests/mutations/subject.cc -o ${folder}/subject.o)
compile(${folder}/subject.o ${libraries} -o ${folder}/check_data)

set(survived "")
string(REPLACE "," ";" variants ${VARIANTS})
foreach(variant IN LISTS variants)
  execute_process(
    COMMAND ${work_dir}/${folder}/check_data ${variant} TIMEOUT 60
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  message(STATUS "${variant}: exit status ${status} ${output}")
  if(NOT status STREQUAL expected)
    list(APPEND survived ${variant})
  endif()
endforeach()
if(survived)
  message(FATAL_ERROR
    "${NAME}: expected exit status ${expected}, but not in ${survived}")
endif()
file(REMOVE_RECURSE ${work_dir}/${folder})
