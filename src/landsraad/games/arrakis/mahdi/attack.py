"""Which sietch or legion the Mahdi automa attacks, and with which legion (WFA-SOLO-35 to 39, 57)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.legions.settlements import rank_at
from landsraad.games.arrakis.legions.solo_strength import FAR, SIETCH_COUNT, strength
from landsraad.games.arrakis.mahdi.priorities import add, deciding
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.movement.moving import Filter
from landsraad.games.arrakis.movement.transport import has_flight
from landsraad.games.arrakis.solo_pieces.events import (
    ATTACKS_LEGION,
    ATTACKS_ONE_SIETCH,
    ATTACKS_SIETCH,
    WHY_LEGION,
    WHY_NEAREST,
    WHY_SIETCH,
)
from landsraad.games.arrakis.state.cells import (
    AIR_ATTACK,
    ATREIDES,
    ATTACK,
    FLOWN,
    HARKONNEN,
    HOLDER,
    NAMED_HERE,
    SETTLED,
    SIETCH_AT,
    SIETCHES,
    TARGET_CARD,
    WORMS,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

LEAD_BITS: Final = 14
LEAD_BASE: Final = 64  # offset, because single figures may be fewer while points are more
SIETCH_LINES: Final = [2, LEAD_BITS, 1, 1]
NEAREST_LINES: Final = [1, LEAD_BITS]
LEGION_LINES: Final = [LEAD_BITS, 1]


def can_fly(s: State, frm: i64) -> bool:
    """Can an ornithopter carry that legion? There is one flight per turn (WFA-SOLO-61)."""
    return s.t[FLOWN] == 0 and has_flight(s, HARKONNEN, frm)


def can_attack_sietch(s: State, frm: i64, at: i64, more: i64 = 0) -> bool:
    """Is the legion strong enough for the sietch, without a sandworm there?

    `more` is strength that would join it.
    """
    return s.t[WORMS + at] == NONE and strength(s, frm) + more > strength(s, at)


def needs_flight_to(s: State, area: i64) -> bool:
    """Is the legion exactly 2 areas from a sietch that it could attack (WFA-SOLO-15)?"""
    if s.t[HOLDER + area] != HARKONNEN:
        return False
    for sietch in range(SIETCH_COUNT):
        at = s.t[SIETCH_AT + sietch]
        if at != NONE and FAR[area][at] == 2 and can_attack_sietch(s, area, at):
            return True
    return False


def reaches(s: State, frm: i64, at: i64) -> bool:
    """Is the sietch adjacent, or 2 areas away with an ornithopter (WFA-SOLO-36)?"""
    return FAR[frm][at] == 1 or (FAR[frm][at] == 2 and can_fly(s, frm))


def can_attack_any_sietch(s: State, frm: i64, more: i64 = 0) -> bool:
    """Is there any sietch that the legion could attack now?"""
    for sietch in range(SIETCH_COUNT):
        at = s.t[SIETCH_AT + sietch]
        if at != NONE and reaches(s, frm, at) and can_attack_sietch(s, frm, at, more):
            return True
    return False


def is_legion(s: State, area: i64) -> bool:
    """Is there an Atreides legion outside a sietch? One in a sietch is attacked as a sietch."""
    settled = s.t[SETTLED + area]
    return s.t[HOLDER + area] == ATREIDES and s.t[WORMS + area] == NONE and not (settled != NONE and settled < SIETCHES)


def can_attack_any_legion(s: State, frm: i64, more: i64 = 0) -> bool:
    """Is there an adjacent legion weaker than this one?"""
    for at in range(N_AREAS):
        if FAR[frm][at] == 1 and is_legion(s, at) and strength(s, frm) + more > strength(s, at):
            return True
    return False


def can_strike_from(s: State, frm: i64, power: i64, flown: bool) -> bool:
    """Could a legion of that strength attack anything from there? `flown`: this turn's flight is used."""
    for sietch in range(SIETCH_COUNT):
        at = s.t[SIETCH_AT + sietch]
        if (at != NONE and (FAR[frm][at] == 1 or (FAR[frm][at] == 2 and not flown and can_fly(s, frm)))
                and s.t[WORMS + at] == NONE and power > strength(s, at)):
            return True
    for at in range(N_AREAS):
        if FAR[frm][at] == 1 and is_legion(s, at) and power > strength(s, at):
            return True
    return False


