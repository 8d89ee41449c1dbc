### Samotná stránka. Co patří ke hře (jména, texty karet, události, kroky, pokyny), přichází ze serveru ve zvoleném jazyce.
### Slovník výrazů je na začátku souboru effects.ftl v české složce hry. Jeden krok (move) je jedno rozhodnutí, tah (turn) celý tah.

## všude
to-home = Zpět na úvodní stránku
close = Zavřít
cancel = Zrušit
more = Další
language = Jazyk
main-nav = Hlavní nabídka
nav-play = Hrát
nav-gallery = Galerie
nav-rules = Pravidla
day-or-night = Den nebo noc
no-such-page = Taková stránka tu není.
page-failed = Stránku se nepodařilo načíst.
no-server = Server neodpovídá. Běží?
connecting = Otevírá se stůl…
fan-note = Fanouškovský projekt s otevřeným kódem, bez vazby na vydavatele či držitele práv a bez jejich záštity. Všechny kresby jsou původní.

## úvodní stránka
home-title = Usedni ke stolu.
home-text = Deskové hry z pouštní planety v prohlížeči. Hraj sólo proti dobrým soupeřům, nebo pošli odkaz přátelům.
play-now = Hrát hned
play-alone = Hrát hned o samotě
invite-friends = Pozvat přátele
set-up = Připravit stůl
games = Hry
minutes = { $from }–{ $to } min
how-title = Tři způsoby, jak si zahrát
how-alone = Sólo: rivalové hrají podle vlastního balíčku a vysvětlují každý krok.
how-hotseat = U jedné obrazovky: předávejte si ji, opona skryje každou ruku.
how-online = Online: pošli odkaz; nikdo nepotřebuje účet.
open-tables = Otevřené stoly
no-open-tables = Na hráče teď nečeká žádný stůl. Připrav ho!
sit-down = Přisednout
watch = Sledovat
your-tables = Tvé stoly
no-own-tables = Zde budou stoly, u kterých sedíš.
round-n = Kolo { $n }
round-yours = Kolo { $n } · jsi na tahu
rules = Pravidla
rules-about = hledání podle tématu
gallery = Galerie karet
gallery-about = všechny karty, s filtry
replays = Přehrávání
analysis = Analýza
analysis-about = jakákoli pozice se šancemi každého tahu
analyse = Analyzovat
what-else = Co ještě?
replays-about = tvé hry a záznamy
join = Připojit se
join-about = s pozvánkou

