"""Dice: the action dice and their cells, the Bene Gesserit token that is one for a round, and the faces of all dice.

What no source shows is reconstructed: that the die of the Atreides has Strategy twice, like that of the Harkonnen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.automa import is_automa
from landsraad.games.arrakis.cells import (
    ATREIDES,
    BENE_GESSERIT,
    BG,
    BG_ON,
    CHANGE,
    DICE,
    DICE_ROLLS,
    FACE,
    HARKONNEN,
    LOCKED,
    MUST_USE,
    MY_SIDE,
    RESULT,
    RULINGS,
    SET_ASIDE,
    SPENT,
    SPENT_ON,
    UNROLLED,
    USED,
)
from landsraad.games.arrakis.components import ACTION_DICE
from landsraad.games.arrakis.figures import chief, treasury
from landsraad.games.arrakis.tidings import (
    BENE_GESSERIT_ON,
    DICE_WASTED,
    DIE_CHANGED,
    DIE_LOST,
    DIE_SPENT,
    ROLLED_ACTION,
)
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE, Cells, Domain
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.errors import BadInput, nearest

RESULTS: Final[i64] = 5
FAQ: Final = 1  # of the rulings
ACTION_FACES: Final[Cells] = vec[i64]([0, 1, 1, 2, 3, 4])  # results: Strategy is there twice
COMBAT_FACES: Final[Cells] = vec[i64]([0, 0, 0, 1, 1, 2])  # three hits, two shields, one special
CELLS: Final[Cells] = vec[i64]([2, 2, 2, 2, 2, 3, 3, 2, 3, 2])  # for dice of each result, of each side (WFA-DICE-06)
SYNONYMS: Final = {"sword": "hit"}


# ------------------------------------------------------------------ rolling


def roll_action(s: State) -> i64:
    """The result of an action die, or the one a scenario forces: by its name, or as a face from 0 to 5."""
    if s.chance:
        return forced_face(s.chance.pop(0), RESULT, ACTION_FACES)
    return ACTION_FACES[s.pick(s.t, DICE_ROLLS, len(ACTION_FACES))]


def roll_face(s: State) -> i64:
    """The result of a combat die: hit, shield or special."""
    if s.chance:
        return forced_face(s.chance.pop(0), FACE, COMBAT_FACES)
    return COMBAT_FACES[s.pick(s.t, DICE_ROLLS, len(COMBAT_FACES))]


def forced_face(forced: object, names: Domain, faces: Cells) -> i64:
    if isinstance(forced, str):
        word = SYNONYMS.get(forced, forced)
        if word in names.names:
            return names.find(word)
        raise BadInput(f"chance: {forced!r} is no {names.name}{nearest(word, names.names)}"
                       f" (one of {', '.join(names.names)})")
    if not isinstance(forced, int) or isinstance(forced, bool) or not 0 <= forced < len(faces):
        raise BadInput(f"chance: {forced!r} is no {names.name} (one of {', '.join(names.names)}, "
                       f"or a face from 0 to {len(faces) - 1})")
    return faces[forced]


# ------------------------------------------------------------------ counting and spending


def dice_of(mine: Cells, result: i64) -> i64:
    """Unused dice of that result; a Bene Gesserit token counts like one (WFA-BG-04)."""
    return mine[DICE + result] + (1 if mine[BG_ON] == result else 0)


def unused(s: State, side: i64) -> i64:
    """Unused dice of a side, with its token."""
    mine = treasury(s, side)
    n: i64 = 0
    for result in range(RESULTS):
        n += dice_of(mine, result)
    return n + mine[UNROLLED]  # of an automa they are rolled one by one (WFA-SOLO-75)


def usable(mine: Cells, result: i64) -> bool:
    """May a die of that result be spent now? After Truthtrance there is only one that may."""
    if dice_of(mine, result) == 0:
        return False
    must = mine[MUST_USE]
    return must in (NONE, result) or dice_of(mine, must) == 0


def spend_die(s: State, seat: i64, result: i64) -> None:
    """A die of that result, or the token lying there, to the used ones (WFA-ACTION-04, WFA-BG-03)."""
    mine = s.seats[seat]
    token = drop_die(mine, result)
    mine[SPENT] = 1
    if s.listening:
        s.tell(DIE_SPENT, seat, result, 1 if token else 0)


def lose_die(s: State, seat: i64, result: i64) -> None:
    """An unused die is taken away from its owner for this round; nothing advances by that."""
    drop_die(s.seats[seat], result)
    if s.listening:
        s.tell(DIE_LOST, seat, result)


def drop_die(mine: Cells, result: i64) -> bool:
    """Dice go before the token, which leaves the game with the round in any case. True: it was the token."""
    if mine[DICE + result] > 0:
        mine[DICE + result] -= 1
        mine[USED] += 1
        return False
    mine[BG_ON] = NONE
    return True


def waste_dice(s: State, side: i64) -> None:
    """The action phase is over: what was not used is lost (WFA-ACTION-05)."""
    mine = treasury(s, side)
    n = unused(s, side)
    for result in range(RESULTS):
        mine[USED] += mine[DICE + result]
        mine[DICE + result] = 0
    mine[USED] += mine[UNROLLED]
    mine[UNROLLED] = 0
    mine[BG_ON] = NONE
    if n > 0 and s.listening:
        s.tell(DICE_WASTED, chief(s, side), n)


def return_dice(s: State, side: i64) -> None:
    """Back to the supply, for the next round (WFA-ROUND-11)."""
    mine = treasury(s, side)
    mine[USED] = 0
    mine[SET_ASIDE] = 0
    mine[BG_ON] = NONE
    mine[UNROLLED] = 0
    for result in range(RESULTS):
        mine[DICE + result] = 0
        mine[SPENT_ON + result] = 0


# ------------------------------------------------------------------ the beginning of the action phase


def free_cells(mine: Cells, result: i64) -> i64:
    return CELLS[mine[MY_SIDE] * RESULTS + result] - dice_of(mine, result)


class RollDice(Effect):
    """All dice of the Atreides, then those of the Harkonnen that are not locked (WFA-DICE-01 to 05)."""

    def run(self, s: State) -> None:
        for side in range(2):
            return_dice(s, side)
        s.push(TOKENS, s.seat)
        s.push(OVERFLOW, s.seat, 0, HARKONNEN)
        for side in range(2):
            roll_for(s, side)


def roll_for(s: State, side: i64) -> None:
    mine = treasury(s, side)
    n: i64 = ACTION_DICE[side] - (s.t[LOCKED] if side == HARKONNEN else 0)
    if is_automa(s, side):
        mine[UNROLLED] = n
        return
    for _ in range(n):
        result = roll_action(s)
        fits = free_cells(mine, result) > 0
        mine[DICE + result if fits else SET_ASIDE] += 1
        if s.listening:
            s.tell(ROLLED_ACTION, chief(s, side), result, 0 if fits else 1)


class Overflow(Effect):
    """Dice without a cell are changed one at a time: all of the Harkonnen before those of the Atreides, or by the
    rulings of the FAQ in turns. `step` is the side that is next."""

    def run(self, s: State) -> None:
        side = s.step
        if treasury(s, side)[SET_ASIDE] == 0:
            side = 1 - side
            if treasury(s, side)[SET_ASIDE] == 0:
                return
        s.again(self, 1 - side if s.t[RULINGS] == FAQ else side)
        s.push(CHANGE_DIE, chief(s, side))


class ChangeDie(Effect):
    """To a result with the most free cells (WFA-DICE-07)."""

    asks = True

    def options(self, s: State) -> None:
        most: i64 = 1
        for result in range(RESULTS):
            free = free_cells(s.me, result)
            if free > most:
                most = free
        for result in range(RESULTS):
            if free_cells(s.me, result) == most:
                s.offer(CHANGE.move(result))

    def play(self, s: State, move: i64) -> None:
        result = CHANGE.a(move)
        s.me[SET_ASIDE] -= 1
        s.me[DICE + result] += 1
        if s.listening:
            s.tell(DIE_CHANGED, s.seat, result)


class Tokens(Effect):
    """The Harkonnen decide first (WFA-DICE-08)."""

    def run(self, s: State) -> None:
        s.push(PLACE_TOKEN, chief(s, ATREIDES))
        s.push(PLACE_TOKEN, chief(s, HARKONNEN))


class PlaceToken(Effect):
    """One Bene Gesserit token at most, into an empty cell of the action with the fewest dice (WFA-BG-01, WFA-BG-02)."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        if s.me[BENE_GESSERIT] == 0:
            return
        fewest: i64 = s.me[DICE]
        for result in range(RESULTS):
            if s.me[DICE + result] < fewest:
                fewest = s.me[DICE + result]
        for result in range(RESULTS):
            if s.me[DICE + result] == fewest and free_cells(s.me, result) > 0:
                s.offer(BG.move(result))
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not BG.has(move):
            return
        s.me[BENE_GESSERIT] -= 1
        s.me[BG_ON] = BG.a(move)
        if s.listening:
            s.tell(BENE_GESSERIT_ON, s.seat, BG.a(move))


ROLL_DICE: Final = RollDice()
OVERFLOW: Final = Overflow()
CHANGE_DIE: Final = ChangeDie()
TOKENS: Final = Tokens()
PLACE_TOKEN: Final = PlaceToken()
