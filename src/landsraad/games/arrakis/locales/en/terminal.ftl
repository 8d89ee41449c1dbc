### The table of the war for Arrakis in the terminal.

## the legend of the signs
sign-regular = regular unit
sign-elite = elite unit
sign-special = special unit
sign-officer = leader without a name
sign-named = named leader
sign-token = deployment token
sign-sietch = sietch
sign-settlement = Harkonnen settlement
sign-harvester = harvester
sign-ornithopter = ornithopter
sign-carryall = carryall
sign-wormsign = wormsign
sign-wild_maker = Wild Maker
sign-station = testing station
sign-atomics = where the atomics went off

## above the map; keep these as short as they can be
war-round = round { $round }
war-supremacy = Supremacy
war-spice = Spice rows
war-air = air:
war-visions = Visions ({ $n } of { $most } taken):
war-at-end = end
war-in-actions = actions
war-dice = dice
war-locked = ({ $n } locked)
war-cards = cards { $n }
war-tokens = BG { $n }
war-supply = supply
war-in-tank = tank { $n }
war-aside = aside
war-outer = outer
war-central = central
war-map-title = map (as text: board)
war-see-moves = moves: the whole list with numbers; moves NAME: a part of it

## a battle
war-battle = Battle of { $area }, round { $round }:
war-rolls = { $n ->
    [one] rolls 1 die
   *[other] rolls { $n } dice
}
war-rolled = rolled { $hits } hits, { $shields } shields, { $specials } specials
war-to-take = takes { $n }
war-odds = Odds to the end: attacker { $won }%, defender { $held }%. Hits in a round: { $theirs } on the defender, { $own } on the attacker
war-made = { $hits }+{ $shields }

## headings over moves of one kind; $what is an area, a figure, a vehicle
war-heading-move = Move { $what }
war-heading-fly = Fly { $what }
war-heading-attack = Attack from { $what }
war-heading-air_attack = Attack from { $what } by air
war-heading-worm = Worm of { $what } to
war-heading-worm_attack = Worm of { $what } attacks
war-heading-place = Place: { $what }
war-heading-bring = Bring from: { $what }
war-heading-station = Place: { $what }
war-heading-scout = Scout from { $what }
war-heading-flee = Send away: { $what }
war-heading-harvester = Harvester { $what }
war-heading-wormsign = Wormsign { $what }
war-heading-action = Action
war-heading-special = Special action
war-heading-plan = Play
war-heading-claim = Take
war-heading-reveal = Turn up
war-heading-discard = Discard
war-heading-lose = Lose
war-heading-leave = Leave behind
war-heading-use = Special result (hits+shields)
war-heading-at = Area
war-heading-upgrade = Replace a unit in
war-heading-draw = Draw from
war-heading-retreat_to = Retreat to
war-heading-sietch = Sietch
war-heading-resolve = Next worm
war-heading-return_worm = Take the worm from
war-heading-ground = Remove from the air
war-heading-remove = Remove the harvester from
war-heading-place_worm = Place a worm in
war-heading-change = Change the die to
war-heading-bene_gesserit = Token on
war-heading-force = Must use
war-heading-with = Spend a die
war-heading-dismiss = Remove from the game
war-heading-card = Card
war-heading-leader = Leader
war-heading-in = Sector
war-heading-zone = Air zone

## help
war-help-dice = Action dice: { $letters }
war-help-codes = Sectors: { $codes }. An area without a name has the code of its sector and a number.
war-help-area = An area reads: { $settlement }3 a settlement of rank 3, { $sietch }? a sietch of hidden rank, then the legion: B{ $regular }3{ $elite }1{ $officer }1{ $named } means B has 3 regular units, 1 elite unit, 1 leader without a name and 1 named leader.
war-help-leaders = { $used } before a leader: the card is used until the end of the round. { $now } before an area: a move involves it. { $ban } after a power: its ban is in force.
war-help-board = board NAME describes an area or a sector and its neighbours. A percentage after an attack is the chance to win it.
war-help-round = A round: 1 the Harkonnen place vehicles, 2 both roll action dice and take turns, the Atreides first, 3 desert hazards: wormsigns, worms and storms, 4 the Harkonnen harvest spice and pay the powers of the Imperium; then the Atreides take prescience cards.
war-help-turn = A turn: spend a die for its action or for a leader’s special action, or any die for a planning card. The Atreides may use Desert Power without a die while they have fewer dice than the Harkonnen. The action phase ends with the last Harkonnen die.
war-help-battle = A battle: one die for each unit, and for a defender also the rank of the settlement, six at most; cards add dice. A hit removes a regular unit, makes another unit regular, or removes a leader. Continuing against a settlement costs a hit.
war-help-desert = The desert: Atreides legions ride along wormsigns and worms; a Harkonnen legion that enters a wormsign turns it up. Ornithopters carry a legion two areas, or scout what is hidden.
war-help-end = The Harkonnen win at once with 10 supremacy, which destroyed sietches give; the Atreides win at the end of a round when all three markers meet their secret objective.

## the map and the own things in words
war-air-zones = air zones: { $zones }
war-in-the-air = Air zone { $zone }: { $vehicle }.
war-touches = Touches: { $areas }.
war-walls = Behind an impassable border: { $areas }.
war-no-area = board: unknown area '{ $text }'
war-settlement = settlement, rank { $rank }
war-sietch = sietch, rank { $rank }
war-sietch-hidden = sietch of hidden rank
war-leaders = Your leaders
war-ready = card ready
war-used = card used
war-own-sietches = Your sietches
war-own-tokens = Your deployment tokens
war-shown = known to all
war-hidden = known to you only
war-house-discard = House cards discarded
war-allies-discard = Allies’ cards discarded

## the end of the war
war-end-supremacy = Supremacy has reached the end of its track.
war-end-objective = The markers have met the secret objective.
war-areas-held = { $n ->
    [one] 1 area held
   *[other] { $n } areas held
}
ended-supremacy = supremacy
ended-objective = the secret objective
decided-supremacy = supremacy
decided-objective = the secret objective

## the table in lines of words
war-plain-round = Round { $round }, { $phase }.
war-plain-visions = Available prescience cards: { $cards }.
war-plain-powers = Powers of the Imperium: { $powers }.
war-plain-power = { $power } in row { $row }
war-plain-banned = { $power } in row { $row }, ban in force
war-plain-side = { $name } ({ $seat }, { $side }): dice: { $dice }; planning cards { $hand }; Bene Gesserit tokens { $tokens }; leaders: { $leaders }.

## the questions before a game
start-war-atreides = the Atreides, against a bot that moves at random
start-war-harkonnen = the Harkonnen, against a bot that moves at random
start-war-friends = two people at this screen, taking turns
start-war-names = Your names, separated by a comma, the Atreides first
start-war-two-names = two names, please
start-rulings = Which rules?
