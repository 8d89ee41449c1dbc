"""Ilesa Ecaz: a card of the hand is set aside for the second turn of the round, unseen by the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import AGENT_SENT, HANDS_DRAWN, REVEAL_BEGAN, TURN_BEGAN
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import (
    CARD_CAME_BACK,
    PLANNED,
    RETURNED,
    SET_ASIDE,
    SET_CARD_ASIDE,
    TURNS_TAKEN,
)
from landsraad.games.dune.modules.rise_of_ix.leaders.leader_effects import ILESA, leads
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.rules.turns.agent_boxes import partner_in
from landsraad.games.dune.state.cells import HAND, LEADS, SOLARI, SPICE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

ONE_STEP_AHEAD: Final = Message("standing-set-aside", {"n": 1})


class PlanAhead(Effect):
    """After the hands are drawn, asks for the card to set aside (IX-LEADER-03, IX-Q-01)."""

    def run(self, s: State) -> None:
        if leads(s, s.seat, ILESA):
            s.push(SET_CARD, s.seat, box_of(s).leaders[s.me[LEADS]].source)


class SetCardAside(Effect):
    asks = True
    decision = "card"

    def options(self, s: State) -> None:
        offer_each(s, s.me, HAND, SET_ASIDE)

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 1  # asks even if all cards are equal: that is secret

    def play(self, s: State, move: i64) -> None:
        card = SET_ASIDE.a(move)
        HAND.take(s.me, card)
        PLANNED.put(s.me, card)
        if s.has_listeners:
            s.emit(SET_CARD_ASIDE, s.seat, card)


class CountTurns(Effect):
    """Counts the turns of a round. At the second one the card comes back (IX-LEADER-03)."""

    def run(self, s: State) -> None:
        s.me[TURNS_TAKEN] += 1
        if s.me[TURNS_TAKEN] > 1 and PLANNED.size(s.me) > 0:
            s.me[RETURNED] = PLANNED.card(s.me, 0)
            take_back(s)


class Revealing(Effect):
    """A card that is still set aside joins the revealed ones, without a reward (IX-LEADER-05, IX-LEADER-06)."""

    def run(self, s: State) -> None:
        take_back(s)
        s.me[RETURNED] = NONE


def take_back(s: State) -> None:
    while PLANNED.size(s.me) > 0:
        card = PLANNED.take_at(s.me, 0)
        HAND.put(s.me, card)
        if s.has_listeners:
            s.emit(CARD_CAME_BACK, s.seat, card)


class SentAsPlanned(Effect):
    """Rewards sending an agent with the card: a spice if it has exactly one agent icon, else a solari (IX-LEADER-04).

    Of a pair, only the icons of the card that was set aside count (IX-COMBO-04).
    """

    def run(self, s: State) -> None:
        planned = s.me[RETURNED]
        if planned == NONE:
            return
        s.me[RETURNED] = NONE
        if planned != member_of(s.source) and planned != partner_in(s):
            return
        because = s.source
        s.source = box_of(s).leaders[s.me[LEADS]].source
        gain(s, s.seat, SPICE if len(box_of(s).cards[planned].icons) == 1 else SOLARI, 1)
        s.source = because


SET_CARD: Final = labelled("ix:SetCardAside", SetCardAside())
IX.on(HANDS_DRAWN, PlanAhead(), order=40)
IX.on(TURN_BEGAN, CountTurns(), order=40)
IX.on(REVEAL_BEGAN, Revealing(), order=40)
IX.on(AGENT_SENT, SentAsPlanned(), order=40)
