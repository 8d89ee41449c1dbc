### Karty, střety a vůdci rozšíření Vzestup Iksu.

## karty
card-appropriate = Přivlastnění
card-bounty_hunter = Lovec odměn
card-choam_delegate = Delegát CHOAMu
card-court_intrigue = Dvorní intrika
card-desert_ambush = Přepadení v poušti
card-embedded_agent = Nasazený agent
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Flotila přepravních lodí
card-full_scale_assault = Útok plnou silou
card-guild_accord = Dohoda s gildou
card-guild_chief_administrator = Vrchní správce gildy
card-imperial_bashar = Imperiální bašár
card-imperial_shock_trooper = Imperiální úderník
card-in_the_shadows = Ve stínech
card-ix_guild_compact = Úmluva Iksu a gildy
card-ixian_engineer = Ikský inženýr
card-jamis = Jamis
card-landing_rights = Přistávací práva
card-local_fence = Místní překupník
card-negotiated_withdrawal = Vyjednaný ústup
card-satellite_ban = Zákaz satelitů
card-sayyadina = Sajjadina
card-shai_hulud = Šaj-hulúd
card-spice_trader = Obchodník s kořením
card-treachery = Zrada
card-truthsayer = Pravdomluvčí
card-water_peddler = Prodavač vody
card-web_of_power = Síť moci
card-weirding_way = Čarodějné umění

## karty intrik
intrigue-card-advanced_weaponry = Pokročilé zbraně
intrigue-card-blackmail = Vydírání
intrigue-card-cannon_turrets = Dělové věže
intrigue-card-cull = Odstřel
intrigue-card-diversion = Odlákání pozornosti
intrigue-card-expedite = Urychlení
intrigue-card-finesse = Finesa
intrigue-card-glimpse_the_path = Letmý pohled na cestu
intrigue-card-grand_conspiracy = Velké spiknutí
intrigue-card-ixian_probe = Ikská sonda
intrigue-card-machine_culture = Kultura strojů
intrigue-card-quid_pro_quo = Něco za něco
intrigue-card-second_wave = Druhá vlna
intrigue-card-secret_forces = Tajné síly
intrigue-card-strategic_push = Strategický nápor
intrigue-card-strongarm = Nátlak
intrigue-card-war_chest = Válečná pokladna

## střety
conflict-skirmish_e = Potyčka
conflict-skirmish_f = Potyčka
conflict-trade_monopoly = Obchodní monopol
conflict-economic_supremacy = Ekonomická nadvláda

## vůdci
leader-archduke_armand_ecaz = Arcivévoda Armand Ecaz
    .left = Koordinace
    .signet = Odvod
leader-ilesa_ecaz = Ilesa Ecazová
    .left = O krok napřed
    .signet = Kontakty v gildě
leader-prince_rhombur_vernius = Princ Rhombur Vernius
    .left = Těžká lasgunová děla
    .signet = Ikské technologie
leader-tessia_vernius = Tessia Verniusová
    .left = Pečlivé pozorování
    .signet = Dvojí tvář
leader-princess_yuna_moritani = „Princezna“ Yuna Moritaniová
    .left = Pašerácká síť
    .signet = Poslední zásilka
leader-viscount_hundro_moritani = Vikomt Hundro Moritani
    .left = Zpravodajství
    .signet = Kurýři
house-Ecaz = Ecaz
house-Vernius = Vernius
house-Moritani = Moritani

## podmínky
if-enemy-met = na poli, kam míří tvůj agent, stojí cizí agent
if-agent-at = máš agenta na poli frakce { influence.of }
if-with-factions = máš agenta na poli frakce
if-units-deployed = posíláš v tomto tahu do střetu alespoň { $n } jednotky či bitevní lodě
if-snooper-left = alespoň jeden tvůj slídil zůstává na svém počítadle
if-ambitions = splňuješ alespoň { $n } z těchto podmínek: { $dreadnoughts } bitevní lodě mimo zásobu; karta { card-the_spice_must_flow }; alespoň { $influence } vlivu na dvě frakce; křeslo v Nejvyšší radě

## efekty
infiltrates-for-less = cizí agenti neblokují agenta této karty na polích s jejími ikonami; s ní stojí pole { $space } o { $n } koření méně
bury-intrigue = polož 1 svou kartu intrik skrytě pod balíček intrik
retreat-units = stáhni ze střetu { $n } své jednotky či bitevní lodě (dohromady)
deploy-new = pošli do střetu { n-troops.acc } ze své zásoby
tech-negotiations = můžeš poslat až { n-troops.acc } ze své zásoby na plán Iksu jako vyjednávače
decision-Negotiators = { $cause }: pošli na Iks vyjednávače, nebo odmítni
swords-per-dreadnought = +{ $n } { resource-swords.n } za každou svou bitevní loď ve střetu
ambush = za každou jednotku poslanou v tomto tahu do střetu můžeš donutit k ústupu { $n } soupeřovu jednotku či bitevní loď
extra-turn = hned po tomto tahu můžeš mít ještě { $n } další
retreat-dreadnought-each = každý soupeř stáhne ze střetu { $n } bitevní loď
influence-here = +{ $n } { influence.n } na frakci, na jejíž pole míří v tomto tahu tvůj agent
influence-where-present = +{ $n } { influence.n } na každou frakci, na jejíchž polích máš agenta
lose-troop = ztratit { n-troops.acc } (v pevnosti nebo ve střetu)
deploy-units = pošli do střetu ze své pevnosti až { $n } jednotky či bitevní lodě (dohromady)
solari-if-won = zvítězíš-li v tomto střetu: +{ $n } { resource-solari.n }
intelligence = podívej se na vrchní karty balíčku intrik ({ $n }): 1 si nech a druhou vrať navrch
may-acquire-up-to = můžeš získat zdarma 1 kartu s cenou nejvýše { $n }
influence-with-snooper = +{ $n } { influence.n } na frakci, na jejímž počítadle zůstává tvůj slídil

