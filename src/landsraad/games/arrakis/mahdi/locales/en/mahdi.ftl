### War for Arrakis alone: what the Mahdi rules do for the Harkonnen, why, and what they leave to the player.

role-automa = Mahdi
region-ne_outer = { sector-ne_outer }
region-se_outer = { sector-se_outer }
region-sw_outer = { sector-sw_outer }
region-nw_outer = { sector-nw_outer }
region-central = the four central sectors
black-token-numbered = black token { $n }
silver-token-numbered = silver token { $n }
arrakis-cell-reinforcements = reinforcements
arrakis-cell-unrolled_dice = dice not rolled yet

## why one was chosen
mahdi-reason-only = no other fits
mahdi-reason-choice = chosen among equals
mahdi-reason-nearest = the nearest
mahdi-reason-strongest = the strongest
mahdi-reason-strongest_lead = the greatest lead in strength
mahdi-reason-highest_rank = the highest rank
mahdi-reason-no_ornithopter = no ornithopter is needed
mahdi-reason-target = the target sietch
mahdi-reason-named_leader = a named leader is there
mahdi-reason-shortest = the shortest way
mahdi-reason-joins = it joins another legion
mahdi-reason-near_sietch = nearest to a sietch
mahdi-reason-terrain = the best ground
mahdi-reason-can_attack = able to attack a sietch
mahdi-reason-near_target = nearest to the target
mahdi-reason-deep_and_safe = empty deep desert away from the Atreides
mahdi-reason-desert_and_safe = empty desert away from the Atreides
mahdi-reason-deep = other deep desert
mahdi-reason-desert = other desert
mahdi-reason-same_region = its sector is being harvested
mahdi-reason-destroyed = its sietch is destroyed
mahdi-reason-leaders = leaders until one is left
mahdi-reason-elites = elite units
mahdi-reason-sardaukar = Sardaukar
mahdi-reason-regulars = regular units
mahdi-reason-last_leader = the leader before the last regular units

## a round
event-mahdi_harvest = { $seat } will harvest here in this round: { $region }
event-mahdi_target = { $seat } has a new target sietch: { $card }
event-mahdi_redraw = { $seat } dropped the tactics card { $card }: { $because }
event-mahdi_target_lost = { $seat } has destroyed the target { $card } and draws another one
event-mahdi_reinforced = { $seat } put a card face down on the reinforcements ({ $deck })
event-mahdi_time = { $seat } advances with every round
event-mahdi_tactics_shuffled = the tactics cards were shuffled

## vehicles
event-mahdi_harvester = { $seat } chose { $area } for a harvester: { $because }
event-mahdi_next_sector = { $seat } went on to the next sector: { $sector }
event-mahdi_carryall = { $seat } chose the { $zone } air zone for a carryall: harvesters protected { $n }
event-mahdi_thopter_attack = { $seat } chose the { $zone } air zone for an ornithopter: a legion there could fly to a sietch
event-mahdi_thopter_target = { $seat } chose the { $zone } air zone for an ornithopter: it is linked to the target
event-mahdi_thopter_near = { $seat } chose the { $zone } air zone for an ornithopter: near the target

## a turn
event-mahdi_rolled = { $seat } rolled { $result }
event-mahdi_rerolled = { $seat } rolled { $result } again: three spent dice show it
event-mahdi_forced = { $seat } must use { $result }
event-mahdi_special = { $seat } prefers the special action of { $leader }
event-mahdi_idle = { $seat } found nothing to attack

## attack and movement
event-mahdi_attacks_near = { $seat } chose to attack the sietch { $area } from { $from }: { $because }
event-mahdi_attacks_sietch = { $seat } chose to attack the sietch { $area } from { $from }: { $because }
event-mahdi_attacks_legion = { $seat } chose to attack the legion in { $area } from { $from }: { $because }
event-mahdi_aims = { $seat } moves towards the target { $area }
event-mahdi_aims_elsewhere = { $seat } is too weak for the target and moves towards { $area }: { $because }
event-mahdi_no_aim = { $seat } has no legion strong enough for any sietch: none moves
event-mahdi_moves = { $seat } chose the move { $from } → { $to }: { $because }
event-mahdi_merges = { $seat } joins legions next to the target: { $from } → { $to }
event-mahdi_holds = { $seat } has no legion that could come nearer

## deployment, House, cards
event-mahdi_deploys = { $seat } chose { $area } to deploy in: { $because }
event-mahdi_substitute = { $seat } had no { $wanted } left and takes { $found_acc }
event-mahdi_house = { $seat } chose { $area }: { $because }
event-mahdi_near = { $seat } chose { $area }: { $because }
event-mahdi_card = { $seat } turned up { $card } ({ $deck })
event-mahdi_card_kept = { $seat } cannot resolve all of { $card }: it joins the reinforcements
event-mahdi_drew = { $seat } drew a card to the reinforcements ({ $deck })
event-mahdi_scheme_laid = { $seat } laid { planning-card-hawats_scheming } beside the board
event-mahdi_schemes = { $seat } completed { planning-card-hawats_scheming }
event-mahdi_deck_rebuilt = { $seat } shuffled the discards into a new deck ({ $deck })
event-mahdi_reveal_price = { $seat } gets a reinforcement for what was turned up ({ $deck })
event-mahdi_die_back = { $seat } takes back a die from the Spice Must Flow board
event-mahdi_no_die_back = { $seat } has no die to take back and gains supremacy

