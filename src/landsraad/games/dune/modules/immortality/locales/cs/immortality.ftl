### Nesmrtelnost: počítadlo výzkumu, počítadlo a řada Tleilaxu, biologické vzorky, roubované karty, rodové atomové zbraně.

n-specimens = { $n ->
    [one] 1 biologický vzorek
    [few] { $n } biologické vzorky
    [many] { $n } biologického vzorku
   *[other] { $n } biologických vzorků
}

## galerie
gallery-module-immortality = s Nesmrtelností
gallery-cost-specimens = cena { n-specimens }
gallery-tleilaxu = Balíček Tleilaxu
gallery-reclaimed = vždy v řadě Tleilaxu

## efekty
research = { $n ->
    [one] proveď výzkum
   *[other] proveď výzkum { $n }×
}
tleilaxu = postup o { $n ->
    [one] 1 pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
} na počítadle Tleilaxu
specimens = { $n ->
    [one] 1 jednotka z tvé zásoby se stane biologickým vzorkem
    [few] { $n } jednotky z tvé zásoby se stanou biologickými vzorky
    [many] { $n } jednotky z tvé zásoby se stanou biologickými vzorky
   *[other] { $n } jednotek z tvé zásoby se stane biologickými vzorky
}
pay-specimens = utrať { n-specimens }
combat-icon = v tomto tahu můžeš poslat jednotky do střetu, jako by tvůj agent byl na bojovém poli
copy-partner = použij efekt agenta z karty partnera, jako by byl na této kartě
partner-from-row = partnerem může být karta z imperiální řady: nezískáš ji a na konci tahu se zničí
return-at-reveal = na začátku tvého tahu odhalení se ti naroubovaný partner vrátí do ruky
if-markers = { $n ->
    [one] máš první ikonu genetického pokroku
   *[other] máš obě ikony genetického pokroku
}
if-grafted = máš tuto kartu naroubovanou

## záznam
event-researched = { $seat } postupuje na počítadle výzkumu: { $to }
event-tleilaxu_advanced = { $seat } postupuje na počítadle Tleilaxu na pole { $to }
event-tleilaxu_spice_taken = { $seat } je tam první a bere si koření: { $n }
event-specimens_grown = { $seat } získává { n-specimens }
event-specimens_spent = { $seat } vrací do zásoby { n-specimens }
event-tleilaxu_card_taken = karta { $card } opouští řadu Tleilaxu
event-intrigue_seen = { $seat } vidí na balíčku intrik kartu { $card }
event-intrigue_seen-hidden = { $seat } prohlíží kartu z balíčku intrik
event-tleilaxu_card_shown = do řady Tleilaxu přibývá karta { $card }
event-grafted_cards = { $seat } roubuje kartu { $card } na kartu { $partner }
event-row_removed = { $seat } používá rodové atomové zbraně: imperiální řada je vyměněna
event-combat_icon = { $seat } může v tomto tahu poslat jednotky do střetu
event-returned_card = karta { $card } se vrací do ruky ({ $seat })

## tahy, rozhodnutí a volby
move-go_on = Dál: { $research_space } ({ $text })
move-graft = Naroubovat kartu { $card } na jinou
move-with = Naroubovat na kartu { $card }
move-with_row = Naroubovat na kartu { $card } z imperiální řady
move-atomics = Použít rodové atomové zbraně: vyměnit imperiální řadu
move-return_specimens = Vrátit do zásoby { n-specimens }
decision-ResearchStep = { $cause }: vyber cestu na počítadle výzkumu
decision-ChoosePartner = { $cause }: vyber kartu, na kterou ji naroubuješ
decision-ChooseSpace = { $cause }: vyber pole pro agenta
option-immortality = Nesmrtelnost
    .about = Výzkum a plán Bene Tleilax s biologickými vzorky, kartami Tleilaxu a roubovanými kartami.

