# The mutations. This is read twice: once to make tests of each, and once, by
# such a test, to make the one change. A mutation is
#
#   mutation(NAME IN VARIANT... (FILE file (CHANGE from TO to)...)...)
#
# in which `from` must occur once in engine/`file`. The data of every VARIANT
# must find it; where it can make no difference, the variant is not listed. The
# first two are in the quick test, the others in one of the label "deep": those
# that differ most come first.
#
# Left out is what can make no difference at all. So is an error in the tables
# of the boards: it does not compile, since their headers assert the totals and
# compare the shifts with the lines; the jump masks have a test of their own.

set(all dablot cuhkka daabloe frisian-dablo alquerque frisian-dablo0
        frisian-dablo2)
set(ranked dablot frisian-dablo daabloe frisian-dablo0 frisian-dablo2)
set(king_lost daabloe frisian-dablo frisian-dablo2 frisian-dablo0)
set(no_pieces_lost dablot cuhkka alquerque)
set(mandatory dablot alquerque frisian-dablo frisian-dablo0 frisian-dablo2)
set(optional daabloe cuhkka)
set(promoting frisian-dablo frisian-dablo2)

# No change: all data must agree, else a mutation could be found for any reason.
mutation(none IN ${all})

foreach(part variants steps captures position promotion ends paths)
  include(${CMAKE_CURRENT_LIST_DIR}/table/${part}.cmake)
endforeach()
