### Rivals of Uprising: what their cards do, and why they did it.

## effects
automa-signet = use the signet ability of the rival's card
automa-spy = place 1 spy on the first free faction post, in the order of the rival's card
automa-influence-ranked = +1 influence with faction number { $rank } of the rival's card
automa-influence-least = +{ $n } influence where the rival has the least
automa-influence-most = +{ $n } influence where the rival has the most
automa-influence-alliance = +{ $n } influence with one faction: where it wins an alliance if possible, otherwise where the rival has the least
automa-harvest = take all bonus spice and the base spice of the space
automa-harvest-worms = take all bonus spice; with Maker Hooks summon { n-worms } if they can come, otherwise take the base spice
automa-blast = with Maker Hooks: remove the Shield Wall
hagal-place-spy = { $effect }, then turn up another card
hagal-bonus-spice = only with bonus spice there: { $effect }
if-conflict-level = the Conflict is of level { $level }
if-more-bonus-spice = { $space } has more bonus spice than { $than }

## events
event-rival_directed = { $seat } looked to { $space }: { $because }
event-rival_leans = { $seat } chose { $faction }: { $leaning }
event-rival_signet = { $seat } used the signet ability of the rival's card
event-rival_no_post = { $seat } found no free post for a spy
event-rival_no_hooks = { $seat } has no Maker Hooks: the Shield Wall stays
event-rival_schemed = { $seat } placed the last spy: the rival's scheme begins
event-rival_paid = { $seat } paid { $n } { $what_id ->
    [mark] { $n ->
        [one] intrigue card
       *[other] intrigue cards
    }
   *[other] { $what }
} for the Swordmaster
event-rival_held_back = { $seat } held the troops back, { $lead } { $lead ->
    [one] unit
   *[other] units
} ahead
event-row_dice = dice for the Imperium Row: { $first } and { $second }
event-row_lost = { $card } left the Imperium Row

## why a card is passed over, why a space, why a faction
why-no_bonus_spice_there = there is no bonus spice
why-too_little_influence = there is too little influence for it
why-alliance_is_safe = the alliance is safe
why-too_far_behind = it is too far behind there
why-nothing_to_gain = nothing would be gained there
because-little_influence = less than 2 Spacing Guild influence
because-enough_influence = 2 or more Spacing Guild influence
because-early_conflict = the Conflict is of level I or II
because-last_conflict = the Conflict is of level III
because-more_bonus_spice = more bonus spice there
because-equal_bonus_spice = equal bonus spice
leaning-first = first on its card
leaning-second = second on its card
leaning-third = third on its card
leaning-fourth = fourth on its card
leaning-least = the least influence there
leaning-most = the most influence there
leaning-alliance = it wins the alliance

## the turn of a rival step by step
step-rival_directed = Of the two spaces: { $space }
    .why = { $because_id ->
        [little_influence] It has less than 2 Spacing Guild influence.
        [enough_influence] It has 2 or more Spacing Guild influence.
        [early_conflict] The Conflict is of level I or II.
        [last_conflict] The Conflict is of level III.
        [more_bonus_spice] It has more bonus spice.
       *[equal_bonus_spice] The bonus spice is equal: the first one of the card.
    }
step-rival_leans = It chooses { $faction }
    .why = { $leaning_id ->
        [first] This faction is number 1 on its card.
        [second] This faction is number 2 on its card.
        [third] This faction is number 3 on its card.
        [fourth] This faction is number 4 on its card.
        [least] It has the least influence there; if equal, the leftmost on its card.
        [most] It has the most influence there; if equal, the leftmost on its card.
       *[alliance] That wins the alliance.
    }
step-rival_signet = Signet ability
    .why = The card of House Hagal shows the signet: the ability on its own card.
step-rival_no_post = No spy placed
    .why = All posts named on the card are taken.
step-rival_no_hooks = The Shield Wall stays
    .why = Without Maker Hooks it cannot remove the wall.
