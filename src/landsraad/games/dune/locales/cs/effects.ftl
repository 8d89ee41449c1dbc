### Co dělají efekty základní hry. Podmínka nemá vlastní „pokud“. `.acc` je čtvrtý pád.

n-troops = { $n ->
    [one] 1 jednotka
    [few] { $n } jednotky
    [many] { $n } jednotky
   *[other] { $n } jednotek
}
    .acc = { $n ->
        [one] 1 jednotku
        [few] { $n } jednotky
        [many] { $n } jednotky
       *[other] { $n } jednotek
    }
# vždy ve čtvrtém pádu
n-cards = { $n ->
    [one] 1 kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}

## zisky a platby
gain-solari = +{ $n } { resource-solari.n }
gain-spice = +{ $n } koření
gain-water = +{ $n } { resource-water.n }
gain-vp = +{ $n } VB
gain-persuasion = +{ $n } { resource-persuasion.n }
gain-swords = +{ $n } { resource-swords.n }
pay-solari = zaplať { $n } { resource-solari.n }
pay-spice = zaplať { $n } koření
pay-water = zaplať { $n } { resource-water.acc }
reveal-persuasion = +{ $n } { resource-persuasion.n } v tomto kole ve tvém tahu odhalení
persuasion-per-card = +{ $n } { resource-persuasion.n } za každou tvou kartu frakce { influence.of } ve hře, včetně této

## vliv; `.n` skloňuje vliv podle čísla, `.of` jméno frakce ve druhém pádu, `.with` v sedmém
influence = +{ $n } { influence.n } na frakci { influence.of }
    .n = { $n ->
        [one] vliv
        [few] vlivy
        [many] vlivu
       *[other] vlivů
    }
    .of = { $faction_id ->
        [emperor] Imperátora
        [spacing_guild] Kosmické gildy
        [bene_gesserit] Bene Gesserit
        [fremen] Fremenů
        [great_houses] Velkorodů
        [fringe_worlds] Okrajových světů
       *[other] { $faction }
    }
    .with = { $faction_id ->
        [emperor] Imperátorem
        [spacing_guild] Kosmickou gildou
        [bene_gesserit] Bene Gesserit
        [fremen] Fremeny
        [great_houses] Velkorody
        [fringe_worlds] Okrajovými světy
       *[other] { $faction }
    }
influence-any = +{ $n } { influence.n } na { $n ->
    [one] libovolnou frakci
   *[other] jednu libovolnou frakci
}
influence-of = +{ $n } { influence.n } na jednu z frakcí: { $factions }
    .more = { $a }, { $b }
    .last = { $a } nebo { $b }
influence-different = vyber { $times ->
    [one] 1 frakci
    [few] { $times } různé frakce
    [many] { $times } různé frakce
   *[other] { $times } různých frakcí
}: +{ $n } { influence.n } na každou z nich
influence-outdone = +{ $n } { influence.n } na frakci, na kterou má některý soupeř větší vliv než ty
influence-boost = z pole frakce získej v tomto tahu o { $n } { influence.n } více
lose-influence = ztrať { $n } { influence.n } na libovolnou frakci

## karty
draw = dober si { n-cards }
draw-intrigue = dober si { $n ->
    [one] 1 kartu intrik
    [few] { $n } karty intrik
    [many] { $n } karty intrik
   *[other] { $n } karet intrik
}
steal-intrigue = každý soupeř, který má alespoň { $n ->
    [one] 1 kartu intrik
    [few] { $n } karty intrik
    [many] { $n } karty intrik
   *[other] { $n } karet intrik
}, ti dá 1 z nich (náhodně vybranou)
discard = odhodit { n-cards } z ruky
snoop = podívej se na vrchní kartu svého dobíracího balíčku a buď si ji dober, nebo ji znič
refocus = zamíchej svůj odhazovací balíček do dobíracího a dober si { n-cards }
take-back = vezmi 1 kartu frakce { influence.of } ze svého odhazovacího balíčku do ruky
trash = můžeš zničit 1 kartu (z ruky, z odhazovacího balíčku nebo ve hře)
trash-cost = znič 1 kartu (z ruky, z odhazovacího balíčku nebo ve hře)
trash-this = znič tuto kartu
acquire = získej zdarma 1 kartu s cenou nejvýše { $n }
acquire-to-deck = získej zdarma 1 kartu s cenou nejvýše { $n } a polož ji na svůj dobírací balíček
acquire-reserve = získej 1 kartu { $card } z Rezervy
manipulate = odlož stranou 1 kartu z imperiální řady a řadu doplň; ve svém příštím tahu odhalení smíš tuto kartu získat jen ty, a to o { $n } { resource-persuasion.n } levněji
recruitment-mission = každou kartu, kterou v tom tahu získáš, můžeš položit na svůj dobírací balíček
spice-must-flow-discount = v tomto tahu tě karta { card-the_spice_must_flow } stojí o { $n } { resource-persuasion.n } méně
signet = použij schopnost Pečetního prstenu svého vůdce

## jednotky
troops = získej { n-troops.acc }
muster = { $n ->
    [one] získej 1 jednotku a můžeš ji poslat do střetu
   *[other] získej { n-troops.acc } a libovolný počet z nich pošli do střetu
}
muster-reveal = { $n ->
    [one] získej 1 jednotku a ve svém tahu odhalení ji můžeš poslat do střetu
   *[other] získej { n-troops.acc } a ve svém tahu odhalení pošli libovolný počet z nich do střetu
}
deploy = { $n ->
    [one] můžeš poslat do střetu 1 jednotku ze své pevnosti
   *[other] pošli do střetu až { n-troops.acc } ze své pevnosti
}
deploy-any = pošli do střetu libovolný počet jednotek ze své pevnosti
retreat = { $n ->
    [one] můžeš stáhnout ze střetu do své pevnosti 1 jednotku
   *[other] stáhni ze střetu do své pevnosti až { n-troops.acc }
}
retreat-any = stáhni ze střetu do své pevnosti libovolný počet jednotek
lose-deployed = ztratit { n-troops.acc } ve střetu
lose-garrison = ztratit 1 jednotku v pevnosti
double-cross = vybraný soupeř ztratí 1 jednotku ve střetu a ty do něj pošleš 1 jednotku ze své zásoby

