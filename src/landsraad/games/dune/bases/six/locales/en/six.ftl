### Uprising for six: two teams, commanders and allies. Names, effects, log, moves, decisions and refusals.

## card
card-command_respect = Command Respect
card-demand_attention = Demand Attention
card-desert_call = Desert Call
card-limited_landsraad_access = Limited Landsraad Access
card-threaten_spice_production = Threaten Spice Production
card-usul = Usul
card-corrino_might = Corrino Might
card-critical_shipments = Critical Shipments
card-demand_results = Demand Results
card-devastating_assault = Devastating Assault
card-imperial_ornithopter = Imperial Ornithopter
card-imperial_tent = Imperial Tent

## space, group, post, faction
space-economic_support = Economic Support
space-military_support = Military Support
space-expedition = Expedition
space-controversial_technology = Controversial Technology
space-habbanya_erg = Habbanya Erg
space-vast_wealth = Vast Wealth
space-desert_mastery = Desert Mastery
group-great_houses = Great Houses
group-fringe_worlds = Fringe Worlds
group-emperor_board = Emperor board
group-fremen_board = Fremen board
post-post_great_houses = Great Houses
post-post_fringe_worlds = Fringe Worlds
post-post_carthag = Carthag
post-post_habbanya_erg = Habbanya Erg
faction-great_houses = Great Houses
faction-fringe_worlds = Fringe Worlds

## team, personal board, good
team-muad_dib = Muad'Dib's team
team-shaddam = Shaddam's team
personal-board-fremen_board = the Fremen board
personal-board-emperor_board = the Emperor board
good-spice = spice
good-water = water
good-solari = solari

## effects
for-ally = your activated ally gains: { $effect }
team-reward = each player of your team gains: { $effect }
troops-each-ally = each of your allies recruits { n-troops }
trade = trade with 1 teammate (each may give the other any number of one kind: intrigue cards, spice, water or solari)
reinforcements = recruit { n-troops }, divided between the two allies of your team as you like; any of them may be deployed
levy = pay { $n } spice together with your allies → { $gain }
pass-on-contracts = give both face-up contracts to your allies, one each
enthrone = move 1 card that is not of the Fremen from the Imperium Row to the Throne Row
may-place-spy = you may place 1 spy
hire-once = gain your Swordmaster for one use, and its bonus token: +{ $n } swords in each of your reveal turns
take-alliance = take the alliance, with its point
if-bonus-token = you have the Swordmaster's bonus token

## the log
event-activated = { $seat } activated { $ally }
event-enthroned = { $seat } moved { $card } to the Throne Row
event-trades = { $seat } trades with { $whom }
event-handed_over = { $seat } gave { $to } { $n } { $good }
event-handed_intrigue = { $seat } gave { $to } an intrigue card
event-got_intrigue = { $seat } got the intrigue card { $card }
event-got_intrigue-hidden = { $seat } got an intrigue card
event-played_for = { $seat } plays a combat card for { $ally }
event-conceded = { $seat } left the tie to { $to }
event-pledged = { $seat } pledged { $n } spice
event-pledges_void = { $seat } could not pay the rest: nobody pays

## moves
move-activate = Activate { $seat }
move-call_up = Let your ally decide what to deploy
move-play_for = Play { $intrigue_card } for { $seat }: { $text }
move-share = { $n ->
    [0] { $seat } gets none of the 3 troops
   *[other] { $seat } gets { $n } of the 3 troops
}
move-trade = Trade with { $seat }
move-hand_over = Give { $n } { $good }
move-hand_intrigue = Give { $intrigue_card }
move-pledge = { $n ->
    [0] Pledge no spice
   *[other] Pledge { $n } spice
}
move-enthrone = Move { $card } to the Throne Row
move-assign = The contract { $contract } for { $seat }: { $text }
move-concede = Leave the better place to your ally

## decisions
decision-ChooseAlly = Choose the ally who takes your place in this turn
decision-Trade = { $cause }: choose a teammate to trade with
decision-Gift = Trade: give goods of one kind, or nothing
decision-Reinforcements = { $cause }: divide 3 troops between the two allies
decision-DeployReinforcements = { $cause }: choose how many of the new troops to deploy (up to { $most })
decision-AllyDeploys = { $cause }: your commander's agent lets you deploy up to { $most } troops
decision-Levy = { $cause }: pay together with your allies, or decline
decision-Contribute = { $cause }: choose how much spice to pledge
decision-Enthrone = Choose a card for the Throne Row: only your team can acquire it there
decision-PassOnContracts = { $cause }: choose who gets which contract
decision-MayConcede = You are tied with your ally: leave the better place to the other, or not
decision-WhichTrack = { $cause }: choose your own board or the activated ally's track

## refusals
refusal-option-gap = option { $option }: it can be { $known }, not { $value }
refusal-seat-of-commander = leaders: { $seat } is the seat of { $leader }, not of { $given }
refusal-commander-elsewhere = leaders: { $leader } sits at { $seat }, not at { $given }
refusal-no-automas-of-six = option { $option_id }: six players play without rivals
refusal-first-is-ally = option first: { $seat } is a commander; an ally begins
refusal-row-of-others = { $card } is in the Throne Row: only Shaddam's team can acquire it
refusal-needs-team-spice = needs { $n } spice from your team, which has { $have }
refusal-no-card-to-enthrone = no card of the Imperium Row can go to the Throne Row
refusal-no-contract-shown = no contract is face up
refusal-no-bonus-token = you have no Swordmaster's bonus token
refusal-ally-deploys = { $seat } decides how many troops to deploy: call up your ally first
refusal-trade-with-teammate = you trade with another player of your team
refusal-fremen-card-stays = { $card } is a Fremen card: it stays in the Imperium Row
refusal-not-your-board = this is on a personal board: only the owner of { $board } may go there
refusal-no-arrow-left = you have no agent left whose arrow points to { $seat }
refusal-only-commanders-activate = only a commander can activate an ally
refusal-not-your-ally = that is not your ally
refusal-activate-at-start = you activate an ally at the beginning of your turn
refusal-play-for-ally = a commander plays a combat card for an ally
refusal-only-commanders-play-for = only a commander can play a card for another player
refusal-ally-not-fighting = { $seat } has no unit in the Conflict
refusal-one-kind-of-good = you are giving intrigue cards: goods of one kind only
refusal-have-good = { $good }: you have { $n }
refusal-trade-by-icon = goods change hands only when an effect lets you trade
refusal-throne-by-effect = cards go to the Throne Row when an effect says so
refusal-play-for-in-combat = cards are played for an ally in combat
refusal-concede-a-tie = you can leave a tie to your ally only after the combat cards

## the gallery
gallery-muad_dib = Muad'Dib's starting deck
gallery-shaddam = Shaddam's starting deck

## the terminal
screen-throne-row = Throne Row: { $cards }
honour-token = token
honour-activated = for { $seat }
short-trade = trade
short-reinforcements = { $n }{ $troop } allies
short-enthrone = to Throne Row
short-hire-once = Sword once
short-may-place-spy = may 1{ $spy }
short-troops-each-ally = allies { $n }{ $troop }
short-pass-on-contracts = contracts to allies
short-if-bonus-token = token
short-for-ally = ally { $effect }
short-team-reward = team { $effect }
short-levy = team { $n }{ $spice }{ $to }{ $gain }
help-teams = In teams: a commander's line shows the arrows of its agents at home (< left ally, > right ally, <> either) and whom it has activated; E= or F= is its own board.
start-teams = in two teams of three, with bots (six players)
start-commander = as { $leader }, the commander
start-ally = as an ally of { $leader }
start-side = Whom do you play?
