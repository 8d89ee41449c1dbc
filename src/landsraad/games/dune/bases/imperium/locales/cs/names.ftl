### Jména karet, polí, vůdců a dalšího v základní hře: DRUH-ID, jako v doménách hry.

## karta
card-convincing_argument = Přesvědčivý projev
card-dagger = Dýka
card-diplomacy = Diplomacie
card-dune_the_desert_planet = Duna, pouštní planeta
card-reconnaissance = Průzkum
card-seek_allies = Hledání spojenců
card-signet_ring = Pečetní prsten
card-arrakis_liaison = Spojka na Arrakis
card-the_spice_must_flow = Koření musí proudit
card-foldspace = Zakřivený prostor
card-arrakis_recruiter = Verbíř z Arrakis
card-assassination_mission = Vražedná mise
card-bene_gesserit_initiate = Novicka Bene Gesserit
card-bene_gesserit_sister = Sestra Bene Gesserit
card-carryall = Transportní nosič
card-chani = Chani
card-choam_directorship = Ředitelství CHOAMu
card-crysknife = Krispel
card-dr_yueh = Doktor Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedajkýnské komando smrti
card-firm_grip = Pevné sevření
card-fremen_camp = Fremenský tábor
card-gene_manipulation = Genetická manipulace
card-guild_administrator = Správce gildy
card-guild_ambassador = Velvyslanec gildy
card-guild_bankers = Bankéři gildy
card-gun_thopter = Bojová toptéra
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperiální špion
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Přepych
card-other_memory = Jiná paměť
card-piter_de_vries = Piter de Vries
card-power_play = Mocenská hra
card-reverend_mother_mohiam = Ctihodná matka Mohiamová
card-sardaukar_infantry = Sardaukarská pěchota
card-sardaukar_legion = Sardaukarská legie
card-scout = Zvěd
card-shifting_allegiances = Změna loajality
card-sietch_reverend_mother = Ctihodná matka ze sítě
card-smugglers_thopter = Pašerácká toptéra
card-space_travel = Cesta vesmírem
card-spice_hunter = Lovec koření
card-spice_smugglers = Pašeráci koření
card-stilgar = Stilgar
card-test_of_humanity = Zkouška lidskosti
card-the_voice = Hlas
card-thufir_hawat = Thufir Hawat
card-worm_riders = Jezdci na červech

## karta intrik
intrigue-card-bindu_suspension = Bindu suspenze
intrigue-card-bribery = Úplatek
intrigue-card-bypass_protocol = Obejití protokolu
intrigue-card-calculated_hire = Promyšlené najmutí
intrigue-card-charisma = Charisma
intrigue-card-choam_shares = Akcie CHOAMu
intrigue-card-councilors_dispensation = Výsada radního
intrigue-card-dispatch_an_envoy = Vyslání emisara
intrigue-card-double_cross = Podraz
intrigue-card-favored_subject = Oblíbený poddaný
intrigue-card-guild_authorization = Povolení gildy
intrigue-card-infiltrate = Infiltrace
intrigue-card-know_their_ways = Znalost zvyků
intrigue-card-poison_snooper = Čenichač jedů
intrigue-card-rapid_mobilization = Rychlá mobilizace
intrigue-card-recruitment_mission = Náborová mise
intrigue-card-refocus = Nové soustředění
intrigue-card-reinforcements = Posily
intrigue-card-secret_of_the_sisterhood = Tajemství sesterstva
intrigue-card-the_sleeper_must_awaken = Spáč se musí probudit
intrigue-card-urgent_mission = Naléhavá mise
intrigue-card-water_of_life = Voda života
intrigue-card-water_peddlers_union = Spolek prodavačů vody
intrigue-card-windfall = Nečekaný zisk
intrigue-card-allied_armada = Spojenecká armáda
intrigue-card-ambush = Léčka
intrigue-card-demand_respect = Zjednání úcty
intrigue-card-master_tactician = Mistr taktiky
intrigue-card-private_army = Soukromá armáda
intrigue-card-staged_incident = Zinscenovaný incident
intrigue-card-to_the_victor = Cena pro vítěze
intrigue-card-tiebreaker = Jazýček na vahách
intrigue-card-corner_the_market = Ovládnutí trhu
intrigue-card-plans_within_plans = Plány v plánech

## střet
conflict-skirmish_a = Potyčka
conflict-skirmish_b = Potyčka
conflict-skirmish_c = Potyčka
conflict-skirmish_d = Potyčka
conflict-cloak_and_dagger = Plášť a dýka
conflict-desert_power = Síla pouště
conflict-guild_bank_raid = Přepadení banky gildy
conflict-machinations = Machinace
conflict-raid_stockpiles = Nájezd na sklady
conflict-secure_imperial_basin = Zajištění Imperiální pánve
conflict-siege_of_arrakeen = Obléhání Arrakénu
conflict-siege_of_carthag = Obléhání Kartága
conflict-sort_through_the_chaos = Zvládnutí chaosu
conflict-terrible_purpose = Strašlivé poslání
conflict-battle_for_arrakeen = Bitva o Arrakén
conflict-battle_for_carthag = Bitva o Kartágo
conflict-battle_for_imperial_basin = Bitva o Imperiální pánev
conflict-grand_vision = Velkolepá vize

