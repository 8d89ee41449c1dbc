### Povstání pro šest: dva týmy, velitelé a spojenci. Jména, efekty, záznam, tahy, rozhodnutí a odmítnutí.

## karty
card-command_respect = Vynucení poslušnosti
card-demand_attention = Upoutat pozornost
card-desert_call = Volání pouště
card-limited_landsraad_access = Omezený přístup do landsraadu
card-threaten_spice_production = Ohrožení těžby koření
card-usul = Usúl
card-corrino_might = Síla Corrinů
card-critical_shipments = Důležité dodávky
card-demand_results = Musíme uspět!
card-devastating_assault = Zničující útok
card-imperial_ornithopter = Imperiální ornitoptéra
card-imperial_tent = Imperiální velení

## pole, skupiny, stanoviště, frakce
space-economic_support = Ekonomická podpora
space-military_support = Vojenská podpora
space-expedition = Výpravy
space-controversial_technology = Kontroverzní technologie
space-habbanya_erg = Erg Habbanya
space-vast_wealth = Nevídané bohatství
space-desert_mastery = Znalost pouště
group-great_houses = Velkorody
group-fringe_worlds = Okrajové světy
group-emperor_board = Deska imperátora
group-fremen_board = Deska fremenů
post-post_great_houses = Velkorody
post-post_fringe_worlds = Okrajové světy
post-post_carthag = Kartágo
post-post_habbanya_erg = Erg Habbanya
faction-great_houses = Velkorody
faction-fringe_worlds = Okrajové světy

## tým, osobní deska, zboží
team-muad_dib = tým Muad'Diba
team-shaddam = tým Shaddama
personal-board-fremen_board = deska fremenů
personal-board-emperor_board = deska imperátora
good-spice = koření
good-water = voda
good-solari = soláry

## efekty
for-ally = tvůj aktivovaný spojenec získá: { $effect }
team-reward = každý hráč tvého týmu získá: { $effect }
troops-each-ally = každý z tvých spojenců získá { n-troops.acc }
trade = obchoduj s 1 spoluhráčem (každý z vás může tomu druhému předat libovolně mnoho zboží jednoho druhu: karty intrik, koření, vodu nebo soláry)
reinforcements = získej { n-troops.acc } a rozděl je podle svého uvážení mezi oba spojence svého týmu; kterékoli z nich mohou jít do střetu
levy = zaplať společně se spojenci { $n } koření → { $gain }
pass-on-contracts = dej obě vyložené smlouvy svým spojencům, každému jednu
enthrone = přesuň 1 kartu, která nepatří fremenům, z imperiální řady do trůnní řady
may-place-spy = můžeš vyslat 1 špiona
hire-once = získej mistra meče na jedno použití a jeho bonusový žeton: +{ $n } { resource-swords.n } v každém tvém tahu odhalení
take-alliance = získej alianci s jejím bodem
if-bonus-token = máš bonusový žeton mistra meče

## záznam
event-activated = { $seat } aktivuje spojence: { $ally }
event-enthroned = { $seat } přesouvá kartu { $card } do trůnní řady
event-trades = { $seat } obchoduje, protějškem je { $whom }
event-handed_over = { $seat } předává { $n } { $good_id ->
    [spice] koření
    [water] { resource-water.acc }
   *[solari] { resource-solari.n }
}, dostává je { $to }
event-handed_intrigue = { $seat } předává kartu intrik, dostává ji { $to }
event-got_intrigue = { $seat } dostává kartu intrik { $card }
event-got_intrigue-hidden = { $seat } dostává kartu intrik
event-played_for = { $seat } hraje kartu boje ve prospěch spojence: { $ally }
event-conceded = { $seat } přenechává lepší místo, získává ho { $to }
event-pledged = { $seat } slibuje { $n } koření
event-pledges_void = { $seat } nemá na zbytek: nikdo neplatí

## tahy
move-activate = Aktivovat spojence: { $seat }
move-call_up = Ať spojenec rozhodne, koho pošle do střetu
move-play_for = Zahrát kartu { $intrigue_card } pro spojence { $seat }: { $text }
move-share = { $n ->
    [0] { $seat } nedostane žádnou ze 3 jednotek
   *[other] { $seat } dostane { n-troops.acc } ze 3
}
move-trade = Obchodovat: { $seat }
move-hand_over = Předat { $n } { $good_id ->
    [spice] koření
    [water] { resource-water.acc }
   *[solari] { resource-solari.n }
}
move-hand_intrigue = Předat kartu { $intrigue_card }
move-pledge = { $n ->
    [0] Neslíbit žádné koření
   *[other] Slíbit { $n } koření
}
move-enthrone = Přesunout kartu { $card } do trůnní řady
move-assign = Smlouvu { $contract } dostane { $seat }: { $text }
move-concede = Přenechat lepší místo spojenci

