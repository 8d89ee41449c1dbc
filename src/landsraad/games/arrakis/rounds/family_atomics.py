"""The family atomics: once per game a mountain becomes desert (WFA-ATOMIC-*, WFA-PRESC-17, 18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.casualties import destroy_legion
from landsraad.games.arrakis.legions.legions import move_legion
from landsraad.games.arrakis.map.geography import AREA_OF_TARGET, NEIGHBOURS
from landsraad.games.arrakis.movement.arrival import arrive
from landsraad.games.arrakis.pieces.figures import box_token, deciding_seat, first_token, is_free
from landsraad.games.arrakis.pieces.tracks import ATOMICS_AT, has_reached
from landsraad.games.arrakis.solo_pieces.garrisons import drop_garrison, has_garrison
from landsraad.games.arrakis.state.cells import ATOMICS, DETONATE, HOLDER, RETREAT_TO
from landsraad.games.arrakis.state.events import ATOMICS_USED, LEGION_DISPLACED
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message


def can_detonate(s: State, space: i64 = ATOMICS_AT) -> bool:
    """Are they unused, and is a marker far enough: on 8 for the free action?"""
    return s.t[ATOMICS] == NONE and has_reached(s, space)


def offer_atomics(s: State) -> None:
    """Offers the three areas, if the free action is possible."""
    if can_detonate(s):
        for area in AREA_OF_TARGET:
            s.offer(DETONATE.move(area))


def detonate(s: State, area: i64) -> None:
    """Turns the mountain into desert; the opponent of the legion there drives it away."""
    s.t[ATOMICS] = area
    if s.has_listeners:
        s.emit(ATOMICS_USED, s.seat, area)
    side = s.t[HOLDER + area]
    if side != NONE:
        s.push(DRIVE_OUT, deciding_seat(s, 1 - side), s.source, area)


class Detonate(Effect):
    """The atomics by a card that requires a marker on `space`."""

    asks = True
    optional = True
    decision = "place"

    def __init__(self, space: i64 = ATOMICS_AT) -> None:
        super().__init__()
        self.space = space

    def possible(self, s: State) -> bool:
        return can_detonate(s, self.space)

    def options(self, s: State) -> None:
        if can_detonate(s, self.space):
            for area in AREA_OF_TARGET:
                s.offer(DETONATE.move(area))
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if DETONATE.has(move):
            detonate(s, DETONATE.a(move))

    def message(self) -> Message:
        return Message("wfa-atomics")


class DriveOut(Effect):
    """Moves the legion to an adjacent free area, or destroys it if there is none (WFA-ATOMIC-02).

    `step` is the area; the seat is the legion's opponent.
    """

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        for near in NEIGHBOURS[s.step]:
            if is_free(s, near, s.t[HOLDER + s.step]):
                s.offer(RETREAT_TO.move(near))
        if s.count == 0:
            s.offer(RETREAT_TO.move(s.step))  # no area is free

    def play(self, s: State, move: i64) -> None:
        to = RETREAT_TO.a(move)
        side = s.t[HOLDER + s.step]
        if to == s.step:
            wipe_out(s, s.step)
            return
        move_legion(s, s.step, to, side)
        if s.has_listeners:
            s.emit(LEGION_DISPLACED, s.seat, side, s.step, to)
        arrive(s, to, side)


def wipe_out(s: State, area: i64) -> None:
    """Removes everything there; tokens leave the game face down."""
    counter = first_token(s, area)
    while counter != NONE:
        box_token(s, counter)
        counter = first_token(s, area)
    if has_garrison(s, area):
        drop_garrison(s, area)
    destroy_legion(s, area)


DRIVE_OUT: Final = labelled("arrakis:DriveOut", DriveOut())
