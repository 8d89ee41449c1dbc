"""Cells and moves that Uprising adds to the family's, and its members of their domains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.state import cells as family
from landsraad.games.dune.state import events as family_events
from landsraad.games.dune.state.cells import CARD, CONFLICT, INTRIGUE, POST, REVEAL_TURN
from landsraad.kernel.cells import INTERNAL, NONE, TURN, Domain, DomainMap

RESERVE: Final = Domain("reserve pile", family.RESERVE.capacity, ["prepare_the_way", "the_spice_must_flow"],
                        like=family.RESERVE)
BOX: Final = Domain("box", family.BOX.capacity, ["card", "space", "influence", "partner", "contracts"], like=family.BOX)
ROLE: Final = Domain("role", family.ROLE.capacity, ["player", "rival"], like=family.ROLE)
# Reasons why an automa skips a House Hagal card.
WHY: Final = Domain("why", family_events.WHY.capacity, [
    "occupied", "closed", "no_bonus_spice_there", "again", "too_little_influence", "alliance_is_safe",
    "too_far_behind", "nothing_to_gain"], like=family_events.WHY)

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

# Cells of the family that Uprising does not use.
HIDDEN_AT_TABLE: Final = ("mentat", "mentat_next")
HIDDEN_AT_SEATS: Final = ("silenced", "envoy", "infiltrate", "charisma", "mission")

# ------------------------------------------------------------------ the table
TABLE: Final = family.TABLE.part("uprising")
WALL: Final[i64] = TABLE.cell("shield_wall", start=1)
CHOAM: Final[i64] = TABLE.cell("choam")  # 1 if the module is in the game
REVEALS: Final[i64] = TABLE.cell("reveals", see=INTERNAL)  # number of reveal turns so far
# Intrigue cards are trashed at the tables of every part `INTRIGUE_TRASH`, of whatever base.
INTRIGUE_TRASH: Final = "intrigue_trash"
family.TABLE.part(INTRIGUE_TRASH).last_pile("trashed_intrigue", 44, of=INTRIGUE, sort=True)
# The cards in the five places of the Row, from the left.
ROW_PLACES: Final[i64] = TABLE.cell("row_place_1", of=CARD, start=NONE, see=INTERNAL)
for place in range(2, 6):
    TABLE.cell(f"row_place_{place}", of=CARD, start=NONE, see=INTERNAL)

# ------------------------------------------------------------------ a seat
SEAT: Final = family.SEAT.part("uprising")
SPIES: Final = SEAT.pile("spies", SPIES_EACH, of=POST, sort=True)  # those on the board; the rest are in the supply
HOOKS: Final[i64] = SEAT.cell("maker_hooks")
SANDWORMS: Final[i64] = SEAT.cell("sandworms")  # in the Conflict
MY_OBJECTIVE: Final[i64] = SEAT.cell("objective", of=OBJECTIVE, start=NONE)
OBJECTIVE_DOWN: Final[i64] = SEAT.cell("objective_matched")
WON: Final = SEAT.pile("won", 12, of=CONFLICT, sort=True)  # face-up conflict cards
MATCHED: Final = SEAT.pile("matched", 12, of=CONFLICT, sort=True)  # face-down conflict cards
TRAINED: Final[i64] = SEAT.cell("training", of=TRAINING)  # position on Feyd-Rautha's training track
# Lady Jessica's memories, and whether she has turned to her other side.
MEMORIES: Final[i64] = SEAT.cell("memories")
REVEREND: Final[i64] = SEAT.cell("reverend_mother")
LATEST: Final[i64] = SEAT.cell("latest", see=INTERNAL)  # number of the seat's last reveal turn: the last tie-breaker

# Marks that last for a turn or a round.
SPY_BACK: Final[i64] = SEAT.cell("recalled_spies", see=INTERNAL, until=TURN)  # number recalled this turn
PAID_MORE: Final[i64] = SEAT.cell("paid_more", see=INTERNAL, until=TURN)  # the seat chose the higher price of the space
# 1 if the leader's reveal box is still to be resolved.
ABILITY_LEFT: Final[i64] = SEAT.cell("ability_left", see=INTERNAL, until=REVEAL_TURN)
REPEATED: Final[i64] = SEAT.cell("repeated", see=INTERNAL, until=TURN)  # Reverend Mother has been used this turn
HELD_BACK: Final[i64] = SEAT.cell("held_back", see=INTERNAL, until=TURN)  # the seat cannot deploy units this turn
# Number of troops for each card acquired in the reveal turn.
CALLED_TO_ARMS: Final[i64] = SEAT.cell("call_to_arms", until=REVEAL_TURN)
DISTRACTIONS: Final[i64] = SEAT.cell("distractions")  # played, and waiting for three units to be deployed in one turn

# The cards revealed this turn, and those of them whose swords were chosen.
SHOWN: Final = SEAT.pile("shown", 32, of=CARD, see=INTERNAL, sort=True, until=TURN)
ARMED: Final = SEAT.pile("armed", 8, of=CARD, see=INTERNAL, sort=True, until=TURN)
FLOWED: Final[i64] = SEAT.cell("flowed", see=INTERNAL, until=TURN)  # The Spice Must Flow was acquired this turn
# Sandworms deployed this turn; also counted in `deployed_this_turn`.
SUMMONED_NOW: Final[i64] = SEAT.cell("summoned_this_turn", see=INTERNAL, until=TURN)
# 1 if the leader's harvest ability has been used this turn.
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
TRASH_INTRIGUE: Final = family.MOVES.part(INTRIGUE_TRASH).family("trash_intrigue", INTRIGUE)
MATCH: Final = MOVES.family("match", CONFLICT)
MATCH_OBJECTIVE: Final = MOVES.family("match_objective")
TRASH_LOOKED: Final = MOVES.family("trash_looked", CARD)  # one of the cards that the seat has just looked at
