"""Replacing units on the board by better ones (WFA-ACTION-14).

The better unit comes from the supply, and the other one goes back to it (WFA-COMP-04). If the better tier has run out,
a lower one would be used (WFA-COMP-06), which changes nothing, so then no unit can be replaced.
"""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.legions.legions import tier_of, unit_figure
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, dismiss, put_units, take_units, treasury
from landsraad.games.arrakis.state.cells import DONE, FIGURE, HOLDER, MY_SIDE, SUPPLY, UNITS, UPGRADE
from landsraad.games.arrakis.state.events import UNIT_REPLACED
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class Swap(Effect):
    """Replaces up to a number of units, one by one, anywhere on the board. `step` counts them."""

    asks = True
    optional = True
    decision = "place"

    def __init__(self, n: i64, was: i64, now: i64) -> None:
        """`was` and `now` are kinds of figures."""
        super().__init__()
        self.n = n
        self.was = was
        self.now = now

    def possible(self, s: State) -> bool:
        side = s.me[MY_SIDE]
        if treasury(s, side)[SUPPLY + tier_of(self.now)] == 0:
            return False
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == side and s.t[UNITS + tier_of(self.was) * AREA_CAPACITY + area] > 0:
                return True
        return False

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        if treasury(s, side)[SUPPLY + tier_of(self.now)] == 0:
            return
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == side and s.t[UNITS + tier_of(self.was) * AREA_CAPACITY + area] > 0:
                s.offer(UPGRADE.move(area))
        if s.count > 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if not UPGRADE.has(move):
            return
        side = s.me[MY_SIDE]
        area = UPGRADE.a(move)
        was = tier_of(self.was)
        now = tier_of(self.now)
        take_units(s, area, was, 1)
        dismiss(s, side, was, 1)
        treasury(s, side)[SUPPLY + now] -= 1
        put_units(s, area, side, now, 1)
        if s.has_listeners:
            s.emit(UNIT_REPLACED, s.seat, area, unit_figure(side, was), unit_figure(side, now))
        if s.step + 1 < self.n:
            s.again(self, s.step + 1)

    def message(self) -> Message:
        return Message("replace-units", {"n": self.n, "was": FIGURE.names[self.was], "now": FIGURE.names[self.now]})


def swap_units(n: int, was: int, now: int) -> Effect:
    """`was` and `now` are kinds of figures: regular, elite, Fedaykin, Sardaukar."""
    return Swap(n, was, now)
