"""Effects that only tech tiles have."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.modules.rise_of_ix.cells import (
    BURY,
    COUNTED_CARDS,
    REVEALED_CARDS,
    SPENT_PERSUASION,
    SWORD_CARDS,
    TIES_DECIDED,
)
from landsraad.games.dune.modules.rise_of_ix.events import BURIED
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.rules.cards.drawing import draw_intrigue
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.rules.cards.trashing import FROM_PLAY, remove_card
from landsraad.games.dune.rules.seats.resources import gain, score
from landsraad.games.dune.state.cells import IN_PLAY, INFLUENCE, INTRIGUES, PERSUASION, SWORDS, TRASH
from landsraad.kernel.algebra import SKIP, Condition
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message


class SwordsPerSwordCard(Effect):
    """Gives swords for each revealed card that has given a sword this turn and is not counted yet (IX-TILE-01)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        armed = box_of(s).armed
        if armed is not None:
            fresh = armed.size(s.me) - s.me[COUNTED_CARDS]
            s.me[COUNTED_CARDS] = armed.size(s.me)
            gain(s, s.seat, SWORDS, self.n * fresh)

    def message(self) -> Message:
        return Message("swords-per-sword-card", {"n": self.n})


class DecideTies(Effect):
    """Ties on points at the end of the game are decided in favour of the seat (IX-TILE-02)."""

    def run(self, s: State) -> None:
        s.me[TIES_DECIDED] = 1

    def message(self) -> Message:
        return Message("decide-ties")


class VpPerLowTrack(Effect):
    """Gives a point for each faction with which the seat has 0 or 1 influence (IX-TILE-15)."""

    def run(self, s: State) -> None:
        n: i64 = 0
        for faction in range(4):
            if s.me[INFLUENCE + faction] <= 1:
                n += 1
        if n > 0:
            score(s, s.seat, n)

    def message(self) -> Message:
        return Message("vp-per-low-track", {"n": 1, "most": 1})


class TrashFromPlay(Effect):
    """Trashes a card in play."""

    asks = True
    decision = "card"

    def possible(self, s: State) -> bool:
        return IN_PLAY.size(s.me) > 0

    def options(self, s: State) -> None:
        offer_each(s, s.me, IN_PLAY, TRASH, FROM_PLAY)

    def play(self, s: State, move: i64) -> None:
        IN_PLAY.take(s.me, TRASH.a(move))
        remove_card(s, TRASH.a(move), FROM_PLAY)

    def message(self) -> Message:
        return Message("trash-from-play")


class ExchangeIntrigue(Effect):
    """Puts any number of intrigue cards unseen under the deck, then draws as many (IX-TILE-13). `step` counts them."""

    asks = True
    decision = "card"

    def possible(self, s: State) -> bool:
        return INTRIGUES.size(s.me) > 0

    def options(self, s: State) -> None:
        offer_each(s, s.me, INTRIGUES, BURY)
        if s.count > 0:
            s.offer(SKIP.move())

    def discreet(self, s: State) -> bool:
        return INTRIGUES.size(s.me) > 0

    def play(self, s: State, move: i64) -> None:
        if not BURY.has(move):
            draw_intrigue(s, s.seat, s.step)
            return
        bury_intrigue(s, BURY.a(move))
        if INTRIGUES.size(s.me) > 0:
            s.again(self, s.step + 1)
        else:
            draw_intrigue(s, s.seat, s.step + 1)

    def message(self) -> Message:
        return Message("exchange-intrigue")


def bury_intrigue(s: State, card: i64) -> None:
    """Puts an intrigue card of the current seat under the deck, unseen."""
    INTRIGUES.take(s.me, card)
    deck = box_of(s).intrigue_deck
    above = deck.cards(s.t)  # the top card first
    deck.clear(s.t)
    deck.put(s.t, card)
    for i in range(len(above) - 1, -1, -1):
        deck.put(s.t, above[i])
    if s.has_listeners:
        s.emit(BURIED, s.seat, card)


class PersuasionGained(Condition):
    """Whether the seat has gained that much persuasion in this reveal turn, spent or not (IX-Q-04)."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return s.me[PERSUASION] + s.me[SPENT_PERSUASION] >= self.n

    def message(self) -> Message:
        return Message("if-persuasion", {"n": self.n})


def wire(box: Box) -> None:
    if box.shown is None:
        box.shown = REVEALED_CARDS
    if box.armed is None:
        box.armed = SWORD_CARDS
    box.spent_persuasion = SPENT_PERSUASION


swords_per_sword_card = SwordsPerSwordCard
decide_ties = DecideTies
vp_per_low_track = VpPerLowTrack
trash_from_play: Final = labelled("ix:TrashFromPlay", TrashFromPlay())
exchange_intrigue = ExchangeIntrigue
persuasion_gained = PersuasionGained
IX.wiring.append(wire)
