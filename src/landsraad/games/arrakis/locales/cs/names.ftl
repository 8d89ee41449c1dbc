### Jména toho, co je ve Válce o Arrakis: DRUH-ID, jako v doménách hry. Oblasti bez názvu na plánu a žetony nasazení
### se jmenují zprávou s číslem.

## strany
side-atreides = Atreidové
side-harkonnen = Harkonneni

## fáze kola
phase-start = začátek kola
phase-vehicles = umístění vozidel
phase-actions = akce
phase-hazards = nebezpečí pouště
phase-harvest = sklizeň koření
phase-end = konec kola

## sektory; oblast bez vlastního jména se jmenuje podle sektoru a čísla
sector-ne_outer = Vnější severovýchod
    .code = SV
sector-se_outer = Vnější jihovýchod
    .code = JV
sector-sw_outer = Vnější jihozápad
    .code = JZ
sector-nw_outer = Vnější severozápad
    .code = SZ
sector-ne_central = Střední severovýchod
    .code = sv
sector-se_central = Střední jihovýchod
    .code = jv
sector-sw_central = Střední jihozápad
    .code = jz
sector-nw_central = Střední severozápad
    .code = sz
area-unnamed = { $sector } { $n }

## oblasti s názvem na plánu
area-gara_kulon = Gara Kulon
area-sihaya_ridge = Hřeben Sihaja
area-pasty_mesa = Stolová hora Pasty
area-tasmin_sink = Propadlina Tasmin
area-habbanya_ridge = Hřeben Habbanja
area-bight_of_the_cliff = Skalní zátoka
area-rock_outcroppings = Skalní výchozy
area-the_funeral_plain = Pohřební pláň
area-the_great_flat = Velká pláň
area-arrakeen = Arrakén
area-broken_land = Rozlámaná země
area-carthag = Kartágo
area-hole_in_the_rock = Díra ve skále
area-imperial_basin = Imperiální pánev
area-rimwall_west = Západní okrajový val
area-shield_wall_east = Štítový val (východ)
area-false_wall_east = Východní falešný val
area-false_wall_south = Jižní falešný val
area-harg_pass = Průsmyk Harg
area-hobars_gap = Hobarsova soutěska
area-false_wall_west = Západní falešný val
area-windgap = Větrná soutěska
area-arsunt = Arsunt
area-hagga_basin = Pánev Hagga
area-shield_wall_west = Štítový val (západ)
area-splintered_rock = Roztříštěná skála
area-wind_pass = Větrný průsmyk
area-north_pole = Severní pól

## vzdušné zóny podle polohy
air-zone-az_1 = Severovýchod
air-zone-az_2 = Sever
air-zone-az_3 = Severozápad
air-zone-az_4 = Východ
air-zone-az_5 = Jihovýchod
air-zone-az_6 = Jih
air-zone-az_7 = Západ
air-zone-az_8 = Jihozápad

## terén
terrain-mountain = hory
terrain-plateau = plošina
terrain-minor_erg = malý erg
terrain-desert = poušť
terrain-deep_desert = hluboká poušť

## výsledky kostek akcí a bojových kostek
die-result-leadership = Vedení
die-result-strategy = Strategie
die-result-deployment = Nasazení
die-result-mentat = Mentat
die-result-house = Rod
combat-result-hit = zásah
combat-result-shield = štít
combat-result-special = zvláštní výsledek

## jednotky a vůdci; `.acc` ve čtvrtém pádu, `.with` s kým
tier-regular = obyčejná
tier-elite = elitní
tier-special = speciální
figure-regular = obyčejná jednotka
    .acc = obyčejnou jednotku
figure-elite = elitní jednotka
    .acc = elitní jednotku
figure-fedaykin = fedajkýn
    .acc = fedajkýna
figure-sardaukar = sardaukar
    .acc = sardaukara
figure-naib = naíb
    .acc = naíba
figure-bashar = bašár
    .acc = bašára
named-leader-baron_harkonnen = Baron Harkonnen
    .acc = barona Harkonnena
    .with = s baronem Harkonnenem
    .short = Baron
named-leader-beast_rabban = Bestie Rabban
    .acc = Bestii Rabbana
    .with = s Bestií Rabbanem
    .short = Rabban
named-leader-feyd_rautha = Feyd-Rautha
    .acc = Feyda-Rauthu
    .with = s Feydem-Rauthou
    .short = Feyd
named-leader-thufir_hawat = Thufir Hawat
    .acc = Thufira Hawata
    .with = s Thufirem Hawatem
    .short = Hawat
named-leader-gaius_helen_mohiam = Gaius Helen Mohiamová
    .acc = Gaius Helen Mohiamovou
    .with = s Gaius Helen Mohiamovou
    .short = Mohiamová
