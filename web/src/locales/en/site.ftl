### The page itself. What belongs to a game (names, card texts, events, moves, prompts) comes from the server in the language asked for.

## everywhere
to-home = Back to the home page
close = Close
cancel = Cancel
more = More
language = Language
main-nav = Main
nav-play = Play
nav-gallery = Gallery
nav-rules = Rules
day-or-night = Day or night
no-such-page = This page does not exist.
page-failed = This page could not be loaded.
no-server = The server is not responding. Is it running?
connecting = Opening the table…
fan-note = An open-source fan project, not affiliated with or endorsed by any publisher or rights holder. All drawings are original.

## the first page
home-title = Take your seat.
home-text = Board games of the desert planet, in your browser. Play solo against good opponents, or send friends a link.
play-now = Play now
play-alone = Play alone now
invite-friends = Invite friends
set-up = Set up a table
games = Games
minutes = { $from }–{ $to } min
how-title = Three ways to play
how-alone = Solo: rivals play with their own deck and explain each step.
how-hotseat = On one screen: pass it around, and a curtain hides each hand.
how-online = Online: send a link; nobody needs an account.
open-tables = Open tables
no-open-tables = No table is waiting for players right now. Set one up!
sit-down = Sit down
watch = Watch
your-tables = Your tables
no-own-tables = Your tables will be listed here.
round-n = Round { $n }
round-yours = Round { $n } · your turn
rules = Rules
rules-about = search by topic
gallery = Card gallery
gallery-about = every card, with filters
replays = Replays
analysis = Analysis
analysis-about = any position, with the chances of every move
analyse = Analyse
what-else = What else?
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
chat-empty = No messages yet.
chat-say = Say something
cone-opened = { $name } opened a cone of silence
cone-private = Private, in the cone of silence
cone-open = Open a cone of silence (3 minutes)
cone-talk = Only { $names } can read this
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
review-game = Review
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
waiting-queued = { $name } is waiting for its turn: many bots are thinking right now.
waiting-open = Waiting for players to sit down. The invitation is in the menu.
watching-only = You are watching: public information only.
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
why-not-yours = It is not your turn: { $name } is deciding.
why-past = This is a moment of the past: nothing can be chosen here.
why-sending = Your move is being made: one moment.
why-not-now = This has no use right now. What is asked: { $asked }
why-nothing-back = There is nothing to take back yet.
why-no-cards = There are no cards here.
why-face-down = These cards are face down: nobody may look at them.
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
reconnecting = Connection lost. Reconnecting…
link-worthless = This link is no longer valid.
no-such-table = This table does not exist.
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
won-by-reveal = tied in everything else, won by the last reveal turn
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
fx-turn = turn
fx-enemy-there = enemy agent there
fx-no-influence = no influence

## cards
card-reveal-only = Reveal only
kind-intrigue-card = Intrigue
kind-conflict = Conflict
kind-leader = Leader
kind-hagal-card = House Hagal
reconstructed = Partly reconstructed

## one screen for several people
pass-screen = Pass the screen to { $name }
pass-hidden = Hands stay hidden until { $name } is ready.
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
help-text = You can click everything that glows. Choose a card to see where it can go, or a space to see which cards reach it. Every refusal gives its reason.
key-digits = choose the card or the option with that number
key-arrows = go to the nearest choice
key-enter = choose it; if nothing is selected: confirm, give the only answer, or end the turn
key-amount = more or fewer
key-escape = cancel the selection
key-skip = skip the playback
key-undo = undo
key-reset = reset the turn
key-end = end the turn
key-chat = chat
key-help = this page
theme = Day or night
theme-auto = as the system
theme-light = day
theme-dark = night
speed = Other players’ moves
speed-skip = at once
speed-fast = fast
speed-normal = normal
speed-slow = slow
speed-step = step by step
invite-seat = Invitation to seat { $seat }
watch-link = Link for spectators
own-link = Your own seat: for another device
copy-link = Copy link
copied = Copied
leave-table = To the home page

## a new table
new-table = New table
seat-n = Seat { $n }
seat-here = here
seat-link = by link
seat-bot = bot
seat-automa = automa
seat-link-name = joins by invitation
seat-free = free seat
seat = Seat
name = Name
name-of-seat = Name at seat { $n }
leader-random = random
list-none = none
options = Options
option-modules = Expansions and modules
table-title = Name of the table
seed = Seed of the deal
seed-random = random
deal-fixed = Deal fixed
deal-fixed-why = All shuffles and dice of this game follow from a secret chosen before the first move; this is its fingerprint. The final record reveals the secret, and “landsraad replay --verify” checks it.
deal-chosen = The person who created this table chose the deal. This is its fingerprint.
listed = Show it among the open tables
make-table = Create the table
hint-hotseat = Several people share this screen: a curtain hides it between their turns.
hint-online = Each of the others gets a link: you find it in the menu of the table.
hint-nobody = You have no seat here: you will only watch.

