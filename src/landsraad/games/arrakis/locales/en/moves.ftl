### Labels of the moves of the war for Arrakis, and the guide line for each kind of decision. They are its own: the same
### words mean other things in other games.

## a turn
arrakis-move-action = { $die_result }: { $text }
arrakis-move-special = { $named_leader }, special action: { $text }
arrakis-move-plan = Play { $planning_card }: { $text }
arrakis-move-claim = Take { $prescience_card }: { $text }
arrakis-move-with = Spend a { $die_result } die
arrakis-move-desert_power = Desert Power: { $text }
arrakis-move-reveal = Turn up { $counter } in { $area } ({ $token })
arrakis-move-scout = Scout { $area } with the ornithopter of the { $air_zone } air zone
arrakis-move-atomics = Detonate the family atomics: { $area }
arrakis-move-schemes = Discard { planning-card-hawats_scheming } ×{ $n }: { named-leader-thufir_hawat } leaves the game, { named-leader-gaius_helen_mohiam } enters play
arrakis-move-end = End your turn
arrakis-move-pass = { $asks ->
    [ClaimWindow] Take no card
   *[other] Pass
}
arrakis-move-skip = { $asks ->
    [AnyAction] Take no action
    [PlaceToken] Keep the token
    [CarryallRescue] Let the harvester be lost
    [EndOfPhaseWorm] Let the Wild Maker stay
    [PlayAnother] Play no card
    [PlaceDrawn] Put the token back
    [Enter] Not now
    [PlaceSigns] Place no more
    [MoveWorms] Move no more
    [DesertPower] Do nothing
    [PlaceWorms] Place no more
    [RemoveVehicles] Remove no more
    [SwallowHarvesters] Remove no more
   *[other] Decline
}
arrakis-move-done = { $asks ->
    [Cards] Discard no card
    [SpendSpice] Spend no more
    [Relieve] Replace no more
    [DismissCards] Shuffle the rest back
    [ClaimAtEnd] Take no more
    [DrawCards] Draw now
   *[other] Stop here
}

## legions
arrakis-move-move = { $asks ->
    [ShiftLegion] Drive the legion of { $area } ({ $text }) to { $to_area }
    [MoveSietch] Move the sietch of { $area } to { $to_area }
   *[other] Move the legion of { $area } ({ $text }) to { $to_area }
}
arrakis-move-fly = Fly the legion of { $area } ({ $text }) to { $to_area }
arrakis-move-attack = Attack { $to_area } with the legion of { $area } ({ $text })
arrakis-move-air_attack = Attack { $to_area } by ornithopter with the legion of { $area } ({ $text })
arrakis-move-zone = { $asks ->
    [CarryallRescue] Save it with the carryall of the { $air_zone } air zone
   *[other] Use the ornithopter of the { $air_zone } air zone
}
arrakis-move-leave = Leave { $figure_acc } behind
arrakis-move-go = { $asks ->
    [ClearSigns] Discard them all
    [StormsNow] Call the storms
    [ComeAlong] Take everybody along
   *[other] March with the rest
}
arrakis-move-place = Place { $figure_acc } in { $area }
arrakis-move-bring = { $asks ->
    [ComeAlong] Take { $figure_acc } along
   *[other] Bring { $figure_acc } from { $area }
}
arrakis-move-at = { $asks ->
    [FlyIt] Strike the legion in { $area }
    [Bombard] Strike the legion in { $area }
    [DiscardSigns] Discard the wormsign in { $area }
    [UncoverArea] Turn up everything in { $area }
   *[other] { $area }
}
arrakis-move-in = { $sector }
arrakis-move-upgrade = Replace a unit in { $area }: { $was } → { $now }

## vehicles, cards, spice
arrakis-move-station = { $there_id ->
    [none] Place { $vehicle_acc } in the { $air_zone } air zone
   *[other] Place { $vehicle_acc } in the { $air_zone } air zone instead of { $there_acc }
}
arrakis-move-harvester = Place a harvester in { $area } ({ $terrain }: { n-spice-points })
arrakis-move-remove = Remove { $vehicle_acc } from { $area }
arrakis-move-ground = Remove { $there_acc } from the { $air_zone } air zone
arrakis-move-draw = A card of { $planning_deck }
arrakis-move-discard = { $asks ->
    [Cards] Discard { $planning_card } for a die
   *[other] Discard { $planning_card }
}{ $alike ->
    [no] {""}
   *[yes] {" "}({ $text })
}
arrakis-move-hold = Hold { $power } in row { $row } (2 spice)
arrakis-move-raise = Raise { $power } from row { $row } (3 spice)
arrakis-move-lower = Lower { $power } from row { $row }
arrakis-move-ban = The ban of { $power }: { $text }
arrakis-move-stockpile = Stockpile: 1 supremacy for 3 spice
arrakis-move-change = Change the die to { $die_result }
arrakis-move-bene_gesserit = Put the token on { $die_result }
arrakis-move-force = { $die_result }
arrakis-move-dismiss = Remove { $prescience_card } from the game
arrakis-move-card = { $prescience_card }
arrakis-move-marker = { $stage ->
    [lower] Lower { $marker } by { $n }
   *[other] Raise { $marker } by { $n }
}
arrakis-move-leader = { $asks ->
    [Enter] { $named_leader } enters play
   *[other] { $named_leader } in { $area }
}
arrakis-move-replace = Take { $named_leader } off the board in { $area }
arrakis-move-sietch = The sietch of { $area }
arrakis-move-flee = Send away { $figure_acc } from { $area }
arrakis-move-choose = { $asks ->
    [ScoutArea] { $n ->
        [1] Only the sietch
        [2] Only the deployment tokens
       *[other] The sietch and the deployment tokens
    }
   *[other] { $text }
}

