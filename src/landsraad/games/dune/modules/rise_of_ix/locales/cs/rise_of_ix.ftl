### Vzestup Iksu: plán, technologie, bitevní lodě a počítadlo přepravy. Karty jsou v cards.ftl. `.acc` je čtvrtý pád.

n-dreadnoughts = { $n ->
    [one] 1 bitevní loď
    [few] { $n } bitevní lodě
    [many] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
n-negotiators = { $n ->
    [one] 1 vyjednávače
    [few] { $n } vyjednávače
    [many] { $n } vyjednávače
   *[other] { $n } vyjednávačů
}

## galerie
gallery-module-rise_of_ix = se Vzestupem Iksu
gallery-tile = Technologie
field-flip = Otočením
field-scrap = Zničením ve svém tahu
field-round_start = Na začátku kola
field-in_play = Jednou v tahu odhalení
field-won = Když vyhraješ střet
field-standing = Trvale

## efekty
freighter = { $n ->
    [one] posuň přepravní loď (vpřed, nebo zpět pro odměny)
   *[other] posuň přepravní loď { $n }× (pokaždé vpřed, nebo zpět pro odměny)
}
dividends = +{ $n } { resource-solari.n }, každý další hráč +{ $others }
acquire-tech = můžeš získat 1 technologii
acquire-tech-for-less = můžeš získat 1 technologii o { $n } koření levněji
acquire-tech-or-solari = můžeš získat 1 technologii a celou ji zaplatit kořením, nebo soláry
acquire-tech-must = získej 1 technologii
tech-negotiation = můžeš poslat 1 jednotku ze zásoby na plán Iksu jako vyjednávače
commission = získej { n-dreadnoughts }
may-commission = můžeš získat { n-dreadnoughts }
if-tiles = máš alespoň { $n } technologie
if-dreadnoughts = máš mimo zásobu { n-dreadnoughts }
if-dreadnought-left = v zásobě zbývá bitevní loď
if-persuasion = v tomto tahu ti přibylo alespoň { $n } { resource-persuasion.n }
swords-per-sword-card = +{ $n } meč za každou odhalenou kartu, která ti v tomto tahu dala meče
decide-ties = na konci hry se shoda vítězných bodů rozhoduje ve tvůj prospěch
vp-per-low-track = +{ $n } VB za každou frakci, na kterou máš nejvýše { $most } vliv
trash-from-play = znič 1 svou kartu ve hře
exchange-intrigue = polož libovolný počet svých karet intrik neukázaných pod balíček a dober si stejně tolik
standing-detonation = když vyhraješ střet s bitevní lodí, můžeš ji vrátit do zásoby za 1 VB; pole pak neovládne
standing-spaceport = každou získanou kartu můžeš položit na svůj dobírací balíček
standing-transports = kdykoli získáš jednotky z počítadla přepravy: o 1 jednotku víc a libovolné z nich můžeš poslat do střetu

## záznam
event-freighter_moved = { $now ->
    [0] { $seat } vrací přepravní loď z pole { $was }
   *[other] { $seat } posouvá přepravní loď na pole { $now }
}
event-tile_acquired = { $seat } získává technologii { $tile }
event-tile_shown = odkrytá technologie: { $tile }
event-tile_flipped = { $seat } otáčí technologii { $tile }
event-tiles_turned_up = { $seat } otáčí technologie lícem nahoru
event-tile_trashed = { $seat } ničí technologii { $tile }
event-negotiator_placed = { $seat } posílá vyjednávače na Iks
event-negotiators_returned = { $seat } bere zpět { n-negotiators }
event-dreadnoughts_commissioned = { $seat } získává { n-dreadnoughts }
event-dreadnoughts_deployed = { $seat } posílá do střetu { n-dreadnoughts }
event-dreadnoughts_retreated = { $seat } stahuje ze střetu { n-dreadnoughts }
event-dreadnoughts_home = { $seat } vrací do pevnosti { n-dreadnoughts }
event-dreadnought_returned = { $seat } vrací bitevní loď do zásoby
event-dreadnought_holds = { $seat } ovládá bitevní lodí pole { $space }
event-dreadnought_leaves = bitevní loď opouští pole { $space } ({ $seat })
event-intrigue_buried = { $seat } dává kartu { $card } pod balíček intrik
event-intrigue_buried-hidden = { $seat } dává kartu intrik pod balíček

## tahy a rozhodnutí
move-ship = { $shipping_id ->
    [advance] Posunout přepravní loď
   *[recall] Vrátit přepravní loď pro odměny
}
move-tech = Získat technologii { $tile }: { $text }
move-negotiate = { $n ->
    [0] Nevracet vyjednávače a zaplatit kořením
   *[other] Vrátit { n-negotiators } a zbytek zaplatit kořením
}
move-negotiate_solari = { $n ->
    [0] Nevracet vyjednávače a zaplatit soláry
   *[other] Vrátit { n-negotiators } a zbytek zaplatit soláry
}
move-negotiator = Poslat vyjednávače na Iks
move-commission = Získat bitevní loď
move-flip = Otočit technologii { $tile }: { $text }
move-use_tile = Použít technologii { $tile }: { $text }
move-hold = Ovládnout bitevní lodí pole { $space }
move-deploy_dreadnoughts = Poslat do střetu { n-dreadnoughts }
move-retreat_dreadnoughts = { $n ->
    [0] Nestáhnout žádné bitevní lodě
   *[other] Stáhnout ze střetu { n-dreadnoughts }
}
move-bury = Dát kartu { $intrigue_card } pod balíček
decision-Freight = { $cause }: posuň přepravní loď, vrať ji, nebo ji nech být
decision-AcquireTech = { $cause }: vyber technologii, kterou získáš
decision-PayForTile = { $cause }: vyber, kolik vyjednávačů vrátíš; každý snižuje cenu o 1
decision-TechNegotiation = { $cause }: pošli vyjednávače na Iks, nebo ne
decision-SendNegotiator = { decision-TechNegotiation }
decision-MayCommission = { $cause }: získej bitevní loď, nebo odmítni
decision-TakeControl = Střet jsi vyhrál s bitevní lodí: vyber pole, které ovládneš
decision-TrashFromPlay = { $cause }: vyber kartu ve hře, kterou zničíš
decision-ExchangeIntrigue = { $cause }: vyber kartu intrik k výměně, nebo skonči
option-rise_of_ix = Vzestup Iksu
    .about = Technologie, bitevní lodě a počítadlo přepravy, k tomu další karty, střety a vůdci.

## názvy
group-ix = Iks
space-interstellar_shipping = Mezihvězdný obchod
space-smuggling = Pašování
space-tech_negotiation = Jednání o technologiích
space-dreadnought = Bitevní loď
post-post_ix_choam = Pašování
post-post_ix_landsraad = Iks
tile-artillery = Dělostřelectvo
tile-chaumurky = Šaumurky
tile-detonation_devices = Detonační zařízení
tile-disposal_facility = Likvidační stanice
tile-flagship = Vlajková loď
tile-holoprojectors = Holoprojektory
tile-holtzman_engine = Holtzmanův pohon
tile-invasion_ships = Invazní lodě
tile-memocorders = Záznamy vzpomínek
tile-minimic_film = Minimikový film
tile-restricted_ordnance = Zakázaná munice
tile-shuttle_fleet = Flotila raketoplánů
tile-sonic_snoopers = Zvukoví slídilové
tile-spaceport = Kosmodrom
tile-spy_satellites = Špionážní družice
tile-training_drones = Cvičné drony
tile-troop_transports = Vojenské transportéry
tile-windtraps = Větrné pasti
tech-stack-topmost = horní hromádka
tech-stack-middle = prostřední hromádka
tech-stack-lowest = dolní hromádka
shipping-advance = posun
shipping-recall = návrat
ship-space-ship_0 = začátek počítadla přepravy
ship-space-ship_1 = první pole počítadla přepravy
ship-space-ship_2 = druhé pole počítadla přepravy
ship-space-ship_3 = vrchol počítadla přepravy
cell-dreadnoughts_in_supply = bitevní lodě v zásobě
cell-dreadnoughts_in_garrison = bitevní lodě v pevnosti
cell-dreadnoughts_in_conflict = bitevní lodě ve střetu
cell-freighter = přepravní loď
cell-negotiators = vyjednávači
cell-tech = technologie v nabídce
cell-tiles = technologie
cell-used_tiles = otočené technologie
cell-ties_decided = rozhoduje shody
reason-chaumurky = Šaumurky
decided-chaumurky = Šaumurky

## odmítnutí
refusal-tile-by-icon = technologii získáš, když to umožní efekt
refusal-tile-not-shown = technologie { $tile } neleží lícem nahoru
refusal-tile-too-dear = technologie { $tile } stojí { $cost }; máš { $have } a { n-negotiators }
refusal-so-many-negotiators = máš { n-negotiators }
refusal-negotiators-for-tile = vyjednávači se vracejí, jen když získáváš technologii
refusal-negotiator-by-icon = vyjednávače pošleš, když to umožní efekt
refusal-no-tile-affordable = nemůžeš zaplatit žádnou technologii
refusal-no-troop-for-ix = v zásobě nemáš žádnou jednotku
refusal-ship-by-icon = přepravní loď se pohybuje, když to umožní efekt
refusal-freighter-at-top = tvoje přepravní loď je na vrcholu počítadla
refusal-freighter-at-bottom = tvoje přepravní loď je na začátku počítadla
refusal-tile-not-owned = nemáš technologii { $tile }
refusal-tile-in-own-turn = technologie { $tile } se používá ve vlastním tahu
refusal-tile-in-reveal = technologie { $tile } se používá ve vlastním tahu odhalení
refusal-tile-has-no-flip = technologie { $tile } se neotáčí
refusal-tile-face-down = technologie { $tile } je do příštího kola otočená
refusal-tile-before-agent = technologie { $tile } se otáčí před vysláním agenta
refusal-tile-used = technologii { $tile } jsi v tomto tahu už použil
refusal-tile-acts-by-itself = technologie { $tile } působí sama
refusal-hold-after-victory = bitevní loď ovládne pole, když s ní vyhraješ střet
refusal-space-held = na poli { $space } stojí bitevní loď hráče { $seat }
refusal-not-control-space = pole { $space } nelze ovládnout
refusal-dreadnoughts-first = bitevní lodě se nasazují před jednotkami a jednotky jsou už nasazené
refusal-dreadnoughts-most = nejvýše { $limit }; v pevnosti: { n-dreadnoughts }
refusal-no-dreadnought-left = v zásobě nemáš žádnou bitevní loď
refusal-needs-tiles = je třeba technologií: { $n }, máš: { $have }
refusal-needs-dreadnoughts = je třeba bitevních lodí mimo zásobu: { $n }, máš: { $have }
refusal-needs-persuasion = je třeba v tomto tahu získat přízeň: { $n }, získáno: { $have }

## popisky tahů s technologiemi
tile-at-once = ihned: { $effect }
tile-flip = jednou za kolo: { $effect }
tile-scrap = jejím zničením: { $effect }
tile-round = na začátku kola: { $effect }
tile-reveal = ve tvém tahu odhalení: { $effect }
tile-in-play = jednou ve tvém tahu odhalení: { $effect }
tile-won = když vyhraješ střet: { $effect }
tile-endgame = na konci hry: { $effect }
