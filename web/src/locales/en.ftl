### The page itself. What belongs to a game (names, card texts, events, moves, prompts) comes from the server in the language asked for.

## everywhere
to-home = Back to the first page
close = Close
cancel = Cancel
more = More
language = Language
main-nav = Main
nav-play = Play
nav-gallery = Gallery
nav-rules = Rules
day-or-night = Day or night
no-such-page = There is no such page.
page-failed = This page could not be loaded.
no-server = The server does not answer. Is it running?
connecting = Opening the table…
fan-note = An open-source fan project, not affiliated with or endorsed by any publisher or rights holder. All drawings are original.

## the first page
home-title = Take your seat.
home-text = Board games of the desert planet, in the browser. Alone against good opponents, or with friends by one link.
play-now = Play now
play-alone = Play alone now
invite-friends = Invite friends
set-up = Set up a table
games = Games
minutes = { $from }–{ $to } min
how-title = Three ways to sit down
how-alone = Alone: rivals play by a deck of their own and explain each step.
how-hotseat = At one screen: pass it on, and a curtain hides each hand.
how-online = Online: send a link; nobody needs an account.
open-tables = Open tables
no-open-tables = No table is waiting for players right now. Set one up!
sit-down = Sit down
watch = Watch
your-tables = Your tables
no-own-tables = The tables you sit at will be listed here.
round-n = Round { $n }
round-yours = Round { $n } · your turn
rules = Rules
rules-about = search by topic
gallery = Card gallery
gallery-about = every card, with filters
replays = Replays
replays-about = your games, and records
join = Join
join-about = with an invitation

## the table
round = Round
round-of = Round { $n } of { $last }
phases = Phases of the round
phase-round-start = Start
phase-turns = Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
watching = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}
guide = What to do
players = Players
board = Board
market = Cards to acquire, and the log
views = Views
tab-row = Row
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
cone-opened = { $name } opened a cone of silence
cone-private = Said under the cone of silence
cone-open = Open a cone of silence (3 minutes)
cone-talk = Only { $names } hears it
cone-time = Time left
cone-say = To your partner only
cones-left = Cones of silence left: { $n }
side-of-seat = Side of seat { $n }
send = Send
help = Keys and help
help-short = Help
menu = Menu
log = Log
replay = Replay
undo = Undo
reset-turn = Reset turn
end-turn = End turn
reveal-turn = Reveal turn
reveal-short = Reveal
do-it = Do it
skip = Skip
continue = Continue
next-step = Next step
turn-of = Turn of { $name }
rival-step = step { $n } of { $last }
rule-of-step = Rule { $rule }
your-turn = Your turn
thinking = thinking
queued = waiting in line
waiting = { $name } is deciding.
waiting-queued = { $name } waits for its turn: many bots are thinking just now.
waiting-open = Waiting for somebody to sit down. The menu has the invitation.
watching-only = You are watching: open information only.
over = The game is over
guide-places = { $n ->
    [one] choose the glowing place.
   *[other] choose one of the { $n } glowing places.
}
guide-cards = { $n ->
    [one] choose the glowing card.
   *[other] choose one of the { $n } glowing cards.
}
legal = possible now
not-legal = not possible now
with = with { $card }
cannot-undo = cannot be taken back
reached-by = Reached by { $cards }
amount = Amount
less = Less
more-steps = More
your-hand = Your hand
open-hand = Open or close the hand
nothing-here = Nothing here.
face-down = face down
n-intrigues = { $n ->
    [one] 1 intrigue
   *[other] { $n } intrigues
}
pile-hand = Hand
pile-in-play = In play
pile-discard = Discard
pile-deck = Deck
pile-intrigue = Intrigue
pile-plots = Played plots
reconnecting = The connection is lost. Calling again…
link-worthless = This link opens nothing any more.
no-such-table = There is no such table.
table-deleted = An operator deleted this table.

