"""Moves the legions of the Mahdi automa, one at a time (WFA-SOLO-56, 59 to 63)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.legions.legions import free_bodies, free_tokens, free_units
from landsraad.games.arrakis.legions.solo_strength import FAR, FAR_AWAY, moving_strength, room_at, strength, target_area
from landsraad.games.arrakis.mahdi.orders import PART_BITS, order_of, which_of
from landsraad.games.arrakis.mahdi.paths import (
    AIM_LINES,
    LAST_BITS,
    MOVE_LINES,
    STRENGTH_BITS,
    aims,
    can_end,
    is_merger,
    moves_to,
)
from landsraad.games.arrakis.mahdi.priorities import ByList, add, best_score, deciding
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.movement.moving import SETTLEMENT_LEGION, set_off
from landsraad.games.arrakis.movement.transport import TAKE_OFF
from landsraad.games.arrakis.solo_pieces.events import (
    AIMS_AT,
    AIMS_ELSEWHERE,
    MAHDI_HOLDS,
    MAHDI_MERGES,
    MAHDI_MOVES,
    NO_AIM,
    WHY_AIM,
    WHY_MOVE,
)
from landsraad.games.arrakis.solo_pieces.recruits import figure_of
from landsraad.games.arrakis.state.cells import (
    AIM,
    AT,
    ELITE,
    FLOWN,
    FLY,
    GARRISON_STAYS,
    HARKONNEN,
    HOLDER,
    MARCH,
    MARCH_FROM,
    MARCH_TO,
    REGULAR,
    SPECIAL,
    STAYING,
)
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import Effect, State, labelled

AREA_BITS: Final = 7
AREA_MASK: Final = 127
WAY_BITS: Final = 15  # bits of the lines about the path, below those about the legion


class ChooseAim(ByList):
    """Chooses the sietch of this turn, again if no legion of this order is strong enough for it."""

    decision = "place"

    def rank(self, s: State) -> Cells:
        return aims(s, which_of(s))

    def play(self, s: State, move: i64) -> None:
        at = AT.a(move)
        if s.has_listeners and at != s.t[AIM]:
            if at == target_area(s):
                s.emit(AIMS_AT, s.seat, at)
            else:
                s.emit(AIMS_ELSEWHERE, s.seat, at, WHY_AIM[self.because(s)])
        s.t[AIM] = at


class CheckAim(Effect):
    """If no legion is strong enough for any sietch, nobody moves (WFA-SOLO-57)."""

    def run(self, s: State) -> None:
        if len(aims(s, which_of(s))) == 0:
            if s.has_listeners:
                s.emit(NO_AIM, s.seat)
            return
        s.again(MARCH_ON, s.step)
        s.again(CHOOSE_AIM, s.step)


class MarchOn(Effect):
    """Is there a legion that can come nearer?"""

    def run(self, s: State) -> None:
        if len(moves_to(s, s.t[AIM], which_of(s))) > 0:
            s.again(MAHDI_MARCH, s.step)
        elif s.step >> PART_BITS == 0 and s.has_listeners:
            s.emit(MAHDI_HOLDS, s.seat)


class ByLegion(ByList):
    """Chooses the legion, by the player among equal ones, before its own best path."""

    decision = "place"

    def options(self, s: State) -> None:
        found = self.rank(s)
        for i in range(0, len(found), 2):
            if is_first(found, i):
                s.offer(found[i])


def from_area(move: i64) -> i64:
    return MARCH.a(move) if MARCH.has(move) else FLY.a(move)


def to_area(move: i64) -> i64:
    return MARCH.b(move) if MARCH.has(move) else FLY.b(move)


def is_first(found: Cells, i: i64) -> bool:
    """Does no other legion rank before this one, on its best path?"""
    return found[i + 1] >> WAY_BITS == best_score(found) >> WAY_BITS and is_best_way(found, i)


def is_best_way(found: Cells, i: i64) -> bool:
    for j in range(0, len(found), 2):
        if from_area(found[j]) == from_area(found[i]) and found[j + 1] > found[i + 1]:
            return False
    return True


def has_equal(found: Cells, frm: i64) -> bool:
    """Is another legion as near and as strong?"""
    top = best_score(found) >> WAY_BITS
    for i in range(0, len(found), 2):
        if found[i + 1] >> WAY_BITS == top and from_area(found[i]) != frm:
            return True
    return False


class MahdiMarch(ByLegion):
    """Moves one legion after the other, as ordered.

    `step`: the part, and above it the number that have moved.
    """

    def rank(self, s: State) -> Cells:
        return moves_to(s, s.t[AIM], which_of(s))

    def play(self, s: State, move: i64) -> None:
        if (s.step >> PART_BITS) + 1 < order_of(s).moves:
            s.again(MARCH_ON, s.step + (1 << PART_BITS))
        start(s, move, self.rank(s))


class MahdiMarchAgain(ByList):
    """The second move of Rabban's legion, to an adjacent area."""

    decision = "place"

    def rank(self, s: State) -> Cells:
        return moves_to(s, s.t[AIM], which_of(s), on_foot=True)

    def play(self, s: State, move: i64) -> None:
        start(s, move, self.rank(s))