## battle, garrisons, spice
event-mahdi_reinforces = { $seat } discarded the reinforcement { $card } for a die
event-mahdi_discards = { $seat } discarded the reinforcement { $card }
event-mahdi_loses = { $seat } takes a hit by the list ({ $because }): { $figure }
event-mahdi_ceases = { $seat } gives up: strength { $mine } against { $theirs }
event-mahdi_no_siege_cost = { $seat } goes on against the sietch without a hit
event-garrison_left = { $seat } left a garrison in { $area }: two tokens face down
event-garrison_shown = { $seat } turned up a garrison token in { $area }: { $token }
event-garrison_dropped = { $seat } removed a garrison token in { $area }: too many units
event-garrison_recalled = { $seat } has no tokens left: one in { $area } is turned up
event-mahdi_carryall_kept = { $seat } kept the carryall for deep desert: no help for { $area }
event-mahdi_holds_marker = { $seat } spent spice on the lowest marker that would sink: { $power }
event-mahdi_raises_marker = { $seat } spent what is left on the lowest marker: { $power }
event-mahdi_surplus = { $seat } has more spice than the markers need: { $n } for supremacy

## the turn of the automa step by step
step-mahdi_rolled = Die: { $result }
    .why = After each of your turns one unused die is rolled and carried out.
step-mahdi_rerolled = { $result } is rolled again
    .why = Three spent dice show this result already.
step-mahdi_forced = Die: { $result }
    .why = { planning-card-truthtrance } demands it.
step-mahdi_special = Special action of { $leader }
    .why = A special action that is possible comes before the ordinary one.
step-mahdi_attacks_near = Attack on the sietch { $area } from { $from }
    .why = Only this sietch can be attacked: { $because }.
step-mahdi_attacks_sietch = Attack on the sietch { $area } from { $from }
    .why = Of several attacks: { $because }.
step-mahdi_attacks_legion = Attack on the legion in { $area } from { $from }
    .why = No sietch can be attacked. Of the legions: { $because }.
step-mahdi_aims = Towards { $area }
    .why = Nothing can be attacked: legions move to the target sietch.
step-mahdi_aims_elsewhere = Towards { $area } in this turn
    .why = No legion is stronger than the defenders of the target. Instead: { $because }.
step-mahdi_no_aim = No legion moves
    .why = None is stronger than the defenders of any sietch.
step-mahdi_moves = { $from } → { $to }
    .why = Nearest legion first, along the shortest way. What decided: { $because }.
step-mahdi_merges = { $from } → { $to }
    .why = Next to the target legions only move to join a stronger one.
step-mahdi_deploys = Deployment in { $area }
    .why = The settlement with the strongest legion, then the nearest to the target. What decided: { $because }.
step-mahdi_house = Where: { $area }
    .why = Nearest to a sietch, then able to attack, then nearest to the target. What decided: { $because }.
step-mahdi_near = Where: { $area }
    .why = As near to the target sietch as possible: { $because }.
step-mahdi_card = Card: { $card }
    .why = Cards are drawn from the two decks in turns and played at once.
step-mahdi_card_kept = { $card }: no effect
    .why = A card that cannot be resolved in full joins the reinforcements.
step-garrison_left = Garrison in { $area }
    .why = A legion has left a settlement: a black and a silver token, face down.
step-mahdi_reinforces = Reinforcement: { $card }
    .why = In every battle round cards are discarded until there are six dice.
step-mahdi_ceases = The attack ends
    .why = Strength { $mine } against { $theirs }: half or less.
step-mahdi_harvest = Harvest: { $region }
    .why = The first tactics card of the round names the sector of the harvest.
step-mahdi_target = Target: { $card }
    .why = A tactics card names the target sietch: not in the sector of the harvest, and not destroyed.
step-mahdi_redraw = { $card }: another card is drawn
    .why = It cannot be the target: { $because }.
step-mahdi_target_lost = { $card } is destroyed
    .why = Another target is drawn at once.
step-mahdi_reinforced = Reinforcement: { $deck }
    .why = In every round a card of each deck joins the pile, face down.
step-mahdi_time = Time is on their side
    .why = The Harkonnen gain a step of supremacy at the end of every round.
step-mahdi_tactics_shuffled = New tactics
    .why = All eight tactics cards are shuffled after every round.
step-mahdi_harvester = Harvester: { $area }
    .why = The best free area by the list: { $because }.
step-mahdi_next_sector = On to the sector { $sector }
    .why = The sector of the harvest is full; that of the target is left out.
step-mahdi_carryall = Carryall: { $zone }
    .why = Where most harvesters are protected: { $n }.
step-mahdi_thopter_attack = Ornithopter: { $zone }
    .why = From there a legion reaches a sietch two areas away that it can attack.
step-mahdi_thopter_target = Ornithopter: { $zone }
    .why = The zone is linked to the sector of the target.
