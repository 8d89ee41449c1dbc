### Names of the components that only Uprising has: KIND-ID, as in the domains of the game. What it shares with base
### Imperium is named there.

## card
card-prepare_the_way = Prepare the Way
card-bene_gesserit_operative = Bene Gesserit Operative
card-branching_path = Branching Path
card-calculus_of_power = Calculus of Power
card-captured_mentat = Captured Mentat
card-chani_clever_tactician = Chani, Clever Tactician
card-corrinth_city = Corrinth City
card-covert_operation = Covert Operation
card-dangerous_rhetoric = Dangerous Rhetoric
card-desert_power = Desert Power
card-desert_survival = Desert Survival
card-double_agent = Double Agent
card-ecological_testing_station = Ecological Testing Station
card-fedaykin_stilltent = Fedaykin Stilltent
card-guild_envoy = Guild Envoy
card-guild_spy = Guild Spy
card-hidden_missive = Hidden Missive
card-imperial_spymaster = Imperial Spymaster
card-in_high_places = In High Places
card-junction_headquarters = Junction Headquarters
card-leadership = Leadership
card-long_live_the_fighters = Long Live the Fighters
card-maker_keeper = Maker Keeper
card-maula_pistol = Maula Pistol
card-northern_watermaster = Northern Watermaster
card-overthrow = Overthrow
card-paracompass = Paracompass
card-price_is_no_object = Price is No Object
card-public_spectacle = Public Spectacle
card-rebel_supplier = Rebel Supplier
card-reliable_informant = Reliable Informant
card-sardaukar_coordination = Sardaukar Coordination
card-sardaukar_soldier = Sardaukar Soldier
card-shishakli = Shishakli
card-smugglers_harvester = Smuggler's Harvester
card-smugglers_haven = Smuggler's Haven
card-southern_elders = Southern Elders
card-space_time_folding = Space-time Folding
card-spacing_guilds_favor = Spacing Guild's Favor
card-spy_network = Spy Network
card-steersman = Steersman
card-stilgar_the_devoted = Stilgar, The Devoted
card-strike_fleet = Strike Fleet
card-subversive_advisor = Subversive Advisor
card-treacherous_maneuver = Treacherous Maneuver
card-tread_in_darkness = Tread in Darkness
card-truthtrance = Truthtrance
card-undercover_asset = Undercover Asset
card-unswerving_loyalty = Unswerving Loyalty
card-weirding_woman = Weirding Woman
card-wheels_within_wheels = Wheels Within Wheels
card-cargo_runner = Cargo Runner
card-delivery_agreement = Delivery Agreement
card-interstellar_trade = Interstellar Trade
card-priority_contracts = Priority Contracts

## intrigue card
intrigue-card-buy_access = Buy Access
intrigue-card-call_to_arms = Call to Arms
intrigue-card-change_allegiances = Change Allegiances
intrigue-card-contingency_plan = Contingency Plan
intrigue-card-councilors_ambition = Councilor's Ambition
intrigue-card-crysknife = Crysknife
intrigue-card-cunning = Cunning
intrigue-card-depart_for_arrakis = Depart for Arrakis
intrigue-card-desert_mouse = Desert Mouse
intrigue-card-detonation = Detonation
intrigue-card-distraction = Distraction
intrigue-card-imperium_politics = Imperium Politics
intrigue-card-inspire_awe = Inspire Awe
intrigue-card-intelligence_report = Intelligence Report
intrigue-card-manipulate = Manipulate
intrigue-card-market_opportunity = Market Opportunity
intrigue-card-mercenaries = Mercenaries
intrigue-card-opportunism = Opportunism
intrigue-card-ornithopter = Ornithopter
intrigue-card-shaddams_favor = Shaddam's Favor
intrigue-card-sietch_ritual = Sietch Ritual
intrigue-card-special_mission = Special Mission
intrigue-card-strategic_stockpiling = Strategic Stockpiling
intrigue-card-unexpected_allies = Unexpected Allies
intrigue-card-devour = Devour
intrigue-card-find_weakness = Find Weakness
intrigue-card-go_to_ground = Go to Ground
intrigue-card-impress = Impress
intrigue-card-questionable_methods = Questionable Methods
intrigue-card-spice_is_power = Spice is Power
intrigue-card-spring_the_trap = Spring the Trap
intrigue-card-tactical_option = Tactical Option
intrigue-card-weirding_combat = Weirding Combat
intrigue-card-secure_spice_trade = Secure Spice Trade
intrigue-card-shadow_alliance = Shadow Alliance
intrigue-card-backed_by_choam = Backed by CHOAM
intrigue-card-choam_profits = CHOAM Profits
intrigue-card-leverage = Leverage
intrigue-card-reach_agreement = Reach Agreement

