"""Divides the dice of a shared side between its two boards (WFA-TEAM-15 to 21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.dice import RESULTS, cells_for, free_cells
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.pieces.shared_sides import allies_of
from landsraad.games.arrakis.state.cells import DICE, MY_SIDE, RESULT, SET_ASIDE, SHARE, UNDIVIDED, UNSHARED
from landsraad.games.arrakis.state.events import ASIDE_SHARED, DICE_SHARED
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled


class Divide(Effect):
    """Divides dice in the steps of the rules; the House decides what they leave open.

    (WFA-TEAM-17 to 19, WFA-TEAM-21). `step` is the first result that is not done.
    """

    def run(self, s: State) -> None:
        if s.step == 0:
            place_certain(s)
        side = s.me[MY_SIDE]
        other = s.seats[allies_of(s, side)]
        for result in range(s.step, RESULTS):
            n = s.me[UNDIVIDED + result]
            if n > 0 and not self.split(s, other, result, n, free_cells(s.me, result), free_cells(other, result)):
                s.push(self, s.seat, 0, result + 1)
                s.push(ODD_DIE, s.seat, RESULT.source(result), result)
                return
        n = s.me[UNSHARED]
        if n > 0 and not self.split(s, other, NONE, n, room_on(s.me), room_on(other)):
            s.push(ODD_DIE, s.seat, 0, NONE)

    def split(self, s: State, other: Cells, result: i64, n: i64, mine: i64, theirs: i64) -> bool:
        """Splits dice as evenly as the free cells allow, counting all dice.

        False if an odd one could be either's.
        """
        least: i64 = n - theirs if n > theirs else 0
        most: i64 = n if n < mine else mine
        ahead = count_dice(other) + n - count_dice(s.me)  # twice the number that would make both equal
        k: i64 = ahead // 2
        if k < least or least == most:
            k = least
        elif k >= most:
            k = most
        elif ahead % 2 != 0:
            give_dice(s, s.seat, result, k)
            give_dice(s, allies_of(s, s.me[MY_SIDE]), result, n - k - 1)
            return False
        give_dice(s, s.seat, result, k)
        give_dice(s, allies_of(s, s.me[MY_SIDE]), result, n - k)
        return True


def place_certain(s: State) -> None:
    """Places results that only one board has (WFA-TEAM-17).

    Dice without a cell were set aside when rolled.
    """
    allies = allies_of(s, s.me[MY_SIDE])
    for result in range(RESULTS):
        here = cells_for(s.me, result) > 0
        if here != (cells_for(s.seats[allies], result) > 0):
            give_dice(s, s.seat if here else allies, result, s.me[UNDIVIDED + result])


def give_dice(s: State, seat: i64, result: i64, n: i64) -> None:
    """Adds dice to the board of a seat; NONE is a die that it must change."""
    if n <= 0:
        return
    treasury(s, s.seats[seat][MY_SIDE])[UNSHARED if result == NONE else UNDIVIDED + result] -= n
    s.seats[seat][SET_ASIDE if result == NONE else DICE + result] += n
    if s.has_listeners:
        if result == NONE:
            s.emit(ASIDE_SHARED, seat, n)
        else:
            s.emit(DICE_SHARED, seat, result, n)


def count_dice(mine: Cells) -> i64:
    n = mine[SET_ASIDE]
    for result in range(RESULTS):
        n += mine[DICE + result]
    return n


def room_on(mine: Cells) -> i64:
    n: i64 = -mine[SET_ASIDE]
    for result in range(RESULTS):
        n += free_cells(mine, result)
    return n


class OddDie(Effect):
    """The House chooses who gets an odd die that both boards could have. `step` is its result."""

    asks = True
    decision = "seat"

    def options(self, s: State) -> None:
        s.offer(SHARE.move(s.seat))
        s.offer(SHARE.move(allies_of(s, s.me[MY_SIDE])))

    def play(self, s: State, move: i64) -> None:
        give_dice(s, SHARE.a(move), s.step, 1)


DIVIDE: Final = labelled("arrakis:Divide", Divide())
ODD_DIE: Final = labelled("arrakis:OddDie", OddDie())