## the Imperium board
landsraad = Landsraad
cities = Cities
desert = Desert
conflict = Conflict
conflict-none = No conflict yet
conflict-level = Conflict { $level }
no-troops = no troops
rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
rank-tied = { $n ->
    [1] tied 1st
    [2] tied 2nd
    [3] tied 3rd
   *[other] tied { $n }th
}
camp = { $name }: strength { $strength }, { $troops } troops in the conflict
space-combat = combat space
space-maker = maker space
space-maker-bonus = maker space with { $n } bonus spice
space-pay = pay { $n } { $what }
space-taken = agent of { $name } here
space-control = controlled by { $name }
space-closed = closed
control = Control
once-each = Who has been here
track = { $faction } influence
alliance = Alliance
alliance-held = alliance held by { $name }
alliance-free = alliance free
alliance-of = Alliance: { $faction }
held = held
free = free
imperium-row = Imperium Row
deck-left = Cards left in the deck
reserve = Reserve
set-aside = Set aside for { $name }
cost = cost { $n }
left = { $n } left
any = any
first-player = First player
victory-points = Victory points
intrigues = Intrigue cards
agents = Agents
garrison = Garrison
supply = Supply
in-hand = Cards in hand
deck = Deck
council-seat = Seat in the High Council
controls = Controls { $space }
revealed = Has revealed
online = here
offline = away
player-summary = { $name }: { $vp } victory points, { $solari } solari, { $spice } spice, { $water } water, { $garrison } in garrison, { $agents } agents left, { $hand } cards in hand, { $intrigue } intrigue cards

## the board of Uprising
space-walled = behind the Shield Wall
space-infiltrate = by infiltrating with your spy
camp-worms = { $n ->
    [one] 1 sandworm
   *[other] { $n } sandworms
}
twice = Rewards count twice
post = Observation post: { $spaces }
post-spy = spy of { $name }
post-empty = no spy
post-watches = Watches { $spaces }
shield-wall = Shield Wall
wall-stands = stands
wall-gone = gone
wall-stands-at = The Shield Wall stands: no sandworms in conflicts about { $spaces }
wall-gone-long = The Shield Wall is gone: sandworms may enter every conflict
worms-may = may enter
worms-out = kept out by the wall
battle-icon = Battle icon: { $icon }
battle-icons = Objective and conflicts won
pairs = { $n ->
    [one] 1 pair of battle icons
   *[other] { $n } pairs of battle icons
}
contracts = Contracts
contracts-left = Contracts left
contracts-own = Contracts open and completed
contracts-n = contracts: { $open } open, { $done } completed
choam-off = Without the CHOAM module a contract icon is worth 2 solari
spies-left = Spies left
spies-left-n = spies left: { $n }
spies-at = spies at { $posts }
maker-hooks = Maker Hooks
memories = { $n ->
    [one] 1 memory
   *[other] { $n } memories
}
training = Training track
other-side = The leader is turned over
pile-contracts = Contracts
pile-completed = Completed
pile-sardaukar = Set aside
pile-objective = Objective
pile-won = Conflicts won
pile-matched = Paired
kind-contract = Contract
kind-objective = Objective
kind-rival = Rival
kind-post = Observation post
fx-space-again = the space again
fx-here = here
place-spy = Spy
watches = Watches
third-agent = Third agent for
faction-order = Order of factions
for-players = Players
won-by-reveal = tied, won by the latest reveal turn
source-icons = Battle icons

## six players in two teams
commander = Commander
ally = Ally
commander-summary = { $name }: { $vp } points, { $solari } solari, { $spice } spice, { $water } water, { $agents } agents left, { $hand } cards in hand, { $intrigue } intrigue cards
acts-for-you = acts for you
acts-for = acts for { $name }
arrow-to = Agent with the arrow to { $name }
arrow-ready = { $name } can still send the agent with the arrow to this ally
arrow-used = { $name } has sent the agent with the arrow to this ally
arrow-either = Swordmaster, for either ally
agent-home = not sent yet
bonus-token = Swordmaster’s token: 2 swords in each reveal turn
team-score = { $team }: { $n } points together
throne-row = Throne Row
throne-whose = his team only
throne-empty = No cards yet
log-more = Show more of the log
log-less = Show less of the log
guide-places-ally = { $n ->
    [one] { $name } acts for you. Choose the glowing place.
   *[other] { $name } acts for you. Choose one of the { $n } glowing places.
}
guide-assign = choose { $name } to hand it over; { $other } gets the other contract.
team-wins = { $team } wins
teams-equal = Both teams are equal
chair-muad_dib = Muad’Dib’s team
chair-shaddam = Shaddam’s team
six-only = For six players
few-only = For one to four players
fx-trade = trade
fx-ally = ally:
fx-allies = allies
fx-each-ally = each ally
fx-together = together

## effects as icons: the few words between them
fx-then = then
fx-of = { $n } of
fx-else = else
fx-each-opponent = each opponent
fx-each-chosen = one opponent
fx-steal = steal at { $n }+
fx-this = this
fx-any = any
fx-any-space = any space
fx-each = each
fx-outdone = where behind
fx-most = most
fx-space = one space
fx-may-pass = may pass
fx-unblocked = unblocked
fx-row-card = a card of the row

