### Names of the base game's cards, spaces, leaders and so on: KIND-ID, as in the domains of the game.

## card
card-convincing_argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune_the_desert_planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek_allies = Seek Allies
card-signet_ring = Signet Ring
card-arrakis_liaison = Arrakis Liaison
card-the_spice_must_flow = The Spice Must Flow
card-foldspace = Foldspace
card-arrakis_recruiter = Arrakis Recruiter
card-assassination_mission = Assassination Mission
card-bene_gesserit_initiate = Bene Gesserit Initiate
card-bene_gesserit_sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin Death Commando
card-firm_grip = Firm Grip
card-fremen_camp = Fremen Camp
card-gene_manipulation = Gene Manipulation
card-guild_administrator = Guild Administrator
card-guild_ambassador = Guild Ambassador
card-guild_bankers = Guild Bankers
card-gun_thopter = Gun Thopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperial Spy
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Other Memory
card-piter_de_vries = Piter De Vries
card-power_play = Power Play
card-reverend_mother_mohiam = Reverend Mother Mohiam
card-sardaukar_infantry = Sardaukar Infantry
card-sardaukar_legion = Sardaukar Legion
card-scout = Scout
card-shifting_allegiances = Shifting Allegiances
card-sietch_reverend_mother = Sietch Reverend Mother
card-smugglers_thopter = Smuggler's Thopter
card-space_travel = Space Travel
card-spice_hunter = Spice Hunter
card-spice_smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test_of_humanity = Test of Humanity
card-the_voice = The Voice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Worm Riders

## intrigue card
intrigue-card-bindu_suspension = Bindu Suspension
intrigue-card-bribery = Bribery
intrigue-card-bypass_protocol = Bypass Protocol
intrigue-card-calculated_hire = Calculated Hire
intrigue-card-charisma = Charisma
intrigue-card-choam_shares = CHOAM Shares
intrigue-card-councilors_dispensation = Councilor's Dispensation
intrigue-card-dispatch_an_envoy = Dispatch an Envoy
intrigue-card-double_cross = Double Cross
intrigue-card-favored_subject = Favored Subject
intrigue-card-guild_authorization = Guild Authorization
intrigue-card-infiltrate = Infiltrate
intrigue-card-know_their_ways = Know Their Ways
intrigue-card-poison_snooper = Poison Snooper
intrigue-card-rapid_mobilization = Rapid Mobilization
intrigue-card-recruitment_mission = Recruitment Mission
intrigue-card-refocus = Refocus
intrigue-card-reinforcements = Reinforcements
intrigue-card-secret_of_the_sisterhood = Secret of the Sisterhood
intrigue-card-the_sleeper_must_awaken = The Sleeper Must Awaken
intrigue-card-urgent_mission = Urgent Mission
intrigue-card-water_of_life = Water of Life
intrigue-card-water_peddlers_union = Water Peddlers Union
intrigue-card-windfall = Windfall
intrigue-card-allied_armada = Allied Armada
intrigue-card-ambush = Ambush
intrigue-card-demand_respect = Demand Respect
intrigue-card-master_tactician = Master Tactician
intrigue-card-private_army = Private Army
intrigue-card-staged_incident = Staged Incident
intrigue-card-to_the_victor = To the Victor...
intrigue-card-tiebreaker = Tiebreaker
intrigue-card-corner_the_market = Corner the Market
intrigue-card-plans_within_plans = Plans Within Plans

## conflict
conflict-skirmish_a = Skirmish
conflict-skirmish_b = Skirmish
conflict-skirmish_c = Skirmish
conflict-skirmish_d = Skirmish
conflict-cloak_and_dagger = Cloak and Dagger
conflict-desert_power = Desert Power
conflict-guild_bank_raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid_stockpiles = Raid Stockpiles
conflict-secure_imperial_basin = Secure Imperial Basin
conflict-siege_of_arrakeen = Siege of Arrakeen
conflict-siege_of_carthag = Siege of Carthag
conflict-sort_through_the_chaos = Sort Through the Chaos
conflict-terrible_purpose = Terrible Purpose
conflict-battle_for_arrakeen = Battle for Arrakeen
conflict-battle_for_carthag = Battle for Carthag
conflict-battle_for_imperial_basin = Battle for Imperial Basin
conflict-grand_vision = Grand Vision

