### What the effects of the base game do. A condition has no "if" of its own.

n-troops = { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## gains and payments
gain-solari = +{ $n } solari
gain-spice = +{ $n } spice
gain-water = +{ $n } water
gain-vp = +{ $n } VP
gain-persuasion = +{ $n } persuasion
gain-swords = +{ $n } { $n ->
    [one] sword
   *[other] swords
}
pay-solari = pay { $n } solari
pay-spice = pay { $n } spice
pay-water = pay { $n } water
reveal-persuasion = +{ $n } persuasion in your reveal turn this round
persuasion-per-card = +{ $n } persuasion for each { $faction } card you have in play, this one included

## influence
influence = +{ $n } { $faction } influence
influence-any = +{ $n } influence with { $n ->
    [one] a faction of your choice
   *[other] one faction of your choice
}
influence-of = +{ $n } influence with { $factions } (your choice)
    .more = { $a }, { $b }
    .last = { $a } or { $b }
influence-different = +{ $n } influence with each of { $times } different factions of your choice
influence-outdone = +{ $n } influence with a faction where an opponent has more influence than you
influence-boost = gain { $n } more influence from this turn's faction space
lose-influence = lose { $n } influence with a faction of your choice

## cards
draw = draw { n-cards }
draw-intrigue = draw { $n ->
    [one] 1 intrigue card
   *[other] { $n } intrigue cards
}
steal-intrigue = each opponent with { $n } or more intrigue cards gives you 1 of them at random
discard = discard { n-cards } from hand
snoop = look at the top card of your deck, then draw it or trash it
refocus = shuffle your discard pile into your deck, then draw { n-cards }
take-back = take 1 { $faction } card from your discard pile into your hand
trash = you may trash 1 card (from hand, discard pile or play)
trash-cost = trash 1 card (from hand, discard pile or play)
trash-this = trash this card
acquire = acquire 1 card that costs { $n } or less, without paying for it
acquire-to-deck = acquire 1 card that costs { $n } or less onto your deck, without paying for it
acquire-reserve = acquire 1 { $card } card from the Reserve
manipulate = set 1 card of the Imperium Row aside and refill the Row; in your next reveal turn only you may acquire that card, for { $n } persuasion less
recruitment-mission = each card you acquire in that turn may go onto your deck
spice-must-flow-discount = this turn The Spice Must Flow costs you { $n } persuasion less
signet = use the signet ability of your leader

## troops
troops = recruit { n-troops }
muster = recruit { n-troops } and deploy any number of them to the Conflict
muster-reveal = recruit { n-troops }, and in your reveal turn deploy any number of them to the Conflict
deploy = deploy up to { n-troops } from your garrison to the Conflict
deploy-any = deploy any number of troops from your garrison to the Conflict
retreat = { $n ->
    [one] you may retreat 1 troop from the Conflict to your garrison
   *[other] retreat up to { n-troops } from the Conflict to your garrison
}
retreat-any = retreat any number of troops from the Conflict to your garrison
lose-deployed = lose { n-troops } in the Conflict
lose-garrison = lose 1 garrisoned troop
double-cross = an opponent of your choice loses 1 troop in the Conflict and you deploy 1 troop there from your supply

## agents and spaces
anywhere = send an agent from your leader or from any space to any space, even an occupied one
recall-agent = recall 1 of your agents from the board to your leader, to be sent again
silence = choose a board space: opponents cannot send agents there until your next turn
envoy = the card you play this turn also has the icons of all four factions
infiltrate = enemy agents do not block your next agent this turn
infiltrates = enemy agents do not block the spaces that this card's icons open
may-pass-turn = you may give this turn away
take-mentat = take the Mentat (if it is on its space) as an extra agent for this round
win-mentat = take the Mentat from wherever it is as an extra agent for the next round
council-seat = take a seat in the High Council: +{ $n } persuasion in each of your reveal turns
hire-swordmaster = gain your third agent, from now on
harvest = +{ $n } spice and all bonus spice here
double-harvest = this turn's harvest gives its base spice (not its bonus spice) once more
sell-melange = gain 6, 8, 10 or 12 solari for 2, 3, 4 or 5 spice
presence = with an agent here in your reveal turn: { $effect }
take-control = take control of { $space }

## conditions
if-influence = you have { $n } or more { $faction } influence
if-spice = you have { $n } or more spice
if-solari = you have { $n } or more solari
if-council = you have a seat in the High Council
if-alliance = you have the { $faction } alliance
if-any-alliance = you have any alliance
if-tracks = you have { $n } or more influence on { $tracks ->
    [4] all four tracks
   *[other] at least { $tracks } tracks
}
if-other-in-play = you have another { $faction } card in play
if-fremen-bond = you have another Fremen card in play
if-deck = your deck is not empty
if-mentat-home = the Mentat is on its space
if-troop-abroad = an opponent has a troop in the Conflict
if-agent-on-board = you have an agent on the board
if-troops-deployed = you have { n-troops } in the Conflict
if-won = you won the Conflict, untied
if-copies = you have { $n } or more copies of { $card }
if-most-copies = you have more copies of { $card } than each opponent

## leaders
choose-tokens = before the first round, choose { $n } of the four factions in secret
standing-peek = at any time, you may look at the top card of your deck
standing-discount = Landsraad spaces that cost solari cost you { $n } solari less
standing-masterstroke = once per game, when you have deployed { $n } or more troops in one turn: reveal your { $chosen } secret factions, +1 influence with each
standing-council = when you take a seat in the High Council: { $effect }
standing-paid-solari = each time you pay solari for the cost of a board space: { $effect }
standing-harvest = each time you harvest spice with an agent: { $n } spice less, but { $effect }
standing-slips-past = enemy agents do not block yours at { $icons } spaces
    .more = { $a }, { $b }
    .last = { $a } and { $b }
standing-setup = start the game with { $effect }

## costs of spaces and cards, as the gallery shows them
cost-solari = { $n } solari
cost-spice = { $n } spice
cost-water = { $n } water
cost-sell-melange = 2 to 5 spice (your choice)

## when an intrigue card may be played
timing-plot = in your own turn, at any time
timing-opening = only at the very start of your turn
timing-early = in your own turn, before you send an agent
timing-lasting = in your own turn, at any time; it stays face up until your reveal turn is over
timing-combat = when it is your turn to play combat cards, with a troop in the Conflict
timing-victory = after the rewards of a Conflict you won
timing-aftermath = after the rewards of a Conflict, before troops return
timing-endgame = at the end of the game, before the winner is known
timing-either = { $first }; or { $second }

## House Hagal cards
hagal-visit = send an agent to { $space }
hagal-signet = use the signet ability of the leader
hagal-harvest = send an agent to the free maker space with the most bonus spice (if tied, with the most spice in all); without bonus spice, turn up another card
hagal-reshuffle = shuffle all House Hagal cards into a new deck and turn up another card
