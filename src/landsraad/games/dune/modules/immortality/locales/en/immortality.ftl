### Immortality: the research track, the Tleilaxu track and row, specimens, grafted cards, Family Atomics.

n-specimens = { $n ->
    [one] 1 specimen
   *[other] { $n } specimens
}

## the gallery
gallery-module-immortality = with Immortality
gallery-cost-specimens = cost { n-specimens }
gallery-tleilaxu = Tleilaxu deck
gallery-reclaimed = always in the Tleilaxu Row

## effects
research = { $n ->
    [one] research once
   *[other] research { $n } times
}
tleilaxu = advance { $n ->
    [one] 1 space
   *[other] { $n } spaces
} on the Tleilaxu track
specimens = { $n ->
    [one] 1 troop from your supply becomes a specimen
   *[other] { $n } troops from your supply become specimens
}
pay-specimens = spend { n-specimens }
combat-icon = you may deploy troops this turn as if your agent were on a combat space
copy-partner = use the agent box of the grafted partner as this card's own
partner-from-row = the partner may be a card of the Imperium Row: it is not acquired, and it is trashed when the turn ends
return-at-reveal = when your reveal turn begins, the grafted partner returns to your hand
if-markers = { $n ->
    [one] you have reached the first genetic marker
   *[other] you have reached both genetic markers
}
if-grafted = this card is grafted

## the log
event-researched = { $seat } moved on the research track: { $to }
event-tleilaxu_advanced = { $seat } moved on the Tleilaxu track to space { $to }
event-tleilaxu_spice_taken = { $seat } was the first to get there and took the { $n } spice
event-specimens_grown = { $seat } generated { n-specimens }
event-specimens_spent = { $seat } returned { n-specimens } to the supply
event-tleilaxu_card_taken = { $card } left the Tleilaxu Row
event-intrigue_seen = { $seat } saw { $card } on the intrigue deck
event-intrigue_seen-hidden = { $seat } looked at a card of the intrigue deck
event-tleilaxu_card_shown = { $card } came into the Tleilaxu Row
event-grafted_cards = { $seat } grafted { $card } to { $partner }
event-row_removed = { $seat } used the Family Atomics: the Imperium Row was replaced
event-combat_icon = { $seat } may deploy troops this turn
event-returned_card = { $card } returned to the hand of { $seat }

## moves, decisions and options
move-go_on = Go on to { $research_space }: { $text }
move-graft = Graft { $card } to another card
move-with = Graft it to { $card }
move-with_row = Graft it to { $card } of the Imperium Row
move-atomics = Use the Family Atomics: replace the Imperium Row
move-return_specimens = { $n ->
    [one] Return 1 specimen to your supply
   *[other] Return { $n } specimens to your supply
}
decision-ResearchStep = { $cause }: choose the way on the research track
decision-ChoosePartner = { $cause }: choose the card it is grafted to
decision-ChooseSpace = { $cause }: choose a space for the agent
option-immortality = Immortality
    .about = Research and the Bene Tleilax board, with specimens, Tleilaxu cards and cards that are grafted.

## names
card-experimentation = Experimentation
cell-research = research
cell-tleilaxu = Tleilaxu track
cell-tleilaxu_row = Tleilaxu Row
cell-specimens = specimens
cell-family_atomics = Family Atomics
research-space-start = the start
research-space-r1 = column 1
research-space-r2_upper = column 2, top
research-space-r2_lower = column 2, bottom
research-space-r3_top = column 3, top
research-space-r3_middle = column 3, middle
research-space-r3_bottom = column 3, bottom
research-space-r4_top = column 4, top
research-space-r4_middle = column 4, middle
research-space-r4_bottom = column 4, bottom
research-space-r5_top = column 5, top
research-space-r5_middle = column 5, middle
research-space-r5_bottom = column 5, bottom
research-space-r6_top = column 6, top
research-space-r6_middle = column 6, middle
research-space-r6_bottom = column 6, bottom
research-space-r7_top = column 7, top
research-space-r7_middle = column 7, middle
research-space-r7_bottom = column 7, bottom
research-space-r8_top = column 8, top
research-space-r8_middle = column 8, middle
research-space-r8_bottom = column 8, bottom
tleilaxu-space-0 = the start of the Tleilaxu track
tleilaxu-space-1 = the Tleilaxu track, space 1
tleilaxu-space-2 = the Tleilaxu track, space 2
tleilaxu-space-3 = the Tleilaxu track, space 3
tleilaxu-space-4 = the Tleilaxu track, space 4
tleilaxu-space-5 = the Tleilaxu track, space 5
tleilaxu-space-6 = the Tleilaxu track, space 6
tleilaxu-space-7 = the Tleilaxu track, space 7

## refusals
refusal-research-by-icon = you research when an effect says so
refusal-no-way-to = no way leads from { $start } to { $to }
refusal-family-atomics-used = you have used your Family Atomics
refusal-family-atomics-in-turn = the Family Atomics are used in your own turn
refusal-specimens-in-turn = specimens are returned in your own turn
refusal-only-specimens = { $card } is acquired from the Tleilaxu Row for specimens only
refusal-not-in-tleilaxu-row = { $card } is not in the Tleilaxu Row
refusal-too-many-specimens = { $card } costs { n-specimens }, you have { $have }
refusal-needs-specimens = needs { n-specimens }, you have { $have }
refusal-needs-markers = needs genetic marker { $n }, you have reached { $have }
refusal-not-grafted = the card is not grafted
refusal-no-graft-card = { $card } cannot be grafted
refusal-no-partner-opens = no card you could graft { $card } to opens a space
refusal-graft-first = first choose the card that you graft
refusal-partner-from-hand = the partner of { $card } comes from your hand
refusal-pair-opens-nothing = { $card } and { $partner } open no space together
refusal-needs-partner = { $card } cannot be played alone: graft it to another card
refusal-pair-is-chosen = you are sending an agent with { $card } and its partner
refusal-pair-cannot-go = { $card } and { $partner } cannot send an agent to { $space }

## the terminal
short-combat-icon = combat
help-immortality = { $research } the research token moves right and takes what is printed there. { $tleilaxu } the Tleilaxu track gives intrigue cards at 2 and 6, points at 4 and 7. { $specimen } a specimen is a troop of your supply; specimens buy Tleilaxu cards in your reveal turn. A Graft card is played with one other card; an icon of either sends the agent.
