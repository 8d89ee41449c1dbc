"""Wormsigns that the Harkonnen remove without revealing them."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import N_AREAS, NEIGHBOURS
from landsraad.games.arrakis.state.cells import AREA, AT, DONE, GO, SIGNS
from landsraad.games.arrakis.worms.wormsigns import discard_sign
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class DiscardSigns(Effect):
    """Removes up to a number of signs of choice. `step` counts them."""

    asks = True
    optional = True

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if s.t[SIGNS + area] > 0:
                s.offer(AT.move(area))
        if s.count > 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if AT.has(move):
            discard_sign(s, AT.a(move))
            if s.step + 1 < self.n:
                s.again(self, s.step + 1)

    def message(self) -> Message:
        return Message("discard-wormsigns", {"n": self.n})


class ClearSigns(Effect):
    """Removes all signs in areas adjacent to one, or none."""

    asks = True
    optional = True

    def __init__(self, area: str) -> None:
        super().__init__()
        self.area: i64 = AREA.find(area)

    def options(self, s: State) -> None:
        for near in NEIGHBOURS[self.area]:
            if s.t[SIGNS + near] > 0:
                s.offer(GO.move())
                s.offer(SKIP.move())
                return

    def play(self, s: State, move: i64) -> None:
        if GO.has(move):
            clear_around(s, self.area)

    def message(self) -> Message:
        return Message("clear-wormsigns", {"area": AREA.names[self.area]})


def clear_around(s: State, area: i64) -> None:
    near = NEIGHBOURS[area]
    for i in range(len(near)):
        if s.t[SIGNS + near[i]] > 0:
            discard_sign(s, near[i])


discard_signs = DiscardSigns
clear_signs = ClearSigns
