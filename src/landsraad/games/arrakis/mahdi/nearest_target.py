"""Choices without a priority list, made as near to the target sietch as possible (WFA-SOLO-52)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.cards.effects.artillery import Bombard
from landsraad.games.arrakis.cards.effects.assassinations import ADJACENT, TankLeader
from landsraad.games.arrakis.cards.effects.disruption import ReturnVision, UncoverArea, return_to_deck
from landsraad.games.arrakis.legions.deployment_tokens import hidden_sietch, reveal_sietch, reveal_tokens
from landsraad.games.arrakis.legions.solo_strength import FAR, FAR_AWAY, room_at, to_target
from landsraad.games.arrakis.legions.special_attack import push_strike
from landsraad.games.arrakis.mahdi.orders import PART_BITS, part_of
from landsraad.games.arrakis.mahdi.priorities import ByList, add
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.figures import bodies, is_named_leader, n_leaders, settlement_side, side_of_leader
from landsraad.games.arrakis.pieces.named_leaders import to_tank
from landsraad.games.arrakis.solo_pieces.events import CHOSEN_NEAR, WHY_NEAR
from landsraad.games.arrakis.state.cells import (
    AT,
    ATREIDES,
    CARD,
    HARKONNEN,
    HOLDER,
    IBAD_ON,
    LAST_TO,
    LEADER_AT,
    LEADER_MOVE,
    REVEALED,
    SIGNS,
    TOKENS_HERE,
)
from landsraad.games.arrakis.worms.sign_clearing import DiscardSigns
from landsraad.games.arrakis.worms.wormsigns import discard_sign
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled

NEAR_LINES: Final = [6]


def leader_targets(s: State, part: TankLeader, to: i64) -> Cells:
    """Leaders for the tank: in the sector of a legion, or adjacent to the legion that moved or will move."""
    found: Cells = vec[i64]()
    for leader in range(n_leaders()):
        at = s.t[LEADER_AT + leader]
        if at == NONE or side_of_leader(leader) != ATREIDES or not is_named_leader(leader):
            continue
        if (to != NONE and FAR[to][at] == 1) if part.reach == ADJACENT else part.is_within(s, leader):
            found = add(found, LEADER_MOVE.move(leader), FAR_AWAY - to_target(s, at))
    return found


def bombard_targets(s: State, frm: i64, to: i64) -> Cells:
    """Legions adjacent to a Harkonnen one, if a legion moves between the two areas."""
    found: Cells = vec[i64]()
    for at in range(N_AREAS):
        if s.t[HOLDER + at] == ATREIDES and is_in_range(s, at, frm, to):
            found = add(found, AT.move(at), FAR_AWAY - to_target(s, at))
    return found


def is_in_range(s: State, at: i64, frm: i64, to: i64) -> bool:
    if to != NONE and FAR[to][at] == 1:
        return True
    for area in range(N_AREAS):
        if FAR[area][at] == 1 and s.t[HOLDER + area] == HARKONNEN and (area != frm or stays(s, frm, to)):
            return True
    return False


def stays(s: State, frm: i64, to: i64) -> bool:
    """Does anyone stay there: a garrison (WFA-SOLO-63), or units that do not fit (WFA-SOLO-59)?"""
    return settlement_side(s, frm) == HARKONNEN or bodies(s, frm) > room_at(s, to)


def uncovered(s: State) -> Cells:
    found: Cells = vec[i64]()
    for area in range(N_AREAS):
        if hidden_sietch(s, area) or (s.t[HOLDER + area] == ATREIDES and s.t[TOKENS_HERE + area] > 0):
            found = add(found, AT.move(area), FAR_AWAY - to_target(s, area))
    return found


def signs_out(s: State) -> Cells:
    found: Cells = vec[i64]()
    for area in range(N_AREAS):
        if s.t[SIGNS + area] > 0:
            found = add(found, AT.move(area), FAR_AWAY - to_target(s, area))
    return found


def prescience_targets(s: State) -> Cells:
    """Distance does not apply here, so the player chooses."""
    found: Cells = vec[i64]()
    for i in range(REVEALED.size(s.t)):
        if REVEALED.card(s.t, i) != s.t[IBAD_ON]:
            found = add(found, CARD.move(REVEALED.card(s.t, i)), 0)
    return found


def candidates(s: State, part: Effect, frm: i64 = NONE, to: i64 = NONE) -> Cells:
    """The candidates; with two areas, as they will be after a legion has moved from one to the other."""
    if isinstance(part, TankLeader):
        return leader_targets(s, part, s.t[LAST_TO] if to == NONE else to)
    if isinstance(part, Bombard):
        return bombard_targets(s, frm, to)
    if isinstance(part, UncoverArea):
        return uncovered(s)
    return prescience_targets(s) if isinstance(part, ReturnVision) else signs_out(s)


def is_near_part(part: Effect) -> bool:
    return isinstance(part, (TankLeader, Bombard, UncoverArea, ReturnVision, DiscardSigns))


class MahdiNear(ByList):
    """`step`: the part, and above it the number of signs removed."""

    def rank(self, s: State) -> Cells:
        return candidates(s, part_of(s))

    def options(self, s: State) -> None:
        """Offers the nearest signs. Equally near signs that will all be removed are not asked about."""
        super().options(s)
        part = part_of(s)
        if isinstance(part, DiscardSigns) and s.count <= part.n - (s.step >> PART_BITS):
            s.count = min(s.count, 1)

    def play(self, s: State, move: i64) -> None:
        part = part_of(s)
        if s.has_listeners and not CARD.has(move):
            at = s.t[LEADER_AT + LEADER_MOVE.a(move)] if LEADER_MOVE.has(move) else AT.a(move)
            s.emit(CHOSEN_NEAR, s.seat, at, WHY_NEAR[self.because(s)])
        if CARD.has(move):
            return_to_deck(s, CARD.a(move))
        elif LEADER_MOVE.has(move):
            to_tank(s, LEADER_MOVE.a(move))
        elif isinstance(part, Bombard):
            push_strike(s, s.seat, AT.a(move), part.dice, 1)
        elif isinstance(part, DiscardSigns):
            discard_sign(s, AT.a(move))
            if (s.step >> PART_BITS) + 1 < part.n:
                s.again(self, s.step + (1 << PART_BITS))
        else:
            reveal_sietch(s, AT.a(move))
            reveal_tokens(s, AT.a(move))


MAHDI_NEAR: Final = labelled("arrakis:MahdiNear", MahdiNear(NEAR_LINES))
