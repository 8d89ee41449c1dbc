"""Where legions of the Mahdi automa move: their aim, who moves, and on which path (WFA-SOLO-56 to 62)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.legions.settlements import rank_at
from landsraad.games.arrakis.legions.solo_strength import (
    FAR,
    FAR_AWAY,
    SIETCH_COUNT,
    moving_strength,
    room_at,
    strength,
    target_area,
    to_sietch,
    ways_to,
)
from landsraad.games.arrakis.mahdi.attack import can_fly, can_strike_from
from landsraad.games.arrakis.mahdi.priorities import add, best_score
from landsraad.games.arrakis.map.geography import BORDERS, MINOR_ERG, MOUNTAIN, N_AREAS, terrain
from landsraad.games.arrakis.movement.moving import ANY_LEGION, Filter
from landsraad.games.arrakis.pieces.figures import is_free
from landsraad.games.arrakis.state.cells import AIM, AT, FLY, HARKONNEN, HOLDER, MARCH, SIETCH_AT, SIGNS, TARGET_CARD
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

STRENGTH_BITS: Final = 13
# Nearest, strongest, shortest path, with another legion, near a sietch, terrain.
MOVE_LINES: Final = [6, STRENGTH_BITS, 6, 1, 6, 2]
AIM_LINES: Final = [6, 2]
LAST_BITS: Final = 8  # bits of the last two lines together


# ------------------------------------------------------------------ the aim


def is_within_power(s: State, which: Filter, at: i64, more: i64 = 0, only: i64 = NONE) -> bool:
    """Is any legion that may move stronger than the defenders of that sietch (WFA-SOLO-57)?

    With `only`: is that legion, together with what would join it?
    """
    for frm in range(N_AREAS):
        if s.t[HOLDER + frm] != HARKONNEN or only not in (NONE, frm):
            continue
        if (frm == only or which.fits_moving(s, frm)) and moving_strength(s, frm) + more > strength(s, at):
            return True
    return False


def is_aim(s: State, at: i64) -> bool:
    """Is there still a sietch?"""
    for sietch in range(SIETCH_COUNT):
        if s.t[SIETCH_AT + sietch] == at:
            return True
    return False


def aims(s: State, which: Filter, more: i64 = 0, only: i64 = NONE) -> Cells:
    """The target sietch if any legion is strong enough for it; otherwise a temporary aim (WFA-SOLO-58).

    That is the nearest sietch to it, then the one of the highest rank. An aim chosen earlier in this turn stays.
    """
    found: Cells = vec[i64]()
    target = target_area(s)
    for at in (s.t[AIM], target):
        if at != NONE and is_aim(s, at) and is_within_power(s, which, at, more, only):
            return add(found, AT.move(at), 0)
    for sietch in range(SIETCH_COUNT):
        at = s.t[SIETCH_AT + sietch]
        if at != NONE and sietch != s.t[TARGET_CARD] and is_within_power(s, which, at, more, only):
            near: i64 = 0 if target == NONE else FAR_AWAY - FAR[at][target]
            found = add(found, AT.move(at), near << 2 | rank_at(s, at))
    return found


# ------------------------------------------------------------------ moves


def terrain_rank(s: State, area: i64) -> i64:
    """Mountains before plateaus and minor ergs, then desert, and wormsigns last."""
    if s.t[SIGNS + area] > 0:
        return 0
    kind = terrain(s, area)
    return 3 if kind == MOUNTAIN else 2 if kind <= MINOR_ERG else 1


def can_end(s: State, to: i64) -> bool:
    """Is the area free, with space for at least one unit?"""
    return is_free(s, to, HARKONNEN) and room_at(s, to) > 0


def joins(s: State, to: i64) -> i64:
    return 1 if s.t[HOLDER + to] == HARKONNEN else 0


def moves_to(s: State, aim: i64, which: Filter, on_foot: bool = False) -> Cells:
    """All possible moves, ranked by the list.

    A legion next to the aim only moves to join another one there.
    """
    found: Cells = vec[i64]()
    ways = ways_to(s, aim)
    guard = strength(s, aim)
    for frm in range(N_AREAS):
        if s.t[HOLDER + frm] != HARKONNEN or not which.fits_moving(s, frm):
            continue
        if FAR[frm][aim] == 1:
            found = add_mergers(s, found, frm, aim)
        elif moving_strength(s, frm) > guard:
            found = add_moves(s, found, frm, ways, on_foot)
    return found


def add_moves(s: State, found: Cells, frm: i64, ways: Cells, on_foot: bool) -> Cells:
    """Adds moves; by ornithopter only if that comes nearer than walking."""
    nearest: i64 = FAR_AWAY
    near = BORDERS[frm]
    for i in range(len(near)):
        if ways[near[i]] < ways[frm] and can_end(s, near[i]) and ways[near[i]] < nearest:
            nearest = ways[near[i]]
    walked = nearest
    if not on_foot and can_fly(s, frm):
        for to in range(N_AREAS):
            if FAR[frm][to] == 2 and 0 < ways[to] < nearest and can_end(s, to):
                nearest = ways[to]
    if nearest == FAR_AWAY:
        return found
    distance = ways[frm] if ways[frm] != FAR_AWAY else nearest + 2
    before = (FAR_AWAY - distance) << STRENGTH_BITS | moving_strength(s, frm)
    for to in range(N_AREAS):
        if ways[to] != nearest or FAR[frm][to] != (1 if nearest == walked else 2) or not can_end(s, to):
            continue
        score = (before << 6 | FAR_AWAY - nearest) << 1 | joins(s, to)
        score = (score << 6 | FAR_AWAY - to_sietch(s, to)) << 2 | terrain_rank(s, to)
        found = add(found, MARCH.move(frm, to) if nearest == walked else FLY.move(frm, to), score)
    return found


def add_mergers(s: State, found: Cells, frm: i64, aim: i64) -> Cells:
    """Adds moves into the strongest legion adjacent to both aim and legion, if not weaker (WFA-SOLO-62)."""
    mine = strength(s, frm)
    before = (FAR_AWAY - 1) << STRENGTH_BITS | moving_strength(s, frm)
    near = BORDERS[frm]
    for i in range(len(near)):
        to = near[i]
        if s.t[HOLDER + to] == HARKONNEN and FAR[to][aim] == 1 and strength(s, to) >= mine and can_end(s, to):
            score = (before << 6 | FAR_AWAY) << 1 | 1
            found = add(found, MARCH.move(frm, to), score << LAST_BITS | min(strength(s, to) >> 5, 255))
    return found


def is_merger(s: State, frm: i64, to: i64, aim: i64) -> bool:
    return FAR[frm][aim] == 1 and FAR[to][aim] == 1


def movers(s: State, which: Filter) -> i64:
    """How many legions could move by these rules, for a card that requires it."""
    choices = aims(s, which)
    if len(choices) == 0:
        return 0
    found = moves_to(s, AT.a(choices[0]), which)
    n: i64 = 0
    last: i64 = NONE
    for i in range(0, len(found), 2):
        frm = MARCH.a(found[i]) if MARCH.has(found[i]) else FLY.a(found[i])
        if frm != last:
            n += 1
            last = frm
    return n


def could_march(s: State, which: Filter, frm: i64, more: i64) -> bool:
    """Could a legion move from there if that strength joined it, or stood there alone?

    As in `aims`, the target sietch comes before the others.
    """
    power = (strength(s, frm) if s.t[HOLDER + frm] == HARKONNEN else 0) + more
    target = target_area(s)
    if target != NONE and (power > strength(s, target) or is_within_power(s, which, target)):
        return power > strength(s, target) and FAR[frm][target] > 1
    for sietch in range(SIETCH_COUNT):
        at = s.t[SIETCH_AT + sietch]
        if at != NONE and power > strength(s, at) and FAR[frm][at] > 1:
            return True
    return False


def could_strike(s: State, frm: i64, more: i64) -> bool:
    """Could the legion move if that strength joined it, and then attack? Among equal paths one is enough."""
    choices = aims(s, ANY_LEGION, more, frm)
    for i in range(0, len(choices), 2):
        aim = AT.a(choices[i])
        if choices[i + 1] < best_score(choices) or FAR[frm][aim] == 1:
            continue
        found = add_moves(s, vec[i64](), frm, ways_to(s, aim), False)
        for j in range(0, len(found), 2):
            to = MARCH.b(found[j]) if MARCH.has(found[j]) else FLY.b(found[j])
            power = strength(s, frm) + more + (strength(s, to) if s.t[HOLDER + to] == HARKONNEN else 0)
            if found[j + 1] == best_score(found) and can_strike_from(s, to, power, FLY.has(found[j])):
                return True
    return False
