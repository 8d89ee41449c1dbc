"""All cells and all moves of War for Arrakis."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.state.areas import AIR_ZONES, AREAS, SECTOR_NAMES
from landsraad.kernel.algebra import COMMON, NUMBER
from landsraad.kernel.cells import HIDDEN, INTERNAL, NONE, OWNER, TEAM, Domain, Section
from landsraad.kernel.cells import ROUND as THIS_ROUND
from landsraad.kernel.cells import TURN as THIS_TURN
from landsraad.kernel.moves import Moves

# ------------------------------------------------------------------ names
AREA: Final = Domain("area", 104, [area.name for area in AREAS])
SECTOR: Final = Domain("sector", 8, SECTOR_NAMES)
AIR: Final = Domain("air zone", 8, [zone[0] for zone in AIR_ZONES])
SEATS: Final = Domain("seat", 4, ["A", "B", "C", "D"])
SIDE: Final = Domain("side", 2, ["atreides", "harkonnen"])
PHASE: Final = Domain("phase", 6, ["start", "vehicles", "actions", "hazards", "harvest", "end"])
RESULT: Final = Domain("die result", 5, ["leadership", "strategy", "deployment", "mentat", "house"])
FACE: Final = Domain("combat result", 3, ["hit", "shield", "special"])
TIER: Final = Domain("tier", 3, ["regular", "elite", "special"])
LEADER: Final = Domain("named leader", 16, [
    "baron_harkonnen", "beast_rabban", "feyd_rautha", "thufir_hawat", "gaius_helen_mohiam", "captain_aramsham",
    "emperor_shaddam_iv", "paul_atreides", "lady_jessica", "reverend_mother_jessica", "gurney_halleck", "alia",
    "stilgar", "chani", "paul_muad_dib", "wild_maker"])
LEADER_STATE: Final = Domain("leader state", 5, ["box", "aside", "board", "tank", "gone"])
COUNTER: Final = Domain("counter", 16, [f"t{n}" for n in range(1, 17)])  # a deployment token, as everyone sees it
TOKEN: Final[Domain] = Domain("deployment token", 12)  # its hidden side
SIETCH: Final = Domain("sietch", 8, [area.name for area in AREAS if area.symbol == "sietch"])
SETTLEMENT: Final = Domain("settlement", 6, [area.name for area in AREAS if area.symbol == "settlement"])
STATION: Final = Domain("station", 6, [area.name for area in AREAS if area.symbol == "testing_station"])
MARKER: Final = Domain("marker", 3, ["kwisatz_haderach", "sand_dwellers", "jihad"])
POWER: Final = Domain("power", 3, ["choam", "spacing_guild", "landsraad"])
VEHICLE: Final = Domain("vehicle", 3, ["harvester", "ornithopter", "carryall"])
SIGN: Final = Domain("wormsign", 3, ["sand", "sandworm", "burrowing_sandworm"])
WORM: Final = Domain("worm", 2, ["sandworm", "wild_maker"])
TANK_CELL: Final = Domain("tank cell", 5, ["1", "2", "3", "4", "5"])  # 1 is the leftmost
DECK: Final = Domain("planning deck", 4, ["house_harkonnen", "corrino_allies", "house_atreides", "fremen_allies"])
PLANNING: Final[Domain] = Domain("planning card", 80)
PRESCIENCE: Final[Domain] = Domain("prescience card", 20)
OBJECTIVE: Final[Domain] = Domain("objective", 8)
# What can move, be lost or be placed: units by tier, leaders without and with a name, tokens.
FIGURE: Final = Domain("figure", 40, ["regular", "elite", "fedaykin", "sardaukar", "naib", "bashar", *LEADER.names,
                                      *COUNTER.names])
RULING: Final = Domain("ruling", 2, ["rulebook", "faq"])
ROLE: Final = Domain("role", 2, ["player", "automa"])
TACTICS: Final = Domain("tactics card", 8, SIETCH.names)  # solo game: each names a sietch and its region
# Sectors named by a tactics card.
REGION: Final = Domain("region", 5, ["ne_outer", "se_outer", "sw_outer", "nw_outer", "central"])
GARRISON_TOKEN: Final[Domain] = Domain("garrison token", 12)  # its hidden side
BLACKS: Final = Domain("black token", 6, [f"black_{n}" for n in range(1, 7)])
SILVERS: Final = Domain("silver token", 6, [f"silver_{n}" for n in range(1, 7)])

N_LEADERS: Final[i64] = len(LEADER.names)
N_COUNTERS: Final[i64] = len(COUNTER.names)

ATREIDES: Final = 0
HARKONNEN: Final = 1
AUTOMA: Final = 1  # a role
START: Final = 0
VEHICLES: Final = 1
ACTIONS: Final = 2
HAZARDS: Final = 3
HARVEST: Final = 4
END: Final = 5
LEADERSHIP: Final = 0
STRATEGY: Final = 1
DEPLOYMENT: Final = 2
MENTAT: Final = 3
HOUSE: Final = 4
HIT: Final = 0
SHIELD: Final = 1
SPECIAL: Final = 2
REGULAR: Final = 0
ELITE: Final = 1  # and SPECIAL, declared above: Fedaykin or Sardaukar
BARON: Final = 0
RABBAN: Final = 1
FEYD: Final = 2
HAWAT: Final = 3
MOHIAM: Final = 4
ARAMSHAM: Final = 5
EMPEROR: Final = 6
PAUL: Final = 7
JESSICA: Final = 8
REVEREND_MOTHER: Final = 9
GURNEY: Final = 10
ALIA: Final = 11
STILGAR: Final = 12
CHANI: Final = 13
MUAD_DIB: Final = 14
WILD_MAKER: Final = 15
IN_BOX: Final = 0  # not in play yet
ASIDE: Final = 1  # in play, the figure is beside the board
ON_BOARD: Final = 2
IN_TANK: Final = 3
GONE: Final = 4  # out of the game
HARVESTER: Final = 0
ORNITHOPTER: Final = 1
CARRYALL: Final = 2
SAND: Final = 0
SANDWORM: Final = 1  # face of a wormsign
BURROWING: Final = 2
KWISATZ_HADERACH: Final = 0
SAND_DWELLERS: Final = 1
JIHAD: Final = 2
CHOAM: Final = 0
SPACING_GUILD: Final = 1
LANDSRAAD: Final = 2
HOUSE_HARKONNEN: Final = 0
CORRINO: Final = 1
HOUSE_ATREIDES: Final = 2
FREMEN: Final = 3
# Figures
FEDAYKIN: Final = 2
SARDAUKAR: Final = 3
NAIB: Final = 4
BASHAR: Final = 5
NAMED: Final = 6  # plus the number of the leader
COUNTERS: Final = 22  # plus the counter
SIETCHES: Final = 8  # in `settled` the Harkonnen settlements are numbered after the sietches

# ------------------------------------------------------------------ the table
TABLE: Final[Section] = Section("table")
ROUND: Final[i64] = TABLE.cell("round")
STAGE: Final[i64] = TABLE.cell("phase", of=PHASE)
RULINGS: Final[i64] = TABLE.cell("rulings", of=RULING)
SUPREMACY: Final[i64] = TABLE.cell("supremacy")
PRESCIENT: Final[i64] = TABLE.array("prescience", MARKER)
SPICE_BOARD: Final[i64] = TABLE.array("spice_board", POWER, start=1)  # the row, 1 is the top one
BANS: Final[i64] = TABLE.array("bans", POWER)
LOWERED: Final[i64] = TABLE.array("lowered", POWER)  # moved down in this harvest
SPICE: Final[i64] = TABLE.cell("spice")  # points of this harvest
RESERVE: Final[i64] = TABLE.cell("spice_reserve")
LOCKED: Final[i64] = TABLE.cell("locked_dice")  # on the Spice Must Flow board
ATOMICS: Final[i64] = TABLE.cell("atomics", of=AREA, start=NONE)
SUPREME: Final[i64] = TABLE.cell("victory", of=SIDE, start=NONE)  # the winner

# Figures in an area are all of one side (WFA-COMP-01). Shown as `areas`.
HOLDER: Final[i64] = TABLE.array("holder", AREA, of=SIDE, start=NONE, see=INTERNAL)  # side of the legion
UNITS: Final[i64] = TABLE.array("regular", AREA, see=INTERNAL)  # plus tier * capacity of AREA
ELITES: Final[i64] = TABLE.array("elite", AREA, see=INTERNAL)
SPECIALS: Final[i64] = TABLE.array("special", AREA, see=INTERNAL)
OFFICERS: Final[i64] = TABLE.array("officers", AREA, see=INTERNAL)  # naibs or bashars
TOKENS_HERE: Final[i64] = TABLE.array("tokens", AREA, see=INTERNAL)  # deployment tokens, face down
NAMED_HERE: Final[i64] = TABLE.array("named", AREA, see=INTERNAL)  # bit set of named leaders
LEADER_AT: Final[i64] = TABLE.array("leader_at", LEADER, of=AREA, start=NONE)
LEADER_IS: Final[i64] = TABLE.array("leaders", LEADER, of=LEADER_STATE)
READY: Final[i64] = TABLE.array("ready", LEADER)  # the card is face up
# Bit set of leaders that left a tank (WFA-TANK-05).
RESTORED: Final[i64] = TABLE.cell("restored", see=INTERNAL, until=THIS_TURN)
TOKEN_AT: Final[i64] = TABLE.array("token_at", COUNTER, of=AREA, start=NONE)
SETTLED: Final[i64] = TABLE.array("settled", AREA, see=INTERNAL, start=NONE)  # a sietch, or SIETCHES + a settlement
SIETCH_AT: Final[i64] = TABLE.array("sietch_at", SIETCH, of=AREA, start=NONE)  # none if destroyed
SIETCH_SHOWN: Final[i64] = TABLE.array("sietch_shown", SIETCH)  # the rank, if revealed
STANDING: Final[i64] = TABLE.array("settlements", SETTLEMENT)  # 1: not destroyed
STATIONS: Final[i64] = TABLE.array("stations", STATION)  # 1: not captured
STATION_FACE: Final[i64] = TABLE.array("station_faces", STATION, of=MARKER, start=NONE, see=HIDDEN, pool="station")
HARVESTERS: Final[i64] = TABLE.array("harvesters", AREA, see=INTERNAL)
SIGNS: Final[i64] = TABLE.array("signs", AREA, see=INTERNAL)  # wormsign tokens
SIGN_FACE: Final[i64] = TABLE.array("sign_faces", AREA, of=SIGN, start=NONE, see=HIDDEN, pool="wormsign")
WORMS: Final[i64] = TABLE.array("worms", AREA, of=WORM, start=NONE, see=INTERNAL)
AIR_FORCE: Final[i64] = TABLE.array("air", AIR, of=VEHICLE, start=NONE)
SIGN_POOL: Final = TABLE.pile("wormsign_pool", 16, of=SIGN, see=HIDDEN, sort=True, pool="wormsign")
# Areas where a sign called a worm that is not placed yet.
SURFACING: Final = TABLE.pile("surfacing", 16, of=AREA, sort=True)
APPEARED: Final = TABLE.pile("appeared", 8, of=AREA, sort=True)  # areas where a worm was placed that has not acted yet
PRESCIENCE_DECK: Final = TABLE.pile("prescience_deck", 16, of=PRESCIENCE, see=HIDDEN)
REVEALED: Final = TABLE.pile("revealed", 16, of=PRESCIENCE, sort=True)
CLAIMED: Final = TABLE.pile("claimed", 16, of=PRESCIENCE, sort=True)
REMOVED: Final = TABLE.pile("removed", 16, of=PRESCIENCE, sort=True)
TAKEN: Final[i64] = TABLE.cell("claims", until=THIS_ROUND)  # number of claimed prescience cards
FEAR_ON: Final[i64] = TABLE.cell("fear_on", of=PRESCIENCE, start=NONE, until=THIS_ROUND)  # "Fear Is the Mind-Killer"
IBAD_ON: Final[i64] = TABLE.cell("ibad_on", of=PRESCIENCE, start=NONE)  # the card with "Eyes of Ibad"
OBJECTIVE_BOX: Final = TABLE.pile("objective_box", 6, of=OBJECTIVE, see=HIDDEN, sort=True, pool="objective")
DEALS: Final = TABLE.stream("deals", 1)  # random stream for decks and tokens
DICE_ROLLS: Final = TABLE.stream("dice_rolls", 2)  # random stream for dice
PICKS: Final = TABLE.stream("picks", 3)  # random stream for tokens drawn during play

# What happened in this action phase or this turn, for prescience cards.
HARVESTERS_LOST: Final[i64] = TABLE.cell("harvesters_lost")
SARDAUKAR_LOST: Final[i64] = TABLE.cell("sardaukar_lost")
FEDAYKIN_WON: Final[i64] = TABLE.cell("fedaykin_won")
PAUL_RODE: Final[i64] = TABLE.cell("paul_rode", until=THIS_TURN)  # number of areas with a sign or a worm

# The action being carried out: figures that have arrived somewhere cannot move again (WFA-MOVE-07).
MOVE_NUMBER: Final = Domain("move of an action", 4, ["1", "2", "3", "4"])
ARRIVED_AT: Final[i64] = TABLE.array("arrived_at", MOVE_NUMBER, of=AREA, start=NONE, see=INTERNAL)
# plus tier * capacity of MOVE_NUMBER
ARRIVED_UNITS: Final[i64] = TABLE.array("arrived_regular", MOVE_NUMBER, see=INTERNAL)
ARRIVED_ELITES: Final[i64] = TABLE.array("arrived_elite", MOVE_NUMBER, see=INTERNAL)
ARRIVED_SPECIALS: Final[i64] = TABLE.array("arrived_special", MOVE_NUMBER, see=INTERNAL)
ARRIVED_OFFICERS: Final[i64] = TABLE.array("arrived_officers", MOVE_NUMBER, see=INTERNAL)
ARRIVED_NAMED: Final[i64] = TABLE.cell("arrived_named", see=INTERNAL)  # bit set of leaders
ARRIVED_TOKENS: Final[i64] = TABLE.cell("arrived_tokens", see=INTERNAL)  # bit set of counters
MARCH_FROM: Final[i64] = TABLE.cell("march_from", of=AREA, start=NONE)  # the current move
MARCH_TO: Final[i64] = TABLE.cell("march_to", of=AREA, start=NONE)
STAYING: Final[i64] = TABLE.array("staying", FIGURE)  # figures that stay behind
LAST_TO: Final[i64] = TABLE.cell("last_to", see=INTERNAL, of=AREA, start=NONE)  # area of the legion that moved last

# The battle.
BATTLE_FROM: Final[i64] = TABLE.cell("battle_from", of=AREA, start=NONE)
BATTLE_AT: Final[i64] = TABLE.cell("battle_at", of=AREA, start=NONE)
ATTACKER: Final[i64] = TABLE.cell("attacker", of=SIDE, start=NONE)
BATTLE_ROUND: Final[i64] = TABLE.cell("battle_round")
SURPRISE: Final[i64] = TABLE.cell("surprise")  # 1 for a surprise attack
CARD_DICE: Final[i64] = TABLE.array("card_dice", SIDE)  # planning cards discarded in this battle round
EXTRA_DICE: Final[i64] = TABLE.array("extra_dice", SIDE)  # by a card, in every battle round
DICE_CAP: Final[i64] = TABLE.array("dice_cap", SIDE)  # 0 for the usual 6; only in the first battle round
MERCILESS: Final[i64] = TABLE.cell("merciless")  # continuing costs no hit
ROLLED_A: Final[i64] = TABLE.array("rolled_attacker", FACE)
ROLLED_D: Final[i64] = TABLE.array("rolled_defender", FACE)
HITS: Final[i64] = TABLE.array("hits", SIDE)  # still to be taken as casualties

# The solo game, in which the rules play the Harkonnen.
AUTOMATIC: Final[i64] = TABLE.cell("automatic", of=SIDE, start=NONE)  # the side without a player
HARVEST_CARD: Final[i64] = TABLE.cell("harvest_card", of=TACTICS, start=NONE)  # its region is harvested this round
TARGET_CARD: Final[i64] = TABLE.cell("target_card", of=TACTICS, start=NONE)  # its sietch is the target this round
TACTICS_DECK: Final = TABLE.pile("tactics_deck", 8, of=TACTICS, see=HIDDEN)
TACTICS_DISCARD: Final = TABLE.pile("tactics_discard", 8, of=TACTICS)
AIM: Final[i64] = TABLE.cell("aim", of=AREA, start=NONE)  # the sietch that legions move towards in this turn
FLOWN: Final[i64] = TABLE.cell("flown", see=INTERNAL)  # 1 if an ornithopter has carried a legion in this turn
BLACK_AT: Final[i64] = TABLE.array("black_tokens", BLACKS, of=AREA, start=NONE)  # area of each garrison token
SILVER_AT: Final[i64] = TABLE.array("silver_tokens", SILVERS, of=AREA, start=NONE)
BLACK_FACE: Final[i64] = TABLE.array("black_faces", BLACKS, of=GARRISON_TOKEN, start=NONE, see=HIDDEN, pool="black")
SILVER_FACE: Final[i64] = TABLE.array("silver_faces", SILVERS, of=GARRISON_TOKEN, start=NONE, see=HIDDEN, pool="silver")
# bit set of those that moved in this action
ARRIVED_GARRISON: Final[i64] = TABLE.cell("arrived_garrison", see=INTERNAL)
GARRISON_STAYS: Final[i64] = TABLE.cell("garrison_stays", see=INTERNAL)  # number of tokens that a move leaves behind

# The seat that decides for a shared side now; none means its House (WFA-TEAM-22 to 27).
ACTING: Final[i64] = TABLE.array("acting", SIDE, of=SEATS, start=NONE)

# ------------------------------------------------------------------ a seat
SEAT: Final[Section] = Section("seat")
MY_SIDE: Final[i64] = SEAT.cell("side", of=SIDE)
DICE: Final[i64] = SEAT.array("dice", RESULT, until=THIS_ROUND)  # unused, in their cells
BG_ON: Final[i64] = SEAT.cell("bene_gesserit_on", of=RESULT, start=NONE, until=THIS_ROUND)  # the token used as a die
BENE_GESSERIT: Final[i64] = SEAT.cell("bene_gesserit")
USED: Final[i64] = SEAT.cell("used_dice", until=THIS_ROUND)
SET_ASIDE: Final[i64] = SEAT.cell("set_aside", until=THIS_ROUND)  # dice without a cell for their result (WFA-DICE-07)
SUPPLY: Final[i64] = SEAT.array("supply", TIER)  # units off the board
OFFICERS_LEFT: Final[i64] = SEAT.cell("officers")  # naibs or bashars off the board
TANK: Final[i64] = SEAT.array("tank", TANK_CELL, of=LEADER, start=NONE)
ACTED: Final[i64] = SEAT.cell("acted", until=THIS_TURN)  # the action is done
# A die or token was spent, so the tank advances after the turn.
SPENT: Final[i64] = SEAT.cell("spent", see=INTERNAL, until=THIS_TURN)
MUST_USE: Final[i64] = SEAT.cell("must_use", of=RESULT, start=NONE, until=THIS_TURN)  # Truthtrance
PAUL_HELD: Final[i64] = SEAT.cell("paul_held", until=THIS_TURN)  # Seek Out the Mahdi
PAUL_NEXT: Final[i64] = SEAT.cell("paul_held_next", see=INTERNAL)  # the same, from the next turn
HAND: Final = SEAT.pile("hand", 40, of=PLANNING, see=OWNER, sort=True, pool="planning")
HOUSE_DECK: Final = SEAT.pile("house_deck", 18, of=PLANNING, see=HIDDEN, pool="planning")
ALLIES_DECK: Final = SEAT.pile("allies_deck", 18, of=PLANNING, see=HIDDEN, pool="planning")
HOUSE_DISCARD: Final = SEAT.pile("house_discard", 18, of=PLANNING, sort=True)
ALLIES_DISCARD: Final = SEAT.pile("allies_discard", 18, of=PLANNING, sort=True)
OBJECTIVES: Final = SEAT.pile("objectives", 2, of=OBJECTIVE, see=TEAM, sort=True, pool="objective")
SIETCH_RANK: Final[i64] = SEAT.array("sietch_ranks", SIETCH, see=TEAM, pool="sietch", start=NONE)  # hidden ranks
TOKEN_FACE: Final[i64] = SEAT.array("token_faces", COUNTER, of=TOKEN, see=TEAM, pool="token", start=NONE)
TOKEN_SUPPLY: Final = SEAT.pile("token_supply", 8, of=TOKEN, see=HIDDEN, sort=True, pool="token")
TOKENS_SPENT: Final = SEAT.pile("spent_tokens", 16, of=TOKEN, sort=True)  # revealed and out of the game
# Out of the game without being revealed.
TOKEN_BOX: Final = SEAT.pile("token_box", 16, of=TOKEN, see=TEAM, sort=True, pool="token")
ROLES: Final[i64] = SEAT.cell("role", of=ROLE)
# The seat itself or, for an automa, the seat that decides what the rules leave open.
DECIDER: Final[i64] = SEAT.cell("decided_by", of=SEATS)  # NONE: chance, see `Plan.picks`
# Of an automa, which rolls one in each of its turns.
UNROLLED: Final[i64] = SEAT.cell("unrolled_dice", until=THIS_ROUND)
SPENT_ON: Final[i64] = SEAT.array("spent_on", RESULT, until=THIS_ROUND)  # the results of an automa's used dice
REINFORCEMENTS: Final = SEAT.pile("reinforcements", 36, of=PLANNING, see=HIDDEN, pool="planning")
LAST_DISCARD: Final[i64] = SEAT.cell("last_discard", of=DECK, start=NONE)  # the deck of the top card
# The deck of the last card paid for a reveal in this turn.
LAST_PRICE: Final[i64] = SEAT.cell("last_price", of=DECK, see=INTERNAL, start=NONE)
SCHEMES_LAID: Final = SEAT.pile("schemes_laid", 3, of=PLANNING)  # Hawat's, beside the board
# For a seat that shares its side: its own force; none means the whole side (WFA-TEAM-02). What the side owns together
# (units, tokens, objectives, what happened in the turn) is stored at the seat of the House.
MY_FORCE: Final[i64] = SEAT.cell("subfaction", of=DECK, start=NONE)
UNDIVIDED: Final[i64] = SEAT.array("undivided", RESULT)  # dice that are rolled but not divided yet
UNSHARED: Final[i64] = SEAT.cell("unshared")  # those without a cell on either board

# ------------------------------------------------------------------ moves
MOVES: Final[Moves] = Moves(COMMON)
# A turn
ACTION: Final = MOVES.family("action", RESULT)  # spend a die for the action of its result
SPECIAL_ACTION: Final = MOVES.family("special", LEADER)  # spend a die for the leader's special action
PLAN_CARD: Final = MOVES.family("plan", PLANNING)  # play a planning card, with any die
CLAIM: Final = MOVES.family("claim", PRESCIENCE)
WITH: Final = MOVES.family("with", RESULT)  # the die that pays
DESERT_POWER: Final = MOVES.family("desert_power")
REVEAL: Final = MOVES.family("reveal", COUNTER)  # guerrilla training
SCOUT: Final = MOVES.family("scout", AIR, AREA)
DETONATE: Final = MOVES.family("atomics", AREA)
SCHEMES: Final = MOVES.family("schemes", NUMBER)  # discard 2 or 3 of Hawat's
END_TURN: Final = MOVES.family("end")
PASS: Final = MOVES.family("pass")
# Choices within an action
MARCH: Final = MOVES.family("move", AREA, AREA)  # a legion, also by sandriding
FLY: Final = MOVES.family("fly", AREA, AREA)  # a legion, by troop transport
ATTACK: Final = MOVES.family("attack", AREA, AREA)
AIR_ATTACK: Final = MOVES.family("air_attack", AREA, AREA)
ZONE: Final = MOVES.family("zone", AIR)  # the ornithopter or carryall to use
LEAVE: Final = MOVES.family("leave", FIGURE)  # behind, when a legion is split
GO: Final = MOVES.family("go")
PLACE: Final = MOVES.family("place", FIGURE, AREA)  # from the supply or from aside
BRING: Final = MOVES.family("bring", FIGURE, AREA)  # from an area of the board, to where it is being placed
AT: Final = MOVES.family("at", AREA)  # the area for what follows
IN: Final = MOVES.family("in", SECTOR)
UPGRADE: Final = MOVES.family("upgrade", AREA)  # replace a unit there by one of a higher tier
VEHICLE_TO: Final = MOVES.family("station", VEHICLE, AIR)  # an ornithopter or a carryall
HARVEST_AT: Final = MOVES.family("harvester", AREA)
REMOVE_FROM: Final = MOVES.family("remove", VEHICLE, AREA)
GROUND: Final = MOVES.family("ground", AIR)  # remove the vehicle of an air zone
DRAW: Final = MOVES.family("draw", DECK)
DISCARD: Final = MOVES.family("discard", PLANNING)
# Desert
SIGN_AT: Final = MOVES.family("wormsign", AREA)
WORM_MOVE: Final = MOVES.family("worm", AREA, AREA)
WORM_ATTACK: Final = MOVES.family("worm_attack", AREA, AREA)
WORM_AT: Final = MOVES.family("place_worm", WORM, AREA)
RESOLVE: Final = MOVES.family("resolve", AREA)
RETURN_WORM: Final = MOVES.family("return_worm", AREA)
SWAP_WORM: Final = MOVES.family("swap_worm", AREA)
# Battle
LOSE: Final = MOVES.family("lose", FIGURE)
USE: Final = MOVES.family("use", FIGURE)  # the leader that uses a special result
CONTINUE: Final = MOVES.family("continue")
CEASE: Final = MOVES.family("cease")
RETREAT: Final = MOVES.family("retreat")
STAND: Final = MOVES.family("stand")
RETREAT_TO: Final = MOVES.family("retreat_to", AREA)
DONE: Final = MOVES.family("done")
# Dice, spice, prescience
CHANGE: Final = MOVES.family("change", RESULT)  # the new result of an excess die
BG: Final = MOVES.family("bene_gesserit", RESULT)
HOLD: Final = MOVES.family("hold", POWER)
RAISE: Final = MOVES.family("raise", POWER)
BAN: Final = MOVES.family("ban", POWER)
STOCKPILE: Final = MOVES.family("stockpile")
DISMISS: Final = MOVES.family("dismiss", PRESCIENCE)  # to the box
CARD: Final = MOVES.family("card", PRESCIENCE)
MARK: Final = MOVES.family("marker", MARKER, NUMBER)
LEADER_MOVE: Final = MOVES.family("leader", LEADER)  # choose one
REPLACE: Final = MOVES.family("replace", LEADER)  # a named leader on the board by one without a name
SIETCH_MOVE: Final = MOVES.family("sietch", AREA)
FLEE: Final = MOVES.family("flee", FIGURE, AREA)  # a unit or token of a sietch leaves the board
FORCE: Final = MOVES.family("force", RESULT)  # the die the enemy must use in its next turn
LOWER: Final = MOVES.family("lower", POWER)  # a marker of the Spice Must Flow board
# A side that two seats share
ACTS: Final = MOVES.family("acts", SEATS)  # which of the two takes this turn
SHARE: Final = MOVES.family("share", SEATS)  # who gets the odd die
DISCARDER: Final = MOVES.family("discarder", SEATS)  # the partner discards the next card
