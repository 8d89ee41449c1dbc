### Why a move of the war for Arrakis is refused: refusal-KEY.

## the menu of a turn
refusal-act-first = take an action first
refusal-dice-left = you still have dice: take an action
refusal-act-by-die = a turn begins with a die, a card or a free action
refusal-acted-already = you have already taken this turn's action
refusal-atreides-only = only the Atreides can do that
refusal-harkonnen-only = only the Harkonnen can do that
refusal-desert-power-dice = for Desert Power you need fewer unused dice than the Harkonnen: you have { $mine }, they have { $theirs }

## dice, leaders, cards
refusal-no-such-die = you have no unused { $result } die
refusal-die-demanded = because of Truthtrance you must use a { $result } die now
refusal-no-die-left = you have no unused die
refusal-not-your-leader = { $leader } is not your leader
refusal-leader-in-tank = { $leader } is in the regeneration tank
refusal-leader-not-in-play = { $leader } is not in play
refusal-leader-card-used = the card of { $leader } is used up until the end of the round
refusal-special-at-desert-power = the special action of { $leader } is one of the options of Desert Power
refusal-schemes-not-played = { $card } cannot be played; discard two or three as a free action
refusal-schemes-so-many = discard { $low } or { $high } of them
refusal-schemes-held = you hold { $n } of them

## prescience and atomics
refusal-not-face-up = { $card } is not revealed
refusal-two-claims = { $n } prescience cards have already been taken this round
refusal-claim-at-end = { $card } is taken at the end of a round
refusal-claim-in-actions = { $card } is taken in the action phase
refusal-claim-in-own-turn = { $card } is taken in your own turn
refusal-claim-unmet = the condition of { $card } is not met
refusal-claim-not-done = you cannot do what { $card } asks for now
refusal-atomics-used = the family atomics have already been used
refusal-atomics-too-early = the family atomics need a prescience marker on { $n }
refusal-not-for-atomics = { $area } is not a target for the atomics, only { $areas }

## tokens and scouting
refusal-token-not-there = { $token } is not on the board
refusal-guild-ban = the ban of the Spacing Guild forbids scouting
refusal-no-ornithopter = there is no ornithopter in the { $zone } air zone
refusal-zone-not-linked = the { $zone } air zone is not linked to { $area }
refusal-nothing-to-scout = there is nothing hidden in { $area }

## legions, vehicles, wormsigns
refusal-no-legion-there = you have no legion in { $area }
refusal-moved-already = the legion of { $area } has already moved in this action
refusal-worm-there = there is a sandworm in { $area }
refusal-enemy-there = there is an enemy legion in { $area }
refusal-enemy-settlement = there is an enemy settlement in { $area }
refusal-no-enemy-there = there is nothing to attack in { $area }
refusal-no-transport = there is no ornithopter for the legion of { $area }
refusal-wall-between = the border between { $area } and { $other } is impassable
refusal-not-adjacent = { $other } is too far from { $area }
refusal-figure-not-there = { $figure }: not there
refusal-roll-first = the dice are rolled first
refusal-not-desert = { $area } is not desert
refusal-harvester-there = { $area } already has a harvester
refusal-not-free = { $area } is not free
refusal-sign-there = { $area } already has a wormsign
refusal-sietch-there = there is a settlement in { $area }
