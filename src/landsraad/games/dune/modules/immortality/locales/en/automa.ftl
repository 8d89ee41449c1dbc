### Immortality for the rivals of solo games.

## effects
replace-tleilaxu-left = remove and replace the left card of the Tleilaxu Row
replace-tleilaxu-right = remove and replace the right card of the Tleilaxu Row

## the log
event-tleilaxu_card_removed = { $seat } removed { $card } from the Tleilaxu Row

## the turn of a rival step by step
step-tleilaxu_advanced = Tleilaxu track: { $to }
    .why = The card shows a Tleilaxu icon for each space; a rival gains the bonuses like you.
step-tleilaxu_spice_taken = { $n } spice of the Tleilaxu track
    .why = It is the first to reach that space.
step-tleilaxu_card_removed = { $card } leaves the Tleilaxu Row
    .why = The card shows this place of the row crossed out.
step-tleilaxu_card_shown = { $card } comes to the Tleilaxu Row
    .why = The empty place is filled at once.

## names
hagal-card-hagal_research_station_imm = Research Station (Immortality)
hagal-card-hagal_carthag_imm_left = Carthag (left)
hagal-card-hagal_carthag_imm_right = Carthag (right)
hagal-card-hagal_carthag_imm_plain = Carthag (Tleilaxu)
