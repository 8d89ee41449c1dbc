"""Resources, points, persuasion and swords of a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import run_hooks
from landsraad.games.dune.components.moments import CARD_ARMED
from landsraad.games.dune.rules.seats.seat_order import has_turn
from landsraad.games.dune.rules.seats.teams import change_troops, own_icon, own_track, troops_owner
from landsraad.games.dune.state.cells import (
    CARD,
    EXTRA_PERSUASION,
    GAINED_SPICE,
    HOUSE_HAGAL,
    INFLUENCE,
    LEADS,
    PERSUASION,
    REVEALING,
    RIVAL,
    ROLES,
    SEAT,
    SOLARI,
    SPICE,
    SWORDS,
    VP,
    WATER,
)
from landsraad.games.dune.state.events import GAINED, PAID, SCORED
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, member_of
from landsraad.kernel.messages import Message

RESOURCES: Final[tuple[i64, ...]] = (SOLARI, SPICE, WATER, PERSUASION, SWORDS)  # in the order of `RESOURCE`


def gain(s: State, seat: i64, cell: i64, n: i64) -> None:
    """Gains a resource from the bank, which never runs out (IMP-COMP-15)."""
    if n <= 0:
        return
    me = s.seats[seat]
    who = seat
    if cell == SWORDS:  # they go to the seat whose troops fight (UPR-SIX-27)
        who = troops_owner(s, seat)
        change_troops(s, seat, cell, n)
        if box_of(s).armed is not None:
            note_armed(s, me)
    else:
        if cell == SOLARI:
            n += extra_solari(s, seat)
        me[cell] += n
    if s.has_listeners:
        s.emit(GAINED, who, resource(s, cell), n)
    if cell == SPICE:
        me[GAINED_SPICE] += n
    if me[ROLES] == RIVAL:
        save_up(s, seat, cell)


def note_armed(s: State, me: Cells) -> None:
    """Remembers, once for each copy, that a revealed card has given swords."""
    armed, shown = box_of(s).armed, box_of(s).shown
    if armed is None or shown is None or not CARD.source(0) <= s.source < CARD.source(CARD.capacity):
        return
    card = member_of(s.source)
    if me[REVEALING] and armed.count(me, card) < shown.count(me, card):
        armed.put(me, card)
        source = s.source
        run_hooks(s, CARD_ARMED)
        s.source = source


def extra_solari(s: State, seat: i64) -> i64:
    """Returns what a leader adds to each gain of solari in its own turn."""
    extra = box_of(s).leaders[s.seats[seat][LEADS]].more_solari
    return extra if extra > 0 and has_turn(s, seat) else 0


def lose(s: State, seat: i64, cell: i64, n: i64) -> None:
    """Pays a resource to the bank."""
    if n > 0:
        s.seats[seat][cell] -= n
        if cell == PERSUASION and box_of(s).spent_persuasion != NONE:
            s.seats[seat][box_of(s).spent_persuasion] += n
        if s.has_listeners:
            s.emit(PAID, seat, resource(s, cell), n)


def resource(s: State, cell: i64) -> i64:
    """Returns the number of a resource in events: the family's first, then those of modules."""
    for i in range(len(RESOURCES)):
        if cell == RESOURCES[i]:
            return i
    for i in range(len(box_of(s).resources)):
        if cell == box_of(s).resources[i]:
            return len(RESOURCES) + 1 + i
    return len(RESOURCES)  # not a resource but a mark


def score(s: State, seat: i64, n: i64) -> None:
    """Changes a seat's points at once (IMP-ROUND-11). House Hagal of the two-player game has none."""
    me = s.seats[seat]
    if me[ROLES] == HOUSE_HAGAL:
        return
    me[VP] += n
    if s.has_listeners:
        s.emit(SCORED, seat, n, me[VP])


def save_up(s: State, seat: i64, cell: i64) -> None:
    """Lets a Rival spend what it has as soon as it is enough."""
    automa = box_of(s).automa
    if automa is not None:
        automa.gained(s, seat, cell)