## agenti a pole
anywhere = vyšli agenta od svého vůdce nebo z kteréhokoli pole na libovolné pole, i obsazené
recall-agent = povolej 1 svého agenta z herního plánu zpět k vůdci; můžeš ho vyslat znovu
silence = vyber pole na herním plánu: až do tvého příštího tahu tam soupeři nesmějí vyslat agenta
envoy = karta, kterou v tomto tahu zahraješ, má navíc ikony všech čtyř frakcí
infiltrate = cizí agenti v tomto tahu neblokují tvého příštího agenta
infiltrates = cizí agenti neblokují agenta této karty na polích s jejími ikonami
may-pass-turn = můžeš tento tah vynechat
take-mentat = vezmi si Mentata (je-li na svém poli) jako dalšího agenta pro toto kolo
win-mentat = vezmi si Mentata, ať je kdekoli, jako dalšího agenta pro příští kolo
council-seat = zaujmi křeslo v Nejvyšší radě: +{ $n } { resource-persuasion.n } v každém tvém tahu odhalení
hire-swordmaster = získej svého třetího agenta na zbytek hry
harvest = +{ $n } koření a všechno bonusové koření z tohoto pole
double-harvest = těžba v tomto tahu ti dá své základní koření (ne bonusové) ještě jednou
sell-melange = získej 6, 8, 10 nebo 12 solárů za 2, 3, 4 nebo 5 koření
presence = máš-li zde agenta ve svém tahu odhalení: { $effect }
take-control = ovládni pole { $space }

## podmínky
if-influence = máš alespoň { $n } { influence.n } na frakci { influence.of }
if-spice = máš alespoň { $n } koření
if-solari = máš alespoň { $n } { resource-solari.n }
if-council = máš křeslo v Nejvyšší radě
if-alliance = máš alianci s { influence.with }
if-any-alliance = máš jakoukoli alianci
if-tracks = máš alespoň { $n } { influence.n } na { $tracks ->
    [4] každou ze čtyř frakcí
    [one] nejméně 1 frakci
    [few] nejméně { $tracks } frakce
    [many] nejméně { $tracks } frakce
   *[other] nejméně { $tracks } frakcí
}
if-other-in-play = máš ve hře další kartu frakce { influence.of }
if-fremen-bond = máš ve hře další kartu frakce Fremenů
if-deck = tvůj dobírací balíček není prázdný
if-mentat-home = Mentat je na svém poli
if-troop-abroad = některý soupeř má ve střetu jednotku
if-agent-on-board = máš agenta na herním plánu
if-troops-deployed = máš ve střetu { n-troops.acc }
if-won = vítězíš ve střetu, a to bez shody
if-copies = máš alespoň { $n ->
    [one] 1 kopii
    [few] { $n } kopie
    [many] { $n } kopie
   *[other] { $n } kopií
} karty { $card }
if-most-copies = máš více kopií karty { $card } než každý ze soupeřů

## vůdci
choose-tokens = před prvním kolem si tajně vyber { $n } ze čtyř frakcí
standing-peek = kdykoli se můžeš podívat na vrchní kartu svého dobíracího balíčku
standing-discount = pole Landsraadu, na kterých se platí soláry, tě stojí o { $n } { resource-solari.n } méně
standing-masterstroke = jednou za hru, když v jednom tahu pošleš do střetu alespoň { n-troops.acc }: odhal své tajné frakce ({ $chosen }), +1 vliv na každou z nich
standing-council = když zaujmeš křeslo v Nejvyšší radě: { $effect }
standing-paid-solari = kdykoli zaplatíš soláry jako cenu pole: { $effect }
standing-harvest = kdykoli agentem těžíš koření: o { $n } koření méně, ale { $effect }
standing-slips-past = cizí agenti ti neblokují pole s ikonou { $icons }
    .more = { $a }, { $b }
    .last = { $a } nebo { $b }
standing-setup = na začátku hry: { $effect }

## ceny polí a karet, jak je ukazuje galerie
cost-solari = { $n } { resource-solari.n }
cost-spice = { $n } koření
cost-water = { $n } { resource-water.n }
cost-sell-melange = 2 až 5 koření (dle výběru)

## kdy lze zahrát kartu intrik
timing-plot = kdykoli ve svém tahu
timing-opening = jen na samém začátku svého tahu
timing-early = ve svém tahu, než vyšleš agenta
timing-lasting = kdykoli ve svém tahu; karta zůstává lícem nahoru do konce tvého tahu odhalení
timing-combat = když jsi na řadě s kartami boje a máš ve střetu jednotku
timing-victory = po odměnách za střet, ve kterém zvítězíš
timing-aftermath = po odměnách za střet, než se jednotky vrátí
timing-endgame = na konci hry, než se určí vítěz
timing-either = { $first }; nebo { $second }

## karty rodu Hagal
hagal-visit = vyšli agenta na pole { $space }
hagal-signet = použij schopnost Pečetního prstenu vůdce
hagal-harvest = vyšli agenta na volné pole tvůrce s největším množstvím bonusového koření (při shodě s největším množstvím koření celkem); není-li nikde bonusové koření, otoč další kartu
hagal-reshuffle = zamíchej všechny karty rodu Hagal do nového balíčku a otoč další kartu
