### Hra v terminálu. Slova příkazů (undo, log, card …), zápis kroků, znaky a písmena míst a ikon jsou ve všech jazycích
### stejná; překládá se jen to, co se o nich říká. Zprávy s malým písmenem na začátku stojí uprostřed řádku.
### Co je pod „sloupce“, „zkratky“ a „pocty“, ať je co nejkratší.

## jak se říká tomu, kdo nemá vlastní jméno
called-player = Hráč { $seat }
called-bot = Bot { $seat }
called-rival = Rival { $seat }
seat-kind-human = člověk
seat-kind-bot = bot
seat-kind-automa = automa
seat-kind-player = hráč

## horní řádek
screen-round = kolo { $round } z { $last }
screen-set-up = příprava
screen-first = první: { $seat }
screen-you-are = tvé místo: { $seat }
phase-round_start = začátek kola
phase-turns = tahy hráčů
phase-combat = boj
phase-makers = tvůrci
phase-recall = povolání zpět
phase-endgame = konec hry
phase-over = konec

## herní plán: nadpisy polí bez frakce
board-landsraad = Landsraad
board-choam = CHOAM
board-city = Města
board-desert = Poušť
board-closed = uzavřeno ({ $seat })

## střet
screen-no-conflict = Střet: zatím žádný
screen-conflict = Střet { $level }: { $conflict }
screen-controls = vítěz ovládne pole { $space }
screen-strength = síla
screen-nobody-fights = zatím nikdo nebojuje

## nadpisy a krátké řádky
screen-log-title = co se stalo (vše: log)
screen-row-title = Imperiální řada: cena, jméno [kam] rámeček agenta { $bar } rámeček odhalení
screen-hand-title = tvá ruka
screen-row = řada
screen-hand = ruka
screen-deck-top = na vrchu tvého balíčku: { $cards }
screen-in-play = ve hře: { $cards }
screen-nothing-yet = zatím nic
screen-help-hint = (? nápověda)
screen-anywhere = kamkoli
screen-buy = při získání: { $effect }
screen-after-winning = po vítězství
screen-after-rewards = po odměnách

## sloupce tabulky hráčů: jednotky v pevnosti / ve střetu / v zásobě a tak dále
column-troops = pevn/střet/zás
column-agents = agenti
column-hand = ruka
column-deck = dob
column-discard = odh
column-automa = automa

## pocty: za řádkem hráče
honour-council = rada
honour-swordmaster = mistr
honour-mentat = Mentat
honour-revealed = odhaleno
honour-set-aside = stranou: { $card }

## vysvětlivky znaků
sign-solari = solár
sign-spice = koření
sign-water = voda
sign-troop = jednotka
sign-swords = meč
sign-persuasion = přízeň
sign-card = karta
sign-intrigue = intrika
sign-vp = bod

## zkratky: efekty a podmínky co nejméně slovy, vedle znaků. $card, $intrigue, $troop, $spice, $solari, $persuasion
## a $to jsou zde znaky (▭ ? ▲ ◆ $ ¶ →), $letter je písmeno frakce.
short-some = { $n } z { $parts }
short-each-opponent = ostatní: { $effect }
short-when-else = { $effect }, jinak { $otherwise }
short-take-back = { $letter } { $card } zpět
short-persuasion-per-card = { $n }{ $persuasion } za kartu { $letter }
short-if-alliance = aliance { $letter }
short-if-other-in-play = další { $letter }
short-if-fremen-bond = další { $letter }
short-trash = lze zničit
short-trash-cost = znič
short-trash-this = znič tuto
short-signet = pečeť
short-influence-any = +{ $n } kamkoli
short-influence-outdone = +{ $n } kde ztrácíš
short-lose-influence = -{ $n } kdekoli
short-influence-different = +{ $n } na { $times ->
    [one] 1 frakci
    [few] { $times } frakce
    [many] { $times } frakce
   *[other] { $times } frakcí
}
short-influence-boost = +{ $n } navíc zde
short-discard = odhodit { $n }
short-steal-intrigue = ukradni { $intrigue }
short-snoop = prohlédni, { $card } nebo znič
short-refocus = zamíchej, { $n }{ $card }
short-acquire = vezmi kartu za max { $n }
short-acquire-to-deck = vezmi kartu za max { $n } na balíček
short-manipulate = kartu řady stranou, -{ $n }{ $persuasion }
short-deploy = { $n }{ $troop } do střetu
short-deploy-any = { $troop } do střetu
short-retreat = stáhni { $n }{ $troop }
short-retreat-any = stáhni { $troop }
short-lose-deployed = -{ $n }{ $troop } ve střetu
short-muster = { $n }{ $troop } i do střetu
short-muster-reveal = { $n }{ $troop } i do střetu
short-council-seat = křeslo, +{ $n }{ $persuasion }
short-take-mentat = Mentat
short-win-mentat = Mentat
short-hire-swordmaster = 3. agent
short-recall-agent = povolej agenta
short-silence = uzavři pole
short-double-harvest = základ { $spice } 2×
short-spice-must-flow-discount = Koření musí proudit -{ $n }
short-reveal-persuasion = { $n }{ $persuasion } při odhalení
short-if-any-alliance = aliance
short-if-council = rada
short-if-mentat-home = volný Mentat
short-if-copies = { $n }× Koření musí proudit
short-if-most-copies = nejvíc z nich
short-if-tracks = { $n }+ na { $tracks ->
    [one] 1 frakci
    [few] { $tracks } frakce
    [many] { $tracks } frakce
   *[other] { $tracks } frakcí
}
short-if-troop-abroad = soupeř ve střetu
short-double-cross = soupeř -1{ $troop }, ty +1{ $troop } ve střetu