## stůl
round = Kolo
round-of = Kolo { $n } z { $last }
phases = Fáze kola
phase-round-start = Začátek
phase-turns = Tahy
phase-combat = Boj
phase-makers = Tvůrci
phase-recall = Povolání zpět
watching = { $n ->
    [one] 1 divák
    [few] { $n } diváci
    [many] { $n } diváka
   *[other] { $n } diváků
}
guide = Co dělat
players = Hráči
board = Herní plán
market = Karty k získání a zápis hry
views = Zobrazení
tab-row = Řada
chat = Chat
chat-empty = Zatím žádné zprávy.
chat-say = Napiš něco
cone-opened = { $name }: kužel ticha
cone-private = Soukromě, pod kuželem ticha
cone-open = Otevřít kužel ticha (3 minuty)
cone-talk = Vidí to jen { $names }
cone-time = Zbývající čas
cone-say = Jen partnerovi
cones-left = Zbývající kužely ticha: { $n }
side-of-seat = Strana místa { $n }
send = Odeslat
help = Klávesy a nápověda
help-short = Nápověda
menu = Nabídka
log = Zápis
replay = Přehrát
review-game = Rozbor
undo = Zpět
reset-turn = Vrátit tah
end-turn = Ukončit tah
reveal-turn = Tah odhalení
reveal-short = Odhalit
do-it = Provést
skip = Přeskočit
continue = Pokračovat
next-step = Další krok
turn-of = Na tahu: { $name }
rival-step = krok { $n } z { $last }
rule-of-step = Pravidlo { $rule }
your-turn = Jsi na tahu
thinking = přemýšlí
queued = čeká ve frontě
waiting = Rozhoduje { $name }.
waiting-queued = { $name } čeká ve frontě: právě přemýšlí mnoho botů.
waiting-open = Čeká se, až někdo přisedne. Pozvánka je v nabídce.
watching-only = Sleduješ hru: vidíš jen veřejné informace.
over = Hra skončila
guide-places = { $n ->
    [one] vyber zářící pole.
    [few] vyber jedno ze zářících polí ({ $n }).
    [many] vyber jedno ze zářících polí ({ $n }).
   *[other] vyber jedno ze zářících polí ({ $n }).
}
guide-cards = { $n ->
    [one] vyber zářící kartu.
    [few] vyber jednu ze zářících karet ({ $n }).
    [many] vyber jednu ze zářících karet ({ $n }).
   *[other] vyber jednu ze zářících karet ({ $n }).
}
legal = teď možné
not-legal = teď nelze
why-not-yours = Teď nejsi na tahu: rozhoduje { $name }.
why-past = Tohle je chvíle z minulosti: nedá se tu nic zvolit.
why-sending = Tvůj tah se právě provádí: okamžik.
why-not-now = Teď to k ničemu není. Co je potřeba: { $asked }
why-nothing-back = Zatím není co vracet.
why-no-cards = Nejsou tu žádné karty.
why-face-down = Tyto karty leží lícem dolů: nikdo se na ně nesmí dívat.
with = karta { $card }
cannot-undo = nelze vzít zpět
reached-by = Dostupné kartami: { $cards }
amount = Množství
less = Méně
more-steps = Více
your-hand = Tvá ruka
open-hand = Otevřít nebo zavřít ruku
nothing-here = Nic tu není.
face-down = lícem dolů
n-intrigues = { $n ->
    [one] 1 intrika
    [few] { $n } intriky
    [many] { $n } intriky
   *[other] { $n } intrik
}
pile-hand = Ruka
pile-in-play = Ve hře
pile-discard = Odhozené
pile-deck = Dobírací
pile-intrigue = Intriky
pile-plots = Zahrané pletichy
reconnecting = Spojení se přerušilo. Připojuji znovu…
link-worthless = Tento odkaz už neplatí.
no-such-table = Takový stůl tu není.
table-deleted = Správce serveru tento stůl smazal.

## herní plán Impéria
landsraad = Landsraad
cities = Města
desert = Poušť
conflict = Střet
conflict-none = Zatím žádný střet
conflict-level = Střet { $level }
no-troops = žádné jednotky
rank = { $n }. místo
rank-tied = shoda { $n }.
camp = { $name }: síla { $strength }, jednotky ve střetu: { $troops }
space-combat = bojové pole
space-maker = pole tvůrce
space-maker-bonus = pole tvůrce, bonusové koření: { $n }
space-pay = cena: { $what } { $n }
space-taken = je zde agent: { $name }
space-control = ovládá { $name }
space-closed = uzavřeno
control = Ovládnutí
once-each = Kdo tu už byl
track = Počítadlo vlivu: { $faction }
alliance = Aliance
alliance-held = alianci má { $name }
alliance-free = aliance je volná
alliance-of = Aliance: { $faction }
held = obsazená
free = volná
imperium-row = Imperiální řada
deck-left = Karty zbývající v balíčku
reserve = Rezerva
set-aside = Odloženo stranou: { $name }
cost = cena { $n }
left = zbývá { $n }
any = libovolné
first-player = První hráč
victory-points = Vítězné body
intrigues = Karty intrik
agents = Agenti
garrison = Pevnost
supply = Zásoba
in-hand = Karty v ruce
deck = Dobírací balíček
council-seat = Křeslo v Nejvyšší radě
controls = Ovládá pole { $space }
revealed = Karty odhaleny
online = tady
offline = pryč
player-summary = { $name }: vítězné body { $vp }, soláry { $solari }, koření { $spice }, voda { $water }, jednotky v pevnosti { $garrison }, zbývající agenti { $agents }, karty v ruce { $hand }, karty intrik { $intrigue }

