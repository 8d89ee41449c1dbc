"""Reveal boxes that count cards once, at a time in the reveal turn that the seat chooses (UPM-RULINGS-05)."""

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
    """Counts the copies revealed this turn that are still in play."""
    return min(SHOWN.count(s.me, card), IN_PLAY.count(s.me, card))


class SwordsPerRevealed(Count):
    """Gives a sword for each card of a faction that you revealed this turn, this one included."""

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
    """Gives a sword for each other card revealed this turn and still in play that provides swords."""

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
        return cards - 1  # without this card, which gives a sword by itself

    def message(self) -> Message:
        return Message("swords-per-armed", {"n": self.n})


def always_armed(card: Card) -> bool:
    """Whether a card's reveal gives swords regardless of choices."""
    for part in parts_of(card.reveal):
        if isinstance(part, SwordsPerRevealed) or (isinstance(part, GainResource) and part.cell == SWORDS):
            return True
    return False


class ChosenSwords(GainResource):
    """Swords that a revealed card gives only by choice; the card then counts as providing swords."""

    def __init__(self, n: i64) -> None:
        super().__init__(SWORDS, n)

    def run(self, s: State) -> None:
        super().run(s)
        if s.me[REVEALING] and CARD.source(0) <= s.source < CARD.source(CARD.capacity):
            ARMED.put(s.me, member_of(s.source))


class Unsettled(Condition):
    """Whether an unresolved box may change what is counted."""

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
    """Counts the remaining boxes at the end of the reveal turn; each must be counted once."""
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