## nadpisy nad kroky jednoho druhu: „Získat: 1) Zvěd (1)  2) Chani (5)“
heading-buy = Získat
heading-acquire = Získat zdarma
heading-discard = Odhodit
heading-silence = Uzavřít
heading-trash = Zničit
heading-remove = Odložit stranou

## otázky u stolu
ask-more = Enter: dál
ask-back = Enter: zpět ke stolu
ask-enter = Enter
ask-pass-screen = Předej obrazovku. Na řadě: { $name }.
ask-curtain = { $name }: stiskni Enter
ask-curtain-undo = { $name }: undo vrátí tvůj poslední krok
ask-record = Chceš-li záznam této hry, napiš jméno souboru; Enter znamená odejít bez něj.
ask-record-to = záznam do

## odpovědi na příkazy
said-taken-back = vráceno: { $move }
said-taken-back-moves = vráceno: { $n ->
    [one] 1 krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
said-saved = uloženo; pokračuj příkazem: { $command }
said-recorded = zaznamenáno; prohlédni příkazem: { $command }
said-not-saved = Hra nebyla uložena.
said-leaving = Hra je uložena. Pokračuj příkazem: { $command }
said-several = odpovídá více jmen: { $names }
said-language = Odteď česky.

## co stůl odmítá. $text je to, co bylo napsáno.
refused-empty = napiš číslo, krok, nebo ? pro nápovědu
refused-number = krok { $number } tu není; vyber 1 až { $last }
refused-not-a-move = toto není krok: „{ $text }“
refused-usage = toto není krok: „{ $text }“ (piš: { $usage })
refused-word = { $command }: neznámé slovo „{ $text }“
refused-hint = nemá to být „{ $word }“?
refused-log = log: „{ $text }“ není počet řádků
refused-why = why: „{ $text }“ není žádné z míst { $known }
refused-moves = moves: v žádném možném kroku není „{ $text }“
refused-card-which = card: která? piš: card JMÉNO
refused-card = card: neznámé jméno „{ $text }“
refused-rules-which = rules: které? piš: rules ID, nebo rules a hledaná slova
refused-rules = rules: žádné pravidlo neobsahuje „{ $text }“
refused-file = { $command }: do kterého souboru? piš: { $command } SOUBOR
refused-lang = lang: neznámý jazyk „{ $text }“; na výběr: { $known }

## nápověda: co dělají příkazy
command-help = tato stránka; také ?
command-moves = možné kroky a jejich zápis; moves SLOVO jen některé
command-undo = vrátí tvůj poslední krok
command-reset = vrátí z tohoto tahu vše, co jde
command-log = vše, co se stalo; log 30 pro posledních 30 řádků
command-why = co zvažoval poslední bot; why B pro místo B
command-board = herní plán slovy
command-hand = tvé karty slovy
command-card = co dělá karta, pole nebo vůdce
command-rules = pravidlo podle ID, nebo pravidla s danými slovy: rules tie
command-save = uloží hru do tohoto souboru
command-record = zapíše kroky jako čitelný záznam
command-lang = jiný jazyk: { $known }
command-quit = odejít; hra se uloží
help-title = Napiš číslo kroku, nebo přímo krok (Tab ho doplní), nebo jeden z příkazů:
help-signs = Znaky: { $legend }
help-letters = Kam smějí agenti: { $letters }
help-board = { $swords } za polem: bojové pole, jednotky mohou do střetu.  [A]: agent hráče A.  { $flag }A: pole ovládá A.
help-card = Karta se čte: cena jméno [kam smí její agent] rámeček agenta { $bar } rámeček odhalení. 4{ $spice }{ $to }5{ $solari }: zaplať 4 koření, získej 5 solárů.
help-agents = { $agent } agent doma, { $spent } agent na herním plánu.
help-round = Kolo: 1. karta střetu a každému pět karet, 2. tahy, 3. boj, 4. koření přibývá tam, kde není agent, 5. povolání zpět.
help-agent-turn = Tah agentem: zahraj kartu a zaplať za pole s některou z jejích ikon; efekt pole, rámeček agenta na kartě a krok vlivu vyhodnoť v libovolném pořadí; z bojového pole pošli do střetu získané jednotky a až dvě další.
help-reveal-turn = Tah odhalení: tvůj poslední v kole. Ukaž zbytek ruky, v libovolném pořadí použij rámečky odhalení a utrať přízeň, spočítej sílu (2 za každou jednotku ve střetu, 1 za každý meč) a vše odhoď.
help-end = Hra končí po kole, ve kterém má někdo 10 bodů, nebo po posledním střetu.

## stránky: karta, herní plán slovy, vlastní karty slovy
page-reconstructed = (náš nejlepší výklad: zdroj se nenašel)
page-cost = cena { $cost }
page-needs = podmínka: { $requirement }
page-combat = boj
page-bonus-spice = bonusové koření: { $n }
page-controlled = ovládá { $name }
page-taken = obsazeno: { $names }
    .more = { $a }, { $b }
    .last = { $a } a { $b }
page-in-hand = V ruce
page-intrigue = Karty intrik
page-in-play = Ve hře
page-discard = Odhazovací balíček
page-leader = Tvůj vůdce
page-none = nic
page-more-rules = … a další: { $n }; přidej slovo
rules-reading = Náš výklad: { $reading }
rules-example = řešený příklad: { $title }
rules-with-it = (viz také: { $others })
rules-none = neodpovídá žádné pravidlo

## konec hry
end-title = hra skončila
end-points-reached = Někdo dosáhl 10 bodů.
end-conflicts = Poslední střet je vybojován.
end-winners = { $names }
    .more = { $a }, { $b }
    .last = { $a } a { $b }
end-wins = { $names } vítězí
# $winner je jedna ze zpráv výše, $reason jedna z následujících
end-why = { $winner }: { $reason }.
reason-vp = nejvíce bodů
reason-spice = shoda v bodech, více koření
reason-solari = shoda v bodech i koření, více solárů
reason-water = dosud shoda, více vody
reason-garrison = dosud shoda, více jednotek v pevnosti
reason-shared = shoda ve všem, vítězství je společné
# číslo stojí před tím, ve vlastním sloupci
end-points = { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
end-purse = koření { $spice }, soláry { $solari }, voda { $water }, v pevnosti { $garrison }

## stůl v řádcích slov, pro roury a odečítače obrazovky
plain-round = Kolo { $round } z { $last }. První hráč: { $name }.
plain-conflict = Střet: { $conflict }. 1. místo: { $first }; 2. místo: { $second }; 3. místo: { $third }.
plain-row = Imperiální řada: { $cards }.
plain-hand = Tvá ruka: { $cards }.
plain-hand-empty = Tvá ruka: prázdná.
plain-intrigue = Tvé karty intrik: { $cards }.
plain-points = body { $n }
plain-purse = soláry { $solari }, koření { $spice }, voda { $water }
plain-troops = jednotky: pevnost { $garrison }, střet { $conflict }, síla { $strength }
plain-agents = zbývá agentů { $n }
plain-agents-sent = zbývá agentů { $n }, vysláni: { $spaces }
plain-intrigue-count = karty intrik { $n }
plain-influence = { $faction } { $n }
plain-alliance = { $faction } { $n } (aliance)
plain-council = křeslo v Nejvyšší radě
plain-swordmaster = mistr meče
plain-mentat = Mentat
plain-revealed = karty odhaleny

## otázky před hrou
start-alone = sólo proti rodu Hagal: dva rivalové, které řídí balíček karet
start-bots = proti libovolně silným botům
start-friends = dva až čtyři lidé střídavě u této obrazovky
start-resume = pokračovat v poslední hře ({ $people }, kolo { $round }, { $when })
start-only-bots = boti
start-how = Jak chceš hrát?
start-how-hard = Jak těžké to má být?
start-three-bots = tři boti
start-two-bots = dva boti
start-one-bot = jeden bot a automa jako třetí
start-whom = Proti komu?
start-level = Jak dobře mají hrát?
start-level-line = { $level }: asi { $seconds } s na rozhodnutí
start-names = Vaše jména oddělená čárkami (dvě až čtyři)
start-names-number = dvě, tři nebo čtyři jména, prosím
start-names-once = každé jméno jen jednou, prosím
start-any-leader = náhodný vůdce
start-leader = Kterého vůdce chceš?
start-not-a-number = „{ $text }“ není číslo od 1 do { $last }

## landsraad replay
replay-head = { $game } · pravidla { $rules } · semínko { $seed } · { $n ->
    [one] 1 krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
replay-other-rules = (zapsáno podle pravidel { $rules }; podle { $now } se hraje stejně)
replay-round = Kolo { $round }
replay-set-up = Před prvním kolem
# $reason je jedno z decided-vp, decided-spice … níže
replay-won = { $names } vítězí: { $scores } (rozhoduje: { $reason })
replay-so-far = zatím: { $scores }; rozhoduje { $seat }: { $line }
replay-after = po kroku { $move } z { $last }: { $scores }; rozhoduje { $seat }: { $line }
replay-state = stav { $state }

## landsraad simulate
simulate-head = { $game }: { $n ->
    [one] 1 hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
} od semínka { $seed } za { $seconds } s ({ $games } her/s, { $decisions } rozhodnutí/s)
simulate-average = průměrně na hru: rozhodnutí { $decisions }, kola { $rounds }
simulate-seat = místo
simulate-leader = vůdce
simulate-side = strana
simulate-games = hry
simulate-wins = výhry
simulate-rate = podíl výher
simulate-points = průměr bodů
simulate-ended = co hru ukončilo: { $shares }
simulate-decided = co rozhodlo: { $shares }
ended-points = body
ended-conflicts = střety
decided-vp = body
decided-spice = koření
decided-solari = soláry
decided-water = voda
decided-garrison = pevnost
decided-shared = shoda

## why: what a bot considered
why-chance = { $n } % na výhru
why-untold = { $n ->
    [one] a ještě { $n } tah
    [few] a ještě { $n } tahy
   *[other] a ještě { $n } tahů
}
why-secretive = Co ví jen toto místo, zůstává skryté až do konce hry.
why-columns = Nejdřív podíl hledání věnovaný tahu, pak šance na výhru podle odhadu bota.

verify-deal-noted = Rozdání je to slíbené: semínko odpovídá závazku { $commitment }.
verify-deal-told = Rozdání je to slíbené: semínko odpovídá závazku ze záznamu, { $commitment }.
verify-deal-own = Závazek semínka je { $commitment }; porovnej ho s tím, co ukázal zápis na začátku hry.
verify-no-commitment = Tato hra byla rozdána dříve, než rozdání měla závazek; není s čím porovnávat.
verify-moves = { $n ->
    [one] { $n } tah je dovolený
    [few] Všechny { $n } tahy jsou dovolené
   *[other] Všech { $n } tahů je dovolených
 } a každý otisk souhlasí{ $over ->
    [yes] , výsledek také.
   *[other] . Hra neskončila.
 }
validating = Přehrávám
validate-differs = { $name }: tah { $move } z { $n }: { $why }
validate-sum = Přehráno her: { $n }; { $altered ->
    [0] všechny jsou, jak byly.
   *[other] lišily by se: { $altered }.
 }