## cards
card-reveal-only = Reveal only
kind-intrigue-card = Intrigue
kind-conflict = Conflict
kind-leader = Leader
kind-hagal-card = House Hagal
reconstructed = Partly reconstructed

## one screen for several people
pass-screen = Pass the screen to { $name }
pass-hidden = Hands stay hidden until { $name } answers.
i-am = I am { $name }
since-last = Since your last turn

## the end
wins = { $name } wins
share-victory = Shared victory: { $names }
won-by-vp = by points
won-by-spice = tied on points, won on spice
won-by-solari = tied on points, won on solari
won-by-water = tied on points, won on water
won-by-garrison = tied on points, won on garrison
won-by-shared = tied in everything
ended-points = ten points were reached
ended-conflicts = the last conflict was fought
source-influence = Influence
source-alliances = Alliances
source-conflicts = Conflicts
source-cards = Cards
source-intrigue = Intrigue
source-start = Start
source-trade = Trades
source-other = Other
tie-break = Tie-break
decides = decides
moments = Moments
moment-strongest = Strongest army
moment-length = Length
length = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $moves } moves
rematch = Rematch
see-table = See the table

## help and settings
help-text = Everything that glows can be clicked. Choose a card to see where it can go, or a place to see which cards reach it. What is refused says why.
key-digits = choose the card or the option with that number
key-arrows = go to the nearest thing that can be chosen
key-enter = choose it; with nothing chosen: confirm, give the only answer, or end the turn
key-amount = more or fewer
key-escape = let go
key-skip = skip what is being told
key-undo = undo
key-reset = reset the turn
key-end = end the turn
key-chat = chat
key-help = this page
theme = Day or night
theme-auto = as the system
theme-light = day
theme-dark = night
speed = Moves of others
speed-skip = at once
speed-fast = fast
speed-normal = normal
speed-slow = slow
speed-step = step by step
invite-seat = Invitation to seat { $seat }
watch-link = Link for those who watch
own-link = Your own seat: for another device
copy-link = Copy link
copied = Copied
leave-table = To the first page

## a new table
new-table = New table
seat-n = Seat { $n }
seat-here = here
seat-link = by link
seat-bot = bot
seat-automa = automa
seat-link-name = sits down by invitation
seat-free = free seat
seat = Seat
name = Name
name-of-seat = Name at seat { $n }
leader-random = dealt at random
list-none = none
options = Options
table-title = Name of the table
seed = Seed of the deal
seed-random = random
deal-fixed = Deal fixed
deal-fixed-why = All shuffles and dice of this game follow from a secret that was drawn before the first move; this is its fingerprint. The record at the end reveals the secret, and “landsraad replay --verify” checks it.
deal-chosen = The person who created this table chose the deal. This is its fingerprint.
listed = Show it among the open tables
make-table = Make the table
hint-hotseat = Several people at this screen: a curtain falls between their turns.
hint-online = The others get a link each: it is in the menu of the table.
hint-nobody = Nobody sits here: you will only watch.

## joining
open = Open
paste-link = The link you were sent
not-an-invitation = That is no link to a table here.
no-free-seat = Every seat is taken.

## the gallery
filters = Filters
clear = clear
set = Set
kind = Kind
kind-card = Imperium card
kind-space = Board space
kind-faction = Influence track
faction = Faction
goes-to = Goes to
place-landsraad = Landsraad
place-city = City
place-spice-trade = Spice trade
cost-title = Cost
cost-cards = Cost { $cost }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
copies = Copies
needs = Needs
id = Word in records
only-reconstructed = only reconstructed
reconstructed-text = Not every value of this card was found in a source; this is our best reading.
search-cards = Name or effect
n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
sort = Order
sort-kind = kind
sort-cost = cost
sort-name = name
previous = Previous
next = Next

## the rules
topics = Topics
search-rules = Search the rules: a word, a topic, an id
n-rules = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
reading = How we read it:

## replay
scrubber = Moments of the game
start-of-game = The beginning of the game
move-n-of = move { $n } of { $last }
to-start = To the beginning
run = Run
pause = Pause
pace = Pace
seen-by = Seen by
as-seat = as { $name }
open-information = open information
try-from-here = Try from here
sandbox-of = Trial from move { $n }
to-table = To the table
save-record = Save the record
record = Record
read-record = Open a record
record-text = The text of the record
record-file = Choose a file

