"""Action dice and their cells, Bene Gesserit tokens used as dice, and the faces of all dice.

Reconstructed, because no source shows it: the Atreides die has Strategy twice, like the Harkonnen die.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.state.cells import (
    BG_ON,
    DICE,
    DICE_ROLLS,
    FACE,
    MUST_USE,
    MY_FORCE,
    MY_SIDE,
    RESULT,
    SPENT,
    UNROLLED,
    USED,
)
from landsraad.games.arrakis.state.events import (
    DICE_WASTED,
    DIE_LOST,
    DIE_SPENT,
)
from landsraad.kernel.cells import NONE, Cells, Domain
from landsraad.kernel.cells import ROUND as THIS_ROUND
from landsraad.kernel.engine import FREE, State
from landsraad.kernel.errors import BadInput, nearest

RESULTS: Final[i64] = 5
FAQ: Final = 1  # of the rulings
ACTION_FACES: Final[Cells] = vec[i64]([0, 1, 1, 2, 3, 4])  # results; Strategy is there twice
COMBAT_FACES: Final[Cells] = vec[i64]([0, 0, 0, 1, 1, 2])  # three hits, two shields, one special
# Cells for dice of each result, by board: those of the two sides (WFA-DICE-06), then those of the four seats that share
# one (WFA-TEAM-16). The results on the boards of the two Atreides seats are reconstructed.
CELLS: Final[Cells] = vec[i64]([
    2, 2, 2, 2, 2,
    3, 3, 2, 3, 2,
    2, 0, 0, 2, 2,  # House Harkonnen
    0, 2, 2, 2, 0,  # Corrino
    1, 0, 0, 1, 1,  # House Atreides
    0, 1, 1, 1, 0])  # Fremen
SHARED_BOARDS: Final = 2
MOST_CELLS: Final = 3
SYNONYMS: Final = {"sword": "hit"}


# ------------------------------------------------------------------ rolling


def roll_action(s: State) -> i64:
    """The result of an action die, or the one a scenario forces, by name or as a face from 0 to 5."""
    forced = s.forced("action die")
    if forced is not FREE:
        return forced_face(forced, RESULT, ACTION_FACES)
    return ACTION_FACES[s.below(DICE_ROLLS, len(ACTION_FACES))]


def roll_face(s: State) -> i64:
    """The result of a combat die: hit, shield or special."""
    forced = s.forced("combat die")
    if forced is not FREE:
        return forced_face(forced, FACE, COMBAT_FACES)
    return COMBAT_FACES[s.below(DICE_ROLLS, len(COMBAT_FACES))]


def forced_face(forced: object, names: Domain, faces: Cells) -> i64:
    if isinstance(forced, str):
        word = SYNONYMS.get(forced, forced)
        if word in names.names:
            return names.find(word)
        raise BadInput(f"chance: {forced!r} is not a {names.name}{nearest(word, names.names)}"
                       f" (one of {', '.join(names.names)})")
    if not isinstance(forced, int) or isinstance(forced, bool) or not 0 <= forced < len(faces):
        raise BadInput(f"chance: {forced!r} is not a {names.name} (one of {', '.join(names.names)}, "
                       f"or a face from 0 to {len(faces) - 1})")
    return faces[forced]


# ------------------------------------------------------------------ counting and spending


def dice_of(mine: Cells, result: i64) -> i64:
    """Unused dice of that result. A Bene Gesserit token counts as one (WFA-BG-04)."""
    return mine[DICE + result] + (1 if mine[BG_ON] == result else 0)


def unused_of(mine: Cells) -> i64:
    """Unused dice of a seat, including its token."""
    n: i64 = 0
    for result in range(RESULTS):
        n += dice_of(mine, result)
    return n + mine[UNROLLED]  # an automa rolls one by one (WFA-SOLO-75)


def unused(s: State, side: i64) -> i64:
    """Unused dice of a side, of both seats if it is shared (WFA-TEAM-29)."""
    n: i64 = 0
    for seat in range(s.players):
        if s.seats[seat][MY_SIDE] == side:
            n += unused_of(s.seats[seat])
    return n


def holder_of_die(s: State, side: i64, result: i64) -> i64:
    """A seat of the side with an unused die of that result; NONE if there is none."""
    for seat in range(s.players):
        if s.seats[seat][MY_SIDE] == side and dice_of(s.seats[seat], result) > 0:
            return seat
    return NONE


def usable(s: State, mine: Cells, result: i64) -> bool:
    """May a die of that result be spent now? Truthtrance allows only one result, of either seat."""
    if dice_of(mine, result) == 0:
        return False
    must = treasury(s, mine[MY_SIDE])[MUST_USE]
    return must in (NONE, result) or holder_of_die(s, mine[MY_SIDE], must) == NONE


def can_spend(s: State, mine: Cells) -> bool:
    """Has the seat any die that it may spend?"""
    for result in range(RESULTS):
        if usable(s, mine, result):
            return True
    return False


def spend_die(s: State, seat: i64, result: i64) -> None:
    """Spends a die of that result, or the token in its place (WFA-ACTION-04, WFA-BG-03)."""
    mine = s.seats[seat]
    token = drop_die(mine, result)
    treasury(s, mine[MY_SIDE])[SPENT] = 1
    if s.has_listeners:
        s.emit(DIE_SPENT, seat, result, 1 if token else 0)


def lose_die(s: State, seat: i64, result: i64) -> None:
    """Takes an unused die from its owner for this round, without advancing the tank."""
    drop_die(s.seats[seat], result)
    if s.has_listeners:
        s.emit(DIE_LOST, seat, result)


def drop_die(mine: Cells, result: i64) -> bool:
    """Removes a die, or the token if there is none, which leaves the game after the round anyway.

    True for the token.
    """
    if mine[DICE + result] > 0:
        mine[DICE + result] -= 1
        mine[USED] += 1
        return False
    mine[BG_ON] = NONE
    return True


def discard_unused_dice(s: State, side: i64) -> None:
    """Removes unused dice at the end of the action phase (WFA-ACTION-05)."""
    for seat in range(s.players):
        mine = s.seats[seat]
        if mine[MY_SIDE] != side:
            continue
        n = unused_of(mine)
        for result in range(RESULTS):
            mine[USED] += mine[DICE + result]
            mine[DICE + result] = 0
        mine[USED] += mine[UNROLLED]
        mine[UNROLLED] = 0
        mine[BG_ON] = NONE
        if n > 0 and s.has_listeners:
            s.emit(DICE_WASTED, seat, n)


def return_dice(s: State, side: i64) -> None:
    """Returns all dice to the supply for the next round (WFA-ROUND-11)."""
    for seat in range(s.players):
        mine = s.seats[seat]
        if mine[MY_SIDE] == side:
            s.plan.seat.expire(mine, THIS_ROUND)


# ------------------------------------------------------------------ cells for dice


def board_of(mine: Cells) -> i64:
    """The index of a seat's board in the table of cells."""
    force = mine[MY_FORCE]
    return mine[MY_SIDE] if force == NONE else SHARED_BOARDS + force


def cells_for(mine: Cells, result: i64) -> i64:
    """The number of cells for dice of that result on the board of a seat."""
    return CELLS[board_of(mine) * RESULTS + result]


def free_cells(mine: Cells, result: i64) -> i64:
    return cells_for(mine, result) - dice_of(mine, result)