class GainResource(Effect):
    """Adds to a cell of the seat: a resource, points, persuasion, swords, a mark."""

    def __init__(self, cell: i64, n: i64) -> None:
        super().__init__()
        self.cell = cell
        self.n = n

    def run(self, s: State) -> None:
        if self.cell == VP:
            score(s, s.seat, self.n)
        else:
            gain(s, s.seat, self.cell, self.n)

    def message(self) -> Message:
        return Message(f"gain-{SEAT.name_of(self.cell).replace('.', '-')}", {"n": self.n})


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Effect):
    """Gives an amount for each card or contract, when there are the most. `step` is how many were counted."""

    late = True

    def __init__(self, cell: i64, n: i64) -> None:
        super().__init__()
        self.cell = cell
        self.n = n

    def found(self, s: State) -> i64:
        raise NotImplementedError(type(self).__name__)

    def run(self, s: State) -> None:
        gain(s, s.seat, self.cell, self.n * (self.found(s) - s.step))


class Mark(Effect):
    """Sets a mark until the end of the turn or the round; it has its own message.

    A mark that is set `once` does not grow when a box is copied.
    """

    def __init__(self, cell: i64, n: i64, key: str, once: bool = False) -> None:
        super().__init__()
        self.cell = cell
        self.n = n
        self.key = key
        self.once = once

    def run(self, s: State) -> None:
        if not self.once or s.me[self.cell] == 0:
            s.me[self.cell] += self.n

    def message(self) -> Message:
        return Message(self.key, {"n": self.n})


class RevealPersuasion(Effect):
    """Gives persuasion for this round's reveal turn, at any time."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        if s.me[REVEALING]:
            gain(s, s.seat, PERSUASION, self.n)
        else:
            s.me[EXTRA_PERSUASION] += self.n

    def message(self) -> Message:
        return Message("reveal-persuasion", {"n": self.n})


class Spend(Effect):
    def __init__(self, cell: i64, n: i64) -> None:
        super().__init__()
        self.cell = cell
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[self.cell] >= self.n

    def run(self, s: State) -> None:
        lose(s, s.seat, self.cell, self.n)

    def message(self) -> Message:
        return Message(f"pay-{SEAT.name_of(self.cell)}", {"n": self.n})


class AtLeast(Condition):
    def __init__(self, cell: i64, n: i64, key: str = "") -> None:
        self.cell = cell
        self.n = n
        self.key = key  # of its message, for a cell that only some boxes have

    def holds(self, s: State) -> bool:
        if s.me[self.cell] >= self.n:
            return True
        if box_of(s).teams is None:
            return False
        icon = own_icon(s, s.seat)  # UPR-SIX-40, UPR-SIX-41: a commander may choose
        return icon != NONE and self.cell == INFLUENCE + icon and s.me[INFLUENCE + own_track(s, s.seat)] >= self.n

    def message(self) -> Message:
        if self.key:
            return Message(self.key, {"n": self.n})
        name = SEAT.name_of(self.cell)
        if name.startswith("influence."):
            return Message("if-influence", {"n": self.n, "faction": name.split(".")[1]})
        return Message(f"if-{name}", {"n": self.n})


def solari(n: int) -> GainResource:
    return GainResource(SOLARI, n)


def spice(n: int) -> GainResource:
    return GainResource(SPICE, n)


def water(n: int) -> GainResource:
    return GainResource(WATER, n)


def vp(n: int) -> GainResource:
    return GainResource(VP, n)


def persuasion(n: int) -> GainResource:
    return GainResource(PERSUASION, n)


def swords(n: int) -> GainResource:
    return GainResource(SWORDS, n)


def pay(price: GainResource) -> Spend:
    return Spend(price.cell, price.n)


at_least = AtLeast
mark = Mark
reveal_persuasion = RevealPersuasion