## clocks
clock = Clock
clock-none = none
clock-live = live
clock-correspondence = days per turn
clock-how-long = How long
clock-custom = other
clock-total = minutes for each
clock-increment = seconds more each turn
clock-n-days = { $n ->
    [one] 1 day per turn
   *[other] { $n } days per turn
}
clock-minutes = { $m } min + { $s } s
clock-seconds = { $n } s + { $s } s
hint-live = Everybody has so many minutes, and so many seconds more with each turn. When they are used up, a bot decides until the player is back. While nobody is at the table the clock stands still.
hint-days = A turn may take so long. After that the others may let a bot play it.
time-left = Time left
n-left = { $time } left
time-up = time is up
time-up-you = Your time is up: a bot is about to decide for you.
time-of = { $name }: { $time }
time-marks = { $n ->
    [60] One minute left.
   *[other] Ten seconds left.
}
time-days = { $d } d { $h } h
time-hours = { $h } h { $m } min
time-minutes = { $m } min
bot-in = bot in { $n } s
bot-plays = a bot plays
away-you = Your time was up: a bot is playing for you.
i-am-back = I’m back
is-back = { $name } is back
let-bot-play = Let a bot play this turn
turn-sound = Sound when it is your turn
turn-notice = Notice when it is your turn
notices-denied = The browser does not allow notices here.
on = on
off = off

## spectators
spectators = Spectators
spectators-open = open information
spectators-delayed = every hand, a round later
hint-delayed = A private link in the menu shows every hand, a full round later. Intrigue cards that are held for longer are seen too.
delayed-view = Every hand, a round later
a-round-ago = a round ago
delayed-soon = Every hand is shown a full round later: from the second round on.
delayed-link = Link to watch every hand, a round later
hands = Hands

## once more
rematch-waits = A table for the rematch is ready.
join-rematch = Join the rematch
watch-rematch = Watch the rematch

## war for Arrakis: table
tab-map = Map
tab-battle = Battle
tab-boards = Boards
tab-visions = Visions
tab-log = Log
tab-chat = Chat
phase-vehicles = Vehicles
phase-actions = Actions
phase-hazards = Hazards
phase-harvest = Harvest
phase-round-end = End
pile-house-discard = House cards discarded
pile-allies-discard = Allies’ cards discarded
pile-objectives = Secret objective
pile-claimed = Prescience cards taken
side-summary = { $side }, { $name }: { $dice ->
    [one] { $dice } action die
   *[other] { $dice } action dice
}, { $hand ->
    [one] { $hand } planning card
   *[other] { $hand } planning cards
}, { $tokens ->
    [one] { $tokens } Bene Gesserit token
   *[other] { $tokens } Bene Gesserit tokens
}
dice-free = { $n } of { $of } dice
bene-gesserit-die = Bene Gesserit token as a die
bene-gesserit-tokens = Bene Gesserit tokens
bene-gesserit-for-atreides = The Atreides gain a Bene Gesserit token
desert-power = Desert Power
desert-power-when = dice { $mine } to { $theirs }
free-reveal = Reveal a token
free-atomics = Family atomics
family-atomics = Family atomics
leaders-enter = A new leader enters play
tank = Regeneration tank
supply-and-decks = Supply and decks
leader-ready = ready
leader-used = used this round
leader-in-tank = in the tank
spice-must-flow = The Spice must flow
spice-now = Spice of this harvest
spice-reserve = Spice in reserve
row = Row
column-lock = dice locked
column-harvester = harvesters
column-ornithopter = ornithopters
column-carryall = carryalls
ban = ban
ban-choam = at most 5 units in an area
ban-spacing-guild = no scouting
ban-landsraad = no cards for combat dice
supremacy = Supremacy
victory = victory
track-supremacy = Supremacy: { $n } of { $of }
track-prescience = Prescience: { $list }
prescience-cards = Prescience cards
secret-objective = Secret objective
no-plans = No planning cards in hand

kind-planning-card = Planning card
kind-prescience-card = Prescience card
kind-named-leader = Named leader
kind-tactics-card = Tactics card
kind-garrison-token = Garrison token

