"""Orders of the Mahdi automa: attack a sietch, else a legion, else move (WFA-SOLO-34, 48, 60, 61).

Used for Leadership, Strategy and cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.battle.combat import begin_battle
from landsraad.games.arrakis.legions.legions import tier_of
from landsraad.games.arrakis.legions.swaps import Swap
from landsraad.games.arrakis.mahdi.attack import SIETCH_LINES, attacks, report_attack, sietch_attacks
from landsraad.games.arrakis.mahdi.house_action import first_to_swap
from landsraad.games.arrakis.mahdi.movement import CARRY_OFF, CHECK_AIM, CHOOSE_AIM, MARCH_AGAIN
from landsraad.games.arrakis.mahdi.orders import PART_MASK, next_part, order_of, which_of
from landsraad.games.arrakis.mahdi.paths import movers
from landsraad.games.arrakis.mahdi.priorities import ByList
from landsraad.games.arrakis.movement.moving import SETTLEMENT_LEGION, Filter, begin_moves
from landsraad.games.arrakis.movement.transport import TAKE_OFF
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY
from landsraad.games.arrakis.rounds.orders import Order
from landsraad.games.arrakis.solo_pieces.events import MAHDI_IDLE
from landsraad.games.arrakis.state.cells import AIM, AIR_ATTACK, ATTACK, FLOWN, HARKONNEN, LAST_TO, UNITS
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled


class MahdiOrder(Effect):
    """`step` is the part.

    A move before an attack by the same legion is skipped if it can already attack a sietch.
    """

    def run(self, s: State) -> None:
        order = order_of(s)
        if order.attack and len(attacks(s, order.which)) > 0:
            s.again(MAHDI_STRIKE, s.step)
        elif order.moves == 0:
            if s.has_listeners:
                s.emit(MAHDI_IDLE, s.seat)
        elif not attacks_at_once(s, order):
            begin_moves(s, order.which)
            s.again(CHECK_AIM, s.step)


def attacks_at_once(s: State, order: Order) -> bool:
    after = next_part(s, s.step & PART_MASK)
    return (not order.attack and isinstance(after, Order) and after.attack and after.moves == 0
            and len(sietch_attacks(s, after.which)) > 0)


class MahdiStrike(ByList):
    decision = "place"

    def rank(self, s: State) -> Cells:
        return attacks(s, which_of(s))

    def play(self, s: State, move: i64) -> None:
        family = ATTACK if ATTACK.has(move) else AIR_ATTACK
        frm = family.a(move)
        at = family.b(move)
        order = order_of(s)
        if s.has_listeners:
            report_attack(s, self.rank(s), frm, at)
        begin_battle(s, HARKONNEN, frm, at, order.surprise, order.extra_dice, order.enemy_cap, order.merciless)
        if AIR_ATTACK.has(move):
            s.t[FLOWN] = 1
            s.again(TAKE_OFF, frm)


class MahdiAgain(Effect):
    """The legion that has just moved moves again."""

    def run(self, s: State) -> None:
        if s.t[AIM] != NONE and s.t[LAST_TO] != NONE:
            begin_moves(s, which_of(s))
            s.again(MARCH_AGAIN, s.step)


class MahdiCarry(Effect):
    def run(self, s: State) -> None:
        begin_moves(s, SETTLEMENT_LEGION)
        s.again(CARRY_OFF, s.step)
        s.again(CHOOSE_AIM, s.step)


# ------------------------------------------------------------------ feasibility


def can_order(s: State, order: Order, before: Effect) -> bool:
    """Are that many moves, or the attack, possible? Units upgraded by the previous part count as upgraded."""
    if order.attack and len(attacks(s, order.which)) > 0:
        return True
    if order.moves == 0:
        return False
    if isinstance(before, Swap):
        return movers_after(s, before, order.which, before.n) >= order.moves
    return movers(s, order.which) >= order.moves


def movers_after(s: State, swap: Swap, which: Filter, left: i64) -> i64:
    """How many legions could move after that many units are replaced. The position is restored afterwards.

    Among equal areas the player chooses, so the best one counts.
    """
    was = UNITS + tier_of(swap.was) * AREA_CAPACITY
    now = UNITS + tier_of(swap.now) * AREA_CAPACITY
    areas = first_to_swap(s, tier_of(swap.was))
    if left == 0 or len(areas) == 0:
        return movers(s, which)
    best: i64 = 0
    for area in areas:
        s.t[was + area] -= 1
        s.t[now + area] += 1
        n = movers_after(s, swap, which, left - 1)
        s.t[was + area] += 1
        s.t[now + area] -= 1
        if n > best:
            best = n
    return best


MAHDI_ORDER: Final = labelled("arrakis:MahdiOrder", MahdiOrder())
MAHDI_STRIKE: Final = labelled("arrakis:MahdiStrike", MahdiStrike(SIETCH_LINES))
MAHDI_AGAIN: Final = labelled("arrakis:MahdiAgain", MahdiAgain())
MAHDI_CARRY: Final = labelled("arrakis:MahdiCarry", MahdiCarry())
