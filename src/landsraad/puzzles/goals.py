"""What a turn is measured by: points, or the lead in the fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.games.arrakis.state.cells import ATREIDES, MY_SIDE, PRESCIENT, SUPREMACY
from landsraad.games.dune.rules.troops.units import strength
from landsraad.games.dune.state.cells import CURRENT, ROUND, VP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.puzzles.model import FIGHT, POINTS

Measure = Callable[[State], float]
MARKERS: Final = 3


def goals_of(s: State) -> tuple[str, ...]:
    """The questions that can be asked about a turn in this position."""
    if is_war(s):
        return (POINTS,)
    return (POINTS, FIGHT) if int(s.t[CURRENT]) != NONE else (POINTS,)


def measure_for(kind: str, start: State, seat: int) -> Measure:
    """Returns what the seat has reached since `start`."""
    if kind == FIGHT:
        return lambda s: float(leads(s, seat, int(start.t[ROUND])))
    before = points(start, seat)
    return lambda s: float(points(s, seat) - before)


def points(s: State, seat: int) -> int:
    """Victory points; in the war supremacy, or the prescience of all markers together."""
    if not is_war(s):
        return int(s.seats[seat][VP])
    if s.seats[seat][MY_SIDE] == ATREIDES:
        return sum(int(s.t[PRESCIENT + marker]) for marker in range(MARKERS))
    return int(s.t[SUPREMACY])


def leads(s: State, seat: int, round: int) -> bool:
    """Is the seat alone in the lead of the fight of that round, as far as it has been fought?"""
    if s.over or s.t[ROUND] != round or s.t[CURRENT] == NONE:
        return False
    strengths = [int(strength(s, s.seats[each])) for each in range(s.players)]
    return strengths[seat] > max(n for each, n in enumerate(strengths) if each != seat)


def is_war(s: State) -> bool:
    return s.plan.name == "arrakis"
