### Names of what is in War for Arrakis: KIND-ID, as in the domains of the game. The areas with no name on the board and
### the deployment tokens are called by a message with a number in it.

## the sides
side-atreides = Atreides
side-harkonnen = Harkonnen

## phases of a round
phase-start = start of the round
phase-vehicles = vehicle placement
phase-actions = actions
phase-hazards = desert hazards
phase-harvest = spice harvesting
phase-end = end of the round

## sectors; an area without a name of its own is called by its sector and a number
sector-ne_outer = North-East outer
    .code = NE
sector-se_outer = South-East outer
    .code = SE
sector-sw_outer = South-West outer
    .code = SW
sector-nw_outer = North-West outer
    .code = NW
sector-ne_central = North-East central
    .code = ne
sector-se_central = South-East central
    .code = se
sector-sw_central = South-West central
    .code = sw
sector-nw_central = North-West central
    .code = nw
area-unnamed = { $sector } { $n }

## areas with a name on the board
area-gara_kulon = Gara Kulon
area-sihaya_ridge = Sihaya Ridge
area-pasty_mesa = Pasty Mesa
area-tasmin_sink = Tasmin Sink
area-habbanya_ridge = Habbanya Ridge
area-bight_of_the_cliff = Bight of the Cliff
area-rock_outcroppings = Rock Outcroppings
area-the_funeral_plain = The Funeral Plain
area-the_great_flat = The Great Flat
area-arrakeen = Arrakeen
area-broken_land = Broken Land
area-carthag = Carthag
area-hole_in_the_rock = Hole in the Rock
area-imperial_basin = Imperial Basin
area-rimwall_west = Rimwall West
area-shield_wall_east = Shield Wall (east)
area-false_wall_east = False Wall East
area-false_wall_south = False Wall South
area-harg_pass = Harg Pass
area-hobars_gap = Hobars Gap
area-false_wall_west = False Wall West
area-windgap = Windgap
area-arsunt = Arsunt
area-hagga_basin = Hagga Basin
area-shield_wall_west = Shield Wall (west)
area-splintered_rock = Splintered Rock
area-wind_pass = Wind Pass
area-north_pole = North Pole

## air zones, by where they lie
air-zone-az_1 = North-East
air-zone-az_2 = North
air-zone-az_3 = North-West
air-zone-az_4 = East
air-zone-az_5 = South-East
air-zone-az_6 = South
air-zone-az_7 = West
air-zone-az_8 = South-West

## terrain
terrain-mountain = mountain
terrain-plateau = plateau
terrain-minor_erg = minor erg
terrain-desert = desert
terrain-deep_desert = deep desert

## results of the action dice and of the combat dice
die-result-leadership = Leadership
die-result-strategy = Strategy
die-result-deployment = Deployment
die-result-mentat = Mentat
die-result-house = House
combat-result-hit = hit
combat-result-shield = shield
combat-result-special = special

## units and leaders; `.acc` as the object of a sentence
tier-regular = regular
tier-elite = elite
tier-special = special
figure-regular = regular unit
    .acc = a regular unit
figure-elite = elite unit
    .acc = an elite unit
figure-fedaykin = Fedaykin
    .acc = a Fedaykin
figure-sardaukar = Sardaukar
    .acc = a Sardaukar
figure-naib = naib
    .acc = a naib
figure-bashar = bashar
    .acc = a bashar
named-leader-baron_harkonnen = Baron Harkonnen
    .short = Baron
named-leader-beast_rabban = Beast Rabban
    .short = Rabban
named-leader-feyd_rautha = Feyd-Rautha
    .short = Feyd
named-leader-thufir_hawat = Thufir Hawat
    .short = Hawat
named-leader-gaius_helen_mohiam = Gaius Helen Mohiam
    .short = Mohiam
named-leader-captain_aramsham = Captain Aramsham
    .short = Aramsham
named-leader-emperor_shaddam_iv = Emperor Shaddam IV
    .short = Emperor
named-leader-paul_atreides = Paul Atreides
    .short = Paul
