"""All cells and moves that the games of the family share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.kernel.algebra import COMMON, NUMBER
from landsraad.kernel.cells import HIDDEN, INTERNAL, NONE, OWNER, TURN, Domain, Section
from landsraad.kernel.cells import ROUND as THIS_ROUND
from landsraad.kernel.moves import Moves

CARD: Final[Domain] = Domain("card", 208)
SPACE: Final[Domain] = Domain("space", 28)
INTRIGUE: Final[Domain] = Domain("intrigue card", 112)
CONFLICT: Final[Domain] = Domain("conflict", 32)
LEADER: Final[Domain] = Domain("leader", 32)
HAGAL: Final[Domain] = Domain("hagal card", 48)
PART: Final[Domain] = Domain("reveal part", 96)  # conditional parts of reveal boxes
SEATS: Final[Domain] = Domain("seat", 6, ["A", "B", "C", "D"])
FACTION: Final[Domain] = Domain("faction", 6, ["emperor", "spacing_guild", "bene_gesserit", "fremen"])
RESERVE: Final[Domain] = Domain("reserve pile", 3, ["arrakis_liaison", "the_spice_must_flow", "foldspace"])
ZONE: Final = Domain("zone", 3, ["hand", "discard", "in_play"])
BOX: Final[Domain] = Domain("box", 5, ["card", "space", "influence", "partner"])
PLACE: Final = Domain("place", 2, ["discard", "deck"])
ROLE: Final[Domain] = Domain("role", 3, ["player", "rival", "hagal"])
POST: Final[Domain] = Domain("post", 16)  # observation posts, in bases that have them
DIFFICULTY: Final = Domain("difficulty", 4, ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"])

EMPEROR: Final = 0
SPACING_GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
LANDSRAAD: Final = 4  # the agent icons are the four factions and these three
CITY: Final = 5
SPICE_TRADE: Final = 6
SPY: Final = 7  # in some bases: spaces that the seat spies on
ICONS: Final = ("emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade", "spy")

LIAISON: Final = 0
THE_SPICE_MUST_FLOW: Final = 1
FOLDSPACE: Final = 2

PLAYER: Final = 0  # a seat with a player, human or bot
RIVAL: Final = 1  # an automa of the solo game
HOUSE_HAGAL: Final = 2  # the automa of the two-player game

# How long a value lasts, besides a turn and a round of a seat.
REVEAL_TURN: Final = 3  # until the end of the reveal turn

# ------------------------------------------------------------------ the table
TABLE: Final[Section] = Section("table")
ROUND: Final[i64] = TABLE.cell("round")
FIRST: Final[i64] = TABLE.cell("first", of=SEATS)
MENTAT: Final[i64] = TABLE.cell("mentat", of=SEATS, start=NONE)  # its holder; NONE means on its space
MENTAT_NEXT: Final[i64] = TABLE.cell("mentat_next", of=SEATS, start=NONE)  # the seat that keeps it through the recall
CURRENT: Final[i64] = TABLE.cell("conflict", of=CONFLICT, start=NONE)
LEVEL: Final[i64] = TABLE.cell("difficulty", of=DIFFICULTY, start=NONE)  # level of the solo game
# Bit set of the spaces with an agent, from `occupied`.
TAKEN: Final[i64] = TABLE.cell("taken", see=INTERNAL, until=THIS_ROUND)
# Random streams: decks of the table, cards taken at random; below, the House Hagal deck.
DEALS: Final = TABLE.stream("deals", 1)
PICKS: Final = TABLE.stream("picks", 2)
HAGAL_SEAT: Final[i64] = TABLE.cell("guest", see=INTERNAL, start=NONE)  # seat of House Hagal in a two-player game
HAGALS: Final = TABLE.stream("hagals", 3)
ALLIANCE: Final[i64] = TABLE.array("alliance", FACTION, of=SEATS, start=NONE)
OCCUPIED: Final = TABLE.tally("occupied", SPACE, until=THIS_ROUND)  # agents on each space, of all seats together
BONUS_SPICE: Final = TABLE.tally("bonus_spice", SPACE)
CONTROL: Final[i64] = TABLE.array("control", SPACE, of=SEATS, start=NONE)
RESERVE_LEFT: Final[i64] = TABLE.array("reserve", RESERVE)
ROW: Final = TABLE.pile("row", 5, of=CARD, sort=True)
CONFLICT_DECK: Final = TABLE.pile("conflict_deck", 12, of=CONFLICT, see=HIDDEN, pool="conflict")
CONFLICT_BOX: Final = TABLE.pile("conflict_box", 24, of=CONFLICT, see=HIDDEN, pool="conflict")
# Their capacity is the number of cards in the Box, with a minimum because a scenario may name extra copies. So their
# positions vary as well, and rules reach them through the Box.
TABLE.last_pile("imperium_deck", 72, of=CARD, see=HIDDEN)
TABLE.last_pile("trashed", 112, of=CARD, sort=True)
TABLE.last_pile("intrigue_deck", 48, of=INTRIGUE, see=HIDDEN, pool="intrigue")
TABLE.last_pile("intrigue_discard", 48, of=INTRIGUE, sort=True)
TABLE.last_pile("hagal_deck", 37, of=HAGAL, see=HIDDEN)
TABLE.last_pile("hagal_discard", 37, of=HAGAL, sort=True)

# ------------------------------------------------------------------ a seat
SEAT: Final[Section] = Section("seat")
ROLES: Final[i64] = SEAT.cell("role", of=ROLE)
DECIDER: Final[i64] = SEAT.cell("decided_by", of=SEATS)  # the seat itself, or for a Rival the human who decides for it
LEADS: Final[i64] = SEAT.cell("leader", of=LEADER)
SOLARI: Final[i64] = SEAT.cell("solari")
SPICE: Final[i64] = SEAT.cell("spice")
WATER: Final[i64] = SEAT.cell("water")
VP: Final[i64] = SEAT.cell("vp")
INFLUENCE: Final[i64] = SEAT.array("influence", FACTION)
AGENTS: Final[i64] = SEAT.cell("agents", start=2)  # still on the leader
POSTED: Final = SEAT.tally("posted", SPACE, until=THIS_ROUND)  # the seat's own agents on each space
SWORDMASTER: Final[i64] = SEAT.cell("swordmaster")
COUNCIL: Final[i64] = SEAT.cell("council")
SUPPLY: Final[i64] = SEAT.cell("supply", start=9)
GARRISON: Final[i64] = SEAT.cell("garrison", start=3)
DEPLOYED: Final[i64] = SEAT.cell("conflict")
SWORDS: Final[i64] = SEAT.cell("swords")
PERSUASION: Final[i64] = SEAT.cell("persuasion", until=REVEAL_TURN)
REVEALED: Final[i64] = SEAT.cell("revealed", until=THIS_ROUND)
REVEALING: Final[i64] = SEAT.cell("revealing", see=INTERNAL, until=REVEAL_TURN)  # 1 during its reveal turn
# The Voice: the space is closed to the others until this seat's next turn.
SILENCED: Final[i64] = SEAT.cell("silenced", of=SPACE, start=NONE, until=TURN)
RESERVED: Final[i64] = SEAT.cell("set_aside", of=CARD, start=NONE)  # Manipulate: the card set aside for this seat
TOKENS: Final[i64] = SEAT.array("tokens", FACTION, see=OWNER)  # Masterstroke: the factions chosen in secret
STRUCK: Final[i64] = SEAT.cell("masterstroke")  # Masterstroke has been used
SHUFFLES: Final = SEAT.stream("shuffles", 4)  # random stream of the seat's deck
KNOWN: Final[i64] = SEAT.cell("known", see=INTERNAL)  # cards on top of the deck that all players know
PEEK: Final[i64] = SEAT.cell("peek", see=INTERNAL)  # cards on top of the deck that the seat may look at
DECK: Final = SEAT.pile("deck", 50, of=CARD, see=HIDDEN, pool="own", known=KNOWN, peek=PEEK)
HAND: Final = SEAT.pile("hand", 30, of=CARD, see=OWNER, sort=True, pool="own")
DISCARD: Final = SEAT.pile("discard", 50, of=CARD, sort=True)
IN_PLAY: Final = SEAT.pile("in_play", 32, of=CARD, sort=True)
INTRIGUES: Final = SEAT.pile("intrigue", 32, of=INTRIGUE, see=OWNER, sort=True, pool="intrigue")
PLOTS: Final = SEAT.pile("plots", 4, of=INTRIGUE, sort=True)  # face up, waiting for the reveal turn
# Revealed cards with a box that the seat still has to resolve.
PENDING: Final = SEAT.pile("pending", 14, of=CARD, sort=True, until=REVEAL_TURN)
# Revealed parts that wait for a condition.
LATER: Final = SEAT.pile("later", 14, of=PART, see=INTERNAL, sort=True, until=REVEAL_TURN)
# Revealed parts counted automatically in this reveal turn, with the amount counted for each.
COUNTED: Final = SEAT.pile("counted", 8, of=PART, see=INTERNAL, until=REVEAL_TURN)
AMOUNTS: Final = SEAT.pile("amounts", 8, of=NUMBER, see=INTERNAL, until=REVEAL_TURN)

# Marks that last for a turn or a round.
FRESH: Final[i64] = SEAT.cell("fresh", see=INTERNAL)  # 1 until the seat does something in this turn
PASSED: Final[i64] = SEAT.cell("passed", see=INTERNAL, until=TURN)  # 1 if the seat passed the turn
RECRUITED: Final[i64] = SEAT.cell("recruited", until=TURN)  # troops recruited this turn; all of them may be deployed
# The space of this turn's agent.
VISITED: Final[i64] = SEAT.cell("visited", see=INTERNAL, of=SPACE, start=NONE, until=TURN)
# How many troops of the garrison may be deployed too; NONE means no deployment.
GARRISON_LIMIT: Final[i64] = SEAT.cell("allowance", see=INTERNAL, start=NONE, until=TURN)
GAINED_SPICE: Final[i64] = SEAT.cell("gained_spice", see=INTERNAL, until=TURN)  # this turn
# Troops deployed this turn by the agent on a combat space.
DEPLOYED_BY_AGENT: Final[i64] = SEAT.cell("sent", see=INTERNAL, until=TURN)
# Number of recruits when the deployment was decided.
RECRUITS_SETTLED: Final[i64] = SEAT.cell("settled", see=INTERNAL, until=TURN)
DEPLOYED_THIS_TURN: Final[i64] = SEAT.cell("deployed_this_turn", until=TURN)  # all troops deployed this turn
HAS_FACTION_ICONS: Final[i64] = SEAT.cell("envoy")  # the next card also has the four faction icons
INFILTRATE: Final[i64] = SEAT.cell("infiltrate")  # enemy agents do not block the next agent
EXTRA_INFLUENCE: Final[i64] = SEAT.cell("boost", see=INTERNAL)  # more influence from this turn's faction space
# How much the base spice of this turn's harvest is multiplied.
SPICE_MULTIPLIER: Final[i64] = SEAT.cell("yield", see=INTERNAL)
EXTRA_PERSUASION: Final[i64] = SEAT.cell("charisma", until=REVEAL_TURN)  # persuasion kept for the reveal turn
# 1 if acquired cards may go on top of the deck in the reveal turn.
MAY_TOP_DECK: Final[i64] = SEAT.cell("mission", until=REVEAL_TURN)
DISCOUNT: Final[i64] = SEAT.array("discount", RESERVE, until=REVEAL_TURN)

# ------------------------------------------------------------------ moves
MOVES: Final[Moves] = Moves(COMMON)
AGENT: Final = MOVES.family("agent", CARD, SPACE)
REVEAL: Final = MOVES.family("reveal")
PLAY: Final = MOVES.family("play", INTRIGUE)
BUY: Final = MOVES.family("buy", CARD)
ACQUIRE: Final = MOVES.family("acquire", CARD)
TRASH: Final = MOVES.family("trash", CARD, ZONE)
DISCARD_CARD: Final = MOVES.family("discard", CARD)
TAKE: Final = MOVES.family("take", CARD)
REMOVE: Final = MOVES.family("remove", CARD)
PUT: Final = MOVES.family("put", PLACE)
BACK: Final = MOVES.family("influence", FACTION)
DROP: Final = MOVES.family("lose", FACTION)
SECRET: Final = MOVES.family("secret", FACTION, secret=True)
GIVE: Final = MOVES.family("give", SEATS)
AGAINST: Final = MOVES.family("against", SEATS)
DEPLOY: Final = MOVES.family("deploy", NUMBER)
RETREAT: Final = MOVES.family("retreat", NUMBER)
SELL: Final = MOVES.family("sell", NUMBER)
SILENCE: Final = MOVES.family("silence", SPACE)
FROM: Final = MOVES.family("from", SPACE)
FROM_LEADER: Final = MOVES.family("from_leader")
RECALL: Final = MOVES.family("recall", SPACE)
HARVEST: Final = MOVES.family("harvest", SPACE)
RESOLVE: Final = MOVES.family("resolve", BOX)
RESOLVE_CARD: Final = MOVES.family("use", CARD)
DRAW_TOP: Final = MOVES.family("draw", secret=True)
TRASH_TOP: Final = MOVES.family("trash_top")
END: Final = MOVES.family("end")
PASS: Final = MOVES.family("pass")
