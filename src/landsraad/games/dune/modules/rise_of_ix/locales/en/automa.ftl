### Rise of Ix for House Hagal and the rivals of Uprising: cards, options, and their turns step by step.

## effects
automa-freighter = { $n ->
    [one] move the freighter once: up to space { $at } of the track, from there back for the rewards
   *[other] move the freighter { $n } times: up to space { $at } of the track, from there back for the rewards
}
automa-tech = { $n ->
    [0] acquire the most expensive tech tile for rivals that it can pay for
   *[other] acquire the most expensive tech tile for rivals that it can pay for, for { $n } spice less
}
automa-tech-or-negotiator = { automa-tech }; if there is none, send a negotiator

## the log
event-tile_removed = the tech tile { $tile } left the game: no tile for rivals was face up

## the turn of an automa step by step
step-freighter_moved = { $now ->
    [0] Freighter recalled
   *[other] Freighter to space { $now }
}
    .why = { $now ->
        [0] It is on the second reward space: a rival recalls it from there, and takes Dividends.
       *[other] A rival's freighter advances up to the second reward space.
    }
step-tile_acquired = Tech tile: { $tile }
    .why = The most expensive tile for rivals that it can pay for.
step-tile_shown = New tech tile: { $tile }
    .why = The next one of the stack.
step-tile_flipped = Tech tile used: { $tile }
    .why = { $tile_id ->
        [invasion_ships] The agents there do not stop it; a rival discards nothing for that.
        [flagship] A combat space, 4 solari, and 3 troops in the supply: it recruits all three.
       *[other] A rival uses it at the first chance each round.
    }
step-tile_trashed = Tech tile trashed: { $tile }
    .why = With 3 spice the rival trades the satellites for a point.
step-tile_removed = Tech tile removed: { $tile }
    .why = No tile for rivals was face up: the largest stack loses its top tile.
step-negotiator_placed = Negotiator sent
    .why = It can pay for no tile for rivals: it will use the negotiator at the next chance.
step-negotiators_returned = { n-negotiators } returned
    .why = It uses all its negotiators for the tile.
step-dreadnoughts_commissioned = { n-dreadnoughts } commissioned
    .why = The card brings it: from the supply to the garrison.
step-dreadnoughts_deployed = { n-dreadnoughts } to the Conflict
    .why = Dreadnoughts are deployed before troops whenever possible.
step-dreadnought_holds = Dreadnought to { $space }
    .why = First a space with an opponent's control marker, without its own; then in the order Imperial Basin, Arrakeen, the third one.
step-dreadnought_returned = Dreadnought to the supply
    .why = With Detonation Devices a rival always takes the point.
step-dreadnought_leaves = Dreadnought back from { $space }
    .why = It holds a space until the end of the next combat.

## options
option-row_churn = Imperium Row churn
    .about = After each of your reveal turns two dice remove cards of the Imperium Row.
option-brutal_escalation = Brutal Escalation
    .about = In the last conflicts each rival turns up two cards for its swords.
option-keep_foldspace = Keep the Foldspace card
    .about = The card Foldspace / Interstellar Shipping stays in; it sends the rival to Deliver Supplies instead of Foldspace.

## names
hagal-card-hagal_interstellar_shipping = Interstellar Shipping
hagal-card-hagal_foldspace_interstellar_shipping = Foldspace / Interstellar Shipping
hagal-card-hagal_supplies_interstellar_shipping = Foldspace (Deliver Supplies) / Interstellar Shipping
hagal-card-hagal_smuggling_interstellar_shipping = Smuggling / Interstellar Shipping
hagal-card-hagal_tech_negotiation = Tech Negotiation
hagal-card-hagal_dreadnought_1p = Dreadnought (1P)
hagal-card-hagal_dreadnought_2p = Dreadnought (2P)