def sietch_attacks(s: State, which: Filter) -> Cells:
    """All possible attacks on a sietch, ranked by the priority list (WFA-SOLO-37)."""
    found: Cells = vec[i64]()
    for frm in range(N_AREAS):
        if s.t[HOLDER + frm] != HARKONNEN or not which.fits(s, frm):
            continue
        for sietch in range(SIETCH_COUNT):
            at = s.t[SIETCH_AT + sietch]
            if at == NONE or not reaches(s, frm, at) or not can_attack_sietch(s, frm, at):
                continue
            on_foot: i64 = 1 if FAR[frm][at] == 1 else 0
            score = rank_at(s, at) << LEAD_BITS | lead(s, frm, at)
            score = (score << 1 | on_foot) << 1 | (1 if sietch == s.t[TARGET_CARD] else 0)
            found = add(found, ATTACK.move(frm, at) if on_foot else AIR_ATTACK.move(frm, at), score)
    return found


def lead(s: State, frm: i64, at: i64) -> i64:
    return strength(s, frm) - strength(s, at) + LEAD_BASE


def target_of(move: i64) -> i64:
    return ATTACK.b(move) if ATTACK.has(move) else AIR_ATTACK.b(move)


def is_one_sietch(found: Cells) -> bool:
    for i in range(2, len(found), 2):
        if target_of(found[i]) != target_of(found[0]):
            return False
    return True


def nearest_first(found: Cells) -> Cells:
    """If only one sietch can be attacked, the nearest legion attacks (WFA-SOLO-35, WFA-OPEN-19)."""
    out: Cells = vec[i64]()
    for i in range(0, len(found), 2):
        near: i64 = 1 if ATTACK.has(found[i]) else 0
        out = add(out, found[i], near << LEAD_BITS | found[i + 1] >> 2 & (1 << LEAD_BITS) - 1)
    return out


def legion_attacks(s: State, which: Filter) -> Cells:
    """All possible attacks on a legion, ranked by the priority list (WFA-SOLO-38, WFA-SOLO-39)."""
    found: Cells = vec[i64]()
    for frm in range(N_AREAS):
        if s.t[HOLDER + frm] != HARKONNEN or not which.fits(s, frm):
            continue
        for at in range(N_AREAS):
            if FAR[frm][at] == 1 and is_legion(s, at) and strength(s, frm) > strength(s, at):
                named: i64 = 1 if s.t[NAMED_HERE + at] != 0 else 0
                found = add(found, ATTACK.move(frm, at), strength(s, at) << 1 | named)
    return found


def attacks(s: State, which: Filter) -> Cells:
    """Attacks on a sietch if there are any, otherwise attacks on a legion (WFA-SOLO-34)."""
    found = sietch_attacks(s, which)
    if len(found) == 0:
        return legion_attacks(s, which)
    return nearest_first(found) if is_one_sietch(found) else found


def report_attack(s: State, found: Cells, frm: i64, at: i64) -> None:
    """Emits an event with the list that was used and the line that decided."""
    if is_legion(s, at):
        s.emit(ATTACKS_LEGION, s.seat, frm, at, WHY_LEGION[deciding(found, LEGION_LINES)])
    elif is_one_sietch(found):
        s.emit(ATTACKS_ONE_SIETCH, s.seat, frm, at, WHY_NEAREST[deciding(found, NEAREST_LINES)])
    else:
        s.emit(ATTACKS_SIETCH, s.seat, frm, at, WHY_SIETCH[deciding(found, SIETCH_LINES)])