step-rival_schemed = Scheme
    .why = Its last spy is placed: the other two return, and its card's scheme begins.
step-rival_paid = { $n } { $what_id ->
        [mark] { $n ->
            [one] intrigue card
           *[other] intrigue cards
        }
       *[other] { $what }
    } for the Swordmaster
    .why = It has enough in all; it pays solari first, then spice, intrigue cards, water.
step-rival_held_back = No troops deployed
    .why = It leads by { $lead } units: with Expert Deployment it saves its troops.
step-spy_placed = Spy: { $post }
    .why = The first free post in its order.
step-spy_recalled = Spy back: { $post }
    .why = It returns to the supply.
step-summoned = { n-worms } to the Conflict
    .why = It has Maker Hooks, and nothing keeps the worms out.
step-wall_gone = The Shield Wall is gone
    .why = It has Maker Hooks.
step-maker_hooks = Maker Hooks taken
    .why = It had none.

## the gallery
gallery-rival = Rivals
gallery-swordmaster = Swordmaster for { $n }
gallery-order = factions: { $factions }
gallery-streamlined = for two players, against whom it cannot win

## moves, decisions and options
option-variants = Variants of the rivals

## names
hagal-card-hagal_place_spy_spice_trade = Place Spy (Spice Trade)
hagal-card-hagal_place_spy_city = Place Spy (City)
hagal-card-hagal_place_spy_landsraad = Place Spy (Landsraad)
hagal-card-hagal_sardaukar = Sardaukar
hagal-card-hagal_dutiful_service = Dutiful Service
hagal-card-hagal_deliver_supplies_heighliner = Deliver Supplies / Heighliner
hagal-card-hagal_espionage = Espionage
hagal-card-hagal_desert_tactics = Desert Tactics
hagal-card-hagal_fremkit = Fremkit
hagal-card-hagal_assembly_hall = Assembly Hall
hagal-card-hagal_gather_support_a = Gather Support (A)
hagal-card-hagal_gather_support_b = Gather Support (B)
hagal-card-hagal_accept_contract_shipping_a = Accept Contract / Shipping (A)
hagal-card-hagal_accept_contract_shipping_b = Accept Contract / Shipping (B)
hagal-card-hagal_research_station = Research Station
hagal-card-hagal_spice_refinery = Spice Refinery
hagal-card-hagal_arrakeen = Arrakeen
hagal-card-hagal_sietch_tabr = Sietch Tabr
hagal-card-hagal_hagga_or_imperial_basin = Hagga Basin / Imperial Basin
hagal-card-hagal_deep_desert = Deep Desert
rival-vladimir_harkonnen = Baron Vladimir Harkonnen
rival-glossu_rabban = Glossu "The Beast" Rabban
rival-staban_tuek = Staban Tuek
rival-amber_metulli = Lady Amber Metulli
rival-gurney_halleck = Gurney Halleck
rival-margot_fenring = Lady Margot Fenring
rival-princess_irulan = Princess Irulan
rival-lady_jessica = Lady Jessica
rival-feyd_rautha = Feyd-Rautha Harkonnen
rival-muad_dib = Muad'Dib
variant-imperium_row_dice = Dice for the Imperium Row
variant-streamlined_rivals = Streamlined Rivals
variant-brutal_escalation = Brutal Escalation
variant-expert_deployment = Expert Deployment
variant-smart_politics = Smart Politics

## refusals
refusal-rival-named-twice = option rivals: { $rival } can be only one of the rivals
refusal-rival-not-streamlined = option rivals: with { variant-streamlined_rivals } it is { $rivals }, not { $rival }
    .more = { $a }, { $b }
    .last = { $a } or { $b }
refusal-variant-without-rivals = option variants: { $variant } needs rivals, and a { $n }-player game has none
refusal-variant-for-others = option variants: { $variant } is for { $n }-player games
