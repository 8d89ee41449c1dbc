"""Reveal boxes that count: once, at a moment of the reveal turn that the seat may choose (UPM-RULINGS-05)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import ARMED, SHOWN
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.reveal import parts_of
from landsraad.games.dune.rules.seats.resources import Count, GainResource
from landsraad.games.dune.state.cells import (
    CARD,
    FACTION,
    IN_PLAY,
    LATER,
    PENDING,
    REVEALING,
    SWORDS,
)
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State, member_of
from landsraad.kernel.messages import Message


def revealed_in_play(s: State, card: i64) -> i64:
    """Copies revealed this turn that have not left play."""
    return min(SHOWN.count(s.me, card), IN_PLAY.count(s.me, card))


class SwordsPerRevealed(Count):
    """A sword for each card of a faction that you revealed this turn, this one too; those played with agents do not
    count."""

    def __init__(self, faction: i64, n: i64) -> None:
        super().__init__(SWORDS, n)
        self.faction = faction

    def found(self, s: State) -> i64:
        cards: i64 = 0
        for i in range(SHOWN.size(s.me)):
            card = SHOWN.card(s.me, i)
            if not SHOWN.repeats(s.me, i) and box_of(s).cards[card].factions >> self.faction & 1:
                cards += revealed_in_play(s, card)
        return cards

    def message(self) -> Message:
        return Message("swords-per-revealed", {"n": self.n, "faction": FACTION.names[self.faction]})


class SwordsPerArmed(Count):
    """A sword for each other card revealed this turn, and still in play, that provides swords."""

    def __init__(self, n: i64) -> None:
        super().__init__(SWORDS, n)

    def found(self, s: State) -> i64:
        cards: i64 = 0
        for i in range(SHOWN.size(s.me)):
            card = SHOWN.card(s.me, i)
            if SHOWN.repeats(s.me, i):
                continue
            copies = revealed_in_play(s, card)
            if not always_armed(box_of(s).cards[card]):
                copies = min(copies, ARMED.count(s.me, card))
            cards += copies
        return cards - 1  # all but this one, which gives a sword by itself

    def message(self) -> Message:
        return Message("swords-per-armed", {"n": self.n})


def always_armed(card: Card) -> bool:
    """Does its reveal give swords whatever is chosen?"""
    for part in parts_of(card.reveal):
        if isinstance(part, SwordsPerRevealed) or (isinstance(part, GainResource) and part.cell == SWORDS):
            return True
    return False


class ChosenSwords(GainResource):
    """Swords that a revealed card gives only if the seat wants: then it is one of those that provide them."""

    def __init__(self, n: i64) -> None:
        super().__init__(SWORDS, n)

    def run(self, s: State) -> None:
        super().run(s)
        if s.me[REVEALING] and CARD.source(0) <= s.source < CARD.source(CARD.capacity):
            ARMED.put(s.me, member_of(s.source))


class Unsettled(Condition):
    """A box still to be used may change what is counted."""

    def holds(self, s: State) -> bool:
        because = s.source
        found = False
        for i in range(PENDING.size(s.me)):
            card = box_of(s).cards[PENDING.card(s.me, i)]
            s.source = card.source
            if card.to_resolve.possible(s):
                found = True
        s.source = because
        return found

    def message(self) -> Message:
        return Message("if-unsettled")


def count_what_is_left(s: State) -> None:
    """At the end of the reveal turn: it must be counted at some moment."""
    for i in range(LATER.size(s.me) - 1, -1, -1):
        part = box_of(s).parts[LATER.card(s.me, i)]
        if part.late:
            LATER.take_at(s.me, i)
            s.source = part.source
            part.effect.run(s)  # it only gives


def swords_per_revealed(faction: int, n: int) -> Effect:
    return SwordsPerRevealed(faction, n)


swords_per_armed = SwordsPerArmed
chosen_swords = ChosenSwords
UPRISING.may_count_more.append(Unsettled())
