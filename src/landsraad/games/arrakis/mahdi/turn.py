"""A turn of the Mahdi automa: rolls a die and carries out its action (WFA-SOLO-19 to 22, 33, 81)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.sites import ANY_SETTLEMENT, has_site
from landsraad.games.arrakis.legions.swaps import Swap
from landsraad.games.arrakis.mahdi.attack import attacks
from landsraad.games.arrakis.mahdi.cards import MAHDI_MENTAT, push_special
from landsraad.games.arrakis.mahdi.deployment import MAHDI_DEPLOYMENT
from landsraad.games.arrakis.mahdi.house_action import MAHDI_HOUSE, can_swap
from landsraad.games.arrakis.mahdi.military_actions import MAHDI_ORDER
from landsraad.games.arrakis.mahdi.orders import PARTS
from landsraad.games.arrakis.mahdi.paths import movers
from landsraad.games.arrakis.pieces.dice import RESULTS, roll_action
from landsraad.games.arrakis.pieces.figures import side_of_leader
from landsraad.games.arrakis.rounds.actions import TURN_CARD, is_ready
from landsraad.games.arrakis.rounds.orders import Order
from landsraad.games.arrakis.solo_pieces.events import MAHDI_FORCED, MAHDI_REROLLED, MAHDI_ROLLED, MAHDI_SPECIAL
from landsraad.games.arrakis.state.automa_side import TURN_STEP, register_step
from landsraad.games.arrakis.state.cells import (
    AIM,
    BARON,
    DEPLOYMENT,
    EMPEROR,
    FEYD,
    FLOWN,
    HARKONNEN,
    HOUSE,
    LAST_PRICE,
    LEADER,
    LEADER_IS,
    MENTAT,
    MUST_USE,
    ON_BOARD,
    RABBAN,
    RESULT,
    SPENT,
    SPENT_ON,
    UNROLLED,
    USED,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled

MOST_ALIKE: Final = 3  # most spent dice with the same result


class MahdiTurn(Effect):
    """The special action of a leader if possible, otherwise the action of the result (WFA-SOLO-33)."""

    def run(self, s: State) -> None:
        s.snapshot_before_automa(s.plan.seats[s.seat])
        s.t[AIM] = NONE
        s.t[FLOWN] = 0
        s.me[LAST_PRICE] = NONE
        if s.me[UNROLLED] == 0:
            return
        result = die_of_the_turn(s)
        spend(s, result)
        for leader in range(len(LEADER_CARDS)):
            if LEADER_CARDS[leader].slot == result and can_lead(s, leader):
                lead(s, leader)
                return
        s.push(STANDARD_ACTIONS[result], s.seat, RESULT.source(result))


def die_of_the_turn(s: State) -> i64:
    """The result, rerolled while three spent dice show it, or Truthtrance's (WFA-SOLO-22, 81)."""
    result = s.me[MUST_USE]
    if result != NONE:
        s.source = RESULT.source(result)  # the die is the cause of the whole turn
        if s.has_listeners:
            s.emit(MAHDI_FORCED, s.seat, result)
        return result
    result = roll_action(s)
    while s.me[SPENT_ON + result] >= MOST_ALIKE:
        if s.has_listeners:
            s.emit(MAHDI_REROLLED, s.seat, result)
        result = roll_action(s)
    s.source = RESULT.source(result)
    if s.has_listeners:
        s.emit(MAHDI_ROLLED, s.seat, result)
    return result


def spend(s: State, result: i64) -> None:
    """Spends the die, keeping its result (WFA-SOLO-21).

    The tank advances at the end of the turn (WFA-SOLO-20).
    """
    s.me[UNROLLED] -= 1
    s.me[USED] += 1
    s.me[SPENT_ON + result] += 1
    s.me[SPENT] = 1


# ------------------------------------------------------------------ special actions


def can_lead(s: State, leader: i64) -> bool:
    """Is the leader's card ready, and would its special action do anything?"""
    if side_of_leader(leader) != HARKONNEN or not is_ready(s, leader):
        return False
    if leader in (RABBAN, FEYD):
        return s.t[LEADER_IS + leader] == ON_BOARD and can_march(s, leader)
    if leader in (BARON, EMPEROR):
        part = PARTS[LEADER.source(leader)][0]
        return isinstance(part, Swap) and can_swap(s, part, 1)
    return LEADER_CARDS[leader].slot != DEPLOYMENT or has_site(s, ANY_SETTLEMENT, HARKONNEN)


def can_march(s: State, leader: i64) -> bool:
    """Can the leader's legion move, or attack instead?"""
    parts = PARTS[LEADER.source(leader)]
    first = parts[0]
    if isinstance(first, Order) and movers(s, first.which) > 0:
        return True
    last = parts[1]
    return isinstance(last, Order) and len(attacks(s, last.which)) > 0


def lead(s: State, leader: i64) -> None:
    if s.has_listeners:
        s.emit(MAHDI_SPECIAL, s.seat, leader)
    s.push(TURN_CARD, s.seat, LEADER.source(leader))
    push_special(s, leader)


STANDARD_ACTIONS: Final[list[Effect]] = [MAHDI_ORDER] * RESULTS  # Leadership and Strategy use the same list
STANDARD_ACTIONS[DEPLOYMENT] = MAHDI_DEPLOYMENT
STANDARD_ACTIONS[MENTAT] = MAHDI_MENTAT
STANDARD_ACTIONS[HOUSE] = MAHDI_HOUSE
MAHDI_TURN: Final = labelled("arrakis:MahdiTurn", MahdiTurn())
register_step(TURN_STEP, MAHDI_TURN)
