### Rise of Ix: the board, tech tiles, dreadnoughts and the shipping track. The cards are in cards.ftl.

n-dreadnoughts = { $n ->
    [one] 1 dreadnought
   *[other] { $n } dreadnoughts
}
n-negotiators = { $n ->
    [one] 1 negotiator
   *[other] { $n } negotiators
}

## the gallery
gallery-module-rise_of_ix = with Rise of Ix
gallery-tile = Tech tiles
field-flip = Turned face down
field-scrap = Trashed in your turn
field-round_start = Start of a round
field-in_play = Once in your reveal turn
field-won = When you win a Conflict
field-standing = Lasting

## effects
freighter = { $n ->
    [one] move your freighter (advance it, or recall it for its rewards)
   *[other] move your freighter { $n } times (each time advance it, or recall it for its rewards)
}
dividends = +{ $n } solari, each other player +{ $others } solari
acquire-tech = you may acquire 1 tech tile
acquire-tech-for-less = you may acquire 1 tech tile for { $n } spice less
acquire-tech-or-solari = you may acquire 1 tech tile, and pay its whole cost in spice or in solari
acquire-tech-must = acquire 1 tech tile
tech-negotiation = you may send 1 troop from your supply to the Ix board as a negotiator
commission = commission { n-dreadnoughts }
may-commission = you may commission { n-dreadnoughts }
if-tiles = you have { $n } or more tech tiles
if-dreadnoughts = you have commissioned { n-dreadnoughts }
if-dreadnought-left = there is a dreadnought in the supply
if-persuasion = you have gained { $n } or more persuasion this turn
swords-per-sword-card = +{ $n } sword for each card you have revealed that gave swords this turn
decide-ties = at the end of the game ties on points are decided in your favour
vp-per-low-track = +{ $n } VP for each faction with which you have { $most } or less influence
trash-from-play = trash 1 of your cards in play
exchange-intrigue = put any number of your intrigue cards under the deck, unseen, and draw as many
standing-detonation = when you win a Conflict with a dreadnought, you may return it to your supply for 1 VP; it then takes no control
standing-spaceport = each card you acquire may go onto your deck
standing-transports = whenever you recruit troops from the shipping track: 1 more troop, and you may deploy any of them

## the log
event-freighter_moved = { $now ->
    [0] { $seat } recalled the freighter from space { $was }
   *[other] { $seat } advanced the freighter to space { $now }
}
event-tile_acquired = { $seat } acquired the tech tile { $tile }
event-tile_shown = the tech tile { $tile } was turned up
event-tile_flipped = { $seat } turned the tech tile { $tile } face down
event-tiles_turned_up = { $seat } turned the tech tiles face up
event-tile_trashed = { $seat } trashed the tech tile { $tile }
event-negotiator_placed = { $seat } sent a negotiator to Ix
event-negotiators_returned = { $seat } took back { n-negotiators }
event-dreadnoughts_commissioned = { $seat } commissioned { n-dreadnoughts }
event-dreadnoughts_deployed = { $seat } deployed { n-dreadnoughts }
event-dreadnoughts_retreated = { $seat } retreated { n-dreadnoughts }
event-dreadnoughts_home = { $seat } took { n-dreadnoughts } back to the garrison
event-dreadnought_returned = { $seat } returned a dreadnought to the supply
event-dreadnought_holds = a dreadnought of { $seat } took control of { $space }
event-dreadnought_leaves = the dreadnought of { $seat } left { $space }
event-intrigue_buried = { $seat } put { $card } under the intrigue deck
event-intrigue_buried-hidden = { $seat } put an intrigue card under the deck

## moves and decisions
move-ship = { $shipping_id ->
    [advance] Advance your freighter
   *[recall] Recall your freighter for its rewards
}
move-tech = Acquire { $tile }: { $text }
move-negotiate = { $n ->
    [0] Return no negotiator and pay in spice
   *[other] Return { n-negotiators } and pay the rest in spice
}
move-negotiate_solari = { $n ->
    [0] Return no negotiator and pay in solari
   *[other] Return { n-negotiators } and pay the rest in solari
}
move-negotiator = Send a negotiator to Ix
move-commission = Commission a dreadnought
move-flip = Turn { $tile } face down: { $text }
move-use_tile = Use { $tile }: { $text }
move-hold = Take control of { $space } with a dreadnought
move-deploy_dreadnoughts = Deploy { n-dreadnoughts }
move-retreat_dreadnoughts = { $n ->
    [0] Retreat no dreadnoughts
   *[other] Retreat { n-dreadnoughts }
}
move-bury = Put { $intrigue_card } under the deck
decision-Freight = { $cause }: advance your freighter, recall it, or leave it
decision-AcquireTech = { $cause }: choose a tech tile to acquire
decision-PayForTile = { $cause }: choose how many negotiators to return; each lowers the cost by 1
decision-TechNegotiation = { $cause }: send a negotiator to Ix, or not
decision-SendNegotiator = { decision-TechNegotiation }
decision-MayCommission = { $cause }: commission a dreadnought, or not
decision-TakeControl = You won with a dreadnought: choose a space to control
decision-TrashFromPlay = { $cause }: choose a card in play to trash
decision-ExchangeIntrigue = { $cause }: choose an intrigue card to exchange, or stop
option-rise_of_ix = Rise of Ix
    .about = Tech tiles, dreadnoughts and the shipping track, with more cards, conflicts and leaders.

