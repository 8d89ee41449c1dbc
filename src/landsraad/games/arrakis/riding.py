"""Sandriding: an Atreides legion crosses areas with wormsigns and sandworms in one go (WFA-SANDRIDE-*)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.arrakis.board import NEIGHBOURS, touches
from landsraad.games.arrakis.cells import ATREIDES, HARKONNEN, HOLDER, SIGNS, WORMS
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State


def is_mount(s: State, area: i64) -> bool:
    """An area to ride across: a wormsign or a sandworm, and no enemy legion (WFA-SANDRIDE-04)."""
    t = s.t
    return (t[SIGNS + area] > 0 or t[WORMS + area] != NONE) and t[HOLDER + area] != HARKONNEN


def is_in(found: Cells, area: i64) -> bool:
    for i in range(len(found)):
        if found[i] == area:
            return True
    return False


def chain_from(s: State, frm: i64, but: i64 = NONE, nor: i64 = NONE) -> Cells:
    """All areas a ride from there can cross, nearest first, without those two: where it ends, say."""
    chain: Cells = vec[i64]()
    near = NEIGHBOURS[frm]
    for i in range(len(near)):
        if near[i] != but and near[i] != nor and is_mount(s, near[i]):
            chain = append(chain, near[i])
    done: i64 = 0
    while done < len(chain):
        near = NEIGHBOURS[chain[done]]
        for i in range(len(near)):
            area = near[i]
            if area in (frm, but, nor):
                continue
            if is_mount(s, area) and not is_in(chain, area):
                chain = append(chain, area)
        done += 1
    return chain


def ride_reach(s: State, frm: i64) -> Cells:
    """Where a ride from there can end, but for areas a legion reaches on foot: next to an area of the chain, without a
    sandworm (WFA-SANDRIDE-03). Whether it may end there by a move or by an attack is for the caller to say."""
    ends: Cells = vec[i64]()
    chain = chain_from(s, frm)
    for j in range(len(chain)):
        near = NEIGHBOURS[chain[j]]
        for i in range(len(near)):
            area = near[i]
            if area != frm and s.t[WORMS + area] == NONE and not touches(frm, area) and not is_in(ends, area):
                ends = append(ends, area)
    return ends


def can_ride(s: State, side: i64, frm: i64) -> bool:
    """Does it start next to a wormsign or a sandworm (WFA-SANDRIDE-01)?"""
    if side != ATREIDES:
        return False
    near = NEIGHBOURS[frm]
    for i in range(len(near)):
        if is_mount(s, near[i]):
            return True
    return False


def ride_span(s: State, frm: i64, to: i64) -> i64:
    """How many areas a ride from one to the other can cross: 0 or 1, and 2 for two and more."""
    chain = chain_from(s, frm, to)
    span: i64 = 0
    for j in range(len(chain)):
        last = chain[j]
        if not touches(last, to):
            continue
        if not touches(frm, last) or is_beside(chain_from(s, frm, to, last), last):
            return 2
        span = 1
    return span


def is_beside(areas: Cells, area: i64) -> bool:
    for i in range(len(areas)):
        if touches(areas[i], area):
            return True
    return False
