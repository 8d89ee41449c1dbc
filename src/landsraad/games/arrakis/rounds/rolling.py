"""The start of the action phase: dice are rolled, divided and changed, and tokens placed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.dice import (
    FAQ,
    MOST_CELLS,
    RESULTS,
    cells_for,
    free_cells,
    return_dice,
    roll_action,
)
from landsraad.games.arrakis.pieces.figures import deciding_seat, house_seat, treasury
from landsraad.games.arrakis.pieces.shared_sides import allies_of, is_shared, partner
from landsraad.games.arrakis.rounds.dice_division import DIVIDE
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import (
    BENE_GESSERIT,
    BG,
    BG_ON,
    CHANGE,
    DICE,
    HARKONNEN,
    LOCKED,
    MY_SIDE,
    RULINGS,
    SET_ASIDE,
    UNDIVIDED,
    UNROLLED,
    UNSHARED,
)
from landsraad.games.arrakis.state.components import ACTION_DICE
from landsraad.games.arrakis.state.events import BENE_GESSERIT_ON, DIE_CHANGED, ROLLED_ACTION
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled


class RollDice(Effect):
    """Rolls all Atreides dice, then the Harkonnen dice that are not locked (WFA-DICE-01 to 05)."""

    def run(self, s: State) -> None:
        for side in range(2):
            return_dice(s, side)
        s.push(TOKENS, s.seat)
        s.push(OVERFLOW, s.seat, 0, HARKONNEN)
        for side in range(2):
            if is_shared(s, side):
                s.push(DIVIDE, house_seat(s, side))
            roll_for(s, side)


def roll_for(s: State, side: i64) -> None:
    mine = treasury(s, side)
    n: i64 = ACTION_DICE[side] - (s.t[LOCKED] if side == HARKONNEN else 0)
    if is_automa(s, side):
        mine[UNROLLED] = n
        return
    allies = allies_of(s, side)
    for _ in range(n):
        result = roll_action(s)
        if allies != NONE:  # for both boards together; they are divided afterwards
            fits = cells_for(mine, result) + cells_for(s.seats[allies], result) > mine[UNDIVIDED + result]
            mine[UNDIVIDED + result if fits else UNSHARED] += 1
        else:
            fits = free_cells(mine, result) > 0
            mine[DICE + result if fits else SET_ASIDE] += 1
        if s.has_listeners:
            s.emit(ROLLED_ACTION, deciding_seat(s, side), result, 0 if fits else 1)


class Overflow(Effect):
    """Changes dice without a cell one at a time: Harkonnen first or, by the FAQ rulings, in turns.

    `step` is the next side.
    """

    def run(self, s: State) -> None:
        side = s.step
        seat = to_change(s, side)
        if seat == NONE:
            side = 1 - side
            seat = to_change(s, side)
            if seat == NONE:
                return
        s.again(self, 1 - side if s.t[RULINGS] == FAQ else side)
        s.push(CHANGE_DIE, seat)


def to_change(s: State, side: i64) -> i64:
    """The seat of the side with dice to change, the House first."""
    if treasury(s, side)[SET_ASIDE] > 0:
        return house_seat(s, side)
    allies = allies_of(s, side)
    return allies if allies != NONE and s.seats[allies][SET_ASIDE] > 0 else NONE


class ChangeDie(Effect):
    """Changes a die to a result with the most free cells (WFA-DICE-07)."""

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
        if s.has_listeners:
            s.emit(DIE_CHANGED, s.seat, result)


class Tokens(Effect):
    """Places tokens; the Harkonnen decide first (WFA-DICE-08)."""

    def run(self, s: State) -> None:
        for side in range(2):
            allies = allies_of(s, side)
            if allies != NONE:
                s.push(PLACE_TOKEN, allies)
            s.push(PLACE_TOKEN, house_seat(s, side))


class PlaceToken(Effect):
    """Places at most one Bene Gesserit token, where the fewest dice are (WFA-BG-01, 02).

    It needs an empty cell. On a shared side either seat may place one on its own board, but not both (WFA-TEAM-31).
    """

    asks = True
    optional = True

    def options(self, s: State) -> None:
        if treasury(s, s.me[MY_SIDE])[BENE_GESSERIT] == 0:
            return
        other = partner(s, s.seat)
        if other != NONE and s.seats[other][BG_ON] != NONE:
            return
        fewest: i64 = MOST_CELLS
        for result in range(RESULTS):
            if s.me[DICE + result] < fewest and cells_for(s.me, result) > 0:
                fewest = s.me[DICE + result]
        for result in range(RESULTS):
            if s.me[DICE + result] == fewest and free_cells(s.me, result) > 0:
                s.offer(BG.move(result))
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not BG.has(move):
            return
        treasury(s, s.me[MY_SIDE])[BENE_GESSERIT] -= 1
        s.me[BG_ON] = BG.a(move)
        if s.has_listeners:
            s.emit(BENE_GESSERIT_ON, s.seat, BG.a(move))


ROLL_DICE: Final = labelled("arrakis:RollDice", RollDice())
OVERFLOW: Final = labelled("arrakis:Overflow", Overflow())
CHANGE_DIE: Final = labelled("arrakis:ChangeDie", ChangeDie())
TOKENS: Final = labelled("arrakis:Tokens", Tokens())
PLACE_TOKEN: Final = labelled("arrakis:PlaceToken", PlaceToken())