## names
group-ix = Ix
space-interstellar_shipping = Interstellar Shipping
space-smuggling = Smuggling
space-tech_negotiation = Tech Negotiation
space-dreadnought = Dreadnought
post-post_ix_choam = Smuggling
post-post_ix_landsraad = Ix
tile-artillery = Artillery
tile-chaumurky = Chaumurky
tile-detonation_devices = Detonation Devices
tile-disposal_facility = Disposal Facility
tile-flagship = Flagship
tile-holoprojectors = Holoprojectors
tile-holtzman_engine = Holtzman Engine
tile-invasion_ships = Invasion Ships
tile-memocorders = Memocorders
tile-minimic_film = Minimic Film
tile-restricted_ordnance = Restricted Ordnance
tile-shuttle_fleet = Shuttle Fleet
tile-sonic_snoopers = Sonic Snoopers
tile-spaceport = Spaceport
tile-spy_satellites = Spy Satellites
tile-training_drones = Training Drones
tile-troop_transports = Troop Transports
tile-windtraps = Windtraps
tech-stack-topmost = topmost stack
tech-stack-middle = middle stack
tech-stack-lowest = lowest stack
shipping-advance = advance
shipping-recall = recall
ship-space-ship_0 = bottom of the shipping track
ship-space-ship_1 = first space of the shipping track
ship-space-ship_2 = second space of the shipping track
ship-space-ship_3 = top of the shipping track
cell-dreadnoughts_in_supply = dreadnoughts in the supply
cell-dreadnoughts_in_garrison = dreadnoughts in the garrison
cell-dreadnoughts_in_conflict = dreadnoughts in the Conflict
cell-freighter = freighter
cell-negotiators = negotiators
cell-tech = tech tiles on offer
cell-tiles = tech tiles
cell-used_tiles = tech tiles face down
cell-ties_decided = decides ties
reason-chaumurky = Chaumurky
decided-chaumurky = Chaumurky

## refusals
refusal-tile-by-icon = you acquire a tech tile when an effect says so
refusal-tile-not-shown = the tech tile { $tile } is not face up
refusal-tile-too-dear = { $tile } costs { $cost }; you have { $have } and { n-negotiators }
refusal-so-many-negotiators = you have { n-negotiators }
refusal-negotiators-for-tile = negotiators return only when you acquire a tech tile
refusal-negotiator-by-icon = you send a negotiator when an effect says so
refusal-no-tile-affordable = you cannot pay for any of the tech tiles
refusal-no-troop-for-ix = you have no troop in your supply
refusal-ship-by-icon = your freighter moves when an effect says so
refusal-freighter-at-top = your freighter is on the top space
refusal-freighter-at-bottom = your freighter is on the bottom space
refusal-tile-not-owned = you do not have the tech tile { $tile }
refusal-tile-in-own-turn = { $tile } is used in your own turn
refusal-tile-in-reveal = { $tile } is used in your reveal turn
refusal-tile-has-no-flip = { $tile } is not turned face down
refusal-tile-face-down = { $tile } is face down until the next round
refusal-tile-before-agent = { $tile } is turned face down before you send an agent
refusal-tile-used = you have used { $tile } in this turn
refusal-tile-acts-by-itself = { $tile } acts by itself
refusal-hold-after-victory = a dreadnought takes control when you win a Conflict with it
refusal-space-held = a dreadnought of { $seat } is on { $space }
refusal-not-control-space = { $space } cannot be controlled
refusal-dreadnoughts-first = dreadnoughts are deployed before troops, and you have deployed your troops
refusal-dreadnoughts-most = at most { $limit } of the { n-dreadnoughts } in your garrison
refusal-no-dreadnought-left = you have no dreadnought in your supply
refusal-needs-tiles = needs { $n } tech tiles, you have { $have }
refusal-needs-dreadnoughts = needs { $n } commissioned dreadnoughts, you have { $have }
refusal-needs-persuasion = needs { $n } persuasion gained this turn, you have gained { $have }

## the labels of moves with tiles
tile-at-once = at once: { $effect }
tile-flip = once per round: { $effect }
tile-scrap = by trashing it: { $effect }
tile-round = at the start of a round: { $effect }
tile-reveal = in your reveal turn: { $effect }
tile-in-play = once in your reveal turn: { $effect }
tile-won = when you win a Conflict: { $effect }
tile-endgame = at the end of the game: { $effect }