## trvalé schopnosti
standing-coordination = ve svém tahu odhalení, máš-li alespoň { $n } agenty na polích Landsraadu, měst nebo obchodu s kořením: můžeš zničit 1 svou kartu ve hře
standing-set-aside = na začátku kola odlož 1 kartu z ruky lícem dolů; vrátí se ti na tvůj druhý tah kola. Vyšleš-li s ní v tom tahu agenta: +{ $n } koření, má-li právě jednu ikonu agenta, jinak +{ $n } { resource-solari.n }
standing-dreadnought-strength = tvé bitevní lodě mají sílu { $n }
standing-snoopers = na každém počítadle čeká u { $n } vlivů slídil; když tam poprvé dojdeš, přesune se na tvé další místo a dá ti jeho odměnu: první: odhoď kartu za 1 koření; druhé: bonus tohoto počítadla za 4 vlivy; třetí: ještě 1 vliv; čtvrté: obojí
standing-before-first-round = před prvním kolem: { $effect }
standing-no-water = začínáš bez vody
standing-more-solari = kdykoli ve svém tahu získáš soláry: ještě +{ $n }

## záznam
event-extra_turn = { $seat } má ještě jeden tah
event-snooper_moved = { $seat } přesouvá slídila frakce { influence.of } na místo „{ $slot }“
event-set_card_aside = { $seat } odkládá stranou kartu { $card }
event-set_card_aside-hidden = { $seat } odkládá stranou kartu
event-card_came_back = { $seat } si bere zpět kartu { $card }
event-card_came_back-hidden = { $seat } si bere zpět odloženou kartu
event-looked_at_intrigue = { $seat } vidí na balíčku intrik kartu { $card }
event-looked_at_intrigue-hidden = { $seat } prohlíží kartu z balíčku intrik
event-put_back_intrigue = { $seat } vrací kartu { $card } na balíček intrik
event-put_back_intrigue-hidden = { $seat } vrací kartu na balíček intrik

## tahy a rozhodnutí
move-drive_back = { $seat } stáhne jednotku
move-drive_back_dreadnought = { $seat } stáhne bitevní loď
move-extra_turn = Mít ještě jeden tah
move-lose_troop = { $troop_home_id ->
    [garrison] Ztratit jednotku v pevnosti
   *[conflict] Ztratit jednotku ve střetu
}
move-set_aside = Odložit kartu { $card } na svůj druhý tah
move-keep = Nechat si kartu { $intrigue_card }
move-coordinate = Zničit jednu ze svých karet ve hře
decision-BuryOne = { $cause }: vyber kartu intrik, kterou položíš pod balíček
decision-RetreatUnits = { $cause }: vyber, koho stáhneš ze střetu
decision-TakeExtraTurn = Měj ještě jeden tah, nebo nech hrát ostatní
decision-LoseTroop = { $cause }: vyber, kterou jednotku ztratíš
decision-DeployUnits = { $cause }: vyber, koho pošleš do střetu
decision-KeepIntrigue = { $leader }: vyber kartu intrik, kterou si necháš
decision-SetCardAside = { $leader }: vyber kartu, kterou odložíš na svůj druhý tah
decision-InfluenceWithSnooper = { $cause }: vyber frakci, na kterou získáš +1 vliv
decision-MayAcquireUpTo = { $cause }: vyber kartu s cenou nejvýše { $limit }, nebo žádnou

## další názvy
troop-home-garrison = pevnost
troop-home-conflict = střet
snooper-slot-first = první
snooper-slot-second = druhé
snooper-slot-third = třetí
snooper-slot-fourth = čtvrté

## odmítnutí
refusal-needs-units = potřebuješ ve střetu { $n } jednotky či bitevní lodě, máš { $have }
refusal-needs-intrigue-card = potřebuješ svou kartu intrik
refusal-needs-troop = potřebuješ jednotku v pevnosti nebo ve střetu
refusal-no-faction-visited = v tomto tahu nemíří tvůj agent na pole frakce
refusal-no-agent-at-faction = nemáš agenta na poli frakce
refusal-needs-units-deployed = v tomto tahu posíláš do střetu { $have }, potřebuješ { $n }
refusal-needs-ambitions = splňuješ { $have } ze čtyř podmínek, potřebuješ { $n }
refusal-needs-agents-outside = potřebuješ { $n } agenty na polích Landsraadu, měst nebo obchodu s kořením, máš { $have }
refusal-no-ambush-left = nemáš už žádný vynucený ústup