## space
space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace_space = Foldspace
space-selective_breeding = Selective Breeding
space-secrets = Secrets
space-hardy_warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high_council = High Council
space-mentat = Mentat
space-rally_troops = Rally Troops
space-hall_of_oratory = Hall of Oratory
space-swordmaster = Swordmaster
space-sell_melange = Sell Melange
space-secure_contract = Secure Contract
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Research Station
space-sietch_tabr = Sietch Tabr
space-the_great_flat = The Great Flat
space-hagga_basin = Hagga Basin
space-imperial_basin = Imperial Basin

## hagal card
hagal-card-hagal_conspire = Conspire
hagal-card-hagal_wealth = Wealth
hagal-card-hagal_heighliner = Heighliner
hagal-card-hagal_foldspace = Foldspace
hagal-card-hagal_selective_breeding = Selective Breeding
hagal-card-hagal_secrets = Secrets
hagal-card-hagal_hardy_warriors = Hardy Warriors
hagal-card-hagal_stillsuits = Stillsuits
hagal-card-hagal_rally_troops = Rally Troops
hagal-card-hagal_hall_of_oratory = Hall of Oratory
hagal-card-hagal_carthag = Carthag
hagal-card-hagal_harvest_spice = Harvest Spice
hagal-card-hagal_arrakeen_1p = Arrakeen (1P)
hagal-card-hagal_arrakeen_2p = Arrakeen (2P)
hagal-card-hagal_reshuffle = Reshuffle

## leader: the name, and the names of the standing and the signet ability
leader-paul_atreides = Paul Atreides
    .left = Prescience
    .signet = Discipline
leader-duke_leto_atreides = Duke Leto Atreides
    .left = Landsraad Popularity
    .signet = Prudent Diplomacy
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
    .left = Masterstroke
    .signet = Scheme
leader-glossu_rabban = Glossu "The Beast" Rabban
    .left = Arrakis Fiefdom
    .signet = Brutality
leader-earl_memnon_thorvald = Earl Memnon Thorvald
    .left = Connections
    .signet = Spice Hoard
leader-countess_ariana_thorvald = Countess Ariana Thorvald
    .left = Spice Addict
    .signet = Hidden Reservoir
leader-count_ilban_richese = Count Ilban Richese
    .left = Ruthless Negotiator
    .signet = Manufacturing
leader-helena_richese = Helena Richese
    .left = Eyes Everywhere
    .signet = Manipulate
leader-house_hagal = House Hagal

## house
house-Atreides = Atreides
house-Harkonnen = Harkonnen
house-Thorvald = Thorvald
house-Richese = Richese

## faction
faction-emperor = Emperor
faction-spacing_guild = Spacing Guild
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen

## icon: where an agent may be sent
icon-emperor = Emperor
icon-spacing_guild = Spacing Guild
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade
icon-any = any space

## group: parts of the board
group-emperor = Emperor
group-spacing_guild = Spacing Guild
group-bene_gesserit = Bene Gesserit
group-fremen = Fremen
group-landsraad = Landsraad
group-choam = CHOAM
group-city = City
group-desert = Desert

## zone, place, box, pile
zone-hand = hand
zone-discard = discard pile
zone-in_play = in play
place-discard = discard pile
place-deck = top of the deck
box-card = card
box-space = space
box-influence = influence
box-partner = partner
pile-deck = deck
pile-intrigue_deck = intrigue deck
pile-hagal_deck = House Hagal deck
pile-imperium_deck = Imperium deck

## resource, and why a House Hagal card is passed over
resource-solari = solari
resource-spice = spice
resource-water = water
resource-persuasion = persuasion
resource-swords = swords
resource-mark = mark
why-occupied = the space is occupied
why-closed = the space is closed
why-no_bonus_spice = no free maker space has bonus spice
why-again = the deck was reshuffled

## role and difficulty
role-player = player
role-rival = rival
role-hagal = House Hagal
difficulty-mercenary = Mercenary (novice)
difficulty-sardaukar = Sardaukar (veteran)
difficulty-mentat = Mentat (expert)
difficulty-kwisatz_haderach = Kwisatz Haderach (expert+)

## what a seat has, as a preview lists it
cell-agents = agents
cell-alliances = alliances
cell-conflict = in the Conflict
cell-controls = controlled spaces
cell-council = seat in the High Council
cell-garrison = garrison
cell-intrigue = intrigue cards
cell-strength = strength
cell-supply = supply
cell-swordmaster = Swordmaster
cell-vp = victory points
