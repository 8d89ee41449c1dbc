### The log of the war for Arrakis. `-hidden` is the wording for those who may not see it all.

## amounts, as they are won, lost or moved
n-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
n-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
n-action-dice = { $n ->
    [one] 1 action die
   *[other] { $n } action dice
}
n-spice-points = { $n } spice

## rounds, phases, turns
event-war_round = Round { $n }
event-war_phase = Phase: { $phase }
event-war_turn = turn of { $seat }
event-war_pass = { $seat } passed
event-victory = { $objective_id ->
    [none] { $seat } won the war: supremacy has reached the end of its track
   *[other] { $seat } won the war: { $objective } is met
}

## action dice
event-rolled_action = { $set_aside ->
    [0] { $seat } rolled { $result }
   *[other] { $seat } rolled { $result }, which has no free cell
}
event-die_changed = { $seat } changed a die to { $result }
event-bene_gesserit_on = { $seat } put a Bene Gesserit token on { $result }
event-bene_gesserit_gained = { $seat } took a Bene Gesserit token
event-die_spent = { $token ->
    [0] { $seat } spent a { $result } die
   *[other] { $seat } spent the Bene Gesserit token on { $result }
}
event-die_lost = { $seat } lost a { $result } die
event-dice_wasted = { $seat } left { n-action-dice } unused
event-took_action = { $seat } took the { $result } action
event-took_special = { $seat } took the special action of { $leader }
event-leader_card_used = { $seat } turned the card of { $leader } over until the end of the round
event-desert_called = { $seat } took the Desert Power action
event-scouted = { $seat } scouted { $area } with the ornithopter of the { $zone } air zone
event-schemed = { $seat } discarded { planning-card-hawats_scheming } ×{ $n }

## planning cards
event-drew_planning = { $seat } drew { $card } ({ $deck })
event-drew_planning-hidden = { $seat } drew a planning card ({ $deck })
event-played_planning = { $seat } played { $card }
event-discarded_planning = { $seat } discarded { $card }

## leaders
event-leader_entered = { $leader } entered play
event-leader_left = { $leader } left the game for good
event-leader_became = { $was } became { $now }
event-leader_tanked = { $leader } went to the regeneration tank
event-leader_restored = { $leader } left the regeneration tank
event-leader_relieved = { $seat } took { $leader } off the board in { $area }

## tracks, prescience, atomics
event-supremacy = { $seat } advanced supremacy: { $was } → { $now }
event-prescience = { $seat } moved the { $marker } marker: { $was } → { $now }
event-prescience_shown = { $seat } revealed the prescience card { $card }
event-objective_drawn = { $seat } drew { $objective }
event-objective_drawn-hidden = { $seat } drew another secret objective
event-prescience_claimed = { $seat } took the prescience card { $card }
event-prescience_removed = { $seat } removed { $card } from the game
event-prescience_returned = { $seat } shuffled { $card } back into the deck
event-families_fled = { $seat } returned a unit from { $area } to the supply
event-atomics_used = { $seat } detonated the family atomics: { $area } is desert now
event-legion_displaced = { $seat } drove a legion from { $from } to { $to } ({ $side })

## tokens, settlements, stations
event-token_shown = { $seat } turned up { $counter } in { $area }: { $token }
event-token_placed = { $seat } deployed { $counter } in { $area }: { $token }
event-token_placed-hidden = { $seat } deployed { $counter } in { $area }
event-token_drawn = { $seat } drew a deployment token: { $token }
event-token_drawn-hidden = { $seat } drew a deployment token
event-sietch_shown = { $seat } turned up the sietch in { $area }: rank { $rank }
event-sietch_moved = { $seat } moved the sietch of { $from } to { $to }
event-tokens_swapped = { $seat } swapped the tokens of { $from } and { $to }
event-settlement_destroyed = { $seat } destroyed the settlement in { $area }, rank { $rank }
event-station_captured = { $seat } captured the testing station in { $area }: { $marker }