named-leader-captain_aramsham = Kapitán Aramsham
    .acc = kapitána Aramshama
    .with = s kapitánem Aramshamem
    .short = Aramsham
named-leader-emperor_shaddam_iv = Imperátor Shaddam IV.
    .acc = Imperátora Shaddama IV.
    .with = s Imperátorem Shaddamem IV.
    .short = Imperátor
named-leader-paul_atreides = Paul Atreides
    .acc = Paula Atreida
    .short = Paul
named-leader-lady_jessica = Lady Jessica
    .acc = lady Jessicu
    .short = Jessica
named-leader-reverend_mother_jessica = Ctihodná matka Jessica
    .acc = Ctihodnou matku Jessicu
    .with = s Ctihodnou matkou Jessicou
    .short = Jessica CM
named-leader-gurney_halleck = Gurney Halleck
    .acc = Gurneyho Hallecka
    .with = s Gurneym Halleckem
    .short = Gurney
named-leader-alia = Alia
    .acc = Aliu
    .with = s Aliou
    .short = Alia
named-leader-stilgar = Stilgar
    .acc = Stilgara
    .with = se Stilgarem
    .short = Stilgar
named-leader-chani = Chani
    .with = s Chani
    .short = Chani
named-leader-paul_muad_dib = Paul-Muad’Dib
    .acc = Paula-Muad’Diba
    .with = s Paulem-Muad’Dibem
    .short = Muad’Dib
named-leader-wild_maker = Divoký tvůrce
    .acc = Divokého tvůrce
    .short = Divoký tvůrce
named-leader-paul = Paul
    .acc = Paula
    .with = s Paulem
leader-state-box = ještě není ve hře
leader-state-aside = mimo plán
leader-state-board = na plánu
leader-state-tank = v regenerační nádrži
leader-state-gone = mimo hru

## žetony, vozidla, červi
counter-numbered = žeton { $n }
vehicle-harvester = sklízeč
vehicle-ornithopter = ornitoptéra
    .acc = ornitoptéru
vehicle-carryall = nosič
wormsign-sand = písek
wormsign-sandworm = písečný červ
wormsign-burrowing_sandworm = zahrabaný písečný červ
worm-sandworm = písečný červ
    .acc = písečného červa
worm-wild_maker = Divoký tvůrce
    .acc = Divokého tvůrce

## ukazatele a mocnosti
marker-kwisatz_haderach = Kwisatz Haderach
marker-sand_dwellers = Obyvatelé písku
marker-jihad = Džihád
power-choam = CHOAM
power-spacing_guild = Kosmická gilda
power-landsraad = Landsraad

## která pravidla platí
ruling-rulebook = podle knihy pravidel
ruling-faq = podle oficiálních vysvětlení, kde se liší

## balíčky plánování
planning-deck-house_harkonnen = Rod Harkonnenů
planning-deck-corrino_allies = Spojenci Corrinů
planning-deck-house_atreides = Rod Atreidů
planning-deck-fremen_allies = Fremenští spojenci

## karty plánování: rod Harkonnenů
planning-card-hard_times_and_oppression = Těžké časy a útlak
planning-card-forced_recruitment = Nucený nábor
planning-card-beloved_feyd_rautha = Milovaný Feyd-Rautha
planning-card-harkonnen_patrols = Harkonnenské hlídky
planning-card-arsunt_legion = Arsuntská legie
planning-card-barons_personal_guard = Baronova osobní stráž
planning-card-hawats_scheming = Hawatovy pletichy
planning-card-evidence_of_rebellion = Důkazy vzpoury
planning-card-polar_cap_factories = Továrny polární čepičky
planning-card-carthag_the_former_capital = Kartágo, bývalé hlavní město
planning-card-workhorse_of_arrakis = Tahoun Arrakis
planning-card-spotter_control = Řízení pozorovatelů
planning-card-explosive_artillery = Výbušné dělostřelectvo
planning-card-sandmasters = Mistři písku
planning-card-mudir_nahya_the_demon_ruler = Mudír Nahjá, démonický vládce
planning-card-hunter_seeker = Stopovací střela

