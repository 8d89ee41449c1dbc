### The cards of Immortality, and what their own effects do.

## names
card-reclaimed_forces = Reclaimed Forces
card-bene_tleilax_lab = Bene Tleilax Lab
card-bene_tleilax_researcher = Bene Tleilax Researcher
card-blank_slate = Blank Slate
card-clandestine_meeting = Clandestine Meeting
card-corrupt_smuggler = Corrupt Smuggler
card-dissecting_kit = Dissecting Kit
card-for_humanity = For Humanity
card-high_priority_travel = High Priority Travel
card-imperium_ceremony = Imperium Ceremony
card-interstellar_conspiracy = Interstellar Conspiracy
card-keys_to_power = Keys to Power
card-lisan_al_gaib = Lisan al Gaib
card-long_reach = Long Reach
card-occupation = Occupation
card-organ_merchants = Organ Merchants
card-planned_coupling = Planned Coupling
card-replacement_eyes = Replacement Eyes
card-sardaukar_quartermaster = Sardaukar Quartermaster
card-shadout_mapes = Shadout Mapes
card-show_of_strength = Show of Strength
card-spiritual_fervor = Spiritual Fervor
card-stillsuit_manufacturer = Stillsuit Manufacturer
card-throne_room_politics = Throne Room Politics
card-tleilaxu_master = Tleilaxu Master
card-tleilaxu_surgeon = Tleilaxu Surgeon
card-beguiling_pheromones = Beguiling Pheromones
card-chairdog = Chairdog
card-contaminator = Contaminator
card-corrino_genes = Corrino Genes
card-face_dancer = Face Dancer
card-face_dancer_initiate = Face Dancer Initiate
card-from_the_tanks = From the Tanks
card-ghola = Ghola
card-guild_impersonator = Guild Impersonator
card-industrial_espionage = Industrial Espionage
card-scientific_breakthrough = Scientific Breakthrough
card-slig_farmer = Slig Farmer
card-stitched_horror = Stitched Horror
card-subject_x_137 = Subject X-137
card-tleilaxu_infiltrator = Tleilaxu Infiltrator
card-twisted_mentat = Twisted Mentat
card-unnatural_reflexes = Unnatural Reflexes
card-usurp = Usurp

## intrigue cards
intrigue-card-breakthrough = Breakthrough
intrigue-card-counterattack = Counterattack
intrigue-card-disguised_bureaucrat = Disguised Bureaucrat
intrigue-card-economic_positioning = Economic Positioning
intrigue-card-gruesome_sacrifice = Gruesome Sacrifice
intrigue-card-harvest_cells = Harvest Cells
intrigue-card-illicit_dealings = Illicit Dealings
intrigue-card-shadowy_bargain = Shadowy Bargain
intrigue-card-study_melange = Study Melange
intrigue-card-tleilaxu_puppet = Tleilaxu Puppet
intrigue-card-vicious_talents = Vicious Talents

## effects
trash-partner = trash the partner
trash-of-pair = trash 1 of the two grafted cards: +{ $n } influence with the faction of that space
solari-per-icon = +{ $n } solari for each agent icon of the partner
may-recall-this-agent = you may recall the agent you sent this turn to your leader, to be sent again
lose-influence-one = lose { $n } influence with one faction of your choice
keep-intrigue = look at the top { $n } intrigue cards, keep 1 and put the other back on top
may-acquire = you may acquire 1 card that costs { $n } or less, without paying for it
may-acquire-to-hand = you may acquire 1 card that costs { $n } or less to your hand, without paying for it
may-buy-tleilaxu = you may acquire 1 Tleilaxu card for its specimens
lose-troops = lose { n-troops } (from your garrison or the Conflict)
unblocked-pair = enemy agents do not block yours this turn
more-icons-if = if { $condition }, this card also has the icons { $icons }
    .more = { $a }, { $b }
    .last = { $a } and { $b }
icons-only-if = this card has the icons { $icons } only if { $condition }
    .more = { $a }, { $b }
    .last = { $a } and { $b }

## conditions
if-grafted-with = the partner belongs to { $factions }
    .more = { $a }, { $b }
    .last = { $a } or { $b }
if-most-troops = you have more troops in the Conflict than each opponent
if-combat-card-played = an opponent has played a combat card in this Conflict
if-troops-lost = you lose { $n } or more troops in this Conflict

## moves and decisions
move-keep_intrigue = Keep { $intrigue_card }
move-lose_troops = { $n ->
    [0] Lose no troops of the Conflict
    [one] Lose 1 troop of the Conflict
   *[other] Lose { $n } troops of the Conflict
}
decision-TrashOfPair = { $cause }: choose which of the two grafted cards to trash
decision-RecallThisAgent = { $cause }: recall the agent you just sent, or leave it
decision-LoseInfluenceWithOne = { $cause }: choose a faction to lose { $n } influence with
decision-KeepOne = { $cause }: choose the intrigue card to keep
decision-MayAcquire = { $cause }: choose a card that costs { $limit } or less, or none
decision-LoseTroops = { $cause }: choose how many of the lost troops come from the Conflict
decision-SomeAtOnce = { $cause }: choose { $n } different ones
decision-BuyTleilaxu = { $cause }: choose a Tleilaxu card to acquire, or none

## refusals
refusal-of-the-pair = { $card } is not one of the two grafted cards
refusal-intrigue-not-seen = { $card } is not one of the cards you see
refusal-troops-from-conflict = from { $least } to { $n } of these troops can come from the Conflict
refusal-less-influence-with = you have less than { $n } { $faction } influence
refusal-partner-is-gone = the partner is not in play
refusal-needs-troops = needs { n-troops } in the garrison or the Conflict, you have { $have }
refusal-needs-influence-with-one = needs { $n } influence with one faction
refusal-other-partner = the partner belongs to other factions
refusal-fewer-troops-lost = needs { n-troops } lost in this Conflict, you lose { $have }
refusal-no-combat-card-played = no opponent has played a combat card in this Conflict