named-leader-lady_jessica = Lady Jessica
    .short = Jessica
named-leader-reverend_mother_jessica = Reverend Mother Jessica
    .short = Jessica RM
named-leader-gurney_halleck = Gurney Halleck
    .short = Gurney
named-leader-alia = Alia
    .short = Alia
named-leader-stilgar = Stilgar
    .short = Stilgar
named-leader-chani = Chani
    .short = Chani
named-leader-paul_muad_dib = Paul-Muad’Dib
    .short = Muad’Dib
named-leader-wild_maker = Wild Maker
    .acc = the Wild Maker
    .short = Wild Maker
named-leader-paul = Paul
leader-state-box = not in play yet
leader-state-aside = off the board
leader-state-board = on the board
leader-state-tank = in the regeneration tank
leader-state-gone = out of the game

## tokens, vehicles, worms
counter-numbered = token { $n }
vehicle-harvester = harvester
    .acc = a harvester
vehicle-ornithopter = ornithopter
    .acc = an ornithopter
vehicle-carryall = carryall
    .acc = a carryall
wormsign-sand = sand
wormsign-sandworm = sandworm
wormsign-burrowing_sandworm = burrowed sandworm
worm-sandworm = sandworm
    .acc = a sandworm
worm-wild_maker = Wild Maker
    .acc = the Wild Maker

## markers and powers
marker-kwisatz_haderach = Kwisatz Haderach
marker-sand_dwellers = Sand Dwellers
marker-jihad = Jihad
power-choam = CHOAM
power-spacing_guild = Spacing Guild
power-landsraad = Landsraad

## the rules that count
ruling-rulebook = the rulebook
ruling-faq = the official FAQ where it differs

## planning decks
planning-deck-house_harkonnen = House Harkonnen
planning-deck-corrino_allies = Corrino Allies
planning-deck-house_atreides = House Atreides
planning-deck-fremen_allies = Fremen Allies

## planning cards: House Harkonnen
planning-card-hard_times_and_oppression = Hard Times and Oppression
planning-card-forced_recruitment = Forced Recruitment
planning-card-beloved_feyd_rautha = Beloved Feyd-Rautha
planning-card-harkonnen_patrols = Harkonnen Patrols
planning-card-arsunt_legion = Arsunt Legion
planning-card-barons_personal_guard = Baron’s Personal Guard
planning-card-hawats_scheming = Hawat’s Scheming
planning-card-evidence_of_rebellion = Evidence of Rebellion
planning-card-polar_cap_factories = Polar-Cap Factories
planning-card-carthag_the_former_capital = Carthag, the Former Capital
planning-card-workhorse_of_arrakis = Workhorse of Arrakis
planning-card-spotter_control = Spotter Control
planning-card-explosive_artillery = Explosive Artillery
planning-card-sandmasters = Sandmasters
planning-card-mudir_nahya_the_demon_ruler = Mudir-Nahya, the Demon Ruler
planning-card-hunter_seeker = Hunter-Seeker

## planning cards: Corrino Allies
planning-card-rage_overcame_shaddam_iv_a = Rage Overcame Shaddam IV
planning-card-rage_overcame_shaddam_iv_b = Rage Overcame Shaddam IV
planning-card-rage_overcame_shaddam_iv_c = Rage Overcame Shaddam IV
planning-card-manipulation_of_others = Manipulation of Others
planning-card-breeding_program = Breeding Program
planning-card-troop_carriers = Troop Carriers
planning-card-shigawire = Shigawire
planning-card-hope_clouds_observation = Hope Clouds Observation
planning-card-reports_of_traitors = Reports of Traitors
planning-card-sardaukar_pogrom = Sardaukar Pogrom
planning-card-sardaukars_manner = Sardaukar’s Manner
planning-card-spies_all_over_arrakis = Spies All Over Arrakis
planning-card-full_control_of_the_air = Full Control of the Air
planning-card-moving_the_battle_group = Moving the Battle Group
planning-card-killers_without_mercy = Killers Without Mercy
planning-card-sardaukar_disguised = Sardaukar Disguised
planning-card-i_decide_what_best_serves_his_majesty = “I Decide What Best Serves His Majesty”
planning-card-seek_out_the_mahdi = Seek Out the ‘Mahdi’

