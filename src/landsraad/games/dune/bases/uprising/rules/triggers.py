"""Effects triggered by acquiring a card, deploying units, or an opponent's agent on a spied space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import CALLED_TO_ARMS, DISTRACTIONS, FLOWED
from landsraad.games.dune.bases.uprising.events import WATCHED
from landsraad.games.dune.bases.uprising.rules.spies import PlaceSpy, spied_spaces
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import STEPS
from landsraad.games.dune.components.moments import CARD_ACQUIRED, UNITS_DEPLOYED
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.rules.troops.recruiting import recruit
from landsraad.games.dune.state.cells import (
    DEPLOYED_THIS_TURN,
    GAINED_SPICE,
    LEADS,
    PLAYER,
    PLOTS,
    REVEALING,
    ROLES,
    SPICE,
    THE_SPICE_MUST_FLOW,
)
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import ASKS, Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

CROWD: Final = 3  # units deployed in one turn that trigger a distraction


class Acquired(Effect):
    """Recruits for Call to Arms, and remembers The Spice Must Flow. `source` is the card."""

    def run(self, s: State) -> None:
        if s.me[REVEALING] and s.me[CALLED_TO_ARMS] > 0:
            recruit(s, s.seat, s.me[CALLED_TO_ARMS])
        if box_of(s).cards[member_of(s.source)].reserve == THE_SPICE_MUST_FLOW:
            s.me[FLOWED] = 1


class Marched(Effect):
    """After three units in one turn, each waiting plot card places its spy, even beside another's, and is discarded."""

    def run(self, s: State) -> None:
        if s.me[DISTRACTIONS] > 0 and s.me[DEPLOYED_THIS_TURN] >= CROWD:
            s.me[DISTRACTIONS] -= 1
            shelve_waiting(s)
            s.then(STEPS[UNITS_DEPLOYED])
            s.then(SPY_ANYWHERE)


def shelve_waiting(s: State) -> None:
    """Discards one of the waiting plot cards, which is the cause of the spy."""
    for i in range(PLOTS.size(s.me)):
        plot = box_of(s).intrigue[PLOTS.card(s.me, i)]
        if plot.waiting:
            PLOTS.take_at(s.me, i)
            box_of(s).intrigue_discard.put(s.t, plot.id)
            s.source = plot.source
            return


class Distract(Effect):
    """Stays face up until its owner deploys three units in one turn, which may have happened already."""

    ordering = ASKS

    def run(self, s: State) -> None:
        s.me[DISTRACTIONS] += 1
        s.then(STEPS[UNITS_DEPLOYED])

    def message(self) -> Message:
        return Message("distraction", {"n": CROWD})


class SpiceGained(Condition):
    """Whether the seat gained spice this turn, from any source."""

    def holds(self, s: State) -> bool:
        return s.me[GAINED_SPICE] > 0

    def message(self) -> Message:
        return Message("if-gained-spice")


def watch_maker(s: State, who: i64, where: i64) -> None:
    """Gives Staban Tuek a spice when an opponent's agent comes to a maker space he spies on."""
    if box_of(s).spaces[where].maker == 0:
        return
    for seat in range(s.players):
        me = s.seats[seat]
        if (seat != who and me[ROLES] == PLAYER and box_of(s).leaders[me[LEADS]].watches
                and spied_spaces(s, me) >> where & 1):
            because = s.source
            s.source = box_of(s).leaders[me[LEADS]].source
            if s.has_listeners:
                s.emit(WATCHED, seat, who)
            gain(s, seat, SPICE, 1)
            s.source = because


SPY_ANYWHERE: Final = labelled("PlaceSpy", PlaceSpy(shared=True))
UPRISING.on(CARD_ACQUIRED, Acquired(), order=10)
UPRISING.on(UNITS_DEPLOYED, Marched(), order=10, watch=DISTRACTIONS)
distraction = Distract
SPICE_GAINED: Final = SpiceGained()
