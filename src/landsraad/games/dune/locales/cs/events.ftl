### Zápis hry. `-hidden` je znění pro ty, kdo nesmějí vidět vše. Věty jednoho hráče se spojují středníkem a jeho jméno
### se pak vynechá: po { $seat } proto hned stojí sloveso, ne „si“, „se“ ani dvojtečka.

because = { $sentence } ({ $cause })
event-skipped = { $seat } nemá z čeho vybírat: přeskočeno

## zdroje a body
event-gained = { $seat } získává { $n } { event-gained.what }
    .what = { $what_id ->
        [solari] { resource-solari.n }
        [water] { resource-water.acc }
        [persuasion] { resource-persuasion.n }
        [swords] { resource-swords.n }
       *[other] { $what }
    }
event-paid = { $seat } platí { $n } { event-gained.what }
event-scored = { $n ->
    [-1] { $seat } ztrácí 1 VB, celkem { $total }
   *[other] { $seat } získává { $n } VB, celkem { $total }
}

## agenti a postavy
event-sent_agent = { $seat } vysílá agenta na pole { $space } (karta { $card })
event-moved_agent = { $seat } odebírá agenta z pole { $space }
event-recalled_agent = { $seat } povolává zpět agenta z pole { $space }
event-council_seat = { $seat } zaujímá křeslo v Nejvyšší radě
event-swordmaster = { $seat } získává třetího agenta
event-mentat_taken = { $seat } získává Mentata
event-closed_space = { $seat } uzavírá soupeřům pole { $space }

## jednotky
event-recruited = { $seat } získává { n-troops.acc }
event-deployed = { $from_supply ->
    [0] { $seat } posílá do střetu { n-troops.acc }
   *[other] { $seat } posílá do střetu { n-troops.acc } ze zásoby
}
event-retreated = { $seat } stahuje ze střetu { n-troops.acc }
event-lost_troops = { $deployed ->
    [0] { $seat } ztrácí { n-troops.acc } v pevnosti
   *[other] { $seat } ztrácí { n-troops.acc } ve střetu
}
event-troops_home = { $seat } vrací do zásoby { n-troops.acc }

## karty
# za dvojtečkou může být i více karet najednou
event-drew = { $seat } dobírá z balíčku: { $card }
event-drew-hidden = { $seat } dobírá kartu
event-drew_intrigue = { $seat } dobírá z balíčku intrik: { $card }
event-drew_intrigue-hidden = { $seat } dobírá kartu intrik
event-stolen = { $seat } přichází o náhodnou kartu intrik, bere ji { $by }
event-shuffled = { $pile_id ->
    [deck] { $seat } míchá odhazovací balíček do nového dobíracího
   *[other] { $pile } je znovu zamíchán
}
event-looked = { $seat } vidí na vrchu dobíracího balíčku kartu { $card }
event-looked-hidden = { $seat } prohlíží vrchní kartu dobíracího balíčku
event-discarded = { $seat } odhazuje kartu { $card }
event-trashed = { $zone_id ->
    [none] { $seat } ničí kartu { $card } z vrchu dobíracího balíčku
    [hand] { $seat } ničí kartu { $card } z ruky
    [discard] { $seat } ničí kartu { $card } z odhazovacího balíčku
   *[other] { $seat } ničí kartu { $card } ve hře
}
event-took_card = { $seat } bere zpět do ruky kartu { $card }
event-revealed = { $seat } odhaluje: { $card }
event-acquired = { $on_deck ->
    [0] { $paid ->
        [0] { $seat } získává kartu { $card }
        [one] { $seat } získává kartu { $card } za 1 přízeň
        [few] { $seat } získává kartu { $card } za { $paid } přízně
        [many] { $seat } získává kartu { $card } za { $paid } přízně
       *[other] { $seat } získává kartu { $card } za { $paid } přízní
    }
    [2] { $seat } získává kartu { $card } do ruky
   *[other] { $seat } získává kartu { $card } na dobírací balíček
}
event-row_filled = do imperiální řady přibývá karta { $card }
event-set_aside = { $seat } odkládá stranou kartu { $card }
event-removed = stranou odložená karta { $card } opouští hru ({ $seat })
event-played_intrigue = { $seat } hraje kartu { $card }

## vliv a ovládnutí
event-influence = { $seat } posouvá vliv na frakci { influence.of }: { $was } → { $now }
event-influence_bonus = { $seat } získává bonus z počítadla vlivu frakce { influence.of }
event-alliance_taken = { $from_id ->
    [none] { $seat } uzavírá alianci s { influence.with }
   *[other] { $seat } přebírá alianci s { influence.with } (dosud { $from })
}
event-alliance_lost = { $seat } ztrácí alianci s { influence.with }
event-control = { $from_id ->
    [none] { $seat } ovládá pole { $space }
    [self] { $seat } nadále ovládá pole { $space }
   *[other] { $seat } přebírá pole { $space } (dosud { $from })
}
event-control_lost = { $seat } ztrácí pole { $space }
event-control_bonus = { $seat } získává bonus za ovládnutí pole { $space }
event-masterstroke = { $seat } odhaluje tajné frakce

## tahy a kola
event-turn = na tahu: { $seat }
event-passed_turn = { $seat } vynechává tah
event-reveal_turn = { $seat } odhaluje karty v ruce
event-strength = { $seat } má sílu { $n }
event-cleaned_up = { $unspent ->
    [0] { $seat } končí tah odhalení
    [one] { $seat } končí tah odhalení, nevyužitá je 1 přízeň
    [few] { $seat } končí tah odhalení, nevyužité jsou { $unspent } přízně
    [many] { $seat } končí tah odhalení, nevyužito je { $unspent } přízně
   *[other] { $seat } končí tah odhalení, nevyužito je { $unspent } přízní
}
event-round = { $round }. kolo: { $conflict }
event-combat = Boj: { $conflict }
event-won_conflict = { $seat } vítězí ve střetu { $conflict } (síla { $strength })
event-reward = { $place ->
    [1] { $seat } získává odměnu za 1. místo
    [2] { $seat } získává odměnu za 2. místo
   *[other] { $seat } získává odměnu za 3. místo
}
event-tied = { $place ->
    [1] { $seat } má shodu na 1. místě (síla { $strength })
   *[other] { $seat } má shodu na 2. místě (síla { $strength })
}
event-maker = bonusové koření na poli { $space }: { $total }
event-recall = agenti se vracejí k vůdcům; první hráč: { $first }
event-endgame = konec hry: karty konce hry

## rod Hagal
event-hagal_card = { $seat } otáčí kartu { $card }
event-hagal_ignored = karta { $card } se ignoruje: { $why }
event-hagal_agent = { $seat } vysílá agenta na pole { $space }
event-hagal_held_back = { $seat } jednotky neposílá, vede silou o { $lead }
event-hagal_swords = { $seat } otáčí do boje kartu { $card }: { $swords ->
    [one] 1 meč
    [few] { $swords } meče
    [many] { $swords } meče
   *[other] { $swords } mečů
}
event-hagal_spent = { $seat } utrácí { $n } { $what_id ->
    [mark] { $n ->
        [one] kartu intrik
        [few] karty intrik
        [many] karty intrik
       *[other] karet intrik
    }
   *[other] { event-gained.what }
} za vítězný bod
event-hagal_stuck = { $seat } nenachází volné pole a v tomto kole končí
event-spice_banked = do banku putuje bonusové koření z pole { $space }: { $n }
