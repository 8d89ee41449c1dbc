"""What a die can be spent on: the action of its result, or the special action of a leader with that slot.

The standard actions are rules of other modules, which may themselves ask for "any action"; so they are filed here, by
`turns`, instead of being imported.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.catalogue import LEADER_CARDS
from landsraad.games.arrakis.cells import (
    ACTION,
    ASIDE,
    GONE,
    HOUSE,
    JESSICA,
    LEADER,
    LEADER_IS,
    MUAD_DIB,
    MY_SIDE,
    N_LEADERS,
    ON_BOARD,
    PAUL,
    READY,
    RESULT,
    REVEREND_MOTHER,
    SPECIAL_ACTION,
)
from landsraad.games.arrakis.dice import RESULTS
from landsraad.games.arrakis.figures import side_of_leader
from landsraad.games.arrakis.tidings import CARD_TURNED, TOOK_ACTION, TOOK_SPECIAL
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.engine import CHOICE, Effect, State, member
from landsraad.kernel.words import Words

STANDARD: Final[list[Effect]] = [NOTHING] * (2 * RESULTS)  # by side and result


def file_action(side: i64, result: i64, effect: Effect) -> None:
    STANDARD[side * RESULTS + result] = effect


def take_action(s: State, result: i64) -> None:
    """The standard action of a result (WFA-ACTION-02)."""
    if s.listening:
        s.tell(TOOK_ACTION, s.seat, result)
    s.push(STANDARD[s.me[MY_SIDE] * RESULTS + result], s.seat, RESULT.source(result))


# ------------------------------------------------------------------ special actions of named leaders


def is_ready(s: State, leader: i64) -> bool:
    """In play and not in the tank, the card face up (WFA-LEADER-02). The figure need not be on the board."""
    state = s.t[LEADER_IS + leader]
    return s.t[READY + leader] == 1 and ASIDE <= state <= ON_BOARD


def offer_specials(s: State, result: i64) -> None:
    """Instead of the standard action of that result (WFA-LEADER-03)."""
    for leader in range(N_LEADERS):
        if is_ready(s, leader) and side_of_leader(leader) == s.me[MY_SIDE]:
            card = LEADER_CARDS[leader]
            if card.slot == result and card.special is not None:
                s.offer(SPECIAL_ACTION.move(leader))


def take_special(s: State, leader: i64) -> None:
    special = LEADER_CARDS[leader].special
    if special is None:
        return
    if s.listening:
        s.tell(TOOK_SPECIAL, s.seat, leader)
    source = LEADER.source(leader)
    s.push(TURN_CARD, s.seat, source)
    s.push(special, s.seat, source)


class TurnCard(Effect):
    """The special action is fully carried out: its card is used until the next round (WFA-LEADER-04).

    If its leader was replaced in the meantime, the new card has the state of the old one (WFA-LEADER-08).
    """

    def run(self, s: State) -> None:
        leader = member(s.source)
        if s.t[LEADER_IS + leader] == GONE:
            if leader == PAUL:
                leader = MUAD_DIB
            elif leader == JESSICA:
                leader = REVEREND_MOTHER
        s.t[READY + leader] = 0
        if s.listening:
            s.tell(CARD_TURNED, s.seat, leader)


class AnyAction(Effect):
    """The House die of the Atreides is any other result, with all that such a die can do (WFA-ACTION-13)."""

    asks = True
    optional = True
    noise = CHOICE

    def options(self, s: State) -> None:
        for result in range(RESULTS):
            if result != HOUSE:
                s.offer(ACTION.move(result))
                offer_specials(s, result)
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if ACTION.has(move):
            take_action(s, ACTION.a(move))
        elif SPECIAL_ACTION.has(move):
            take_special(s, SPECIAL_ACTION.a(move))

    def words(self) -> Words:
        return Words("any-action")


TURN_CARD: Final = TurnCard()
ANY_ACTION: Final = AnyAction()
