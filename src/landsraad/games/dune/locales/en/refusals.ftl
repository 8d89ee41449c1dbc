### Why a move is refused in the Imperium family of games: refusal-KEY. What only one game of the family says goes into a
### file of that game (GAME_refusals.ftl).

## the moment is wrong
refusal-buy-in-reveal = you can acquire cards only in your reveal turn
refusal-deploy-with-agent = you can deploy troops when you send an agent to a combat space
refusal-agent-or-reveal = in a turn you send an agent or reveal
refusal-no-agent-sent = no agent has been sent in this turn
refusal-nothing-revealed = nothing has been revealed in this turn
refusal-agent-is-sent = one card sends one agent, and you have already sent one this turn
refusal-end-agent-turn = you have already sent an agent; end your turn first
refusal-reveal-boxes-wait = reveal boxes are used in a reveal turn
refusal-still-open = still to be resolved: { $parts }
refusal-say-deployment = say how many troops you deploy; deploy 0 is allowed
refusal-end-not-pass = you cannot pass here; end your turn
refusal-no-agent-in-reveal = you cannot send an agent in a reveal turn
refusal-revealed-already = you have already revealed
refusal-agent-boxes-idle = agent boxes have no effect in a reveal turn
refusal-turns-over = the player turns of this round are over
refusal-end-window = you have already played a card: end instead of passing
refusal-pass-window = you have not played a card: pass

## sending an agent
refusal-not-in-hand = { $card } is not in your hand
refusal-no-agent-left = you have no agent left to send: reveal
refusal-no-icon = { $card } has no agent icon: it can only be revealed
refusal-other-icons = { $card } has no { $icon } icon, only { $icons }
refusal-no-card-with-icon = none of the cards in your hand has the { $icon } icon
refusal-no-card-with-icons = no card in your hand has an agent icon: reveal
refusal-influence-by-effect = influence comes from the spaces of { $faction } and from cards, when an effect gives it
refusal-already-seated = already seated
refusal-already-hired = already hired
refusal-not-at-level = not available to you at the { $difficulty } level
refusal-silenced = closed by { $seat } with The Voice
refusal-own-agent-there = your own agent is there
refusal-occupied = occupied by { $seats }
    .more = { $a }, { $b }
    .last = { $a } and { $b }

## costs and conditions
refusal-needs = needs { $n } { $what }, you have { $have }
refusal-needs-influence = needs { $n } { $faction } influence, you have { $have }
refusal-needs-council = needs a seat in the High Council
refusal-needs-deployed = needs { $n } of your troops in the Conflict, you have { $have }
refusal-needs-any-influence = needs influence to lose, you have none
refusal-needs-alliance = needs an alliance, you have none
refusal-no-agent-on-board = you have no agent on the board
refusal-mentat-away = the Mentat is not on its own space
refusal-deck-empty = your deck is empty, and it is not reshuffled just for a look
refusal-no-enemy-troop = no opponent has a troop in the Conflict
refusal-condition-unmet = its condition is not met
refusal-counts-by-itself = its condition is not met; it counts automatically as soon as it is
refusal-nothing-comes = it would have no effect now

## acquiring cards
refusal-never-bought = { $card } cannot be bought; you get it at its space
refusal-none-left = none is left
refusal-set-aside-for = { $card } is set aside for { $seat }
refusal-not-on-sale = { $card } is not in the Imperium Row or the Reserve
refusal-not-in-row = { $card } is not in the Imperium Row
refusal-too-dear = { $card } costs { $cost }, you have { $have } persuasion
refusal-too-dear-yet = { $card } costs { $cost } ({ $printed } less { $less }), you have { $have } persuasion
refusal-over-limit = { $card } costs { $cost }, more than { $limit }

## intrigue cards
refusal-not-held = you do not have { $card }
refusal-no-own-troop = you have no troop in the Conflict
refusal-opening-card = { $card } is played at the very start of a turn
refusal-before-agent-card = { $card } is played before an agent is sent
refusal-plot-card = { $card } is a plot card: it is played in your own turn
refusal-victory-card = { $card } is played when you win a conflict
refusal-aftermath-card = { $card } is played after the rewards of a conflict, before troops return
refusal-endgame-card = { $card } is an endgame card: it waits for the end of the game
refusal-combat-card = { $card } is a combat card: it is played in combat
refusal-combat-or-endgame-card = { $card } is a combat card: it is played in combat or at the end of the game

## boxes
refusal-box-done = the { $box } box has nothing left to resolve
refusal-no-partner = only one card sent the agent of this turn
refusal-card-box-first = the order makes no difference here: the card box comes first
refusal-resolve-first = first resolve: { $parts }
refusal-not-revealed = { $card } has not been revealed
refusal-nothing-left = { $card } has nothing left to resolve

## troops
refusal-not-combat-space = { $space } is not a combat space
refusal-all-deployed = you have already deployed all you may this turn
refusal-deployment-done = this turn's deployment is done
refusal-garrison-has = you have { n-troops } in your garrison
refusal-deploy-limit = at most { $limit }: { $recruited } recruited in this turn and { $n } more from the garrison
refusal-defence-one = you may defend with one troop from your supply, or none
refusal-deploy-most = at most { $limit } of the { $n } troops in your garrison
refusal-retreat-most = at most { $limit } of your { $n } troops in the Conflict
refusal-say-zero = choose 0 to decline
refusal-seat-without-troop = that seat has no troop in the Conflict
refusal-against-opponent = it is played against an opponent

## cards, spice, influence, agents: what an effect asks for
refusal-not-in-zone = { $zone_id ->
    [hand] { $card } is not in your hand
    [discard] { $card } is not in your discard pile
   *[other] { $card } is not in play before you
}
refusal-not-of-faction = { $card } is not a { $faction } card
refusal-trash-is-cost = trashing is a cost here
refusal-have-spice = you have { $n } spice
refusal-sold-by = you can sell 2, 3, 4 or 5 spice
refusal-no-influence = you have no influence with { $faction }
refusal-faction-chosen = { $faction } is already chosen
refusal-only-with = only with { $factions }
refusal-nobody-ahead = no opponent has more influence with { $faction } than you
refusal-rival-where-least = a Rival gains influence where it has the least
refusal-alliance-goes-to = the alliance with { $faction } goes to the opponent with the most influence there
refusal-no-agent-on = you have no agent on { $space }
refusal-no-agent-to-move = you have no agent to move on { $space }
refusal-no-agent-on-leader = you have no agent on your leader
refusal-richest-maker = it goes to the free maker space with the most bonus spice

## before the game
refusal-leader-named-twice = option leaders: { $leader } can lead only one House
refusal-leader-needs-module = option leaders: { $leader } plays only with a module that is not there ({ $option_id }: yes)
refusal-module-needs = option { $option_id }: it needs another module ({ $needed_id }: yes)
refusal-module-for-others = option { $option_id }: not for a game of { $n }