def start(s: State, move: i64, found: Cells) -> None:
    """Starts the chosen move: emits its event and takes the ornithopter if it needs one."""
    family = MARCH if MARCH.has(move) else FLY
    frm = family.a(move)
    report_move(s, found, frm, family.b(move))
    s.again(MAHDI_SET_OFF, frm << AREA_BITS | family.b(move))
    if FLY.has(move):
        s.t[FLOWN] = 1
        s.again(TAKE_OFF, frm)


class CarryOff(ByLegion):
    """Troop carriers: moves a legion from a settlement to another legion that is nearer to the aim.

    The nearest legion goes first, then the stronger one, to the area nearest to the aim.
    """

    def rank(self, s: State) -> Cells:
        return carried(s, s.t[AIM])

    def play(self, s: State, move: i64) -> None:
        start(s, move, self.rank(s))


def carried(s: State, aim: i64) -> Cells:
    found: Cells = vec[i64]()
    for frm in range(N_AREAS):
        if (s.t[HOLDER + frm] != HARKONNEN or not SETTLEMENT_LEGION.fits_moving(s, frm)
                or moving_strength(s, frm) <= strength(s, aim)):
            continue
        before = (FAR_AWAY - FAR[frm][aim]) << STRENGTH_BITS | moving_strength(s, frm)
        for to in range(N_AREAS):
            if s.t[HOLDER + to] == HARKONNEN and FAR[to][aim] < FAR[frm][aim] and can_end(s, to):
                found = add(found, MARCH.move(frm, to), (before << 6 | FAR_AWAY - FAR[to][aim]) << 1 + LAST_BITS)
    return found


def report_move(s: State, found: Cells, frm: i64, to: i64) -> None:
    if not s.has_listeners:
        return
    if is_merger(s, frm, to, s.t[AIM]):
        s.emit(MAHDI_MERGES, s.seat, frm, to)
    else:
        line = len(MOVE_LINES) + 1 if has_equal(found, frm) else deciding(found, MOVE_LINES)
        s.emit(MAHDI_MOVES, s.seat, frm, to, WHY_MOVE[line])


class MahdiSetOff(Effect):
    """Moves all leaders and as many units as fit, the strongest first (WFA-SOLO-59).

    `step` has the two areas.
    """

    def run(self, s: State) -> None:
        frm = s.step >> AREA_BITS
        to = s.step & AREA_MASK
        leave_behind(s, frm, free_bodies(s, frm) - room_at(s, to))
        s.t[MARCH_FROM] = frm
        s.t[MARCH_TO] = to
        set_off(s)


def leave_behind(s: State, frm: i64, n: i64) -> None:
    """Leaves units behind: regular units first, then tokens, which are worth more, then the others."""
    for kind in range(4):
        if n <= 0:
            return
        if kind == 1:
            s.t[GARRISON_STAYS] = min(n, free_tokens(s, frm))
            n -= s.t[GARRISON_STAYS]
            continue
        tier: i64 = REGULAR if kind == 0 else ELITE if kind == 2 else SPECIAL
        stay = min(n, free_units(s, frm, tier))
        s.t[STAYING + figure_of(tier)] = stay
        n -= stay


CHOOSE_AIM: Final = labelled("arrakis:ChooseAim", ChooseAim(AIM_LINES))
CHECK_AIM: Final = labelled("arrakis:CheckAim", CheckAim())
MARCH_ON: Final = labelled("arrakis:MarchOn", MarchOn())
MARCH_AGAIN: Final = labelled("arrakis:MahdiMarchAgain", MahdiMarchAgain(MOVE_LINES))
CARRY_OFF: Final = labelled("arrakis:CarryOff", CarryOff(MOVE_LINES))
MAHDI_MARCH: Final = labelled("arrakis:MahdiMarch", MahdiMarch(MOVE_LINES))
MAHDI_SET_OFF: Final = labelled("arrakis:MahdiSetOff", MahdiSetOff())
