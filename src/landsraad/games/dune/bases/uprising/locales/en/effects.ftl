### What the effects of Uprising do, beside those of its family. A condition has no "if" of its own.

n-spies = { $n ->
    [one] 1 spy
   *[other] { $n } spies
}
n-worms = { $n ->
    [one] 1 sandworm
   *[other] { $n } sandworms
}

## spies
place-spy = place 1 spy
place-spy-at = place 1 spy on a post connected to { $icons } spaces
    .more = { $a }, { $b }
    .last = { $a } or { $b }
place-spy-shared = place 1 spy, even beside another player's spy
recall-spies = recall { n-spies }
if-spies = you have { $n } or more spies on the board

## sandworms and the Shield Wall
summon = summon { n-worms }
detonate = you may remove the Shield Wall
demolish = remove the Shield Wall
maker-hooks = take Maker Hooks (unless you have them)
bonus-spice = take all bonus spice here
if-maker-hooks = you have Maker Hooks
if-sandworms = you have a sandworm in the Conflict
if-strength = your strength is { $n } or more

## visits
surcharge-solari = pay { $n } solari extra
surcharge-spice = pay { $n } spice extra
cost-surcharge-solari = 0 or { $n } solari (your choice)
cost-surcharge-spice = 0 or { $n } spice (your choice)
cost-later = { $cost }, or { $later } once anybody has one
if-paid-more = you paid extra
recall-other-agent = recall 1 of your other agents from the board to your leader, to be sent again
trash-intrigue = trash 1 of your intrigue cards

## cards and troops
acquire-to-hand = acquire 1 card that costs { $n } or less to your hand, without paying for it
acquire-exactly-to-hand = acquire 1 card that costs exactly { $n } to your hand, without paying for it
trash-for-gain = trash 1 card from your hand; if it has a cost: { $gain }
retreat-exactly = retreat { n-troops } from the Conflict to your garrison
retreat-between = retreat { $least }–{ $n } troops from the Conflict to your garrison
call-to-arms = recruit { n-troops } for each card you acquire in your reveal turn this round
distraction = as soon as you have deployed { $n } or more units in one turn: place 1 spy, even beside another player's spy
hold-back = you deploy no units this turn
turn-down-icon = turn 1 of your conflict or objective cards with the { $icon } or the wild icon face down
if-gained-spice = you gained spice this turn
if-ally-of-another = you have { $n } or more influence with a faction whose alliance an opponent has
lose-influences = lose { $n } influence (each with a faction of your choice)

## leaders
train = advance 1 space on the training track and take what it shows
store-memory = put 1 troop from your supply aside as a memory
awaken = return all memories to your supply, draw 1 card for each, then turn your leader over
repeat-space = take what is printed on the space once more
once-a-turn = once a turn: { $effect }
may-choose = you may choose 1 of: { $parts }
    .more = { $a } / { $b }
    .last = { $a } / { $b }
if-sent-to = you sent an agent to a { $factions } space this turn
    .more = { $a }, { $b }
    .last = { $a } or { $b }
if-other-side = your leader is turned over
if-post-landsraad = its post is connected to a Landsraad space
if-post-faction = its post is connected to a faction space
standing-reveal = in your reveal turn: { $effect }
standing-agent = in your agent turn: { $effect }
standing-friendship = each time your { $faction } influence reaches { $n }: { $effect }
standing-watch = each time another player sends an agent to a maker space you are spying on: +1 spice
standing-without = you start without { $card }

## the Imperium deck
place-spies = place { n-spies }
place-spy-here = place 1 spy on a post connected to the space you sent an agent to this turn, even beside another player's spy
influence-where-spying = +{ $n } influence with each faction you are spying on
draw-per-worm = draw { n-cards } for each of your sandworms in the Conflict
deploy-or-retreat = you may deploy or retreat { n-troops }
deploy-recruits = you may deploy the troops you recruit this turn, wherever your agent went
acquire-for-solari = you may acquire 1 card to your hand, paying its cost in solari
swords-per-revealed = +{ $n } { $n ->
    [one] sword
   *[other] swords
} for each { $faction } card you revealed this turn, this one included
swords-per-armed = +{ $n } { $n ->
    [one] sword
   *[other] swords
} for each other card you revealed this turn that gives swords
return-this = return this card to your hand
sort-three = look at the top { n-cards } of your deck: draw 1, discard 1 and trash 1
trash-from-hand = trash 1 { $faction } card from your hand
trash-other = trash another { $faction } card you have in play
waive = its agent needs no influence where it goes
if-spy-recalled = you recalled a spy this turn
if-spying-on-maker = you are spying on a maker space
if-units = you have { $n } or more units in the Conflict
if-deck-size = your deck has { $n } or more cards
if-discarded = that was a { $faction } card
if-no-council = you have no seat in the High Council
if-swordmaster = you have the Swordmaster
if-acquired-flow = you acquired { card-the_spice_must_flow } this turn
if-unsettled = something could still change what is counted
if-visited-maker = you sent an agent to a maker space this turn
if-visited-faction = you sent an agent to a faction space this turn

## when an intrigue card may be played
timing-combat-unit = when it is your turn to play combat cards, with a unit in the Conflict
timing-waiting = in your own turn, at any time; it stays face up until that happens