## plán Povstání
space-walled = za Štítovým valem
space-infiltrate = infiltrací díky tvému špionovi
camp-worms = { $n ->
    [one] 1 písečný červ
    [few] { $n } píseční červi
    [many] { $n } písečného červa
   *[other] { $n } písečných červů
}
twice = Odměna platí dvakrát
post = Stanoviště: { $spaces }
post-spy = špion: { $name }
post-empty = žádný špion
post-watches = Sleduje: { $spaces }
shield-wall = Štítový val
wall-stands = stojí
wall-gone = zničen
wall-stands-at = Štítový val stojí: žádní píseční červi ve střetech o { $spaces }
wall-gone-long = Štítový val je pryč: píseční červi smějí do každého střetu
worms-may = smějí přijít
worms-out = val je nepustí
battle-icon = Ikona bitvy: { $icon }
battle-icons = Cíl a vyhrané střety
pairs = { $n ->
    [one] 1 dvojice ikon bitvy
    [few] { $n } dvojice ikon bitvy
    [many] { $n } dvojice ikon bitvy
   *[other] { $n } dvojic ikon bitvy
}
contracts = Smlouvy
contracts-left = Zbývající smlouvy
contracts-own = Smlouvy uzavřené a splněné
contracts-n = smlouvy uzavřené: { $open }, splněné: { $done }
choam-off = Bez modulu CHOAM má ikona smlouvy hodnotu 2 solárů
spies-left = Špioni v zásobě
spies-left-n = špioni v zásobě: { $n }
spies-at = špioni na stanovištích: { $posts }
maker-hooks = Tvůrcovské háky
memories = { $n ->
    [one] 1 vzpomínka
    [few] { $n } vzpomínky
    [many] { $n } vzpomínky
   *[other] { $n } vzpomínek
}
training = Počítadlo výcviku
other-side = Vůdce je otočený
pile-contracts = Smlouvy
pile-completed = Splněno
pile-sardaukar = Stranou
pile-objective = Cíl
pile-won = Vyhrané střety
pile-matched = Ve dvojicích
kind-contract = Smlouva
kind-objective = Cíl
kind-rival = Rival
kind-post = Stanoviště
fx-space-again = pole znovu
fx-here = zde
place-spy = Špion
watches = Sleduje
third-agent = Třetí agent za
faction-order = Pořadí frakcí
for-players = Hráči
won-by-reveal = shoda ve všem, rozhodl pozdější tah odhalení
source-icons = Ikony bitvy

## šest hráčů ve dvou týmech
commander = Velitel
ally = Spojenec
commander-summary = { $name }: vítězné body { $vp }, soláry { $solari }, koření { $spice }, voda { $water }, zbývající agenti { $agents }, karty v ruce { $hand }, karty intrik { $intrigue }
acts-for-you = za tebe
acts-for = za: { $name }
arrow-to = Agent se šipkou: { $name }
arrow-ready = { $name } ještě může vyslat agenta se šipkou k tomuto spojenci
arrow-used = { $name }: agent se šipkou k tomuto spojenci už je vyslaný
arrow-either = Mistr meče pro kteréhokoli spojence
agent-home = zatím nevyslaný
bonus-token = Žeton mistra meče: 2 meče v každém tahu odhalení
team-score = { $team }: společně bodů { $n }
throne-row = Trůnní řada
throne-whose = jen pro jeho tým
throne-empty = Zatím bez karet
log-more = Ukázat víc záznamu
log-less = Ukázat méně záznamu
guide-places-ally = { $n ->
    [one] jedná za tebe { $name }. Vyber zářící pole.
   *[other] jedná za tebe { $name }. Vyber jedno ze zářících polí ({ $n }).
}
guide-assign = smlouvu předáš kliknutím na místo, kde je { $name }; druhou smlouvu dostane { $other }.
team-wins = { $team } vítězí
teams-equal = Oba týmy jsou vyrovnané
chair-muad_dib = Tým Muad’Diba
chair-shaddam = Tým Shaddama
six-only = Pro šest hráčů
few-only = Pro jednoho až čtyři hráče
fx-trade = obchod
fx-ally = spojenci:
fx-allies = spojencům
fx-each-ally = každému spojenci
fx-together = společně

## efekty jako ikony: těch pár slov mezi nimi
fx-then = poté
fx-of = { $n } z
fx-else = jinak
fx-each-opponent = každý soupeř
fx-each-chosen = jeden soupeř
fx-steal = krádež při { $n }+
fx-this = tuto
fx-any = libovolně
fx-any-space = libovolné pole
fx-each = za každou
fx-outdone = kde ztrácíš
fx-most = nejvíce
fx-space = jedno pole
fx-may-pass = lze vynechat tah
fx-unblocked = bez blokování
fx-row-card = karta z řady
fx-turn = tah
fx-enemy-there = cizí agent tam
fx-no-influence = bez vlivu