## karty plánování: spojenci Corrinů
planning-card-rage_overcame_shaddam_iv_a = Shaddama IV. přemohl hněv
planning-card-rage_overcame_shaddam_iv_b = Shaddama IV. přemohl hněv
planning-card-rage_overcame_shaddam_iv_c = Shaddama IV. přemohl hněv
planning-card-manipulation_of_others = Manipulace s druhými
planning-card-breeding_program = Šlechtitelský program
planning-card-troop_carriers = Transportéry vojsk
planning-card-shigawire = Šigadrát
planning-card-hope_clouds_observation = Naděje zastírá zrak
planning-card-reports_of_traitors = Zprávy o zrádcích
planning-card-sardaukar_pogrom = Sardaukarský pogrom
planning-card-sardaukars_manner = Sardaukarský způsob
planning-card-spies_all_over_arrakis = Špioni po celé Arrakis
planning-card-full_control_of_the_air = Úplná nadvláda ve vzduchu
planning-card-moving_the_battle_group = Přesun bojové skupiny
planning-card-killers_without_mercy = Zabijáci bez slitování
planning-card-sardaukar_disguised = Převlečení sardaukaři
planning-card-i_decide_what_best_serves_his_majesty = Já rozhoduji, co nejlépe slouží Jeho Veličenstvu
planning-card-seek_out_the_mahdi = Najít Mahdího

## karty plánování: rod Atreidů
planning-card-war_plan = Válečný plán
planning-card-alia_the_abomination = Alia, ohavnost
planning-card-smugglers_a = Pašeráci
planning-card-smugglers_b = Pašeráci
planning-card-smugglers_c = Pašeráci
planning-card-the_voice = Hlas
planning-card-death_commandos = Komanda smrti
planning-card-tested_with_the_gom_jabbar = Zkouška gom jabbarem
planning-card-chatt_the_leaper = Chatt Skokan
planning-card-truthtrance = Pravdomluvný trans
planning-card-adab_the_demanding_memory = Adab, naléhavá paměť
planning-card-alam_al_mithal = Alam al-Mithal, svět podob
planning-card-usul_the_base_of_the_pillar = Usul, základ pilíře
planning-card-voice_from_the_outer_world = Hlas z vnějšího světa
planning-card-our_family_atomics = Naše rodové atomové zbraně
planning-card-battle_language = Bojová řeč
planning-card-bill_of_particulars = Výčet obvinění
planning-card-fear_is_the_mind_killer = Strach zabíjí myšlení

## karty plánování: fremenští spojenci
planning-card-shai_hulud = Šaj-hulúd
planning-card-wall_of_sandworms = Stěna písečných červů
planning-card-dust_chasms = Prachové propasti
planning-card-fremen_rockets = Fremenské rakety
planning-card-eyes_of_ibad = Oči Ibad
planning-card-captured_ornithopter = Ukořistěná ornitoptéra
planning-card-crysknife = Krispel
planning-card-cielagos_piping_message = Pištivá zpráva cielaga
planning-card-jubba_cloaks = Džubové pláště
planning-card-hieregs = Hieregy
planning-card-grandmother_of_a_storm = Prabába bouří
planning-card-stillsuits = Filtršaty
planning-card-i_am_stilgar_the_fremen = Já jsem Stilgar, Fremen
planning-card-thumpers = Dupáky
planning-card-kitab_al_ibar = Kitab al-Ibar
planning-card-sandtides = Písečné přílivy

## karty předvídání
prescience-card-dew_gatherers = Sběrače rosy pro výsadbu
prescience-card-paul_the_mahdi = Fremeni nazývají Paula Mahdí
prescience-card-water_discipline = Vodní kázeň
prescience-card-new_windtraps = Nové skryté větrné pasti
prescience-card-stunted_worms = Zakrnělí červi
prescience-card-bene_gesserit_training = Jessica učí Paula cestám Bene Gesserit
prescience-card-desert_war = Pouštní válka
prescience-card-lisan_al_gaib = Lisan al-Gaib
prescience-card-paul_drinks_the_water_of_life = Paul pije Vodu života
prescience-card-families_flee_to_the_southern_palmaries = Rodiny prchají do palmových hájů jihu
prescience-card-placeholder_sandrider = Paul jede na tvůrci
prescience-card-placeholder_spice_raid = Nájezd na pole koření
prescience-card-placeholder_sardaukar_fall = Sardaukaři padají
prescience-card-placeholder_first_victory = Hrůza z fedajkýnů
prescience-card-placeholder_rite_of_the_reverend_mother = Obřad Ctihodné matky
prescience-card-placeholder_vision_of_the_future = Vize budoucnosti

## tajné cíle
objective-objective_1 = Tajný cíl 1
objective-objective_2 = Tajný cíl 2
objective-objective_3 = Tajný cíl 3
objective-objective_4 = Tajný cíl 4
objective-objective_5 = Tajný cíl 5
objective-objective_6 = Tajný cíl 6

## co má strana, ve výčtu změn
arrakis-cell-bene_gesserit = žetony Bene Gesserit
arrakis-cell-used_dice = využité kostky
arrakis-cell-officers = obyčejní vůdci mimo plán
arrakis-cell-hand = karty plánování v ruce
arrakis-cell-objectives = tajné cíle
arrakis-cell-spent_tokens = odkryté žetony