## conflict
conflict-skirmish_crysknife = Skirmish (Crysknife)
conflict-skirmish_ornithopter = Skirmish (Ornithopter)
conflict-skirmish_desert_mouse = Skirmish (Desert Mouse)
conflict-choam_security = CHOAM Security
conflict-spice_freighters = Spice Freighters
conflict-seize_spice_refinery = Seize Spice Refinery
conflict-test_of_loyalty = Test of Loyalty
conflict-shadow_contest = Shadow Contest
conflict-protect_the_sietches = Protect the Sietches
conflict-trade_dispute = Trade Dispute
conflict-propaganda = Propaganda
conflict-battle_for_spice_refinery = Battle for Spice Refinery

## space
space-dutiful_service = Dutiful Service
space-sardaukar = Sardaukar
space-deliver_supplies = Deliver Supplies
space-espionage = Espionage
space-desert_tactics = Desert Tactics
space-fremkit = Fremkit
space-imperial_privilege = Imperial Privilege
space-assembly_hall = Assembly Hall
space-gather_support = Gather Support
space-accept_contract = Accept Contract
space-shipping = Shipping
space-spice_refinery = Spice Refinery
space-deep_desert = Deep Desert

## post: where a spy may stand
post-post_emperor = Emperor
post-post_spacing_guild = Spacing Guild
post-post_bene_gesserit = Bene Gesserit
post-post_fremen = Fremen
post-post_landsraad_council = High Council
post-post_landsraad_hall = Assembly Hall
post-post_choam = CHOAM
post-post_sietch_tabr_research_station = Sietch Tabr / Research Station
post-post_research_station_spice_refinery = Research Station / Spice Refinery
post-post_spice_refinery_arrakeen = Spice Refinery / Arrakeen
post-post_imperial_basin = Imperial Basin
post-post_hagga_basin = Hagga Basin
post-post_deep_desert = Deep Desert

## battle icon, objective
battle-icon-crysknife = crysknife
battle-icon-desert_mouse = desert mouse
battle-icon-ornithopter = ornithopter
battle-icon-wild = wild
objective-objective_desert_mouse_first_player = Objective: desert mouse (first player)
objective-objective_crysknife = Objective: crysknife
objective-objective_ornithopter_1_3p = Objective: ornithopter
objective-objective_desert_mouse_4_6p = Objective: desert mouse
objective-objective_crysknife_4_6p = Objective: crysknife

## leader: the name, and the names of the standing and the signet ability; `.other-…` on the other side of the leader
leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
    .left = Devious Strength
    .signet = Personal Training
leader-gurney_halleck = Gurney Halleck
    .left = Always Smiling
    .signet = Warmaster
leader-lady_amber_metulli = Lady Amber Metulli
    .left = Desert Scouts
    .signet = Fill Coffers
leader-lady_jessica = Lady Jessica
    .left = Other Memories
    .signet = Spice Agony
    .other = Reverend Mother Jessica
    .other-left = Reverend Mother
    .other-signet = Water of Life
leader-lady_margot_fenring = Lady Margot Fenring
    .left = Loyalty
    .signet = Arrakis Informant
leader-muad_dib = Muad'Dib
    .left = Unpredictable Foe
    .signet = Lead the Way
leader-princess_irulan = Princess Irulan
    .left = Imperial Birthright
    .signet = Chronicler's Insight
leader-shaddam_corrino_iv = Shaddam Corrino IV
    .left = Sardaukar Commander
    .signet = Emperor of the Known Universe
leader-staban_tuek = Staban Tuek
    .left = Smuggle Spice
    .signet = Unseen Network

## training: the track of Feyd-Rautha
training-start = start
training-upper_1 = first step, upper branch
training-lower_1 = first step, lower branch
training-middle = middle
training-upper_2 = second step, upper branch
training-lower_2a = second step, lower branch
training-lower_2b = third step, lower branch
training-final = end

## house, icon
house-Metulli = Metulli
house-Fenring = Fenring
house-Corrino = Corrino
icon-spy = Spy

## yes and no
answer-yes = yes
answer-no = no

## what a seat has, as a preview lists it
cell-sandworms = sandworms
cell-spies = spies on the board
cell-maker_hooks = Maker Hooks
cell-won = conflict cards face up
cell-matched = conflict cards face down
cell-memories = memories