## desert
arrakis-move-wormsign = Place a wormsign in { $area }
arrakis-move-worm = Move { $worm_acc } from { $area } to { $to_area }
arrakis-move-worm_attack = Attack { $to_area } with { $worm_acc } from { $area }
arrakis-move-place_worm = Place { $worm_acc } in { $area }
arrakis-move-resolve = The worm in { $area } is next
arrakis-move-return_worm = Take { $worm_acc } from { $area }
arrakis-move-swap_worm = Replace the Wild Maker in { $area } by a sandworm

## battle
arrakis-move-lose = { $stage ->
    [reduce] Replace { $figure_acc } by a regular unit
   *[other] Remove { $figure_acc }
}
arrakis-move-use = { $figure }: hits { $hits }, shields { $shields }
arrakis-move-continue = { $stage ->
    [siege] Continue the attack (costs 1 hit)
   *[other] Continue the attack
}
arrakis-move-cease = Cease the attack
arrakis-move-retreat = { $stage ->
    [own] Retreat; you choose where to
   *[other] Retreat; the attacker chooses where to
}
arrakis-move-stand = Stand and fight
arrakis-move-retreat_to = { $stage ->
    [nowhere] There is nowhere to go: the legion is destroyed
   *[other] To { $area }
}

## decisions
arrakis-decision-Turn = { $stage ->
    [acted] Your action is done: end your turn, or take a free action
    [empty] You have no dice left: pass, or do something that needs no die
   *[other] Choose your action; free actions are possible before and after it
}
arrakis-decision-AnyAction = { $cause }: choose the action of the die
arrakis-decision-PlayWithDie = { $cause }: choose the die that pays for it
arrakis-decision-PayClaim = { $cause }: choose the die that pays for it
arrakis-decision-PlayAnother = { $cause }: play another planning card without a die, or not
arrakis-decision-DrawCards = { $cause }: choose the decks to draw from ({ $n } left)
arrakis-decision-DiscardOwn = { $cause }: discard planning cards of your choice ({ $n } left)
arrakis-decision-DiscardTwo = { $cause }: choose planning cards to discard
arrakis-decision-HandDown = { $n ->
    [6] You may keep six cards: discard one
   *[other] You may keep four cards: discard one
}
arrakis-decision-ScoutArea = Choose what to turn up in { $area }
arrakis-decision-ChangeDie = A die has no free cell: change it to a result with the most free cells
arrakis-decision-PlaceToken = Use a Bene Gesserit token as an extra die in this round, or keep it for later
arrakis-decision-PlaceAll = Place your vehicles: { $vehicle }, { $n } left
arrakis-decision-PlaceVehicles = { $cause }: place vehicles (up to { $n } more)
arrakis-decision-SpendSpice = You have { n-spice-points }: hold or raise the markers of the Imperium; the others move down
arrakis-decision-ExtraBan = Choose the ban that comes into force
arrakis-decision-Marching = { $stage ->
    [move] { $cause }: move a legion (up to { $n } more), or stop
    [attack] { $cause }: attack with a legion, or stop
   *[other] { $cause }: move legions (up to { $n }), or attack with one instead
}
arrakis-decision-Split = { $area } → { $to_area }: { $text }. Choose who stays behind, or march
arrakis-decision-March = { $cause }: move the legion, or stop
arrakis-decision-StormsNow = { $cause }: call the Coriolis storms, or not
arrakis-decision-TakeOff = Choose the ornithopter that carries the legion
arrakis-decision-Cards = Battle of { $area }, round { $round }: your dice { $n }, the enemy’s { $theirs }. Discard planning cards for more, or continue
arrakis-decision-LeadersTurn = Battle of { $area }: choose the leader who uses a special result
arrakis-decision-Casualties = { $area }: take { n-hits }. Choose a loss
arrakis-decision-ContinueOrCease = Battle of { $area }: continue, or cease the attack
arrakis-decision-RetreatOrStand = Battle of { $area }: retreat, or stand and fight on
arrakis-decision-RetreatChoice = { $stage ->
    [own] Choose where your legion of { $area } retreats to
   *[other] Choose where the enemy legion of { $area } retreats to
}
arrakis-decision-DriveOut = Choose where the legion of { $area } flees from the atomics
arrakis-decision-LimitCheck = Too many units in { $area }: choose what to remove
arrakis-decision-Muster = { $cause }: put figures on the board, or stop
arrakis-decision-ChooseSite = { $cause }: choose the area for the figures
arrakis-decision-PlaceDrawn = { $cause }: you drew a token with { $token }. Choose a sietch area for it
arrakis-decision-Swap = { $cause }: replace units (up to { $n } more), or stop
arrakis-decision-DesertPower = Desert Power: place two wormsigns, move two sandworms, or attack with one
arrakis-decision-PlaceSigns = Place a wormsign (up to { $n } more), or stop
arrakis-decision-LaySigns = There are too few wormsigns: choose the areas that get one
arrakis-decision-MoveWorms = Move a sandworm, or stop
arrakis-decision-MoveWildMaker = Move the Wild Maker, or not
arrakis-decision-AttackWithWildMaker = Attack with the Wild Maker, or not
arrakis-decision-EndOfPhaseWorm = End of the phase: you may replace the Wild Maker by a sandworm
arrakis-decision-CarryallRescue = A worm comes to the harvester in { $area }: save it with a carryall, or lose it
arrakis-decision-Surface = Place the worms that the wormsigns have called
arrakis-decision-Upheaval = Choose the worm to resolve next
arrakis-decision-PlaceWorms = { $cause }: place a sandworm, or stop
arrakis-decision-SummonWildMaker = { $cause }: choose an empty desert area for the Wild Maker
arrakis-decision-ClaimWindow = You may take a prescience card now
arrakis-decision-ClaimAtEnd = End of the round: take prescience cards, or not
arrakis-decision-FearlessSteps = { $cause }: choose the marker that advances { $n } more
arrakis-decision-ShowPaulsTokens = { $cause }: choose tokens in Paul’s area to turn up
arrakis-decision-SendFamilies = { $cause }: choose units or tokens of sietch areas to send away
arrakis-decision-Relieve = Replace named leaders on the board by leaders without a name, or not
arrakis-decision-DismissCards = Choose prescience cards to remove from the game; the others go back into the deck
arrakis-decision-Detonate = { $cause }: choose where the family atomics go off, or keep them
arrakis-decision-SwallowHarvesters = { $cause }: choose a harvester in deep desert to remove, or stop
arrakis-decision-RemoveVehicles = { $cause }: choose a vehicle to remove (up to { $n } more), or stop
arrakis-decision-Rockets = { $cause }: choose the sector to fire at
arrakis-decision-CaptureOrnithopter = { $cause }: choose the ornithopter you capture
arrakis-decision-FlyIt = { $cause }: choose the legion to strike
arrakis-decision-Bombard = { $cause }: choose the legion to strike
arrakis-decision-WarnSietch = { $cause }: choose the threatened sietch for a deployment token
arrakis-decision-SwapTokens = { $cause }: choose the sietch whose tokens change places
arrakis-decision-MoveSietch = { $cause }: choose the sietch and where it goes
arrakis-decision-ComeAlong = { $cause }: choose who goes with the sietch
arrakis-decision-ShiftLegion = { $cause }: choose the enemy legion in the desert and where it goes
arrakis-decision-UncoverArea = { $cause }: choose the area whose sietch and tokens are turned up
arrakis-decision-ReturnVision = { $cause }: choose the prescience card that goes back into the deck
arrakis-decision-AttachTo = { $cause }: choose the prescience card to lay it on
arrakis-decision-ExchangeVisions = { $cause }: choose prescience cards to replace by new ones, or stop
arrakis-decision-ShiftMarkers = { $stage ->
    [lower] { $cause }: choose a marker to lower
   *[other] { $cause }: choose the marker to raise
}
arrakis-decision-ForceDie = { $cause }: choose the die the enemy must use in the next turn
arrakis-decision-LowerMarker = { $cause }: choose the marker of the Imperium to lower
arrakis-decision-TankLeader = { $cause }: choose the enemy leader who goes to the regeneration tank
arrakis-decision-DiscardSigns = { $cause }: choose wormsigns to discard (up to { $n } more), or stop
arrakis-decision-ClearSigns = { $cause }: discard the wormsigns around the area, or leave them
arrakis-decision-Enter = { $cause }: bring the leader into play, or not

## options of a game
option-rulings = Rules