## planning cards: House Atreides
planning-card-war_plan = War Plan
planning-card-alia_the_abomination = Alia, the Abomination
planning-card-smugglers_a = Smugglers
planning-card-smugglers_b = Smugglers
planning-card-smugglers_c = Smugglers
planning-card-the_voice = The Voice
planning-card-death_commandos = Death Commandos
planning-card-tested_with_the_gom_jabbar = Tested with the Gom Jabbar
planning-card-chatt_the_leaper = Chatt the Leaper
planning-card-truthtrance = Truthtrance
planning-card-adab_the_demanding_memory = Adab, the Demanding Memory
planning-card-alam_al_mithal = Alam al-Mithal, the World of Similitudes
planning-card-usul_the_base_of_the_pillar = Usul, the Base of the Pillar
planning-card-voice_from_the_outer_world = Voice from the Outer World
planning-card-our_family_atomics = Our Family Atomics
planning-card-battle_language = Battle Language
planning-card-bill_of_particulars = Bill of Particulars
planning-card-fear_is_the_mind_killer = Fear Is the Mind-Killer

## planning cards: Fremen Allies
planning-card-shai_hulud = Shai-Hulud
planning-card-wall_of_sandworms = Wall of Sandworms
planning-card-dust_chasms = Dust Chasms
planning-card-fremen_rockets = Fremen Rockets
planning-card-eyes_of_ibad = Eyes of Ibad
planning-card-captured_ornithopter = Captured Ornithopter
planning-card-crysknife = Crysknife
planning-card-cielagos_piping_message = Cielago’s Piping Message
planning-card-jubba_cloaks = Jubba Cloaks
planning-card-hieregs = Hieregs
planning-card-grandmother_of_a_storm = Grandmother of a Storm
planning-card-stillsuits = Stillsuits
planning-card-i_am_stilgar_the_fremen = “I Am Stilgar, the Fremen”
planning-card-thumpers = Thumpers
planning-card-kitab_al_ibar = Kitab al-Ibar
planning-card-sandtides = Sandtides

## prescience cards
prescience-card-dew_gatherers = Dew Collectors for the Planting
prescience-card-paul_the_mahdi = The Fremen Call Paul the ‘Mahdi’
prescience-card-water_discipline = The Water Discipline
prescience-card-new_windtraps = New Hidden Wind Traps
prescience-card-stunted_worms = Stunted Worms
prescience-card-bene_gesserit_training = Jessica Trains Paul in the Bene Gesserit Ways
prescience-card-desert_war = The Desert War
prescience-card-lisan_al_gaib = The Lisan al-Gaib
prescience-card-paul_drinks_the_water_of_life = Paul Drinks the Water of Life
prescience-card-families_flee_to_the_southern_palmaries = Families Flee to the Palmaries of the South
prescience-card-placeholder_sandrider = Paul Rides the Maker
prescience-card-placeholder_spice_raid = Raid on the Spice Fields
prescience-card-placeholder_sardaukar_fall = Sardaukar Fall
prescience-card-placeholder_first_victory = Terror of the Fedaykin
prescience-card-placeholder_rite_of_the_reverend_mother = Rite of the Reverend Mother
prescience-card-placeholder_vision_of_the_future = Vision of the Future

## secret objectives
objective-objective_1 = Secret objective 1
objective-objective_2 = Secret objective 2
objective-objective_3 = Secret objective 3
objective-objective_4 = Secret objective 4
objective-objective_5 = Secret objective 5
objective-objective_6 = Secret objective 6

## what a side has, in a list of changes
arrakis-cell-bene_gesserit = Bene Gesserit tokens
arrakis-cell-used_dice = used dice
arrakis-cell-officers = leaders without a name, off the board
arrakis-cell-hand = planning cards in hand
arrakis-cell-objectives = secret objectives
arrakis-cell-spent_tokens = tokens turned up
