### Jména toho, co má jen Povstání: DRUH-ID, jako v doménách hry. Co má společného se základní hrou, je pojmenováno tam.

## karta
card-prepare_the_way = Příprava cesty
card-bene_gesserit_operative = Operativkyně Bene Gesserit
card-branching_path = Rozvětvená cesta
card-calculus_of_power = Mocenský kalkul
card-captured_mentat = Zajatý mentat
card-chani_clever_tactician = Chani, bystrá taktička
card-corrinth_city = Město Korrint
card-covert_operation = Tajná operace
card-dangerous_rhetoric = Nebezpečná rétorika
card-desert_power = Síla pouště
card-desert_survival = Přežití v poušti
card-double_agent = Dvojitý agent
card-ecological_testing_station = Ekologická zkušební stanice
card-fedaykin_stilltent = Fedajkýnský filtrstan
card-guild_envoy = Vyslanec gildy
card-guild_spy = Špion gildy
card-hidden_missive = Skryté poselství
card-imperial_spymaster = Velitel imperiálních špionů
card-in_high_places = Na vysokých místech
card-junction_headquarters = Hlavní stan na Junctionu
card-leadership = Vedení
card-long_live_the_fighters = Ať žijí bojovníci
card-maker_keeper = Strážce tvůrců
card-maula_pistol = Pistole maula
card-northern_watermaster = Severní vládce vody
card-overthrow = Svržení
card-paracompass = Parakompas
card-price_is_no_object = Na ceně nezáleží
card-public_spectacle = Veřejná podívaná
card-rebel_supplier = Zásobovač povstalců
card-reliable_informant = Spolehlivý informátor
card-sardaukar_coordination = Součinnost sardaukarů
card-sardaukar_soldier = Sardaukarský voják
card-shishakli = Šišaklí
card-smugglers_harvester = Pašerácký sklízeč
card-smugglers_haven = Pašerácké útočiště
card-southern_elders = Stařešinové jihu
card-space_time_folding = Zakřivení časoprostoru
card-spacing_guilds_favor = Přízeň Kosmické gildy
card-spy_network = Špionážní síť
card-steersman = Kormidelník
card-stilgar_the_devoted = Stilgar, oddaný
card-strike_fleet = Úderná flotila
card-subversive_advisor = Podvratný rádce
card-treacherous_maneuver = Zrádný manévr
card-tread_in_darkness = Kroky ve tmě
card-truthtrance = Pravdomluvný trans
card-undercover_asset = Agent v utajení
card-unswerving_loyalty = Neochvějná věrnost
card-weirding_woman = Čarodějka
card-wheels_within_wheels = Kola v kolech
card-cargo_runner = Přepravce nákladu
card-delivery_agreement = Dohoda o dodávce
card-interstellar_trade = Mezihvězdný obchod
card-priority_contracts = Přednostní smlouvy

## karta intrik
intrigue-card-buy_access = Koupený přístup
intrigue-card-call_to_arms = Výzva do zbraně
intrigue-card-change_allegiances = Změna spojenectví
intrigue-card-contingency_plan = Záložní plán
intrigue-card-councilors_ambition = Ctižádost radního
intrigue-card-crysknife = Krispel
intrigue-card-cunning = Lstivost
intrigue-card-depart_for_arrakis = Odlet na Arrakis
intrigue-card-desert_mouse = Pouštní myš
intrigue-card-detonation = Odpálení
intrigue-card-distraction = Rozptýlení
intrigue-card-imperium_politics = Politika Impéria
intrigue-card-inspire_awe = Vzbuzení úžasu
intrigue-card-intelligence_report = Zpráva rozvědky
intrigue-card-manipulate = Manipulace
intrigue-card-market_opportunity = Příležitost na trhu
intrigue-card-mercenaries = Žoldáci
intrigue-card-opportunism = Oportunismus
intrigue-card-ornithopter = Ornitoptéra
intrigue-card-shaddams_favor = Shaddamova přízeň
intrigue-card-sietch_ritual = Rituál sítě
intrigue-card-special_mission = Zvláštní mise
intrigue-card-strategic_stockpiling = Strategické zásoby
intrigue-card-unexpected_allies = Nečekaní spojenci
intrigue-card-devour = Pohlcení
intrigue-card-find_weakness = Odhalení slabiny
intrigue-card-go_to_ground = Stažení do ústraní
intrigue-card-impress = Silný dojem
intrigue-card-questionable_methods = Pochybné metody
intrigue-card-spice_is_power = Koření je moc
intrigue-card-spring_the_trap = Sklapnutí pasti
intrigue-card-tactical_option = Taktická volba
intrigue-card-weirding_combat = Čarodějný boj
intrigue-card-secure_spice_trade = Bezpečný obchod s kořením
intrigue-card-shadow_alliance = Tajná aliance
intrigue-card-backed_by_choam = S podporou CHOAMu
intrigue-card-choam_profits = Zisky CHOAMu
intrigue-card-leverage = Páka vlivu
intrigue-card-reach_agreement = Dosažení dohody

