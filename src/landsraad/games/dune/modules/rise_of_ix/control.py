"""Control of a space by a dreadnought, from a victory until the end of the next combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.control_query import ControlQuery
from landsraad.games.dune.components.moments import CONFLICT_WON, REWARDS_GIVEN, UNITS_WENT_HOME
from landsraad.games.dune.modules.rise_of_ix.automa.control import space_for_automa
from landsraad.games.dune.modules.rise_of_ix.cells import (
    DREADNOUGHTS_IN_CONFLICT,
    DREADNOUGHTS_IN_GARRISON,
    DREADNOUGHTS_IN_SUPPLY,
    HELD_NOW,
    HOLD,
    HOLDER,
    USE_TILE,
    VICTOR,
)
from landsraad.games.dune.modules.rise_of_ix.events import DREADNOUGHT_GONE, HELD_NO_MORE, HOLDS
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES, has_tile
from landsraad.games.dune.rules.seats.resources import score
from landsraad.games.dune.state.cells import PLAYER, ROLES
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled

DETONATION: Final = "detonation_devices"


def hold(s: State, seat: i64, where: i64) -> None:
    """Places a dreadnought of the Conflict on a space, over any marker (IX-DREAD-08, IX-DREAD-17)."""
    s.seats[seat][DREADNOUGHTS_IN_CONFLICT] -= 1
    s.t[HOLDER + where] = seat
    s.t[HELD_NOW] |= 1 << where
    if s.has_listeners:
        s.emit(HOLDS, seat, where)


def is_open(s: State, where: i64) -> bool:
    """Whether a space has no dreadnought yet."""
    return s.t[HOLDER + where] == NONE


class TakeControl(Effect):
    """The winner places one of its dreadnoughts in the Conflict on a control space that has none (IX-DREAD-08).

    With Detonation Devices it may return the dreadnought to the supply for a point instead (IX-TILE-03).
    """

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        if s.me[DREADNOUGHTS_IN_CONFLICT] == 0:
            return
        if s.me[ROLES] != PLAYER:
            offer_for_automa(s)
            return
        spaces = box_of(s).control_spaces
        for i in range(len(spaces)):
            if is_open(s, spaces[i]):
                s.offer(HOLD.move(spaces[i]))
        if has_tile(s, s.seat, DETONATION):
            if s.count == 0:
                s.offer(SKIP.move())
            s.offer(USE_TILE.move(tile_named(DETONATION)))

    def play(self, s: State, move: i64) -> None:
        if HOLD.has(move):
            hold(s, s.seat, HOLD.a(move))
        elif USE_TILE.has(move):
            s.me[DREADNOUGHTS_IN_CONFLICT] -= 1
            s.me[DREADNOUGHTS_IN_SUPPLY] += 1
            s.source = TECH_TILES[USE_TILE.a(move)].source
            if s.has_listeners:
                s.emit(DREADNOUGHT_GONE, s.seat)
            score(s, s.seat, 1)


def offer_for_automa(s: State) -> None:
    """An automa always takes the point of Detonation Devices (IX-RIVAL-22); else the best space."""
    if has_tile(s, s.seat, DETONATION):
        s.offer(USE_TILE.move(tile_named(DETONATION)))
        return
    where = space_for_automa(s)
    if where != NONE:
        s.offer(HOLD.move(where))


class RememberVictor(Effect):
    def run(self, s: State) -> None:
        s.t[VICTOR] = s.seat


class OfferControl(Effect):
    """After all rewards asks the winner, if it has a dreadnought in the Conflict (IX-DREAD-13)."""

    def run(self, s: State) -> None:
        victor = s.t[VICTOR]
        s.t[VICTOR] = NONE
        if victor != NONE and s.seats[victor][DREADNOUGHTS_IN_CONFLICT] > 0:
            s.push(TAKE_CONTROL, victor)


class ComeHome(Effect):
    """Last of all, dreadnoughts placed a round ago return, and markers under them count again (IX-DREAD-12, -13)."""

    def run(self, s: State) -> None:
        spaces = box_of(s).control_spaces
        for i in range(len(spaces)):
            where = spaces[i]
            holder = s.t[HOLDER + where]
            if holder != NONE and not s.t[HELD_NOW] >> where & 1:
                s.t[HOLDER + where] = NONE
                s.seats[holder][DREADNOUGHTS_IN_GARRISON] += 1
                if s.has_listeners:
                    s.emit(HELD_NO_MORE, holder, where)
        s.t[HELD_NOW] = 0


class HeldByDreadnought(ControlQuery):
    """Its owner has the bonus and the defending troop, not the owner of a covered marker (IX-DREAD-10, IX-DREAD-11)."""

    def controller(self, s: State, where: i64) -> i64:
        return s.t[HOLDER + where]


def tile_named(name: str) -> i64:
    for tile in TECH_TILES:
        if tile.name == name:
            return tile.id
    return NONE


TAKE_CONTROL: Final = labelled("ix:TakeControl", TakeControl())
IX.controls.append(HeldByDreadnought())
IX.on(CONFLICT_WON, RememberVictor(), order=60, watch=DREADNOUGHTS_IN_CONFLICT)
IX.on(REWARDS_GIVEN, OfferControl(), order=5)
IX.on(UNITS_WENT_HOME, ComeHome(), order=90)
