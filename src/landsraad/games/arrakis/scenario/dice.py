"""Dice of a scenario in the middle of the action phase, and whose turn it is."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from landsraad.games.arrakis.pieces.dice import RESULTS, board_of, cells_for
from landsraad.games.arrakis.pieces.shared_sides import is_shared, partner
from landsraad.games.arrakis.rounds.turns import can_act
from landsraad.games.arrakis.scenario.aliases import member_named, number, parts
from landsraad.games.arrakis.state.cells import ATREIDES, BG_ON, DICE, HARKONNEN, LOCKED, MY_SIDE, RESULT, SIDE, USED
from landsraad.games.arrakis.state.components import ACTION_DICE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput, nearest

# Dice on each board, as in `dice.CELLS`, if a turn is given without dice.
USUAL_DICE: Final = (
    (1, 1, 1, 1, 0),
    (2, 2, 1, 2, 1),
    (2, 0, 0, 1, 1),
    (0, 2, 1, 1, 0),
    (1, 0, 0, 1, 0),
    (0, 1, 1, 0, 0))


def lay_dice(s: State, side: int, edits: dict[int, dict[str, Any]]) -> None:
    """Sets the dice of a seat, or of two that share a side: the given ones are unused, the others used."""
    total = ACTION_DICE[side] - (int(s.t[LOCKED]) if side == HARKONNEN else 0)
    seats = [seat for seat in range(s.players) if s.seats[seat][MY_SIDE] == side]
    for seat in seats:
        lay_on_board(s, seat, edits.get(seat, {}))
    usual = [seat for seat in seats if "dice" not in edits.get(seat, {})]
    while usual and laid(s, seats) > total:  # fewer than usual, because some are locked
        take_fullest(s, usual)
    name = s.plan.seats[seats[0]] if len(seats) == 1 else " and ".join(s.plan.seats[seat] for seat in seats)
    if laid(s, seats) > total:
        raise BadInput(f"{name}.dice: there are {total} dice, not {laid(s, seats)}")
    left = total - laid(s, seats)
    for seat in seats:
        edited = edits.get(seat, {})
        used = number(edited["used_dice"], f"{s.plan.seats[seat]}.used_dice") if "used_dice" in edited else NONE
        s.seats[seat][USED] = used if used != NONE else left if seat == seats[-1] else left // len(seats)
        left -= int(s.seats[seat][USED])


def lay_on_board(s: State, seat: int, edits: dict[str, Any]) -> None:
    path = f"{s.plan.seats[seat]}.dice"
    me = s.seats[seat]
    dice = edits.get("dice")
    if isinstance(dice, list):  # one by one
        dice = Counter(str(word) for word in dice)
    edited = parts(dice, path, "how many of which result")
    for word in edited:
        member_named(RESULT, word, path)
    usual = USUAL_DICE[board_of(me)]
    for result in range(RESULTS):
        n = number(edited.get(RESULT.names[result], 0), path) if "dice" in edits else usual[result]
        capacity = int(cells_for(me, result)) - (1 if me[BG_ON] == result else 0)
        if n > capacity:
            raise BadInput(f"{path}.{RESULT.names[result]}: there are cells for {capacity} dice, not for {n}")
        me[DICE + result] = n


def laid(s: State, seats: list[int]) -> int:
    return sum(int(s.seats[seat][DICE + result]) for seat in seats for result in range(RESULTS))


def take_fullest(s: State, seats: list[int]) -> None:
    most = max(int(s.seats[seat][DICE + result]) for seat in seats for result in range(RESULTS))
    for seat in seats:
        for result in range(RESULTS):
            if s.seats[seat][DICE + result] == most:
                s.seats[seat][DICE + result] -= 1
                return


def turn_of(s: State, given: dict[str, Any]) -> tuple[int, int]:
    """The side whose turn it is and, on a shared side, the named seat, which acts."""
    if "turn" not in given:
        return ATREIDES, NONE
    names = s.plan.seats[:s.players]
    word = given["turn"]
    if word in SIDE.names:
        return SIDE.find(word), NONE
    if word not in names:
        raise BadInput(f"turn: {word!r} is not a seat in this game{nearest(str(word), names)}")
    seat = names.index(word)
    side = int(s.seats[seat][MY_SIDE])
    if not is_shared(s, side):
        return side, NONE
    other = int(partner(s, seat))
    if not can_act(s, seat) and can_act(s, other):
        raise BadInput(f"turn: {word} has no die to act with, {names[other]} has")
    return side, seat
