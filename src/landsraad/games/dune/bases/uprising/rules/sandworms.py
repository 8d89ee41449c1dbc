"""Sandworms, the Maker Hooks that summon them, and the Shield Wall that blocks them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import (
    DETONATE,
    HARVESTED,
    HELD_BACK,
    HOOKS,
    SANDWORMS,
    SUMMONED_NOW,
    WALL,
)
from landsraad.games.dune.bases.uprising.events import HOOKED, SUMMONED, WALL_GONE, WORMS_HOME
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import REWARDS_GIVEN
from landsraad.games.dune.components.unit import TO_BANK, Unit
from landsraad.games.dune.rules.seats.resources import AtLeast, GainResource, gain
from landsraad.games.dune.rules.seats.teams import change_troops, troop_partner, troops_owner
from landsraad.games.dune.rules.troops.deployment import push_waiting_hooks
from landsraad.games.dune.rules.troops.units import strength
from landsraad.games.dune.state.cells import (
    BONUS_SPICE,
    CURRENT,
    DEPLOYED_THIS_TURN,
    LEADS,
    SPICE,
    SPICE_MULTIPLIER,
)
from landsraad.kernel.algebra import NOTHING, SKIP, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, member_of
from landsraad.kernel.messages import Message


def worms_may_come(s: State) -> bool:
    """Whether sandworms may be summoned: not to a conflict behind the Shield Wall (UPM-SANDWORMS-04)."""
    conflict = s.t[CURRENT]
    return conflict != NONE and not (s.t[WALL] == 1 and box_of(s).conflicts[conflict].walled)


def summon_worms(s: State, seat: i64, n: i64) -> None:
    """Summons sandworms from the bank directly to the Conflict (UPM-SANDWORMS-02)."""
    change_troops(s, seat, SANDWORMS, n)
    change_troops(s, seat, DEPLOYED_THIS_TURN, n)
    change_troops(s, seat, SUMMONED_NOW, n)
    if s.has_listeners:
        s.emit(SUMMONED, troops_owner(s, seat), n)
    other = troop_partner(s, seat)
    if other != NONE:
        push_waiting_hooks(s, other)
    push_waiting_hooks(s, seat)


class Summon(Effect):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return worms_may_come(s) and s.me[HELD_BACK] == 0

    def run(self, s: State) -> None:
        if self.possible(s):
            summon_worms(s, s.seat, self.n)

    def message(self) -> Message:
        return Message("summon", {"n": self.n})


def take_wall(s: State, seat: i64) -> None:
    s.t[WALL] = 0
    if s.has_listeners:
        s.emit(WALL_GONE, seat)


class Detonate(Effect):
    """Lets you remove the Shield Wall for the rest of the game (UPM-SANDWORMS-05)."""

    asks = True
    optional = True

    def possible(self, s: State) -> bool:
        return s.t[WALL] == 1

    def options(self, s: State) -> None:
        if s.t[WALL] == 1:
            s.offer(DETONATE.move())
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if DETONATE.has(move):
            take_wall(s, s.seat)

    def message(self) -> Message:
        return Message("detonate")


class Demolish(Effect):
    """Removes the Shield Wall without asking, when the seat has already chosen to."""

    def possible(self, s: State) -> bool:
        return s.t[WALL] == 1

    def run(self, s: State) -> None:
        if s.t[WALL] == 1:
            take_wall(s, s.seat)

    def message(self) -> Message:
        return Message("demolish")


class TakeHooks(Effect):
    """Takes the Maker Hooks, one per seat for the whole game (UPM-SANDWORMS-01)."""

    def run(self, s: State) -> None:
        take_hooks(s, s.seat)

    def message(self) -> Message:
        return Message("maker-hooks")


def take_hooks(s: State, seat: i64) -> None:
    if s.seats[seat][HOOKS] == 0:
        change_troops(s, seat, HOOKS, 1)
        if s.has_listeners:
            s.emit(HOOKED, troops_owner(s, seat))


class WormsHome(Effect):
    """Emits the event that sandworms return to the bank (UPM-SANDWORMS-07); they are moved with the troops."""

    def run(self, s: State) -> None:
        if s.has_listeners:
            for seat in range(s.players):
                if s.seats[seat][SANDWORMS] > 0:
                    s.emit(WORMS_HOME, seat, s.seats[seat][SANDWORMS])


def reap(s: State, n: i64) -> None:
    """Gives the spice of a maker space.

    One leader exchanges a part of each harvest, counting bonus and base spice of a visit together, and nothing if only
    sandworms are summoned.
    """
    leader = box_of(s).leaders[s.me[LEADS]]
    if n > 0 and leader.harvested is not NOTHING and s.me[HARVESTED] == 0:
        s.me[HARVESTED] = 1
        n -= leader.harvest_less
        s.push(leader.harvested, s.seat, leader.source)
    gain(s, s.seat, SPICE, n)


class BaseSpice(GainResource):
    """Gives the base spice of a maker space. A mark of this turn may double it (MIX-BASE-04)."""

    def run(self, s: State) -> None:
        reap(s, self.n * (1 + s.me[SPICE_MULTIPLIER]))


class TakeBonusSpice(Effect):
    """Takes all bonus spice of the maker space. `source` is the space."""

    def run(self, s: State) -> None:
        where = member_of(s.source)
        bonus = BONUS_SPICE.of(s.t, where)
        BONUS_SPICE.put(s.t, where, 0)
        reap(s, bonus)

    def message(self) -> Message:
        return Message("bonus-spice")


class WormsOut(Condition):
    def holds(self, s: State) -> bool:
        return s.me[SANDWORMS] > 0

    def message(self) -> Message:
        return Message("if-sandworms")


class Strong(Condition):
    """Whether the seat has that much strength in the Conflict, at any time in the reveal turn (UPM-DIFFERENCES-07)."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return strength(s, s.me) >= self.n

    def message(self) -> Message:
        return Message("if-strength", {"n": self.n})


def base_spice(n: int) -> Effect:
    return BaseSpice(SPICE, n)


strong = Strong
summon = Summon
detonate = Detonate
demolish = Demolish
maker_hooks = TakeHooks
bonus_spice = TakeBonusSpice
UPRISING.units.append(Unit("sandworm", SANDWORMS, 3, deployed_now=SUMMONED_NOW, home=TO_BANK, doubles_rewards=True))
UPRISING.army_cells.append(HOOKS)
UPRISING.on(REWARDS_GIVEN, WormsHome(), order=10)
HAS_HOOKS: Final = AtLeast(HOOKS, 1, "if-maker-hooks")
WORMS_OUT: Final = WormsOut()
