### Zápis války o Arrakis. `-hidden` je znění pro ty, kdo nesmějí vidět vše. Po { $seat } hned stojí sloveso, viz
### games/dune/locales.

## množství: co se získává, ztrácí nebo přesouvá
n-hits = { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
    [many] { $n } zásahy
   *[other] { $n } zásahů
}
n-units = { $n ->
    [one] 1 jednotku
    [few] { $n } jednotky
    [many] { $n } jednotky
   *[other] { $n } jednotek
}
n-action-dice = { $n ->
    [one] 1 kostku akcí
    [few] { $n } kostky akcí
    [many] { $n } kostky akcí
   *[other] { $n } kostek akcí
}
n-spice-points = { $n } koření

## kola, fáze, tahy
event-war_round = { $n }. kolo
event-war_phase = Fáze: { $phase }
event-war_turn = na tahu: { $seat }
event-war_pass = { $seat } pasuje
event-victory = { $objective_id ->
    [none] { $seat } vítězí ve válce: nadvláda dosáhla konce počítadla
   *[other] { $seat } vítězí ve válce: splněno – { $objective }
}

## kostky akcí
event-rolled_action = { $set_aside ->
    [0] { $seat } hází: { $result }
   *[other] { $seat } hází: { $result } (není pro to políčko)
}
event-die_changed = { $seat } mění kostku na výsledek { $result }
event-bene_gesserit_on = { $seat } klade žeton Bene Gesserit na políčko { $result }
event-bene_gesserit_gained = { $seat } bere žeton Bene Gesserit
event-die_spent = { $token ->
    [0] { $seat } vynakládá kostku { $result }
   *[other] { $seat } vynakládá žeton Bene Gesserit z políčka { $result }
}
event-die_lost = { $seat } ztrácí kostku { $result }
event-dice_wasted = { $seat } nevyužívá { n-action-dice }
event-took_action = { $seat } provádí akci { $result }
event-took_special = { $seat } provádí zvláštní akci vůdce: { $leader }
event-leader_card_used = { $seat } otáčí do konce kola kartu vůdce: { $leader }
event-desert_called = { $seat } provádí akci Síla pouště
event-scouted = { $seat } provádí průzkum oblasti { $area } ornitoptérou (vzdušná zóna { $zone })
event-schemed = { $seat } odhazuje karty { planning-card-hawats_scheming } ×{ $n }

## karty plánování
event-drew_planning = { $seat } dobírá kartu { $card } ({ $deck })
event-drew_planning-hidden = { $seat } dobírá kartu plánování ({ $deck })
event-played_planning = { $seat } hraje kartu { $card }
event-discarded_planning = { $seat } odhazuje kartu { $card }

## vůdci
event-leader_entered = { $seat } uvádí do hry { $leader_acc }
event-leader_left = { $seat } natrvalo odstraňuje ze hry { $leader_acc }
event-leader_became = { $seat } nahrazuje vůdce: { $was } → { $now }
event-leader_tanked = { $seat } dává do regenerační nádrže { $leader_acc }
event-leader_restored = { $seat } bere z regenerační nádrže { $leader_acc }
event-leader_relieved = { $seat } odebírá z plánu { $leader_acc } (oblast { $area })

## počítadla, předvídání, atomové zbraně
event-supremacy = { $seat } posouvá ukazatel nadvlády: { $was } → { $now }
event-prescience = { $seat } posouvá ukazatel { $marker }: { $was } → { $now }
event-prescience_shown = { $seat } odkrývá kartu předvídání { $card }
event-objective_drawn = { $seat } dobírá kartu { $objective }
event-objective_drawn-hidden = { $seat } dobírá další tajný cíl
event-prescience_claimed = { $seat } získává kartu předvídání { $card }
event-prescience_removed = { $seat } odstraňuje ze hry kartu { $card }
event-prescience_returned = { $seat } zamíchává zpět do balíčku kartu { $card }
event-families_fled = { $seat } vrací do zásoby jednotku z oblasti { $area }
event-atomics_used = { $seat } odpaluje rodové atomové zbraně: oblast { $area } je nyní poušť
event-legion_displaced = { $seat } vytlačuje legii ({ $side }): { $from } → { $to }

## žetony, osady, stanice
event-token_shown = { $seat } odkrývá { $counter } (oblast { $area }): { $token }
event-token_placed = { $seat } nasazuje { $counter } (oblast { $area }): { $token }
event-token_placed-hidden = { $seat } nasazuje { $counter } (oblast { $area })
event-token_drawn = { $seat } dobírá žeton nasazení: { $token }
event-token_drawn-hidden = { $seat } dobírá žeton nasazení
event-sietch_shown = { $seat } odkrývá síť (oblast { $area }): hodnost { $rank }
event-sietch_moved = { $seat } přenáší síť: { $from } → { $to }
event-tokens_swapped = { $seat } vyměňuje žetony oblastí { $from } a { $to }
event-settlement_destroyed = { $seat } ničí osadu (oblast { $area }), hodnost { $rank }
event-station_captured = { $seat } obsazuje zkušební stanici (oblast { $area }): { $marker }

