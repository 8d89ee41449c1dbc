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
home-text = Deskové hry z pouštní planety v prohlížeči. O samotě proti dobrým soupeřům, nebo s přáteli přes jediný odkaz.
play-now = Hrát hned
play-alone = Hrát hned o samotě
invite-friends = Pozvat přátele
set-up = Připravit stůl
games = Hry
minutes = { $from }–{ $to } min
how-title = Tři způsoby, jak si zahrát
how-alone = O samotě: rivalové hrají podle vlastního balíčku a vysvětlují každý krok.
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
chat-empty = Zatím nikdo nic neřekl.
chat-say = Napiš něco
cone-opened = { $name }: kužel ticha
cone-private = Řečeno pod kuželem ticha
cone-open = Otevřít kužel ticha (3 minuty)
cone-talk = Slyší jen { $names }
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
reconnecting = Spojení se přerušilo. Navazuje se znovu…
link-worthless = Tento odkaz už nic neotevírá.
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
battle-icon = Bojová ikona: { $icon }
battle-icons = Cíl a vyhrané střety
pairs = { $n ->
    [one] 1 dvojice bojových ikon
    [few] { $n } dvojice bojových ikon
    [many] { $n } dvojice bojových ikon
   *[other] { $n } dvojic bojových ikon
}
contracts = Smlouvy
contracts-left = Zbývající smlouvy
contracts-own = Smlouvy uzavřené a splněné
contracts-n = smlouvy uzavřené: { $open }, splněné: { $done }
choam-off = Bez modulu CHOAM má ikona smlouvy hodnotu 2 solari
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
source-icons = Bojové ikony

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
help-text = Na vše, co září, lze kliknout. Vyber kartu a uvidíš, kam může, nebo pole a uvidíš, které karty na něj mohou. U toho, co nejde, je důvod.
key-digits = vybrat kartu nebo možnost s tímto číslem
key-arrows = přejít na nejbližší, co lze vybrat
key-enter = vybrat; není-li nic vybráno: potvrdit, dát jedinou odpověď, nebo ukončit tah
key-amount = více nebo méně
key-escape = zrušit výběr
key-skip = přeskočit vyprávění
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
table-title = Název stolu
seed = Semínko rozdání
seed-random = náhodné
deal-fixed = Rozdání je dané
deal-fixed-why = Všechna míchání a kostky této hry plynou z tajemství vylosovaného před prvním tahem; toto je jeho otisk. Záznam na konci tajemství odhalí a „landsraad replay --verify“ ho ověří.
deal-chosen = Rozdání zvolil ten, kdo stůl založil. Toto je jeho otisk.
listed = Zobrazit mezi otevřenými stoly
make-table = Založit stůl
hint-hotseat = Více lidí u této obrazovky: mezi jejich tahy padá opona.
hint-online = Ostatní dostanou každý svůj odkaz: je v nabídce stolu.
hint-nobody = Nikdo tu nesedí: budeš jen přihlížet.

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
id = Slovo v záznamech
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
reading = Jak to čteme:

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
hint-live = Každý má tolik minut a s každým tahem ještě tolik sekund. Když čas dojde, rozhoduje bot, dokud se hráč nevrátí. Když u stolu nikdo není, hodiny stojí.
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
tab-map = Mapa
tab-battle = Bitva
tab-boards = Desky
tab-visions = Vize
tab-log = Záznam
tab-chat = Chat
phase-vehicles = Vozidla
phase-actions = Akce
phase-hazards = Nebezpečí
phase-harvest = Sklizeň
phase-round-end = Konec
pile-house-discard = Odhozené karty rodu
pile-allies-discard = Odhozené karty spojenců
pile-objectives = Tajný cíl
pile-claimed = Získané karty předvídání
side-summary = { $side }, { $name }: { $dice ->
    [one] { $dice } kostka akcí
    [few] { $dice } kostky akcí
    [many] { $dice } kostky akcí
   *[other] { $dice } kostek akcí
}, { $hand ->
    [one] { $hand } karta plánování
    [few] { $hand } karty plánování
    [many] { $hand } karty plánování
   *[other] { $hand } karet plánování
}, { $tokens ->
    [one] { $tokens } žeton Bene Gesserit
    [few] { $tokens } žetony Bene Gesserit
    [many] { $tokens } žetonu Bene Gesserit
   *[other] { $tokens } žetonů Bene Gesserit
}
dice-free = kostky { $n } z { $of }
bene-gesserit-die = žeton Bene Gesserit místo kostky
bene-gesserit-tokens = Žetony Bene Gesserit
bene-gesserit-for-atreides = Atreidové získají žeton Bene Gesserit
desert-power = Síla pouště
desert-power-when = kostky { $mine } ku { $theirs }
free-reveal = Odkrýt žeton
free-atomics = Atomové zbraně
family-atomics = Rodové atomové zbraně
leaders-enter = Do hry vstupuje nový vůdce
tank = Regenerační nádrž
supply-and-decks = Zásoba a balíčky
leader-ready = připraven
leader-used = v tomto kole použit
leader-in-tank = v nádrži
spice-must-flow = Koření musí proudit
spice-now = Koření z této sklizně
spice-reserve = Koření v zásobě
row = Řádek
column-lock = zamčené kostky
column-harvester = sklízeče
column-ornithopter = ornitoptéry
column-carryall = nosiče
ban = zákaz
ban-choam = nejvýše 5 jednotek v oblasti
ban-spacing-guild = žádný průzkum
ban-landsraad = žádné karty za bojové kostky
supremacy = Nadvláda
victory = vítězství
track-supremacy = Nadvláda: { $n } z { $of }
track-prescience = Předvídání: { $list }
prescience-cards = Karty předvídání
secret-objective = Tajný cíl
no-plans = V ruce nejsou žádné karty plánování
kind-planning-card = Karta plánování
kind-prescience-card = Karta předvídání
kind-named-leader = Jmenovaný vůdce
kind-tactics-card = Karta taktiky
kind-garrison-token = Žeton posádky

