"""Coriolis storms: two dice against every exposed Harkonnen legion (WFA-STORM-*)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.special_attack import push_strike
from landsraad.games.arrakis.map.geography import N_AREAS, is_exposed
from landsraad.games.arrakis.pieces.figures import has_legion
from landsraad.games.arrakis.state.cells import GO, HARKONNEN
from landsraad.games.arrakis.state.events import STORM_STRUCK
from landsraad.games.arrakis.worms.sandworms import special_hits
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

STORM_DICE: Final = 2


class Storms(Effect):
    """Attacks one area after the other, with losses at once (WFA-STORM-02, 05). `step` is the next area."""

    def run(self, s: State) -> None:
        for area in range(s.step, N_AREAS):
            if has_legion(s, area, HARKONNEN) and is_exposed(s, area):
                if s.has_listeners:
                    s.emit(STORM_STRUCK, s.seat, area)
                s.again(self, area + 1)
                push_strike(s, s.seat, area, STORM_DICE, special_hits(s, area))
                return


class StormsNow(Effect):
    """Storms caused by a card, all of them or none (WFA-ACTION-07)."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if has_legion(s, area, HARKONNEN) and is_exposed(s, area):
                s.offer(GO.move())
                s.offer(SKIP.move())
                return

    def play(self, s: State, move: i64) -> None:
        if GO.has(move):
            s.then(STORMS)

    def message(self) -> Message:
        return Message("wfa-storms-now")


STORMS: Final = labelled("arrakis:Storms", Storms())
STORMS_NOW: Final = labelled("arrakis:planning:grandmother_of_a_storm", StormsNow())