## rozhodnutí
decision-ChooseAlly = Vyber spojence, který tě v tomto tahu zastoupí
decision-Trade = { $cause }: vyber spoluhráče, se kterým budeš obchodovat
decision-Gift = Obchod: předej zboží jednoho druhu, nebo nic
decision-Reinforcements = { $cause }: rozděl 3 jednotky mezi oba spojence
decision-DeployReinforcements = { $cause }: vyber, kolik nových jednotek pošleš do střetu (nejvýše { $most })
decision-AllyDeploys = { $cause }: díky agentovi velitele můžeš poslat jednotky do střetu (nejvýše { $most })
decision-Levy = { $cause }: zaplať společně se spojenci, nebo odmítni
decision-Contribute = { $cause }: vyber, kolik koření slíbíš
decision-Enthrone = Vyber kartu pro trůnní řadu: odtud ji může získat jen tvůj tým
decision-PassOnContracts = { $cause }: vyber, kdo dostane kterou smlouvu
decision-MayConcede = Jsi se spojencem nerozhodně: přenech mu lepší místo, nebo ne
decision-WhichTrack = { $cause }: vyber svou desku, nebo počítadlo aktivovaného spojence

## odmítnutí
refusal-option-gap = možnost { $option }: smí být { $known }, ne { $value }
refusal-seat-of-commander = vůdci: na místě { $seat } sedí { $leader }, ne { $given }
refusal-commander-elsewhere = vůdci: { $leader } sedí na místě { $seat }, ne { $given }
refusal-no-automas-of-six = { $option }: v šesti se hraje bez rivalů
refusal-first-is-ally = první hráč: { $seat } je velitel, začíná spojenec
refusal-row-of-others = karta { $card } je v trůnní řadě: získat ji smí jen Shaddamův tým
refusal-needs-team-spice = je potřeba { $n } koření týmu, máte { $have }
refusal-no-card-to-enthrone = žádná karta imperiální řady nemůže do trůnní řady
refusal-no-contract-shown = žádná smlouva není vyložená
refusal-no-bonus-token = nemáš bonusový žeton mistra meče
refusal-ally-deploys = kolik jednotek půjde do střetu, rozhoduje { $seat }: nejdřív spojence povolej
refusal-trade-with-teammate = obchoduje se s jiným hráčem tvého týmu
refusal-fremen-card-stays = { $card } je karta fremenů: zůstává v imperiální řadě
refusal-not-your-board = to je pole osobní desky ({ $board }): smí tam jen její majitel
refusal-no-arrow-left = nezbývá ti agent, jehož šipka ukazuje na spojence { $seat }
refusal-only-commanders-activate = spojence aktivuje jen velitel
refusal-not-your-ally = to není tvůj spojenec
refusal-activate-at-start = spojence aktivuješ na začátku svého tahu
refusal-play-for-ally = velitel hraje kartu boje pro spojence
refusal-only-commanders-play-for = pro jiného hraje karty jen velitel
refusal-ally-not-fighting = { $seat } nemá ve střetu žádnou vojenskou sílu
refusal-one-kind-of-good = předáváš karty intrik: zboží smí být jen jednoho druhu
refusal-have-good = { $good }: máš { $n }
refusal-trade-by-icon = zboží se předává, když to dovolí ikona obchodu
refusal-throne-by-effect = karty jdou do trůnní řady, když to říká efekt
refusal-play-for-in-combat = karty pro spojence se hrají v boji
refusal-concede-a-tie = místo se přenechává spojenci při nerozhodném výsledku, po kartách boje

## the gallery
gallery-muad_dib = Základní balíček Muad'Diba
gallery-shaddam = Základní balíček Shaddama

## the terminal
screen-throne-row = Trůnní řada: { $cards }
honour-token = žeton
honour-activated = za { $seat }
short-trade = obchod
short-reinforcements = { $n }{ $troop } spojencům
short-enthrone = do trůnní řady
short-hire-once = Mistr meče jednou
short-may-place-spy = můžeš 1{ $spy }
short-troops-each-ally = spojencům po { $n }{ $troop }
short-pass-on-contracts = smlouvy spojencům
short-if-bonus-token = žeton
short-for-ally = spojenec { $effect }
short-team-reward = tým { $effect }
short-levy = tým { $n }{ $spice }{ $to }{ $gain }
help-teams = V týmech: řádek velitele ukazuje šipky agentů, kteří zbývají (< levý spojenec, > pravý, <> kterýkoli), a koho aktivoval; E= nebo F= je jeho vlastní deska.
start-teams = ve dvou týmech po třech, s boty (šest hráčů)
start-commander = velitel: { $leader }
start-ally = spojenec, jehož velitelem je { $leader }
start-side = Za koho hraješ?