## válka o Arrakis: mapa
map = Mapa Arrakisu
zoom-in = Blíž
zoom-out = Dál
zoom-whole = Celá mapa
legend = Jaký je to terén
ground-desert = poušť
ground-deep-desert = hluboká
ground-minor-erg = erg
ground-plateau = plošina
ground-mountain = hory
ground-closed = uzavřeno
air-zone = Vzdušná zóna { $name }: { $craft }
air-zone-name = Vzdušná zóna { $name }
settlement-rank = osada hodnosti { $n }
sietch-rank = síť hodnosti { $n }
sietch-rank-hidden = skrytá síť hodnosti { $n }
sietch-hidden = skrytá síť
station = zkušební stanice
wormsigns = { $n ->
    [one] znamení červa
   *[other] { $n } znamení červa
}
crater = místo atomového výbuchu
legion-of = { $side }: { $parts }
units-regular = { $n ->
    [one] { $n } obyčejná
    [few] { $n } obyčejné
   *[other] { $n } obyčejných
}
units-elite = { $n ->
    [one] { $n } elitní
   *[other] { $n } elitních
}
units-atreides = { $n ->
    [one] { $n } fedajkýn
    [few] { $n } fedajkýni
   *[other] { $n } fedajkýnů
}
units-harkonnen = { $n ->
    [one] { $n } sardaukar
    [few] { $n } sardaukaři
   *[other] { $n } sardaukarů
}
officers-atreides = { $n ->
    [one] { $n } naíb
    [few] { $n } naíbové
   *[other] { $n } naíbů
}
officers-harkonnen = { $n ->
    [one] { $n } bašár
    [few] { $n } bašárové
   *[other] { $n } bašárů
}
tokens-hidden = { $n ->
    [one] { $n } žeton nasazení lícem dolů
    [few] { $n } žetony nasazení lícem dolů
    [many] { $n } žetonu nasazení lícem dolů
   *[other] { $n } žetonů nasazení lícem dolů
}
token-face = žeton: { $units }
guide-which = co to má být?
key-map = na mapě: do sousední oblasti; blíž, dál, celá mapa