## vehicles and spice
event-dice_locked = { $n ->
    [0] { $seat } has no dice locked on the Spice Must Flow board (row { $row })
   *[other] { $seat } has { n-action-dice } locked on the Spice Must Flow board (row { $row })
}
event-harvester_placed = { $seat } placed a harvester in { $area }
event-harvester_gone = { $seat } lost the harvester in { $area }
event-harvester_saved = { $seat } saved the harvester in { $area } with the carryall of the { $zone } air zone
event-air_placed = { $seat } placed { $vehicle_acc } in the { $zone } air zone
event-air_gone = { $seat } removed { $vehicle_acc } from the { $zone } air zone
event-harvested = { $seat } harvested { n-spice-points } in { $area }
event-from_reserve = { $seat } took { n-spice-points } from the reserve
event-imperium_held = { $seat } paid to hold the { $power } marker
event-imperium_moved = { $seat } moved the { $power } marker: row { $was } → { $now }
event-stockpiled = { $seat } stockpiled spice for supremacy
event-spice_kept = { $lost ->
    [0] { $seat } kept { n-spice-points } in reserve
   *[other] { $seat } kept { n-spice-points } in reserve and lost { $lost }
}
event-banned = { $seat } comes under the ban of { $power }
event-unbanned = the ban of { $power } on { $seat } ends

## wormsigns, sandworms, storms
event-wormsign_placed = { $seat } placed a wormsign in { $area }
event-wormsign_discarded = { $seat } discarded the wormsign in { $area }
event-wormsign_turned = { $seat } turned up the wormsign in { $area }: { $sign }
event-worms_withheld = { $seat } lets no worm appear in { $area }
event-worm_appeared = { $seat } placed { $worm_acc } in { $area }
event-worm_taken = { $seat } took { $worm_acc } from { $area }
event-worm_moved = { $seat } moved { $worm_acc } from { $from } to { $to }
event-worm_attacked = { $seat } attacked { $to } with { $worm_acc } from { $from }
event-worm_swapped = { $seat } replaced the Wild Maker in { $area } by a sandworm
event-storm_struck = { $seat } rolls for the Coriolis storm in { $area }

## placing and moving figures
event-figure_placed = { $from_id ->
    [none] { $seat } placed { $figure_acc } in { $area }
   *[other] { $seat } brought { $figure_acc } from { $from } to { $area }
}
event-unit_replaced = { $seat } replaced a unit in { $area }: { $was } → { $now }
event-legion_moved = { $seat } moved a legion ({ n-units }) from { $from } to { $to }
event-troop_transport = { $seat } used the ornithopter of the { $zone } air zone for the legion in { $from }
event-excess_removed = { $seat } removed { $figure_acc } from { $area }: too many units

## battles
event-attacked = { $surprise ->
    [0] { $seat } attacked { $area } from { $from }
   *[other] { $seat } attacked { $area } from { $from } by surprise
}
event-undefended = { $seat } found { $area } undefended
event-battle_round = battle round { $round } in { $area }
event-combat_roll = { $seat } rolled: hits { $hits }, shields { $shields }, specials { $specials }
event-surprise_hit = { $seat } added { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
event-special_used = { $seat } turned a special with { $figure }: hits { $hits }, shields { $shields }
event-specials_lost = { $seat } could not use specials: { $n }
event-shields_cancelled = { $seat } cancelled shields of the opponent: { $n }
event-hits_taken = { $seat } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} in { $area }
event-casualty = { $seat } lost { $figure_acc } in { $area }
event-unit_reduced = { $seat } replaced { $figure_acc } in { $area } by a regular unit
event-legion_destroyed = { $seat } lost the whole legion in { $area }
event-siege_cost = { $seat } takes 1 hit to go on against the settlement in { $area }
event-legion_retreated = { $seat } retreated from { $from } to { $to }
event-legion_advanced = { $seat } advanced ({ n-units }) from { $from } to { $to }
event-battle_ended = { $winner_id ->
    [none] nobody won the battle of { $area }
   *[other] the battle of { $area } is won by the { $winner } side
}
event-special_attack = { $seat } struck the legion in { $area } with { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