## joining
open = Open
paste-link = The link you were sent
not-an-invitation = This is not a link to a table on this server.
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
id = Name in records
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
reading = Our reading:

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
hint-live = Everybody has this many minutes, and gets extra seconds each turn. When the time is up, a bot decides until the player is back. The clock stops while nobody is at the table.
hint-days = A turn may take this long. After that the others may let a bot play it.
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
notices-denied = The browser does not allow notifications here.
on = on
off = off

## spectators
spectators = Spectators
spectators-open = open information
spectators-delayed = every hand, a round later
hint-delayed = A private link in the menu shows every hand, a full round later. Intrigue cards held for longer are visible too.
delayed-view = Every hand, a round later
a-round-ago = a round ago
delayed-soon = Every hand is shown a full round later, from the second round on.
delayed-link = Link to watch every hand, a round later
hands = Hands

## once more
rematch-waits = A table for the rematch is ready.
join-rematch = Join the rematch
watch-rematch = Watch the rematch

## war for Arrakis: table
tab-log = Log
phase-vehicles = Vehicles
phase-actions = Actions
phase-hazards = Hazards
phase-harvest = Harvest
phase-round-end = End
pile-house-discard = House cards discarded
pile-allies-discard = Allies’ cards discarded
pile-objectives = Secret objective
pile-claimed = Prescience cards taken
family-atomics = Family atomics
tank = Regeneration tank
row = Row
victory = victory
track-supremacy = Supremacy: { $n } of { $of }
track-prescience = Prescience: { $list }

kind-planning-card = Planning card
kind-prescience-card = Prescience card
kind-named-leader = Named leader
kind-tactics-card = Tactics card
kind-garrison-token = Garrison token

## war for Arrakis: map
legend = Terrain
air-zone = Air zone { $name }: { $craft }

## war for Arrakis alone: what the Mahdi rules have laid out
pile-reinforcements = Reinforcements
pile-schemes-laid = Laid beside the board
rules-of = Rules

## war for Arrakis: battle
battle-dice = Dice
swap-sides = Swap sides

## bots: how well they play, and why they moved so
level-of-seat = Level of the bot at seat { $n }
level-line = { $level } · about { $seconds } s per decision
plays-at = Plays: { $level }
why-moved = Why the last turn?
thinking-again = thinking again…
to-win = { $n } % to win
was-played = played
thoughts-untold = { $n ->
    [one] and one more move
   *[other] and { $n } more moves
}
thoughts-secretive = What only this seat knows stays hidden until the game is over.

## Rise of Ix and Immortality
rooms = Beside the board
room-targets = { $n } possible here
ix = Ix
tiles = Tech tiles
tiles-own = Your tiles
tiles-none = none yet
tiles-below = { $n } below
tile-used = used this round
cost-spice = costs { $n } spice
cost-spice-now = costs { $n } spice, now { $now }
cost-specimens = costs { $n ->
    [one] 1 specimen
   *[other] { $n } specimens
}
negotiators-none = no negotiators
negotiators-n = negotiators: { $n }
negotiators-back = { $n } can be returned
shipping-track = Shipping track
ship-space = space { $n } of the shipping track
ship-start = start
freighter-at = freighter on space { $n } of { $last }
dreadnoughts-n = dreadnoughts: { $garrison } in the garrison, { $supply } in the supply
tleilaxu = Tleilaxu
research = Research
research-track = Research track
research-start = start
research-column = column { $n } of the research track
markers-n = genetic markers: { $n }
tleilaxu-track = Tleilaxu track
tleilaxu-at = space { $n } of the Tleilaxu track
tleilaxu-spice = { $n } spice for the first
tleilaxu-row = Tleilaxu cards
tanks = Tanks
tanks-empty = empty
specimens-n = specimens: { $n }
atomics-ready = Family Atomics: a new Imperium Row, once per game
atomics-used = Family Atomics used
new-row = new row
agenda = Still to do this turn
agenda-done = done
agenda-now = now
kind-tile = Tech tile
kind-research-space = Research space
kind-ship-space = Shipping track space
kind-tleilaxu-space = Tleilaxu track space
graft-part = Separate the two cards
infiltrates = Enemy agents do not block the spaces of this card
pile-looked-at = Looked at
pile-intelligence = Looked at
pile-planned = Set aside
snoopers-at = Snoopers on the tracks of { $factions }
pile-special-contracts = Special contracts

## Moments and the result
auto-pass = Pass for me when I have nothing to choose
auto-pass-help = It takes as long as your own passes usually do, and a quick pass of your own waits too, so nobody learns what you hold.
passing = Passing in a moment…
standing = Strength { $before } → { $after }
standing-same = Strength { $n }
standing-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
standing-tied = { $n ->
    [1] tied for 1st place
    [2] tied for 2nd place
    [3] tied for 3rd place
   *[other] tied for { $n }th place
}
standing-more = { $n ->
    [1] { $more } more for 1st place
    [2] { $more } more for 2nd place
    [3] { $more } more for 3rd place
   *[other] { $more } more for { $n }th place
}
sounds = Sounds
volume = Volume
see-result = Result
by-round = Round by round
points-by-round = points after each round
after-round = after round { $n }
points-by-source = Points by source
