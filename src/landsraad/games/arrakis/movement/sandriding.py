"""Sandriding: an Atreides legion crosses several wormsigns and sandworms in one move (WFA-SANDRIDE-*)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import NEIGHBOURS, touches
from landsraad.games.arrakis.state.cells import ATREIDES, HARKONNEN, HOLDER, SIGNS, WORMS
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State


def is_mount(s: State, area: i64) -> bool:
    """Can a ride cross the area: a wormsign or a sandworm, and no enemy legion (WFA-SANDRIDE-04)?"""
    t = s.t
    return (t[SIGNS + area] > 0 or t[WORMS + area] != NONE) and t[HOLDER + area] != HARKONNEN


def is_in(found: Cells, area: i64) -> bool:
    for one in found:
        if one == area:
            return True
    return False


def chain_from(s: State, frm: i64, but: i64 = NONE, nor: i64 = NONE) -> Cells:
    """All areas that a ride can cross, nearest first, without the two given ones, such as its end."""
    chain: Cells = vec[i64]()
    for near in NEIGHBOURS[frm]:
        if near != but and near != nor and is_mount(s, near):
            chain = append(chain, near)
    done: i64 = 0
    while done < len(chain):
        for near in NEIGHBOURS[chain[done]]:
            if near not in (frm, but, nor) and is_mount(s, near) and not is_in(chain, near):
                chain = append(chain, near)
        done += 1
    return chain


def ride_reach(s: State, frm: i64) -> Cells:
    """Where a ride can end, except for areas within reach on foot.

    That is next to an area of the chain, without a sandworm (WFA-SANDRIDE-03). The caller checks whether it may end
    there by a move or by an attack.
    """
    ends: Cells = vec[i64]()
    for mount in chain_from(s, frm):
        for near in NEIGHBOURS[mount]:
            if near != frm and s.t[WORMS + near] == NONE and not touches(frm, near) and not is_in(ends, near):
                ends = append(ends, near)
    return ends


def can_ride(s: State, side: i64, frm: i64) -> bool:
    """Is it next to a wormsign or a sandworm (WFA-SANDRIDE-01)?"""
    if side != ATREIDES:
        return False
    for near in NEIGHBOURS[frm]:
        if is_mount(s, near):
            return True
    return False


def ride_span(s: State, frm: i64, to: i64) -> i64:
    """The most areas that a ride between two areas can cross: 0, 1, or 2 for more."""
    chain = chain_from(s, frm, to)
    span: i64 = 0
    for last in chain:
        if not touches(last, to):
            continue
        if not touches(frm, last) or is_beside(chain_from(s, frm, to, last), last):
            return 2
        span = 1
    return span


def is_beside(areas: Cells, area: i64) -> bool:
    for one in areas:
        if touches(one, area):
            return True
    return False