## war for Arrakis: map
map = Map of Arrakis
zoom-in = Nearer
zoom-out = Farther
zoom-whole = Whole map
legend = What the ground is
ground-desert = desert
ground-deep-desert = deep
ground-minor-erg = erg
ground-plateau = plateau
ground-mountain = mountain
ground-closed = closed
air-zone = Air zone { $name }: { $craft }
air-zone-name = Air zone { $name }
settlement-rank = settlement of rank { $n }
sietch-rank = sietch of rank { $n }
sietch-rank-hidden = hidden sietch of rank { $n }
sietch-hidden = hidden sietch
station = testing station
wormsigns = { $n ->
    [one] wormsign
   *[other] { $n } wormsigns
}
crater = site of the atomic blast
legion-of = { $side }: { $parts }
units-regular = { $n } regular
units-elite = { $n } elite
units-atreides = { $n } Fedaykin
units-harkonnen = { $n } Sardaukar
officers-atreides = { $n ->
    [one] { $n } Naib
   *[other] { $n } Naibs
}
officers-harkonnen = { $n ->
    [one] { $n } Bashar
   *[other] { $n } Bashars
}
tokens-hidden = { $n ->
    [one] { $n } deployment token face down
   *[other] { $n } deployment tokens face down
}
token-face = token with { $units }
guide-which = what shall it be?
key-map = on the map: to a neighbouring area; nearer, farther, all of it

## war for Arrakis alone: what the Mahdi rules have laid out
side-summary-automa = { $side }, { $name }: { $dice ->
    [one] { $dice } die not rolled yet
   *[other] { $dice } dice not rolled yet
}, { $cards ->
    [one] { $cards } reinforcement
   *[other] { $cards } reinforcements
}
dice-spent = { $n } of { $of } spent
mahdi-harvest = Harvest
mahdi-target = Target
mahdi-aim = This turn
mahdi-target-here = target of the Harkonnen
mahdi-aim-here = aim of the Harkonnen in this turn
mahdi-dice = { $n ->
    [one] { $n } die not rolled yet
   *[other] { $n } dice not rolled yet
}, { $locked } locked
mahdi-no-dice = no dice left to roll
mahdi-unrolled = dice not rolled yet
mahdi-reserve = reinforcements
mahdi-reinforcements = { $n ->
    [one] { $n } reinforcement
   *[other] { $n } reinforcements
}
mahdi-scheme = beside the board
garrison-left = garrison tokens left: { $black } black, { $silver } silver
garrison-here = garrison tokens face down: { $black } black, { $silver } silver
pile-reinforcements = Reinforcements
pile-schemes-laid = Laid beside the board
rules-of = Rules

## war for Arrakis: battle
battle-for = Battle for { $area }
battle-round = battle round { $n }
surprise-attack = surprise attack
surprise-hit = Hit of the surprise attack
see-map = Map
to-battle = Back to the battle
attacks = attacks
defends = defends
legion = Legion
legion-gone = Nothing is left.
leaders = Leaders
n-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
dice = dice
at-most = at most { $n }
units = units
rank-word = rank
cards-word = cards
extra = extra
from-area = From
in-area = In
stays-during = stays there during the battle
open-ground = open ground
battle-cards = Cards
battle-dice = Dice
battle-leaders = Leaders
battle-special = Special units
battle-hits = Hits
battle-losses = Losses
cards-for-dice = A planning card for a die each
no-cards-used = no cards
rolled = { $hits } hits, { $shields } shields, { $specials } specials
wasted = lost
no-specials = no special result
cancel-shields = { $n ->
    [one] cancel { $n } shield
   *[other] cancel { $n } shields
}
nothing-to-cancel = no shield to cancel
no-special-units = no special units
hits-on = hits on { $side }
hits-on-you = hits on you
no-losses = no losses
to-tank = to the tank
stays = { $n } staying
side-wins = { $side } win: { $names }
after-rounds = { $n ->
    [one] after { $n } round
   *[other] after { $n } rounds
}
odds = Odds
odds-now = How this battle will end
odds-going-on = If it goes on
odds-takes = { $side } take { $area }
odds-holds = { $side } hold out
odds-nobody = nobody left: { $n }
odds-plain = Exact, with the plainest losses on both sides; nobody gives up or adds cards.
odds-win = chance to win
odds-dice = { $a } dice against { $b }
next-hits = Next round: hits on { $side }, %
next-hits-you = Next round: hits on you, %
costs-a-hit = Going on against a settlement costs 1 hit at once.
costs-nothing = Going on costs nothing.
next-round = Then another round is fought.
attacker-picks = The attacker chooses where to.
survivors-stay = The battle is over; whoever is left stays.
swap-sides = Swap sides

## bots: how well they play, and why they moved so
level-of-seat = How well the bot at seat { $n } plays
level-line = { $level } · about { $seconds } s a decision
plays-at = Plays: { $level }
why-moved = Why the last move?
thinking-again = thinking it over once more …
to-win = { $n } % to win
was-played = played
thoughts-untold = { $n ->
    [one] and one more move
   *[other] and { $n } more moves
}
thoughts-secretive = What only this seat could know of is not told while the game is on.
