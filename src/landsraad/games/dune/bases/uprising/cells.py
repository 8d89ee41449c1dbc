"""The cells and moves that Uprising adds to those of the family, and its names for members of their domains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.state import cells as family
from landsraad.games.dune.state import events as family_events
from landsraad.games.dune.state.cells import CARD, CONFLICT, INTRIGUE, POST, REVEAL_TURN
from landsraad.kernel.cells import INTERNAL, NONE, TURN, Domain, DomainMap

RESERVE: Final = Domain("reserve pile", family.RESERVE.capacity, ["prepare_the_way", "the_spice_must_flow"],
                        like=family.RESERVE)
BOX: Final = Domain("box", family.BOX.capacity, ["card", "space", "influence", "contracts"], like=family.BOX)
ROLE: Final = Domain("role", family.ROLE.capacity, ["player", "rival"], like=family.ROLE)
# Why a House Hagal card is passed over.
WHY: Final = Domain("why", family_events.WHY.capacity, [
    "occupied", "closed", "no_bonus_spice_there", "again", "too_little_influence", "alliance_is_safe",
    "too_far_behind"], like=family_events.WHY)

OBJECTIVE: Final = Domain("objective", 8)
BATTLE_ICON: Final = Domain("battle icon", 4, ["crysknife", "desert_mouse", "ornithopter", "wild"])
TRAINING: Final = Domain("training", 8, ["start", "upper_1", "lower_1", "middle", "upper_2", "lower_2a", "lower_2b",
                                         "final"])

CRYSKNIFE: Final = 0
DESERT_MOUSE: Final = 1
ORNITHOPTER: Final = 2
WILD: Final = 3

PREPARE_THE_WAY: Final = 0
SPIES_EACH: Final = 3

DOMAIN_MAP: Final = DomainMap([
    (family.RESERVE, RESERVE), (family.BOX, BOX), (family.ROLE, ROLE), (family_events.WHY, WHY),
])

# Cells of the family that nothing uses at an Uprising table.
HIDDEN_AT_TABLE: Final = ("mentat", "mentat_next")
HIDDEN_AT_SEATS: Final = ("silenced", "envoy", "infiltrate", "charisma", "mission")

# ------------------------------------------------------------------ the table
TABLE: Final = family.TABLE.part("uprising")
WALL: Final[i64] = TABLE.cell("shield_wall", start=1)
CHOAM: Final[i64] = TABLE.cell("choam")  # the module is in the game
REVEALS: Final[i64] = TABLE.cell("reveals", see=INTERNAL)  # reveal turns so far
TABLE.last_pile("trashed_intrigue", 44, of=INTRIGUE, sort=True)
ROW_PLACES: Final[i64] = TABLE.cell("row_place_1", of=CARD, start=NONE, see=INTERNAL)  # what lies where in the Row,
for place in range(2, 6):  # from the left
    TABLE.cell(f"row_place_{place}", of=CARD, start=NONE, see=INTERNAL)

# ------------------------------------------------------------------ a seat
SEAT: Final = family.SEAT.part("uprising")
SPIES: Final = SEAT.pile("spies", SPIES_EACH, of=POST, sort=True)  # on the board; the others are in the supply
HOOKS: Final[i64] = SEAT.cell("maker_hooks")
SANDWORMS: Final[i64] = SEAT.cell("sandworms")  # in the Conflict
MY_OBJECTIVE: Final[i64] = SEAT.cell("objective", of=OBJECTIVE, start=NONE)
OBJECTIVE_DOWN: Final[i64] = SEAT.cell("objective_matched")
WON: Final = SEAT.pile("won", 12, of=CONFLICT, sort=True)  # conflict cards face up
MATCHED: Final = SEAT.pile("matched", 12, of=CONFLICT, sort=True)  # face down
TRAINED: Final[i64] = SEAT.cell("training", of=TRAINING)  # Feyd-Rautha's track
MEMORIES: Final[i64] = SEAT.cell("memories")  # Lady Jessica's,
REVEREND: Final[i64] = SEAT.cell("reverend_mother")  # who is on her other side
LATEST: Final[i64] = SEAT.cell("latest", see=INTERNAL)  # the number of its last reveal turn: the last tie-break

# Marks that last for a turn or a round.
SPY_BACK: Final[i64] = SEAT.cell("recalled_spies", see=INTERNAL, until=TURN)  # this turn
PAID_MORE: Final[i64] = SEAT.cell("paid_more", see=INTERNAL, until=TURN)  # the higher price of the space was chosen
# The leader's reveal box is still to be resolved.
ABILITY_LEFT: Final[i64] = SEAT.cell("ability_left", see=INTERNAL, until=REVEAL_TURN)
REPEATED: Final[i64] = SEAT.cell("repeated", see=INTERNAL, until=TURN)  # Reverend Mother has been used this turn
HELD_BACK: Final[i64] = SEAT.cell("held_back", see=INTERNAL, until=TURN)  # no units may be deployed this turn
# Troops for each card acquired in the reveal turn.
CALLED_TO_ARMS: Final[i64] = SEAT.cell("call_to_arms", until=REVEAL_TURN)
DISTRACTIONS: Final[i64] = SEAT.cell("distractions")  # played, waiting for three units to be deployed in a turn

SHOWN: Final = SEAT.pile("shown", 32, of=CARD, see=INTERNAL, sort=True, until=TURN)  # cards revealed this turn,
ARMED: Final = SEAT.pile("armed", 8, of=CARD, see=INTERNAL, sort=True, until=TURN)  # and those whose swords were chosen
FLOWED: Final[i64] = SEAT.cell("flowed", see=INTERNAL, until=TURN)  # The Spice Must Flow was acquired this turn
# Sandworms, in `deployed_this_turn` too.
SUMMONED_NOW: Final[i64] = SEAT.cell("summoned_this_turn", see=INTERNAL, until=TURN)
# The leader has had its share of this turn's harvest.
HARVESTED: Final[i64] = SEAT.cell("harvested", see=INTERNAL, until=TURN)

# ------------------------------------------------------------------ moves
MOVES: Final = family.MOVES.part("uprising")
PLACE_SPY: Final = MOVES.family("spy", POST)
RECALL_SPY: Final = MOVES.family("recall_spy", POST)
INFILTRATE_FROM: Final = MOVES.family("infiltrate", POST)
GATHER: Final = MOVES.family("gather", POST)
DETONATE: Final = MOVES.family("detonate")
ABILITY: Final = MOVES.family("ability")
TRAIN: Final = MOVES.family("train", TRAINING)
TRASH_INTRIGUE: Final = MOVES.family("trash_intrigue", INTRIGUE)
MATCH: Final = MOVES.family("match", CONFLICT)
MATCH_OBJECTIVE: Final = MOVES.family("match_objective")
TRASH_LOOKED: Final = MOVES.family("trash_looked", CARD)  # one of the cards of the deck just looked at
