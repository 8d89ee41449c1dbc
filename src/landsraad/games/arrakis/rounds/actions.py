"""What a die can be spent on: the action of its result, or a leader's special action.

The standard actions belong to modules that may themselves ask for "any action", so `turns` registers them here to avoid
import cycles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.dice import RESULTS, cells_for
from landsraad.games.arrakis.pieces.figures import side_of_leader
from landsraad.games.arrakis.pieces.shared_sides import home_of, partner, set_deciding_seat
from landsraad.games.arrakis.state.cells import (
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
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.games.arrakis.state.events import CARD_TURNED, LEFT_TO_PARTNER, TOOK_ACTION, TOOK_SPECIAL
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

STANDARD: Final[list[Effect]] = [NOTHING] * (2 * RESULTS)  # by side and result


def register_action(side: i64, result: i64, effect: Effect) -> None:
    STANDARD[side * RESULTS + result] = effect


def take_action(s: State, result: i64, seat: i64 = NONE) -> None:
    """Takes the standard action of a result (WFA-ACTION-02), by `s.seat` or another seat of its side."""
    who = s.seat if seat == NONE else seat
    if s.has_listeners:
        s.emit(TOOK_ACTION, who, result)
    s.push(STANDARD[s.me[MY_SIDE] * RESULTS + result], who, RESULT.source(result))


# ------------------------------------------------------------------ special actions of named leaders


def is_ready(s: State, leader: i64) -> bool:
    """Is the leader in play and not in the tank, with the card face up (WFA-LEADER-02)?

    It may be off the board.
    """
    state = s.t[LEADER_IS + leader]
    return s.t[READY + leader] == 1 and ASIDE <= state <= ON_BOARD


def offer_specials(s: State, result: i64, all_boards: bool = False) -> None:
    """Offers special actions instead of the standard action (WFA-LEADER-03).

    Only the seat with the leader's card on its board may use it (WFA-TEAM-25).
    """
    for leader in range(N_LEADERS):
        if (is_ready(s, leader) and side_of_leader(leader) == s.me[MY_SIDE]
                and (all_boards or home_of(s, leader) == s.seat)):
            card = LEADER_CARDS[leader]
            if card.slot == result and card.special is not None:
                s.offer(SPECIAL_ACTION.move(leader))


def take_special(s: State, leader: i64, seat: i64 = NONE) -> None:
    special = LEADER_CARDS[leader].special
    if special is None:
        return
    who = s.seat if seat == NONE else seat
    if s.has_listeners:
        s.emit(TOOK_SPECIAL, who, leader)
    source = LEADER.source(leader)
    s.push(TURN_CARD, who, source)
    s.push(special, who, source)


# ------------------------------------------------------------------ actions carried out by the partner


def hand_over(s: State, seat: i64) -> i64:
    """Lets another seat of the same side decide until what is pushed next is done."""
    if seat != s.seat:
        if s.has_listeners:
            s.emit(LEFT_TO_PARTNER, s.seat, seat)
        s.push(TAKE_BACK, s.seat)
        set_deciding_seat(s, s.me[MY_SIDE], seat)
    return seat


class TakeBack(Effect):
    """Returns the turn to the seat that began it."""

    def run(self, s: State) -> None:
        set_deciding_seat(s, s.me[MY_SIDE], s.seat)


class TurnCard(Effect):
    """The special action is complete: its card is face down until the next round (WFA-LEADER-04).

    If its leader was replaced in the meantime, the new card has the state of the old one (WFA-LEADER-08).
    """

    def run(self, s: State) -> None:
        leader = member_of(s.source)
        if s.t[LEADER_IS + leader] == GONE:
            if leader == PAUL:
                leader = MUAD_DIB
            elif leader == JESSICA:
                leader = REVEREND_MOTHER
        s.t[READY + leader] = 0
        if s.has_listeners:
            s.emit(CARD_TURNED, s.seat, leader)


class AnyAction(Effect):
    """The House die of the Atreides counts as any other result (WFA-ACTION-13).

    The Fremen carry out what only their board has (WFA-TEAM-24).
    """

    asks = True
    optional = True
    ordering = ASKS

    def options(self, s: State) -> None:
        for result in range(RESULTS):
            if result != HOUSE:
                s.offer(ACTION.move(result))
                offer_specials(s, result, all_boards=True)
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if ACTION.has(move):
            result = ACTION.a(move)
            here = cells_for(s.me, result) > 0
            take_action(s, result, hand_over(s, s.seat if here else partner(s, s.seat)))
        elif SPECIAL_ACTION.has(move):
            leader = SPECIAL_ACTION.a(move)
            take_special(s, leader, hand_over(s, home_of(s, leader)))

    def message(self) -> Message:
        return Message("any-action")


TURN_CARD: Final = labelled("arrakis:TurnCard", TurnCard())
TAKE_BACK: Final = labelled("arrakis:TakeBack", TakeBack())
ANY_ACTION: Final = labelled("arrakis:leader:alia/1", AnyAction())