## karty
card-reveal-only = Jen k odhalení
kind-intrigue-card = Intriky
kind-conflict = Střet
kind-leader = Vůdce
kind-hagal-card = Rod Hagal
reconstructed = Zčásti rekonstruováno

## jedna obrazovka pro více lidí
pass-screen = Předej obrazovku. Na řadě: { $name }
pass-hidden = Ruce zůstanou skryté, dokud se neohlásí { $name }.
i-am = Tady { $name }
since-last = Od tvého minulého tahu

## konec
wins = { $name } vítězí
share-victory = Společné vítězství: { $names }
won-by-vp = podle bodů
won-by-spice = shoda v bodech, rozhodlo koření
won-by-solari = shoda v bodech, rozhodly soláry
won-by-water = shoda v bodech, rozhodla voda
won-by-garrison = shoda v bodech, rozhodla pevnost
won-by-shared = shoda ve všem
ended-points = padlo deset bodů
ended-conflicts = poslední střet je vybojován
source-influence = Vliv
source-alliances = Aliance
source-conflicts = Střety
source-cards = Karty
source-intrigue = Intriky
source-start = Začátek
source-trade = Směna
source-other = Ostatní
tie-break = Rozhodnutí shody
decides = rozhoduje
moments = Okamžiky
moment-strongest = Nejsilnější vojsko
moment-length = Délka
length = { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $moves ->
    [one] 1 rozhodnutí
   *[other] { $moves } rozhodnutí
}
rematch = Odveta
see-table = Prohlédnout stůl

## nápověda a nastavení
help-text = Na vše, co září, lze kliknout. Vyber kartu a uvidíš, kam může, nebo pole a uvidíš, které karty na něj mohou. Když něco nejde, uvidíš důvod.
key-digits = vybrat kartu nebo možnost s tímto číslem
key-arrows = přejít na nejbližší, co lze vybrat
key-enter = vybrat; není-li nic vybráno: potvrdit, dát jedinou odpověď, nebo ukončit tah
key-amount = více nebo méně
key-escape = zrušit výběr
key-skip = přeskočit přehrávání
key-undo = zpět
key-reset = vrátit celý tah
key-end = ukončit tah
key-chat = chat
key-help = tato stránka
theme = Den nebo noc
theme-auto = podle systému
theme-light = den
theme-dark = noc
speed = Kroky ostatních
speed-skip = naráz
speed-fast = rychle
speed-normal = normálně
speed-slow = pomalu
speed-step = krok za krokem
invite-seat = Pozvánka na místo { $seat }
watch-link = Odkaz pro diváky
own-link = Tvé vlastní místo: pro jiné zařízení
copy-link = Kopírovat odkaz
copied = Zkopírováno
leave-table = Na úvodní stránku

## nový stůl
new-table = Nový stůl
seat-n = Místo { $n }
seat-here = zde
seat-link = odkazem
seat-bot = bot
seat-automa = automat
seat-link-name = přisedne na pozvánku
seat-free = volné místo
seat = Místo
name = Jméno
name-of-seat = Jméno na místě { $n }
leader-random = náhodně přidělený
list-none = žádná
options = Možnosti
option-modules = Rozšíření a moduly
table-title = Název stolu
seed = Semínko rozdání
seed-random = náhodné
deal-fixed = Rozdání je dané
deal-fixed-why = Všechna míchání a kostky této hry určuje tajemství zvolené před prvním tahem; toto je jeho otisk. Záznam na konci tajemství odhalí a „landsraad replay --verify“ ho ověří.
deal-chosen = Rozdání zvolil ten, kdo stůl založil. Toto je jeho otisk.
listed = Zobrazit mezi otevřenými stoly
make-table = Založit stůl
hint-hotseat = Více lidí u této obrazovky: mezi jejich tahy padá opona.
hint-online = Ostatní dostanou každý svůj odkaz: je v nabídce stolu.
hint-nobody = Nemáš tu místo: budeš jen přihlížet.

## připojení
open = Otevřít
paste-link = Odkaz, který ti přišel
not-an-invitation = To není odkaz na stůl na tomto serveru.
no-free-seat = Všechna místa jsou obsazená.