## Válka o Arrakis pro jednoho: co vyložila pravidla Mahdi
side-summary-automa = { $side }, { $name }: { $dice ->
    [one] { $dice } ještě nehozená kostka
    [few] { $dice } ještě nehozené kostky
    [many] { $dice } ještě nehozené kostky
   *[other] { $dice } ještě nehozených kostek
}, { $cards ->
    [one] { $cards } posila
    [few] { $cards } posily
    [many] { $cards } posily
   *[other] { $cards } posil
}
dice-spent = použito { $n } z { $of }
mahdi-harvest = Sklizeň
mahdi-target = Cíl
mahdi-aim = V tomto tahu
mahdi-target-here = cíl Harkonnenů
mahdi-aim-here = cíl Harkonnenů v tomto tahu
mahdi-dice = { $n ->
    [one] { $n } ještě nehozená kostka
    [few] { $n } ještě nehozené kostky
    [many] { $n } ještě nehozené kostky
   *[other] { $n } ještě nehozených kostek
}, zamčeno { $locked }
mahdi-no-dice = není už čím házet
mahdi-unrolled = ještě nehozené kostky
mahdi-reserve = posily
mahdi-reinforcements = { $n ->
    [one] { $n } posila
    [few] { $n } posily
    [many] { $n } posily
   *[other] { $n } posil
}
mahdi-scheme = vedle desky
garrison-left = zbývající žetony posádek: černé { $black }, stříbrné { $silver }
garrison-here = žetony posádky lícem dolů: černé { $black }, stříbrné { $silver }
pile-reinforcements = Posily
pile-schemes-laid = Leží vedle desky
rules-of = Pravidla

## válka o Arrakis: bitva
battle-for = Bitva: { $area }
battle-round = { $n }. kolo bitvy
surprise-attack = překvapivý útok
surprise-hit = Zásah překvapivého útoku
see-map = Mapa
to-battle = Zpět do bitvy
attacks = útočí
defends = brání se
legion = Legie
legion-gone = Nic nezbylo.
leaders = Vůdci
n-units = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
    [many] { $n } jednotky
   *[other] { $n } jednotek
}
dice = kostky
at-most = nejvýše { $n }
units = jednotky
rank-word = hodnost
cards-word = karty
extra = navíc
from-area = Odkud
in-area = Kde
stays-during = během bitvy tam zůstává
open-ground = otevřený terén
battle-cards = Karty
battle-dice = Kostky
battle-leaders = Vůdci
battle-special = Speciální jednotky
battle-hits = Zásahy
battle-losses = Ztráty
cards-for-dice = Karta plánování za každou kostku
no-cards-used = bez karet
rolled = zásahy { $hits }, štíty { $shields }, zvláštní { $specials }
wasted = ztraceno
no-specials = žádný zvláštní výsledek
cancel-shields = { $n ->
    [one] ruší { $n } štít
    [few] ruší { $n } štíty
   *[other] ruší { $n } štítů
}
nothing-to-cancel = žádný štít
no-special-units = bez speciálních jednotek
hits-on = zásahy: { $side }
hits-on-you = zásahy pro tebe
no-losses = beze ztrát
to-tank = do nádrže
stays = zůstává: { $n }
side-wins = Vítězství: { $side } ({ $names })
after-rounds = { $n ->
    [one] po { $n } kole
   *[other] po { $n } kolech
}
odds = Šance
odds-now = Jak tato bitva skončí
odds-going-on = Když bude pokračovat
odds-takes = { $side } dobudou: { $area }
odds-holds = { $side } vydrží
odds-nobody = nikdo nezbude: { $n }
odds-plain = Přesně, při nejprostších ztrátách na obou stranách; nikdo se nevzdá ani nepřidá karty.
odds-win = šance na vítězství
odds-dice = kostky { $a } proti { $b }
next-hits = Příští kolo: zásahy ({ $side }), %
next-hits-you = Příští kolo: zásahy pro tebe, %
costs-a-hit = Pokračovat proti osadě stojí hned 1 zásah.
costs-nothing = Pokračování nic nestojí.
next-round = Pak se bojuje další kolo.
attacker-picks = Kam, to vybírá útočník.
survivors-stay = Bitva končí; kdo zbyl, zůstává.
swap-sides = Vyměnit strany

## boti: jak dobře hrají a proč tak táhli
level-of-seat = Jak dobře hraje bot na místě { $n }
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
thoughts-secretive = O tom, co mohlo vědět jen toto místo, se do konce hry nemluví.
