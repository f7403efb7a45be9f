# The mutations. This is read twice: once to make a test of each, and once, by
# such a test, to make the one change. A mutation is
#
#   mutation(NAME IN VARIANT... (FILE file (CHANGE from TO to)...)...)
#
# in which `from` must occur once in engine/`file`. The data of every VARIANT
# must find it; where it can make no difference, the variant is not listed.
#
# What the tables of the boards can do wrong is not here: they do not compile
# then, since their headers assert the totals and compare shifts with lines.

set(all dablot daabloe frisian-dablo0 frisian-dablo frisian-dablo2 cuhkka
        alquerque)
set(ranked dablot daabloe frisian-dablo0 frisian-dablo frisian-dablo2)
set(promoting frisian-dablo frisian-dablo2)
set(king_lost daabloe frisian-dablo0 frisian-dablo frisian-dablo2)

# No change: all data must agree, else a mutation could be found for any reason.
mutation(none IN ${all})

foreach(part variants steps captures promotion ends paths)
  include(${CMAKE_CURRENT_LIST_DIR}/table/${part}.cmake)
endforeach()