## pole
space-conspire = Spiknutí
space-wealth = Bohatství
space-heighliner = Maxitrajler
space-foldspace_space = Zakřivený prostor
space-selective_breeding = Selektivní šlechtění
space-secrets = Tajemství
space-hardy_warriors = Urputní válečníci
space-stillsuits = Filtršaty
space-high_council = Nejvyšší rada
space-mentat = Mentat
space-rally_troops = Shromáždění vojsk
space-hall_of_oratory = Řečnická síň
space-swordmaster = Mistr meče
space-sell_melange = Prodej melanže
space-secure_contract = Zajištění smlouvy
space-arrakeen = Arrakén
space-carthag = Kartágo
space-research_station = Výzkumná stanice
space-sietch_tabr = Síť Tabr
space-the_great_flat = Velká pláň
space-hagga_basin = Pánev Hagga
space-imperial_basin = Imperiální pánev

## karta rodu Hagal
hagal-card-hagal_conspire = Spiknutí
hagal-card-hagal_wealth = Bohatství
hagal-card-hagal_heighliner = Maxitrajler
hagal-card-hagal_foldspace = Zakřivený prostor
hagal-card-hagal_selective_breeding = Selektivní šlechtění
hagal-card-hagal_secrets = Tajemství
hagal-card-hagal_hardy_warriors = Urputní válečníci
hagal-card-hagal_stillsuits = Filtršaty
hagal-card-hagal_rally_troops = Shromáždění vojsk
hagal-card-hagal_hall_of_oratory = Řečnická síň
hagal-card-hagal_carthag = Kartágo
hagal-card-hagal_harvest_spice = Těžba koření
hagal-card-hagal_arrakeen_1p = Arrakén (1H)
hagal-card-hagal_arrakeen_2p = Arrakén (2H)
hagal-card-hagal_reshuffle = Zamíchání

## vůdce: jméno a jména stálé schopnosti a schopnosti Pečetního prstenu
leader-paul_atreides = Paul Atreides
    .left = Jasnozřivost
    .signet = Disciplína
leader-duke_leto_atreides = Vévoda Leto Atreides
    .left = Obliba v Landsraadu
    .signet = Obezřetná diplomacie
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
    .left = Mistrovský tah
    .signet = Úklady
leader-glossu_rabban = Glossu „bestie“ Rabban
    .left = Léno Arrakis
    .signet = Brutalita
leader-earl_memnon_thorvald = Hrabě Memnon Thorvald
    .left = Konexe
    .signet = Zásoby koření
leader-countess_ariana_thorvald = Hraběnka Ariana Thorvaldová
    .left = Závislost na koření
    .signet = Skrytá nádrž
leader-count_ilban_richese = Hrabě Ilban Richese
    .left = Nelítostný vyjednavač
    .signet = Výroba
leader-helena_richese = Helena Richeseová
    .left = Oči všude
    .signet = Manipulace
leader-house_hagal = Rod Hagal

## rod
house-Atreides = Atreides
house-Harkonnen = Harkonnen
house-Thorvald = Thorvald
house-Richese = Richese

## frakce
faction-emperor = Imperátor
faction-spacing_guild = Kosmická gilda
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremeni

## ikona: kam lze vyslat agenta
icon-emperor = Imperátor
icon-spacing_guild = Kosmická gilda
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremeni
icon-landsraad = Landsraad
icon-city = Město
icon-spice_trade = Obchod s kořením
icon-any = libovolné pole

## skupina: části herního plánu
group-emperor = Imperátor
group-spacing_guild = Kosmická gilda
group-bene_gesserit = Bene Gesserit
group-fremen = Fremeni
group-landsraad = Landsraad
group-choam = CHOAM
group-city = Město
group-desert = Poušť

## místo karty, cíl, rámeček, balíček
zone-hand = ruka
zone-discard = odhazovací balíček
zone-in_play = ve hře
place-discard = odhazovací balíček
place-deck = vrch dobíracího balíčku
box-card = karta
box-space = pole
box-influence = vliv
box-partner = druhá karta
pile-deck = dobírací balíček
pile-intrigue_deck = balíček intrik
pile-hagal_deck = balíček rodu Hagal
pile-imperium_deck = balíček Impéria

## zdroj (`.n` podle čísla, `.acc` ve čtvrtém pádu), a proč se karta rodu Hagal ignoruje
resource-solari = soláry
    .n = { $n ->
        [one] solár
        [few] soláry
        [many] soláru
       *[other] solárů
    }
resource-spice = koření
resource-water = voda
    .n = { $n ->
        [one] voda
        [few] vody
        [many] vody
       *[other] vod
    }
    .acc = { $n ->
        [one] vodu
        [few] vody
        [many] vody
       *[other] vod
    }
resource-persuasion = přízeň
    .n = { $n ->
        [one] přízeň
        [few] přízně
        [many] přízně
       *[other] přízní
    }
resource-swords = meče
    .n = { $n ->
        [one] meč
        [few] meče
        [many] meče
       *[other] mečů
    }
resource-mark = žeton
why-occupied = pole je obsazené
why-closed = pole je uzavřené
why-no_bonus_spice = na žádném volném poli tvůrce není bonusové koření
why-again = balíček byl znovu zamíchán

## role a obtížnost
role-player = hráč
role-rival = rival
role-hagal = rod Hagal
difficulty-mercenary = Žoldák (nováček)
difficulty-sardaukar = Sardaukar (veterán)
difficulty-mentat = Mentat (expert)
difficulty-kwisatz_haderach = Kwisatz Haderach (expert+)

## co hráč má, ve výčtu změn
cell-agents = agenti
cell-alliances = aliance
cell-conflict = ve střetu
cell-controls = ovládaná pole
cell-council = křeslo v Nejvyšší radě
cell-garrison = pevnost
cell-intrigue = karty intrik
cell-strength = síla
cell-supply = zásoba
cell-swordmaster = Mistr meče
cell-vp = vítězné body
