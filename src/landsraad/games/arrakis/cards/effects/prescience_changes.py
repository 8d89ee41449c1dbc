"""Atreides effects on prescience: marked or exchanged cards, shifted markers, a second objective."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.decks.prescience import reveal_cards
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.pieces.tracks import LAST, advance_marker, has_reached
from landsraad.games.arrakis.state.cells import (
    ATOMICS,
    ATREIDES,
    CARD,
    DISMISS,
    DONE,
    FEAR_ON,
    IBAD_ON,
    MARK,
    MARKER,
    OBJECTIVE,
    OBJECTIVE_BOX,
    OBJECTIVES,
    PICKS,
    PRESCIENT,
    REMOVED,
    REVEALED,
)
from landsraad.games.arrakis.state.events import FORGOTTEN, OBJECTIVE_DRAWN
from landsraad.kernel.algebra import SKIP, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

# `step` of a marker shift: 0 at first, then the lowered marker and the number of spaces.
SHIFT: Final = 4


class AttachTo(Effect):
    """Attaches the card to a revealed prescience card, which is stored in `cell`."""

    asks = True
    optional = True
    decision = "card"

    def __init__(self, cell: i64, key: str) -> None:
        super().__init__()
        self.cell = cell
        self.key = key

    def options(self, s: State) -> None:
        for i in range(REVEALED.size(s.t)):
            s.offer(CARD.move(REVEALED.card(s.t, i)))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if CARD.has(move):
            s.t[self.cell] = CARD.a(move)

    def message(self) -> Message:
        return Message(self.key)


def attach_fear() -> Effect:
    """If the card is claimed this round, one marker of choice advances 2 more spaces."""
    return AttachTo(FEAR_ON, "wfa-attach-fear")


def attach_ibad() -> Effect:
    """The card cannot be discarded and stays revealed until it is claimed."""
    return AttachTo(IBAD_ON, "wfa-attach-ibad")


class ExchangeVisions(Effect):
    """Removes any number of revealed cards from the game and reveals as many new ones. `step` counts them."""

    asks = True
    optional = True
    decision = "card"

    def options(self, s: State) -> None:
        for i in range(REVEALED.size(s.t)):
            if REVEALED.card(s.t, i) != s.t[IBAD_ON]:  # it stays until it is claimed
                s.offer(DISMISS.move(REVEALED.card(s.t, i)))
        if s.count > 0 or s.step > 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if DISMISS.has(move):
            card = DISMISS.a(move)
            REVEALED.take(s.t, card)
            REMOVED.put(s.t, card)
            if s.t[FEAR_ON] == card:
                s.t[FEAR_ON] = NONE
            if s.has_listeners:
                s.emit(FORGOTTEN, s.seat, card)
            s.again(self, s.step + 1)
            return
        reveal_cards(s, s.step)

    def message(self) -> Message:
        return Message("wfa-exchange-visions")


class ShiftMarkers(Effect):
    """Lowers one marker and raises another one by as much."""

    asks = True
    optional = True
    decision = "track"

    def options(self, s: State) -> None:
        n = s.step // SHIFT
        if n > 0:
            for marker in range(len(MARKER.names)):
                if marker != s.step % SHIFT and s.t[PRESCIENT + marker] + n <= LAST:
                    s.offer(MARK.move(marker, n))
            return
        for marker in range(len(MARKER.names)):
            for steps in range(1, min(s.t[PRESCIENT + marker], self.highest_rise(s, marker)) + 1):
                s.offer(MARK.move(marker, steps))
        if s.count > 0:
            s.offer(SKIP.move())

    def highest_rise(self, s: State, lowered: i64) -> i64:
        """The most spaces that another marker could advance."""
        most: i64 = 0
        for marker in range(len(MARKER.names)):
            if marker != lowered and LAST - s.t[PRESCIENT + marker] > most:
                most = LAST - s.t[PRESCIENT + marker]
        return most

    def play(self, s: State, move: i64) -> None:
        if not MARK.has(move):
            return
        if s.step > 0:
            advance_marker(s, MARK.a(move), MARK.b(move))
        else:
            advance_marker(s, MARK.a(move), -MARK.b(move))
            s.again(self, MARK.b(move) * SHIFT + MARK.a(move))

    def message(self) -> Message:
        return Message("wfa-shift-markers")


class SecondObjective(Effect):
    """Draws another secret objective; meeting either one wins."""

    def possible(self, s: State) -> bool:
        return OBJECTIVE_BOX.size(s.t) > 0

    def run(self, s: State) -> None:
        if OBJECTIVE_BOX.size(s.t) > 0:
            which = s.pick_card(s.t, OBJECTIVE_BOX, OBJECTIVE.names, PICKS)
            card = OBJECTIVE_BOX.take_at(s.t, which)
            OBJECTIVES.put(treasury(s, ATREIDES), card)
            if s.has_listeners:
                s.emit(OBJECTIVE_DRAWN, s.seat, card)

    def message(self) -> Message:
        return Message("wfa-second-objective")


# ------------------------------------------------------------------ condition of Our Family Atomics


class AtomicsGone(Condition):
    def holds(self, s: State) -> bool:
        return s.t[ATOMICS] != NONE

    def message(self) -> Message:
        return Message("wfa-if-atomics-used")


class MarkerOn(Condition):
    """Is any of the markers on that space or beyond it?"""

    def __init__(self, space: i64) -> None:
        self.space = space

    def holds(self, s: State) -> bool:
        return has_reached(s, self.space)

    def message(self) -> Message:
        return Message("wfa-if-marker-on", {"n": self.space})


exchange_visions = ExchangeVisions
shift_markers = ShiftMarkers
second_objective = SecondObjective
marker_on = MarkerOn
ATOMICS_GONE: Final = AtomicsGone()
