"""Carryalls of the solo game: harvesters in deep desert are saved before all others (WFA-SOLO-24)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import DEEP_DESERT, is_linked, terrain, zones
from landsraad.games.arrakis.state.cells import AIR_FORCE, APPEARED, CARRYALL, HARVESTERS, ZONE
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def offer_rescue(s: State, area: i64) -> None:
    """Uses a carryall, unless a harvester in deep desert will need it.

    Worms that have appeared but not acted yet are known. Among several suitable carryalls the player chooses.
    """
    most = deep_rescues(s, 0, 0)
    deep = terrain(s, area) == DEEP_DESERT
    best: i64 = NONE
    for zone in range(zones()):
        if s.t[AIR_FORCE + zone] == CARRYALL and is_linked(zone, area):
            left = deep_rescues(s, 0, 1 << zone)
            if left > best and (deep or left == most):
                best = left
    for zone in range(zones()):
        if (best != NONE and s.t[AIR_FORCE + zone] == CARRYALL and is_linked(zone, area)
                and deep_rescues(s, 0, 1 << zone) == best):
            s.offer(ZONE.move(zone))
    if s.count == 0:
        s.offer(SKIP.move())


def deep_rescues(s: State, first: i64, used: i64) -> i64:
    """How many harvesters in deep desert the unused carryalls could still save, from that worm on."""
    best: i64 = 0
    for i in range(first, APPEARED.size(s.t)):
        area = APPEARED.card(s.t, i)
        if s.t[HARVESTERS + area] == 0 or terrain(s, area) != DEEP_DESERT:
            continue
        for zone in range(zones()):
            if s.t[AIR_FORCE + zone] == CARRYALL and not used >> zone & 1 and is_linked(zone, area):
                n = 1 + deep_rescues(s, i + 1, used | 1 << zone)
                if n > best:
                    best = n
    return best
