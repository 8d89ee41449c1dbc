"""Recruits, retreats and loses troops. Deployment is in `deployment`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.unit import Unit
from landsraad.games.dune.rules.seats.teams import change_troops, troops_owner
from landsraad.games.dune.state.cells import DEPLOYED, GARRISON, RECRUITED, RETREAT, SUPPLY
from landsraad.games.dune.state.events import LOST_TROOPS, RECRUITED_TROOPS, RETREATED
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

ANY: Final = 12  # all of them; no seat has more


def recruit(s: State, seat: i64, n: i64) -> i64:
    """Moves troops from the supply to the garrison, as many as there are (IMP-DEPLOY-02)."""
    n = min(n, s.seats[seat][SUPPLY])
    if n > 0:
        change_troops(s, seat, SUPPLY, -n)
        change_troops(s, seat, GARRISON, n)
        change_troops(s, seat, RECRUITED, n)
        if s.has_listeners:
            s.emit(RECRUITED_TROOPS, troops_owner(s, seat), n)
    return n


def recruit_units(s: State, seat: i64, unit: Unit, n: i64) -> i64:
    """Moves units other than troops from the supply to the garrison, as many as there are; returns how many."""
    n = min(n, s.seats[seat][unit.supply])
    if n > 0:
        change_troops(s, seat, unit.supply, -n)
        change_troops(s, seat, unit.garrison, n)
        change_troops(s, seat, unit.recruited, n)
        if s.has_listeners and unit.recruited_event is not None:
            s.emit(unit.recruited_event, troops_owner(s, seat), n)
    return n


def pull_back_units(s: State, seat: i64, unit: Unit, n: i64) -> None:
    """Moves units other than troops from the Conflict to the garrison."""
    n = min(n, s.seats[seat][unit.conflict])
    if n > 0:
        change_troops(s, seat, unit.conflict, -n)
        change_troops(s, seat, unit.garrison, n)
        if s.has_listeners and unit.retreated_event is not None:
            s.emit(unit.retreated_event, troops_owner(s, seat), n)


def lose_deployed_troops(s: State, seat: i64, n: i64) -> None:
    n = min(n, s.seats[seat][DEPLOYED])
    change_troops(s, seat, DEPLOYED, -n)
    change_troops(s, seat, SUPPLY, n)  # IMP-DEPLOY-10
    if n > 0 and s.has_listeners:
        s.emit(LOST_TROOPS, troops_owner(s, seat), n, 1)


def pull_back(s: State, n: i64) -> None:
    """Moves troops from the Conflict to the garrison."""
    change_troops(s, s.seat, DEPLOYED, -n)
    change_troops(s, s.seat, GARRISON, n)
    if n > 0 and s.has_listeners:
        s.emit(RETREATED, troops_owner(s, s.seat), n)


class Troops(Effect):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        recruit(s, s.seat, self.n)

    def message(self) -> Message:
        return Message("troops", {"n": self.n})


class Retreat(Effect):
    asks = True
    optional = True
    decision = "amount"

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit

    def possible(self, s: State) -> bool:
        return s.me[DEPLOYED] > 0

    def options(self, s: State) -> None:
        for n in range(min(self.limit, s.me[DEPLOYED]) + 1):
            s.offer(RETREAT.move(n))

    def play(self, s: State, move: i64) -> None:
        pull_back(s, RETREAT.a(move))

    def message(self) -> Message:
        return Message("retreat-any") if self.limit == ANY else Message("retreat", {"n": self.limit})


class LoseDeployed(Effect):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[DEPLOYED] >= self.n

    def run(self, s: State) -> None:
        lose_deployed_troops(s, s.seat, self.n)

    def message(self) -> Message:
        return Message("lose-deployed", {"n": self.n})


class LoseGarrison(Effect):
    """Makes seats lose garrisoned troops; a seat without any is skipped (IMP-CARD-21)."""

    def run(self, s: State) -> None:
        if s.me[GARRISON] > 0:
            change_troops(s, s.seat, GARRISON, -1)
            change_troops(s, s.seat, SUPPLY, 1)
            if s.has_listeners:
                s.emit(LOST_TROOPS, troops_owner(s, s.seat), 1, 0)

    def message(self) -> Message:
        return Message("lose-garrison")


troops = Troops
retreat_up_to = Retreat
lose_deployed = LoseDeployed
lose_garrison = LoseGarrison
