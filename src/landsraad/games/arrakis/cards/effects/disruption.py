"""Corrino effects against the Atreides: revealed areas, lost dice and prescience cards, a held Paul."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.legions.deployment_tokens import hidden_sietch, reveal_sietch, reveal_tokens
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.dice import holder_of_die, lose_die
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.state.cells import (
    AT,
    CARD,
    DEALS,
    FEAR_ON,
    IBAD_ON,
    MY_SIDE,
    PAUL_NEXT,
    PRESCIENCE_DECK,
    RESULT,
    REVEALED,
    TOKENS_HERE,
)
from landsraad.games.arrakis.state.events import SHUFFLED_BACK
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class UncoverArea(Effect):
    """Reveals the sietch and all deployment tokens of one area."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if s.t[TOKENS_HERE + area] > 0 or hidden_sietch(s, area):
                s.offer(AT.move(area))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if AT.has(move):
            reveal_sietch(s, AT.a(move))
            reveal_tokens(s, AT.a(move))

    def message(self) -> Message:
        return Message("uncover-area")


class LoseDie(Effect):
    """The opponent loses an unused die of that result for this round."""

    def __init__(self, result: i64) -> None:
        super().__init__()
        self.result = result

    def possible(self, s: State) -> bool:
        return holder_of_die(s, 1 - s.me[MY_SIDE], self.result) != NONE

    def run(self, s: State) -> None:
        seat = holder_of_die(s, 1 - s.me[MY_SIDE], self.result)
        if seat != NONE:
            lose_die(s, seat, self.result)

    def message(self) -> Message:
        return Message("opponent-loses-die", {"result": RESULT.names[self.result]})


class ReturnVision(Effect):
    """Shuffles one revealed prescience card back into its deck, without replacing it."""

    asks = True
    optional = True
    decision = "card"

    def options(self, s: State) -> None:
        for i in range(REVEALED.size(s.t)):
            if REVEALED.card(s.t, i) != s.t[IBAD_ON]:  # it stays until it is claimed
                s.offer(CARD.move(REVEALED.card(s.t, i)))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if CARD.has(move):
            return_to_deck(s, CARD.a(move))

    def message(self) -> Message:
        return Message("return-vision")


def return_to_deck(s: State, card: i64) -> None:
    REVEALED.take(s.t, card)
    if s.t[FEAR_ON] == card:
        s.t[FEAR_ON] = NONE
    PRESCIENCE_DECK.put(s.t, card)
    s.shuffle(PRESCIENCE_DECK, DEALS)
    if s.has_listeners:
        s.emit(SHUFFLED_BACK, s.seat, card)


class HoldPaul(Effect):
    """In the opponent's next turn Paul is not placed or deployed, and his legion does not move or attack."""

    def run(self, s: State) -> None:
        treasury(s, 1 - s.me[MY_SIDE])[PAUL_NEXT] = 1

    def message(self) -> Message:
        return Message("hold-paul")


uncover_area = UncoverArea
opponent_loses_die = LoseDie
return_vision = ReturnVision
hold_paul = HoldPaul