## vozidla a koření
event-dice_locked = { $n ->
    [0] { $seat } nenechává kostky na desce Koření musí proudit (řádek { $row })
   *[other] { $seat } nechává na desce Koření musí proudit { n-action-dice } (řádek { $row })
}
event-harvester_placed = { $seat } umísťuje sklízeč (oblast { $area })
event-harvester_gone = { $seat } ztrácí sklízeč (oblast { $area })
event-harvester_saved = { $seat } zachraňuje sklízeč (oblast { $area }) nosičem (vzdušná zóna { $zone })
event-air_placed = { $seat } umísťuje { $vehicle_acc } (vzdušná zóna { $zone })
event-air_gone = { $seat } odebírá { $vehicle_acc } (vzdušná zóna { $zone })
event-harvested = { $seat } sklízí { n-spice-points } (oblast { $area })
event-from_reserve = { $seat } bere ze zásoby { n-spice-points }
event-imperium_held = { $seat } platí za to, že ukazatel { $power } zůstane na místě
event-imperium_moved = { $seat } posouvá ukazatel { $power }: řádek { $was } → { $now }
event-stockpiled = { $seat } hromadí koření pro nadvládu
event-spice_kept = { $lost ->
    [0] { $seat } nechává v zásobě { n-spice-points }
   *[other] { $seat } nechává v zásobě { n-spice-points } (ztraceno: { $lost })
}
event-banned = { $seat } dostává zákaz Impéria: { $power }
event-unbanned = { $seat } přichází o zákaz Impéria: { $power }

## znamení červa, píseční červi, bouře
event-wormsign_placed = { $seat } umísťuje znamení červa (oblast { $area })
event-wormsign_discarded = { $seat } odhazuje znamení červa (oblast { $area })
event-wormsign_turned = { $seat } odkrývá znamení červa (oblast { $area }): { $sign }
event-worms_withheld = { $seat } nenechává vynořit červa (oblast { $area })
event-worm_appeared = { $seat } umísťuje { $worm_acc } (oblast { $area })
event-worm_taken = { $seat } odebírá { $worm_acc } (oblast { $area })
event-worm_moved = { $seat } přesouvá { $worm_acc }: { $from } → { $to }
event-worm_attacked = { $seat } posílá do útoku { $worm_acc }: { $from } → { $to }
event-worm_swapped = { $seat } nahrazuje Divokého tvůrce obyčejným červem (oblast { $area })
event-storm_struck = { $seat } hází za Coriolisovu bouři (oblast { $area })

## umisťování a přesun figurek
event-figure_placed = { $from_id ->
    [none] { $seat } umísťuje { $figure_acc } (oblast { $area })
   *[other] { $seat } přemísťuje { $figure_acc }: { $from } → { $area }
}
event-unit_replaced = { $seat } nahrazuje jednotku (oblast { $area }): { $was } → { $now }
event-legion_moved = { $seat } přesouvá legii ({ n-units }): { $from } → { $to }
event-troop_transport = { $seat } používá ornitoptéru (vzdušná zóna { $zone }) pro legii v oblasti { $from }
event-excess_removed = { $seat } odebírá { $figure_acc } (oblast { $area }): příliš mnoho jednotek

## bitvy
event-attacked = { $surprise ->
    [0] { $seat } útočí: { $from } → { $area }
   *[other] { $seat } překvapivě útočí: { $from } → { $area }
}
event-undefended = { $seat } nenaráží na odpor (oblast { $area })
event-battle_round = { $round }. kolo bitvy (oblast { $area })
event-combat_roll = { $seat } hází: zásahy { $hits }, štíty { $shields }, zvláštní { $specials }
event-surprise_hit = { $seat } přidává za překvapivý útok { $hits ->
    [one] 1 zásah
    [few] { $hits } zásahy
    [many] { $hits } zásahy
   *[other] { $hits } zásahů
}
event-special_used = { $seat } mění zvláštní výsledek ({ $figure }): zásahy { $hits }, štíty { $shields }
event-specials_lost = { $seat } nemůže využít zvláštní výsledky: { $n }
event-shields_cancelled = { $seat } ruší soupeřovy štíty: { $n }
event-hits_taken = { $seat } dostává { $hits ->
    [one] 1 zásah
    [few] { $hits } zásahy
    [many] { $hits } zásahy
   *[other] { $hits } zásahů
} (oblast { $area })
event-casualty = { $seat } ztrácí { $figure_acc } (oblast { $area })
event-unit_reduced = { $seat } nahrazuje { $figure_acc } obyčejnou jednotkou (oblast { $area })
event-legion_destroyed = { $seat } ztrácí celou legii (oblast { $area })
event-siege_cost = { $seat } bere 1 zásah za pokračování v obléhání (oblast { $area })
event-legion_retreated = { $seat } ustupuje: { $from } → { $to }
event-legion_advanced = { $seat } postupuje ({ n-units }): { $from } → { $to }
event-battle_ended = { $winner_id ->
    [none] v bitvě nikdo nezvítězil (oblast { $area })
   *[other] bitva skončila (oblast { $area }), zvítězili { $winner }
}
event-special_attack = { $seat } vede zvláštní útok (oblast { $area }): { $hits ->
    [one] 1 zásah
    [few] { $hits } zásahy
    [many] { $hits } zásahy
   *[other] { $hits } zásahů
}
