### War for Arrakis: what only its table says. Fetched with it.

tab-map = Map
tab-battle = Battle
tab-boards = Boards
tab-visions = Visions
tab-chat = Chat
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
leaders-enter = A new leader enters play
supply-and-decks = Supply and decks
leader-ready = ready
leader-used = used this round
leader-in-tank = in the tank
spice-must-flow = The Spice must flow
spice-now = Spice of this harvest
spice-reserve = Spice in reserve
column-lock = dice locked
column-harvester = harvesters
column-ornithopter = ornithopters
column-carryall = carryalls
ban = ban
ban-choam = at most 5 units in an area
ban-spacing-guild = no scouting
ban-landsraad = no cards for combat dice
supremacy = Supremacy
prescience-cards = Prescience cards
secret-objective = Secret objective
no-plans = No planning cards in hand
map = Map of Arrakis
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole map
ground-desert = desert
ground-deep-desert = deep
ground-minor-erg = erg
ground-plateau = plateau
ground-mountain = mountain
ground-closed = closed
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
guide-which = which one?
key-map = on the map: to a neighbouring area; zoom in, zoom out, whole map
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
mahdi-aim-here = destination of the Harkonnen this turn
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
battle-leaders = Leaders
battle-special = Special units
battle-hits = Hits
battle-losses = Losses
cards-for-dice = One die for each planning card
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
odds-going-on = If it continues
odds-takes = { $side } take { $area }
odds-holds = { $side } hold out
odds-nobody = nobody left: { $n }
odds-plain = Exact, with the simplest losses on both sides; nobody gives up or adds cards.
odds-win = chance to win
odds-dice = { $a } dice against { $b }
next-hits = Next round: hits on { $side }, %
next-hits-you = Next round: hits on you, %
costs-a-hit = Continuing against a settlement costs 1 hit at once.
costs-nothing = Continuing costs nothing.
next-round = Then there is another round.
attacker-picks = The attacker chooses where to.
survivors-stay = The battle is over; the survivors stay.
sides-by-round = how near each side came to its goal