## galerie
filters = Filtry
clear = vymazat
set = Sada
kind = Druh
kind-card = Karta Impéria
kind-space = Pole
kind-faction = Počítadlo vlivu
faction = Frakce
goes-to = Kam smí
place-landsraad = Landsraad
place-city = Město
place-spice-trade = Obchod s kořením
cost-title = Cena
cost-cards = Cena { $cost }: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
copies = Kopie
needs = Podmínka
id = Název v záznamech
only-reconstructed = jen rekonstruované
reconstructed-text = Ne každou hodnotu této karty se podařilo doložit; toto je náš nejlepší výklad.
search-cards = Jméno nebo efekt
n-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
sort = Řazení
sort-kind = druh
sort-cost = cena
sort-name = jméno
previous = Předchozí
next = Následující

## pravidla
topics = Témata
search-rules = Hledat v pravidlech: slovo, téma, ID
n-rules = { $n ->
    [one] 1 pravidlo
    [few] { $n } pravidla
    [many] { $n } pravidla
   *[other] { $n } pravidel
}
reading = Náš výklad:

## přehrávání
scrubber = Okamžiky hry
start-of-game = Začátek hry
move-n-of = krok { $n } z { $last }
to-start = Na začátek
run = Spustit
pause = Pozastavit
pace = Tempo
seen-by = Kdo se dívá
as-seat = pohled: { $name }
open-information = veřejné informace
try-from-here = Zkusit odtud
sandbox-of = Zkouška od kroku { $n }
to-table = Ke stolu
save-record = Uložit záznam
record = Záznam
read-record = Otevřít záznam
record-text = Text záznamu
record-file = Vybrat soubor

## hodiny
clock = Hodiny
clock-none = žádné
clock-live = naživo
clock-correspondence = dny na tah
clock-how-long = Kolik času
clock-custom = jinak
clock-total = minut pro každého
clock-increment = sekund navíc za tah
clock-n-days = { $n ->
    [one] { $n } den na tah
    [few] { $n } dny na tah
    [many] { $n } dne na tah
   *[other] { $n } dní na tah
}
clock-minutes = { $m } min + { $s } s
clock-seconds = { $n } s + { $s } s
hint-live = Každý má tolik minut a za každý tah dostane sekundy navíc. Když čas dojde, rozhoduje bot, dokud se hráč nevrátí. Když u stolu nikdo není, hodiny stojí.
hint-days = Tak dlouho smí tah trvat. Potom ho mohou ostatní nechat zahrát bota.
time-left = Zbývající čas
n-left = zbývá { $time }
time-up = čas vypršel
time-up-you = Tvůj čas vypršel: za chvíli za tebe rozhodne bot.
time-of = { $name }: { $time }
time-marks = { $n ->
    [60] Zbývá jedna minuta.
   *[other] Zbývá deset sekund.
}
time-days = { $d } d { $h } h
time-hours = { $h } h { $m } min
time-minutes = { $m } min
bot-in = bot za { $n } s
bot-plays = hraje bot
away-you = Čas ti vypršel: hraje za tebe bot.
i-am-back = Jsem zpátky
is-back = { $name } je zpátky
let-bot-play = Ať tento tah zahraje bot
turn-sound = Zvuk, když jsi na tahu
turn-notice = Oznámení, když jsi na tahu
notices-denied = Prohlížeč zde oznámení nepovoluje.
on = zap.
off = vyp.

## diváci
spectators = Diváci
spectators-open = veřejné informace
spectators-delayed = všechny ruce, o kolo později
hint-delayed = Soukromý odkaz v nabídce ukazuje všechny ruce o celé kolo později. Vidět jsou i intriky, které někdo drží déle.
delayed-view = Všechny ruce, o kolo později
a-round-ago = před kolem
delayed-soon = Všechny ruce jsou vidět o celé kolo později: od druhého kola.
delayed-link = Odkaz na všechny ruce, o kolo později
hands = Ruce

## ještě jednou
rematch-waits = Stůl pro odvetu je připraven.
join-rematch = Přisednout k odvetě
watch-rematch = Sledovat odvetu

