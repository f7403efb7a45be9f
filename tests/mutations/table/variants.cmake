# Slips in the table of variants: one rule of one variant, unless another
# mutation comes to the same.

# variant_rule(NAME VARIANT FILE RULE RIGHT WRONG)
function(variant_rule name variant file rule right wrong)
  mutation(${name} IN ${variant}
    FILE rules/variants/${file}.h
    CHANGE ".${rule} = ${right}," TO ".${rule} = ${wrong},")
endfunction()

function(dablot_rule name)
  variant_rule(dablot_${name} dablot dablot ${ARGN})
endfunction()
dablot_rule(soldiers_only_forward
  soldier_steps Steps::kAllLines Steps::kForward)
dablot_rule(soldiers_only_diagonal
  soldier_steps Steps::kAllLines Steps::kAllDiagonals)
dablot_rule(officers_only_forward
  officer_steps Steps::kAllLines Steps::kForward)
dablot_rule(officers_only_diagonal
  officer_steps Steps::kAllLines Steps::kAllDiagonals)
dablot_rule(optional capture Capture::kMandatory Capture::kOptional)
dablot_rule(promotes promotion Promotion::kNone Promotion::kSoldierToPrince)
dablot_rule(king_loses defeat Defeat::kNoPieces Defeat::kKingLost)

function(daabloe_rule name)
  variant_rule(daabloe_${name} daabloe daabloe ${ARGN})
endfunction()
daabloe_rule(soldiers_all_lines soldier_steps Steps::kForward Steps::kAllLines)
daabloe_rule(soldiers_only_diagonal
  soldier_steps Steps::kForward Steps::kDiagonalForward)
daabloe_rule(officers_all_lines officer_steps Steps::kForward Steps::kAllLines)
daabloe_rule(mandatory capture Capture::kOptional Capture::kMandatory)
daabloe_rule(promotes promotion Promotion::kNone Promotion::kSoldierToPrince)
daabloe_rule(king_does_not_lose defeat Defeat::kKingLost Defeat::kNoPieces)

function(frisian_dablo0_rule name)
  variant_rule(frisian_dablo0_${name} frisian-dablo0 frisian_dablo0 ${ARGN})
endfunction()
frisian_dablo0_rule(soldiers_only_diagonal
  soldier_steps Steps::kForward Steps::kDiagonalForward)
frisian_dablo0_rule(officers_all_lines
  officer_steps Steps::kForward Steps::kAllLines)
frisian_dablo0_rule(optional capture Capture::kMandatory Capture::kOptional)
frisian_dablo0_rule(promotes
  promotion Promotion::kNone Promotion::kSoldierToPrince)
frisian_dablo0_rule(king_does_not_lose
  defeat Defeat::kKingLost Defeat::kNoPieces)

function(frisian_dablo_rule name)
  variant_rule(frisian_dablo_${name} frisian-dablo frisian_dablo ${ARGN})
endfunction()
frisian_dablo_rule(officers_only_forward
  officer_steps Steps::kAllDiagonals Steps::kDiagonalForward)
frisian_dablo_rule(optional capture Capture::kMandatory Capture::kOptional)
frisian_dablo_rule(king_does_not_lose
  defeat Defeat::kKingLost Defeat::kNoPieces)

function(frisian_dablo2_rule name)
  variant_rule(frisian_dablo2_${name} frisian-dablo2 frisian_dablo2 ${ARGN})
endfunction()
frisian_dablo2_rule(soldiers_only_diagonal
  soldier_steps Steps::kForward Steps::kDiagonalForward)
frisian_dablo2_rule(officers_only_forward
  officer_steps Steps::kAllLines Steps::kForward)
frisian_dablo2_rule(officers_only_diagonal
  officer_steps Steps::kAllLines Steps::kAllDiagonals)
frisian_dablo2_rule(optional capture Capture::kMandatory Capture::kOptional)
frisian_dablo2_rule(king_does_not_lose
  defeat Defeat::kKingLost Defeat::kNoPieces)

function(cuhkka_rule name)
  variant_rule(cuhkka_${name} cuhkka cuhkka ${ARGN})
endfunction()
cuhkka_rule(only_forward soldier_steps Steps::kAllLines Steps::kForward)
cuhkka_rule(only_diagonal soldier_steps Steps::kAllLines Steps::kAllDiagonals)
cuhkka_rule(mandatory capture Capture::kOptional Capture::kMandatory)

function(alquerque_rule name)
  variant_rule(alquerque_${name} alquerque alquerque ${ARGN})
endfunction()
alquerque_rule(only_forward soldier_steps Steps::kAllLines Steps::kForward)
alquerque_rule(only_diagonal
  soldier_steps Steps::kAllLines Steps::kAllDiagonals)
alquerque_rule(optional capture Capture::kMandatory Capture::kOptional)

# Starting positions: the king exchanged where it should not be, or not where it
# should be; the sides exchanged.
foreach(file dablot daabloe)
  mutation(${file}_king_exchanged IN ${file}
    FILE rules/variants/${file}.h
    CHANGE [["ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/"]]
    TO [["ssssss/sssss/ssssss/sssss/ksssss/p4/s4S/"]]
    CHANGE [["4P/SSSSSS/]]
    TO [["4P/SSSSSK/]])
endforeach()
foreach(file frisian_dablo0 frisian_dablo frisian_dablo2)
  string(REPLACE "_" "-" variant ${file})
  mutation(${file}_king_not_exchanged IN ${variant}
    FILE rules/variants/${file}.h
    CHANGE [["ssssss/sssss/ssssss/sssss/ksssss/p4/s4S/"]]
    TO [["ssssss/sssss/ssssss/sssss/ssssss/p4/k4K/"]]
    CHANGE [["4P/SSSSSK/]]
    TO [["4P/SSSSSS/]])
endforeach()
foreach(variant cuhkka alquerque)
  mutation(${variant}_start_turned IN ${variant}
    FILE rules/variants/${variant}.h
    CHANGE [[ss1SS]] TO [[SS1ss]])
endforeach()