step-mahdi_thopter_near = Ornithopter: { $zone }
    .why = The zones of the target are taken: next to it, between central sectors first.
step-mahdi_idle = Nothing to attack
    .why = No legion is stronger than an enemy it could attack.
step-mahdi_holds = No legion moves
    .why = None can come nearer.
step-mahdi_substitute = { $found } in place of: { $wanted }
    .why = None is left: stronger units come instead, or else weaker ones.
step-mahdi_drew = Reinforcement: { $deck }
    .why = Cards they may draw join the pile, from the two decks in turns.
step-mahdi_scheme_laid = { planning-card-hawats_scheming }: laid beside the board
    .why = The first of these cards waits for the second.
step-mahdi_schemes = { planning-card-hawats_scheming }: completed
    .why = It is the second one: both are discarded and take effect.
step-mahdi_deck_rebuilt = New deck: { $deck }
    .why = The deck was empty: its discards are shuffled.
step-mahdi_reveal_price = Reinforcement: { $deck }
    .why = One for each sietch or token that you choose to turn up.
step-mahdi_die_back = A die comes back
    .why = Instead of a Bene Gesserit token they take a die off the Spice Must Flow board.
step-mahdi_no_die_back = A step of supremacy
    .why = Instead of a Bene Gesserit token, because there is no die to take back.
step-mahdi_discards = Discarded: { $card }
    .why = What they must discard comes off the reinforcements.
step-mahdi_loses = Loss: { $figure }
    .why = Hits are taken by the list: { $because }.
step-mahdi_no_siege_cost = On against the sietch
    .why = In a solo game this costs the Harkonnen no hit.
step-garrison_shown = Garrison: { $token }
    .why = A token is turned up when it fights, or when a unit is replaced there.
step-garrison_dropped = { $area }: a garrison token less
    .why = There are too many units: the weakest go first.
step-garrison_recalled = { $area }: a garrison token is turned up
    .why = None was left: one of each colour comes back from the board.
step-mahdi_carryall_kept = { $area }: no help
    .why = Carryalls save harvesters in deep desert first.
step-mahdi_holds_marker = Held: { $power }
    .why = Spice first keeps markers from sinking, the lowest before the others.
step-mahdi_raises_marker = Raised: { $power }
    .why = The rest of the spice raises the lowest markers.
step-mahdi_surplus = Supremacy for spice
    .why = All markers are in the top row, and there was more spice than they need.

## decisions that the rules leave open
arrakis-decision-ByList = { $cause }: which one? They are equal by the list
arrakis-decision-MahdiHarvesters = Where does the harvester go? These places are equal by the list
arrakis-decision-MahdiCarryalls = Which air zone for the carryall? These are equal by the list
arrakis-decision-MahdiOrnithopters = Which air zone for the ornithopter? These are equal by the list
arrakis-decision-ChooseAim = { $cause }: which sietch do the legions move to? These are equal by the list
arrakis-decision-MahdiMarch = { $cause }: which move? These are equal by the list
arrakis-decision-MahdiStrike = { $cause }: which attack? These are equal by the list
arrakis-decision-MahdiDeploy = { $cause }: in which settlement? These are equal by the list
arrakis-decision-MahdiLeader = { $cause }: which leader comes? The list names none
arrakis-decision-MahdiSwap = { $cause }: in which legion is a unit replaced? These are equal by the list
arrakis-decision-MahdiPlace = { $cause }: in which area? These are equal by the list
arrakis-decision-MahdiNear = { $cause }: where? These are equally near to the target
arrakis-decision-MahdiSpice = Spice { $n }: which marker? These are in the same row
arrakis-decision-Recall = No garrison tokens are left: which one on the board is turned up?
refusal-reveal-watched = an ornithopter watches { $area }: you may not turn up anything there

## in the terminal
war-tactics = Target { $target }, harvest: { $region }
war-spent = (spent { $dice })
war-reinforcements = reinforcements { $n }
war-plain-tactics = Target sietch: { $target }. Harvest: { $region }.
war-plain-automa = { $name } ({ $side }): dice not rolled yet { $n }; spent: { $dice }; reinforcements { $cards }; leaders: { $leaders }.
start-war-alone = solo: the Atreides against Harkonnen who follow the Mahdi rules

## in the gallery
gallery-tactics = Tactics cards
field-solo = Alone
field-harvest = First card
field-target = Second card
tactics-harvest = harvest in this round: { $region }
tactics-target = target sietch of this round: { $area }
garrison-words = laid face down, one black and one silver, where a legion has left a settlement; turned up when it fights
solo-thufir_hawat = draw 3 cards of { planning-deck-house_harkonnen } and play them at once
solo-gaius_helen_mohiam = draw 3 cards of { planning-deck-corrino_allies } and play them at once
solo-truthtrance = choose a result of which the Harkonnen have fewer than 3 spent dice (2 of Deployment or House): their next turn is played as if it had been rolled; then draw 2 planning cards or play 1
solo-hawats_scheming = the first one is laid beside the board; with the second both are discarded and take effect

## ties decided by chance
event-picked = { $seat } had several equal choices: one was drawn
