"""Who leads a seat, a look at the intrigue deck before the first round, and cards that only one leader can take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.setup_step import LEADERS, Deal, SetupStep
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import (
    INTELLIGENCE,
    KEEP,
    LOOKED_AT_INTRIGUE,
    PUT_BACK_INTRIGUE,
)
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.state.cells import FOLDSPACE, INTRIGUES, LEADS, PLAYER, RESERVE_LEFT, ROLES
from landsraad.games.dune.state.events import DREW_INTRIGUE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

ILESA: Final = "ilesa_ecaz"
LOOKS: Final = 2


def leads(s: State, seat: i64, leader: str) -> bool:
    """Whether a player plays this leader."""
    me = s.seats[seat]
    return me[ROLES] == PLAYER and box_of(s).leaders[me[LEADS]].name == leader


class Intelligence(Effect):
    """Looks at the top two intrigue cards; one is kept, the other goes back on top (IX-SETUP-13)."""

    def run(self, s: State) -> None:
        deck = box_of(s).intrigue_deck
        for _ in range(min(LOOKS, deck.size(s.t))):
            card = deck.pop(s.t)
            INTELLIGENCE.put(s.me, card)
            if s.has_listeners:
                s.emit(LOOKED_AT_INTRIGUE, s.seat, card)
        s.then(KEEP_INTRIGUE)

    def message(self) -> Message:
        return Message("intelligence", {"n": LOOKS})


class KeepIntrigue(Effect):
    asks = True
    decision = "card"

    def options(self, s: State) -> None:
        offer_each(s, s.me, INTELLIGENCE, KEEP)

    def discreet(self, s: State) -> bool:
        return INTELLIGENCE.size(s.me) > 1  # asks even if both are equal: that is secret

    def play(self, s: State, move: i64) -> None:
        kept = KEEP.a(move)
        INTELLIGENCE.take(s.me, kept)
        INTRIGUES.put(s.me, kept)
        if s.has_listeners:
            s.emit(DREW_INTRIGUE, s.seat, kept)
        for i in range(INTELLIGENCE.size(s.me) - 1, -1, -1):
            card = INTELLIGENCE.take_at(s.me, i)
            box_of(s).intrigue_deck.put(s.t, card)
            if s.has_listeners:
                s.emit(PUT_BACK_INTRIGUE, s.seat, card)


def leave_out_foldspace(s: State, deal: Deal) -> None:
    """On a board without them, Foldspace cards are in the game only for their one leader (IX-COMBO-15)."""
    card = box_of(s).reserve_cards[FOLDSPACE]
    if box_of(s).cards[card].owner is IX and not any(leads(s, seat, ILESA) for seat in range(s.players)):
        s.t[RESERVE_LEFT + FOLDSPACE] = 0


intelligence = Intelligence
KEEP_INTRIGUE: Final = labelled("ix:KeepOne", KeepIntrigue())
IX.setup.append(SetupStep(LEADERS, leave_out_foldspace))
