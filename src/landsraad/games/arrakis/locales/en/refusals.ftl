### Why a move of the war for Arrakis is refused: refusal-KEY.

## the menu of a turn
refusal-act-first = first take an action
refusal-dice-left = you still have dice: take an action
refusal-act-by-die = a turn begins with a die, a card or a free action
refusal-acted-already = the action of this turn is done
refusal-atreides-only = only the Atreides can do that
refusal-harkonnen-only = only the Harkonnen can do that
refusal-desert-power-dice = Desert Power takes fewer unused dice than the Harkonnen have: you have { $mine }, they have { $theirs }

## dice, leaders, cards
refusal-no-such-die = you have no unused { $result } die
refusal-die-demanded = by Truthtrance you must use a { $result } die now
refusal-no-die-left = you have no unused die
refusal-not-your-leader = { $leader } is not a leader of yours
refusal-leader-in-tank = { $leader } is in the regeneration tank
refusal-leader-not-in-play = { $leader } is not in play
refusal-leader-card-used = the card of { $leader } is used until the end of the round
refusal-special-at-desert-power = the special action of { $leader } is a way of Desert Power
refusal-schemes-not-played = { $card } is not played: discard two or three as a free action
refusal-schemes-so-many = { $low } or { $high } of them are discarded
refusal-schemes-held = you hold { $n } of them

## prescience and atomics
refusal-not-face-up = { $card } is not revealed
refusal-two-claims = { $n } prescience cards have been taken in this round
refusal-claim-at-end = { $card } is taken at the end of a round
refusal-claim-in-actions = { $card } is taken in the action phase
refusal-claim-in-own-turn = { $card } is taken in your own turn
refusal-claim-unmet = the condition of { $card } is not met
refusal-claim-not-done = what { $card } asks for cannot be done now
refusal-atomics-used = the family atomics have been used
refusal-atomics-too-early = the family atomics wait for a prescience marker on { $n }
refusal-not-for-atomics = { $area } is no place for the atomics, only { $areas }

## tokens and scouting
refusal-token-not-there = { $token } is not on the board
refusal-guild-ban = the ban of the Spacing Guild forbids scouting
refusal-no-ornithopter = there is no ornithopter in the { $zone } air zone
refusal-zone-not-linked = the { $zone } air zone is not linked to { $area }
refusal-nothing-to-scout = there is nothing hidden in { $area }

## legions, vehicles, wormsigns
refusal-no-legion-there = you have no legion in { $area }
refusal-moved-already = the legion of { $area } has moved in this action
refusal-worm-there = there is a sandworm in { $area }
refusal-enemy-there = there is an enemy legion in { $area }
refusal-enemy-settlement = there is an enemy settlement in { $area }
refusal-no-enemy-there = there is nothing to attack in { $area }
refusal-no-transport = there is no ornithopter for the legion of { $area }
refusal-wall-between = the border between { $area } and { $other } is impassable
refusal-not-adjacent = { $other } is too far from { $area }
refusal-figure-not-there = { $figure }: there is none there
refusal-roll-first = first the dice are rolled
refusal-not-desert = { $area } is not desert
refusal-harvester-there = there is a harvester in { $area } already
refusal-not-free = { $area } is not free
refusal-sign-there = there is a wormsign in { $area } already
refusal-sietch-there = there is a settlement in { $area }
