"""Appearing sandworms: which figures appear in which areas, and what they do there.

All worms called by wormsigns are placed before any of them acts (WFA-HAZARD-10): `SURFACING` has the areas of those
still to be placed, `APPEARED` the areas of those still to act. Cards place worms in empty areas.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.retreat import can_retreat, push_retreat
from landsraad.games.arrakis.map.geography import N_AREAS, NEIGHBOURS, is_desert
from landsraad.games.arrakis.pieces.figures import deciding_seat, has_legion, is_empty
from landsraad.games.arrakis.pieces.named_leaders import enter_play
from landsraad.games.arrakis.state.cells import (
    APPEARED,
    ATREIDES,
    HARKONNEN,
    HARVESTERS,
    HOLDER,
    RESOLVE,
    RETURN_WORM,
    SURFACING,
    WILD_MAKER,
    WORM_AT,
    WORMS,
)
from landsraad.games.arrakis.state.events import SIGNS_LEFT, WORM_APPEARED, WORM_TAKEN
from landsraad.games.arrakis.worms.sandworms import (
    ORDINARY,
    WILD,
    is_wild_aside,
    most_worms,
    ordinary_left,
    put_worm,
    take_worm,
    threaten_harvester,
    worm_attack,
)
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message


def appear(s: State, area: i64) -> None:
    """A wormsign has called a sandworm. For several at once, put all of them into `SURFACING` first."""
    SURFACING.put(s.t, area)
    surface(s)


def surface(s: State) -> None:
    """Places every worm of `SURFACING`, then lets them act."""
    s.push(SURFACE, deciding_seat(s, ATREIDES), s.source)


def summon_worm(s: State, area: i64, worm: i64) -> None:
    put_worm(s, area, worm)
    if s.has_listeners:
        s.emit(WORM_APPEARED, s.seat, area, worm)


def recall_worm(s: State, area: i64) -> i64:
    worm = take_worm(s, area)
    if s.has_listeners:
        s.emit(WORM_TAKEN, s.seat, area, worm)
    return worm


class Surface(Effect):
    """Places all worms that appear (WFA-HAZARD-08). `step` is 1 after a figure was taken from the board.

    Missing figures are taken from anywhere on the board. If more worms appear than allowed, the Atreides choose where
    (WFA-HAZARD-09).
    """

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        t = s.t
        ordinary = ordinary_left(s)
        wild = is_wild_aside(s)
        n = SURFACING.size(t)
        if n <= most_worms(s) - APPEARED.size(t) and not wild:
            n = min(n, 1)  # every area gets its worm, so there is no choice
        for i in range(n):
            if ordinary > 0:
                s.offer(WORM_AT.move(ORDINARY, SURFACING.card(t, i)))
            if wild:
                s.offer(WORM_AT.move(WILD, SURFACING.card(t, i)))
        if ordinary == 0 and s.step == 0:
            for area in range(N_AREAS):
                if t[WORMS + area] != NONE and not APPEARED.has(t, area):
                    s.offer(RETURN_WORM.move(area))

    def play(self, s: State, move: i64) -> None:
        t = s.t
        if RETURN_WORM.has(move):
            recall_worm(s, RETURN_WORM.a(move))
            s.again(self, 1)
            return
        area = WORM_AT.b(move)
        SURFACING.take(t, area)
        summon_worm(s, area, WORM_AT.a(move))
        APPEARED.put(t, area)
        if SURFACING.size(t) > 0:
            if APPEARED.size(t) < most_worms(s):
                s.again(self, 0)
                return
            if s.has_listeners:
                for i in range(SURFACING.size(t)):
                    s.emit(SIGNS_LEFT, s.seat, SURFACING.card(t, i))
            SURFACING.clear(t)
        for i in range(APPEARED.size(t) - 1, -1, -1):
            if not meets_anybody(s, APPEARED.card(t, i)):
                APPEARED.take_at(t, i)
        if APPEARED.size(t) > 0:
            s.then(UPHEAVAL)


def meets_anybody(s: State, area: i64) -> bool:
    return has_legion(s, area, HARKONNEN) or s.t[HARVESTERS + area] > 0


class Upheaval(Effect):
    """The Atreides choose which worm acts next (WFA-HAZARD-04)."""

    asks = True
    decision = "order"

    def options(self, s: State) -> None:
        for i in range(APPEARED.size(s.t)):
            s.offer(RESOLVE.move(APPEARED.card(s.t, i)))

    def play(self, s: State, move: i64) -> None:
        area = RESOLVE.a(move)
        APPEARED.take(s.t, area)
        if APPEARED.size(s.t) > 0:
            s.then(self)
        if has_legion(s, area, HARKONNEN):
            meet_legion(s, area)
        else:
            threaten_harvester(s, area)


def meet_legion(s: State, area: i64) -> None:
    """The legion must retreat, or is attacked if it cannot (WFA-HAZARD-12, WFA-WORM-03)."""
    if can_retreat(s, HARKONNEN, area):
        s.push(LEFT_BEHIND, s.seat, s.source, area)
        push_retreat(s, HARKONNEN, area)
    else:
        worm_attack(s, area, area)


class LeftBehind(Effect):
    """A harvester does not retreat with its legion (WFA-HAZARD-13, WFA-WORM-04). `step` is the area."""

    def run(self, s: State) -> None:
        threaten_harvester(s, s.step)


# ------------------------------------------------------------------ by cards


ANYWHERE: Final = 0
BY_WORM: Final = 1
BY_LEGION: Final = 2
PLACES: Final = ["wfa-place-worms", "wfa-place-worms-by-worm", "wfa-place-worms-by-legion"]


class PlaceWorms(Effect):
    """Places sandworms in empty desert: anywhere, or next to another worm or own legions.

    Figures come from beside the board or from elsewhere on it (WFA-ACTION-21). `step`: the number placed, times 4, plus
    what was just taken from the board and must be placed: 1 an ordinary worm, 2 the Wild Maker.
    """

    asks = True
    optional = True
    decision = "place"

    def __init__(self, n: i64, where: i64) -> None:
        super().__init__()
        self.n = n
        self.where = where

    def fits(self, s: State, area: i64, without: i64) -> bool:
        """May a worm be placed there, if the one in `without` is gone?"""
        if not is_desert(s, area) or not (area == without or is_empty(s, area)):
            return False
        if self.where == ANYWHERE:
            return True
        for near in NEIGHBOURS[area]:
            if self.where == BY_WORM and s.t[WORMS + near] != NONE and near != without:
                return True
            if self.where == BY_LEGION and s.t[HOLDER + near] == ATREIDES:
                return True
        return False

    def finds_place(self, s: State, without: i64) -> bool:
        for area in range(N_AREAS):
            if area != without and self.fits(s, area, without):
                return True
        return False

    def options(self, s: State) -> None:
        hand = s.step % 4
        ordinary = ordinary_left(s) > 0 if hand == 0 else hand == 1
        wild = is_wild_aside(s) if hand == 0 else hand == 2
        for area in range(N_AREAS):
            if (ordinary or wild) and self.fits(s, area, NONE):
                if ordinary:
                    s.offer(WORM_AT.move(ORDINARY, area))
                if wild:
                    s.offer(WORM_AT.move(WILD, area))
        if hand == 0:
            for area in range(N_AREAS):
                if s.t[WORMS + area] != NONE and self.finds_place(s, area):
                    s.offer(RETURN_WORM.move(area))
            if s.count > 0:
                s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if RETURN_WORM.has(move):
            worm = recall_worm(s, RETURN_WORM.a(move))
            s.again(self, s.step + (2 if worm == WILD else 1))
        elif WORM_AT.has(move):
            summon_worm(s, WORM_AT.b(move), WORM_AT.a(move))
            placed = s.step // 4 + 1
            if placed < self.n:
                s.again(self, placed * 4)

    def message(self) -> Message:
        return Message(PLACES[self.where], {"n": self.n})


class SummonWildMaker(Effect):
    """The Wild Maker enters play in an empty desert area (WFA-LEADER-16, WFA-LEADER-17)."""

    asks = True
    optional = True
    decision = "place"

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if is_desert(s, area) and is_empty(s, area):
                s.offer(WORM_AT.move(WILD, area))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if WORM_AT.has(move):
            enter_play(s, WILD_MAKER)
            summon_worm(s, WORM_AT.b(move), WILD)

    def message(self) -> Message:
        return Message("wfa-summon-wild-maker")


def place_worms(n: int, where: int = ANYWHERE) -> Effect:
    return PlaceWorms(n, where)


summon_wild_maker = SummonWildMaker
SURFACE: Final = labelled("arrakis:Surface", Surface())
UPHEAVAL: Final = labelled("arrakis:Upheaval", Upheaval())
LEFT_BEHIND: Final = labelled("arrakis:LeftBehind", LeftBehind())