## střet
conflict-skirmish_crysknife = Potyčka (krispel)
conflict-skirmish_ornithopter = Potyčka (ornitoptéra)
conflict-skirmish_desert_mouse = Potyčka (pouštní myš)
conflict-choam_security = Ostraha CHOAMu
conflict-spice_freighters = Přepravní lodě s kořením
conflict-seize_spice_refinery = Obsazení továrny na koření
conflict-test_of_loyalty = Zkouška věrnosti
conflict-shadow_contest = Boj ve stínech
conflict-protect_the_sietches = Ochrana sítí
conflict-trade_dispute = Obchodní spor
conflict-propaganda = Propaganda
conflict-battle_for_spice_refinery = Bitva o továrnu na koření

## pole
space-dutiful_service = Svědomitá služba
space-sardaukar = Sardaukar
space-deliver_supplies = Dodání zásob
space-espionage = Špionáž
space-desert_tactics = Pouštní taktika
space-fremkit = Fremeta
space-imperial_privilege = Imperiální výsady
space-assembly_hall = Sněmovní síň
space-gather_support = Povolání záloh
space-accept_contract = Přijetí smlouvy
space-shipping = Přeprava
space-spice_refinery = Továrna na koření
space-deep_desert = Hluboko v poušti

## stanoviště: kde může být špion
post-post_emperor = Imperátor
post-post_spacing_guild = Kosmická gilda
post-post_bene_gesserit = Bene Gesserit
post-post_fremen = Fremeni
post-post_landsraad_council = Nejvyšší rada
post-post_landsraad_hall = Sněmovní síň
post-post_choam = CHOAM
post-post_sietch_tabr_research_station = Síť Tabr / Výzkumná stanice
post-post_research_station_spice_refinery = Výzkumná stanice / Továrna na koření
post-post_spice_refinery_arrakeen = Továrna na koření / Arrakén
post-post_imperial_basin = Imperiální pánev
post-post_hagga_basin = Pánev Hagga
post-post_deep_desert = Hluboko v poušti

## ikona bitvy, cíl
battle-icon-crysknife = krispel
battle-icon-desert_mouse = pouštní myš
battle-icon-ornithopter = ornitoptéra
battle-icon-wild = libovolná
objective-objective_desert_mouse_first_player = Cíl: pouštní myš (první hráč)
objective-objective_crysknife = Cíl: krispel
objective-objective_ornithopter_1_3p = Cíl: ornitoptéra
objective-objective_desert_mouse_4_6p = Cíl: pouštní myš
objective-objective_crysknife_4_6p = Cíl: krispel

## vůdce: jméno a jména stálé schopnosti a schopnosti Pečetního prstenu; `.other-…` je druhá strana
leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
    .left = Lstivá síla
    .signet = Osobní výcvik
leader-gurney_halleck = Gurney Halleck
    .left = Vždy s úsměvem
    .signet = Vojevůdce
leader-lady_amber_metulli = Lady Amber Metulliová
    .left = Pouštní zvědové
    .signet = Plná pokladnice
leader-lady_jessica = Lady Jessica
    .left = Cizí vzpomínky
    .signet = Agonie koření
    .other = Ctihodná matka Jessica
    .other-left = Ctihodná matka
    .other-signet = Voda života
leader-lady_margot_fenring = Lady Margot Fenringová
    .left = Věrnost
    .signet = Informátor z Arrakis
leader-muad_dib = Muad'Dib
    .left = Nevyzpytatelný nepřítel
    .signet = Vést ostatní
leader-princess_irulan = Princezna Irulán
    .left = Právo císařské krve
    .signet = Vhled kronikářky
leader-shaddam_corrino_iv = Shaddam IV. Corrino
    .left = Velitel sardaukarů
    .signet = Imperátor známého vesmíru
leader-staban_tuek = Staban Tuek
    .left = Pašování koření
    .signet = Neviditelná síť

## výcvik: počítadlo Feyda-Rauthy
training-start = začátek
training-upper_1 = první krok, horní větev
training-lower_1 = první krok, dolní větev
training-middle = střed
training-upper_2 = druhý krok, horní větev
training-lower_2a = druhý krok, dolní větev
training-lower_2b = třetí krok, dolní větev
training-final = konec

## rod, ikona
house-Metulli = Metulli
house-Fenring = Fenring
house-Corrino = Corrino
icon-spy = Špion

## ano a ne
answer-yes = ano
answer-no = ne

## co hráč má, ve výčtu změn
cell-sandworms = píseční červi
cell-spies = špioni na herním plánu
cell-maker_hooks = tvůrcovské háky
cell-won = karty střetů lícem nahoru
cell-matched = karty střetů lícem dolů
cell-memories = vzpomínky