## válka o Arrakis: stůl
tab-log = Záznam
phase-vehicles = Vozidla
phase-actions = Akce
phase-hazards = Nebezpečí
phase-harvest = Sklizeň
phase-round-end = Konec
pile-house-discard = Odhozené karty rodu
pile-allies-discard = Odhozené karty spojenců
pile-objectives = Tajný cíl
pile-claimed = Získané karty předvídání
family-atomics = Rodové atomové zbraně
tank = Regenerační nádrž
row = Řádek
victory = vítězství
track-supremacy = Nadvláda: { $n } z { $of }
track-prescience = Předvídání: { $list }
kind-planning-card = Karta plánování
kind-prescience-card = Karta předvídání
kind-named-leader = Jmenovaný vůdce
kind-tactics-card = Karta taktiky
kind-garrison-token = Žeton posádky

## válka o Arrakis: mapa
legend = Terén
air-zone = Vzdušná zóna { $name }: { $craft }

## Válka o Arrakis pro jednoho: co vyložila pravidla Mahdi
pile-reinforcements = Posily
pile-schemes-laid = Leží vedle desky
rules-of = Pravidla

## válka o Arrakis: bitva
battle-dice = Kostky
swap-sides = Vyměnit strany

## boti: jak dobře hrají a proč tak táhli
level-of-seat = Úroveň bota na místě { $n }
level-line = { $level } · asi { $seconds } s na rozhodnutí
plays-at = Úroveň: { $level }
why-moved = Proč takový poslední tah?
thinking-again = přemýšlí o tom znovu…
to-win = { $n } % na výhru
was-played = zahráno
thoughts-untold = { $n ->
    [one] a ještě { $n } tah
    [few] a ještě { $n } tahy
   *[other] a ještě { $n } tahů
}
thoughts-secretive = Co ví jen toto místo, zůstává skryté až do konce hry.

## Rise of Ix and Immortality
rooms = Vedle plánu
room-targets = možností zde: { $n }
ix = Iks
tiles = Technologie
tiles-own = Tvé technologie
tiles-none = zatím žádné
tiles-below = pod ní ještě: { $n }
tile-used = použito v tomto kole
cost-spice = cena: { $n } koření
cost-spice-now = cena: { $n } koření, nyní { $now }
cost-specimens = cena ve vzorcích: { $n }
negotiators-none = žádní vyjednávači
negotiators-n = vyjednávačů: { $n }
negotiators-back = lze vrátit: { $n }
shipping-track = Počítadlo přepravy
ship-space = pole { $n } počítadla přepravy
ship-start = začátek
freighter-at = přepravní loď na poli { $n } z { $last }
dreadnoughts-n = bitevních lodí v pevnosti: { $garrison }, v zásobě: { $supply }
tleilaxu = Tleilaxu
research = Výzkum
research-track = Počítadlo výzkumu
research-start = začátek
research-column = sloupec { $n } počítadla výzkumu
markers-n = ikony genetického pokroku: { $n }
tleilaxu-track = Počítadlo Tleilaxu
tleilaxu-at = pole { $n } počítadla Tleilaxu
tleilaxu-spice = { $n } koření pro prvního
tleilaxu-row = Karty Tleilaxu
tanks = Nádrže
tanks-empty = prázdné
specimens-n = vzorků: { $n }
atomics-ready = Rodové atomové zbraně: nová imperiální řada, jednou za hru
atomics-used = Rodové atomové zbraně už použity
new-row = nová řada
agenda = Zbývá v tomto tahu
agenda-done = hotovo
agenda-now = nyní
kind-tile = Technologie
kind-research-space = Pole výzkumu
kind-ship-space = Pole přepravy
kind-tleilaxu-space = Pole Tleilaxu
graft-part = Rozpojit karty
infiltrates = Cizí agenti neblokují pole této karty
pile-looked-at = Prohlížené
pile-intelligence = Prohlížené
pile-planned = Odloženo
snoopers-at = slídilové na počítadlech: { $factions }
pile-special-contracts = Zvláštní smlouvy

## Moments and the result
auto-pass = Pasovat za mě, když není z čeho vybírat
auto-pass-help = Trvá to tak dlouho jako tvoje vlastní pasování a tvůj rychlý pas také počká, takže nikdo nepozná, co držíš.
passing = Za okamžik pas…
standing = Síla { $before } → { $after }
standing-same = Síla { $n }
standing-place = { $n }. místo
standing-tied = shoda o { $n }. místo
standing-more = ještě { $more } na { $n }. místo
sounds = Zvuky
volume = Hlasitost
see-result = Výsledek
by-round = Kolo za kolem
points-by-round = body po každém kole
after-round = po kole { $n }
points-by-source = Body podle zdroje
