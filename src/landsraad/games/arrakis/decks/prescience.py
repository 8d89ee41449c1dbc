"""Prescience cards: when they can be claimed, what that requires and what it gives (WFA-PRESC-*)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.dice import spend_die, unused_of
from landsraad.games.arrakis.pieces.figures import deciding_seat, treasury
from landsraad.games.arrakis.pieces.tracks import advance_marker
from landsraad.games.arrakis.state.cells import (
    ACTED,
    ATREIDES,
    BG_ON,
    CLAIM,
    CLAIMED,
    DICE,
    DONE,
    FEAR_ON,
    IBAD_ON,
    MARK,
    PASS,
    PRESCIENCE,
    PRESCIENCE_DECK,
    RESULT,
    REVEALED,
    TAKEN,
    WITH,
)
from landsraad.games.arrakis.state.component_types import PRESCIENCE_CARDS, PrescienceCard
from landsraad.games.arrakis.state.events import FORESEEN, PRESCIENCE_SHOWN
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

MOST: Final = 2  # cards claimed per round (WFA-PRESC-06)
FEARLESS: Final = 2  # extra steps for a card with "Fear Is the Mind-Killer" on it

# When a card may be claimed.
OWN_TURN: Final = 0
THEIR_TURN: Final = 1
ROUND_END: Final = 2


def reveal_cards(s: State, n: i64) -> None:
    """Reveals cards of the deck, or as many as there are (WFA-ROUND-03)."""
    for _ in range(n):
        if PRESCIENCE_DECK.size(s.t) == 0:
            return
        card = PRESCIENCE_DECK.pop(s.t)
        REVEALED.put(s.t, card)
        if s.has_listeners:
            s.emit(PRESCIENCE_SHOWN, deciding_seat(s, ATREIDES), card)


def can_claim(s: State, card: PrescienceCard, moment: i64) -> bool:
    """Are all conditions met, and can its whole task be done now (WFA-PRESC-07 to 11)?"""
    if s.t[TAKEN] >= MOST or card.at_end != (moment == ROUND_END):
        return False
    if card.need is not None and not card.need.holds(s):
        return False
    if card.die and (moment != OWN_TURN or treasury(s, ATREIDES)[ACTED] != 0 or not has_die(s)):
        return False
    if card.task is NOTHING:
        return True
    return moment != THEIR_TURN and card.task.possible(s)


def has_die(s: State) -> bool:
    """Has the acting seat a die to pay with?"""
    return unused_of(s.seats[deciding_seat(s, ATREIDES)]) > 0


def offer_claims(s: State, moment: i64) -> None:
    """Offers every revealed card that the Atreides could claim now."""
    if s.t[TAKEN] >= MOST:
        return
    for i in range(REVEALED.size(s.t)):
        card = REVEALED.card(s.t, i)
        if can_claim(s, PRESCIENCE_CARDS[card], moment):
            s.offer(CLAIM.move(card))


def any_claim(s: State, moment: i64) -> bool:
    if s.t[TAKEN] >= MOST:
        return False
    for i in range(REVEALED.size(s.t)):
        if can_claim(s, PRESCIENCE_CARDS[REVEALED.card(s.t, i)], moment):
            return True
    return False


def claim(s: State, number: i64) -> None:
    """Claims the card: pays its die, does its task, and advances the markers."""
    card = PRESCIENCE_CARDS[number]
    seat = deciding_seat(s, ATREIDES)
    source = PRESCIENCE.source(number)
    REVEALED.take(s.t, number)
    CLAIMED.put(s.t, number)
    s.t[TAKEN] += 1
    s.push(CLAIM_REWARD, seat, source)
    if card.task is not NOTHING:
        s.push(card.task, seat, source)
    if card.die:
        treasury(s, ATREIDES)[ACTED] = 1
        s.push(PAY_CLAIM, seat, source)
    if s.has_listeners:
        s.emit(FORESEEN, seat, number)


def push_claims(s: State) -> None:
    """At the end of a Harkonnen turn, what it made possible may be claimed (WFA-PRESC-07)."""
    if any_claim(s, THEIR_TURN):
        s.push(CLAIM_WINDOW, deciding_seat(s, ATREIDES))


class PayClaim(Effect):
    """Pays with any unspent die in the own turn (WFA-PRESC-09)."""

    asks = True
    decision = "pay"

    def options(self, s: State) -> None:
        for result in range(len(RESULT.names)):
            if s.me[DICE + result] > 0 or s.me[BG_ON] == result:
                s.offer(WITH.move(result))

    def play(self, s: State, move: i64) -> None:
        spend_die(s, s.seat, WITH.a(move))


class ClaimReward(Effect):
    """Advances the markers of the card (WFA-PRESC-02)."""

    def run(self, s: State) -> None:
        number = member_of(s.source)
        steps = PRESCIENCE_CARDS[number].steps
        if s.t[IBAD_ON] == number:
            s.t[IBAD_ON] = NONE
        if s.t[FEAR_ON] == number:
            s.t[FEAR_ON] = NONE
            s.then(FEARLESS_STEPS)
        for marker in range(3):
            if steps[marker] > 0:
                advance_marker(s, marker, steps[marker])


class FearlessSteps(Effect):
    """Advances one marker by two more spaces."""

    asks = True
    decision = "track"

    def options(self, s: State) -> None:
        for marker in range(3):
            s.offer(MARK.move(marker, FEARLESS))

    def play(self, s: State, move: i64) -> None:
        advance_marker(s, MARK.a(move), MARK.b(move))

    def message(self) -> Message:
        return Message("wfa-any-marker", {"n": FEARLESS})


class ClaimWindow(Effect):
    """Claims in a Harkonnen turn: only cards that require nothing but conditions."""

    asks = True
    ordering = ASKS
    decision = "window"

    def options(self, s: State) -> None:
        offer_claims(s, THEIR_TURN)
        if s.count > 0:
            s.offer(PASS.move())

    def play(self, s: State, move: i64) -> None:
        if CLAIM.has(move):
            s.again(self, 0)
            claim(s, CLAIM.a(move))


class ClaimAtEnd(Effect):
    """Claims at the end of a round, its first step (WFA-ROUND-04, WFA-PRESC-08)."""

    asks = True
    ordering = ASKS
    decision = "card"

    def options(self, s: State) -> None:
        offer_claims(s, ROUND_END)
        if s.count > 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if CLAIM.has(move):
            s.again(self, 0)
            claim(s, CLAIM.a(move))


CLAIM_REWARD: Final = labelled("arrakis:ClaimReward", ClaimReward())
PAY_CLAIM: Final = labelled("arrakis:PayClaim", PayClaim())
FEARLESS_STEPS: Final = labelled("arrakis:FearlessSteps", FearlessSteps())
CLAIM_WINDOW: Final = labelled("arrakis:ClaimWindow", ClaimWindow())
CLAIM_AT_END: Final = labelled("arrakis:ClaimAtEnd", ClaimAtEnd())