## názvy
card-experimentation = Experimenty
cell-research = výzkum
cell-tleilaxu = počítadlo Tleilaxu
cell-tleilaxu_row = řada Tleilaxu
cell-specimens = biologické vzorky
cell-family_atomics = rodové atomové zbraně
research-space-start = začátek
research-space-r1 = sloupec 1
research-space-r2_upper = sloupec 2, nahoře
research-space-r2_lower = sloupec 2, dole
research-space-r3_top = sloupec 3, nahoře
research-space-r3_middle = sloupec 3, uprostřed
research-space-r3_bottom = sloupec 3, dole
research-space-r4_top = sloupec 4, nahoře
research-space-r4_middle = sloupec 4, uprostřed
research-space-r4_bottom = sloupec 4, dole
research-space-r5_top = sloupec 5, nahoře
research-space-r5_middle = sloupec 5, uprostřed
research-space-r5_bottom = sloupec 5, dole
research-space-r6_top = sloupec 6, nahoře
research-space-r6_middle = sloupec 6, uprostřed
research-space-r6_bottom = sloupec 6, dole
research-space-r7_top = sloupec 7, nahoře
research-space-r7_middle = sloupec 7, uprostřed
research-space-r7_bottom = sloupec 7, dole
research-space-r8_top = sloupec 8, nahoře
research-space-r8_middle = sloupec 8, uprostřed
research-space-r8_bottom = sloupec 8, dole
tleilaxu-space-0 = začátek počítadla Tleilaxu
tleilaxu-space-1 = pole 1 počítadla Tleilaxu
tleilaxu-space-2 = pole 2 počítadla Tleilaxu
tleilaxu-space-3 = pole 3 počítadla Tleilaxu
tleilaxu-space-4 = pole 4 počítadla Tleilaxu
tleilaxu-space-5 = pole 5 počítadla Tleilaxu
tleilaxu-space-6 = pole 6 počítadla Tleilaxu
tleilaxu-space-7 = pole 7 počítadla Tleilaxu

## odmítnutí
refusal-research-by-icon = výzkum provádíš, když to určí efekt
refusal-no-way-to = z pole { $start } nevede cesta na pole { $to }
refusal-family-atomics-used = rodové atomové zbraně už máš použité
refusal-family-atomics-in-turn = rodové atomové zbraně se používají ve vlastním tahu
refusal-specimens-in-turn = biologické vzorky se vracejí ve vlastním tahu
refusal-only-specimens = kartu { $card } lze získat z řady Tleilaxu jen za biologické vzorky
refusal-not-in-tleilaxu-row = karta { $card } není v řadě Tleilaxu
refusal-too-many-specimens = karta { $card } stojí { n-specimens }, máš { $have }
refusal-needs-specimens = potřebuješ { n-specimens }, máš { $have }
refusal-needs-markers = potřebuješ ikon genetického pokroku: { $n }, máš: { $have }
refusal-not-grafted = karta není naroubovaná
refusal-no-graft-card = kartu { $card } nelze roubovat
refusal-no-partner-opens = žádná karta, na kterou lze kartu { $card } naroubovat, neotevírá pole
refusal-graft-first = nejdřív urči kartu, kterou roubuješ
refusal-partner-from-hand = partner karty { $card } musí být z ruky
refusal-pair-opens-nothing = karty { $card } a { $partner } spolu neotevírají žádné pole
refusal-needs-partner = kartu { $card } nelze zahrát samotnou: naroubuj ji na jinou
refusal-pair-is-chosen = vysíláš agenta kartou { $card } a jejím partnerem
refusal-pair-cannot-go = karty { $card } a { $partner } nemohou vyslat agenta na pole { $space }

## terminál
short-combat-icon = do střetu
help-immortality = { $research } žeton výzkumu postupuje doprava a dává, co je tam vytištěno. { $tleilaxu } počítadlo Tleilaxu: karty intrik na polích 2 a 6, body na 4 a 7. { $specimen } biologický vzorek je jednotka z tvé zásoby; za vzorky se v tahu odhalení získávají karty Tleilaxu. Roubovaná karta se hraje s jinou kartou; agenta vyšle ikona kterékoli z nich.
