"""Whether the Mahdi automa can resolve a planning card (WFA-SOLO-48 to 53).

It must be able to resolve every part in full. This is checked before the card is played, so later parts are judged as
far as possible: figures that will join a legion count, and so do the areas a legion may reach.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.cards.effects.disruption import LoseDie
from landsraad.games.arrakis.decks.planning import OpponentDiscards
from landsraad.games.arrakis.legions.placing import Place
from landsraad.games.arrakis.legions.sites import has_site
from landsraad.games.arrakis.legions.swaps import Swap
from landsraad.games.arrakis.mahdi.deployment import units_to_come
from landsraad.games.arrakis.mahdi.house_action import can_place, can_swap, more_strength, sites_of
from landsraad.games.arrakis.mahdi.military_actions import can_order
from landsraad.games.arrakis.mahdi.movement import carried, from_area, is_first, to_area
from landsraad.games.arrakis.mahdi.nearest_target import candidates, is_near_part
from landsraad.games.arrakis.mahdi.orders import PARTS, may_be_skipped
from landsraad.games.arrakis.mahdi.paths import aims, could_march, moves_to
from landsraad.games.arrakis.mahdi.priorities import best_score
from landsraad.games.arrakis.mahdi.vehicles import all_places, free_zones
from landsraad.games.arrakis.movement.forced_march import CarryTroops
from landsraad.games.arrakis.movement.moving import AT_AREA, LAST_MOVED, SETTLEMENT_LEGION
from landsraad.games.arrakis.pieces.leader_entries import Enter
from landsraad.games.arrakis.pieces.shared_sides import cards_of
from landsraad.games.arrakis.pieces.vehicles import PlaceVehicles, vehicles_left
from landsraad.games.arrakis.rounds.orders import Order
from landsraad.games.arrakis.solo_pieces.recruits import units_left
from landsraad.games.arrakis.state.cells import AT, ATREIDES, HARKONNEN, HARVESTER, ORNITHOPTER
from landsraad.games.arrakis.worms.sign_clearing import DiscardSigns
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.engine import Effect, State

CARRYALL_ZONES: Final = 5  # there are always that many air zones without a carryall


def can_resolve(s: State, source: i64, first: i64, last: i64) -> bool:
    """Can all parts of a case of the card be resolved, from the first index to before the last?"""
    parts = PARTS[source]
    needed: i64 = 0
    apart: i64 = 0
    before: Effect = NOTHING
    for i in range(first, last):
        part = parts[i]
        after = parts[i + 1] if i + 1 < last else NOTHING
        if isinstance(part, Place):
            needed += units_to_come(part.tally)
            if isinstance(after, Place) and after.site is part.site:
                apart += 1  # each in a different area
                if len(sites_of(s, part, NOTHING)) // 2 < apart + 1:
                    return False
        if not can_do(s, part, before, after):
            return False
        before = part
    return needed <= units_left(s)


def can_do(s: State, part: Effect, before: Effect, after: Effect) -> bool:
    if isinstance(part, Place):
        if may_be_skipped(part) and not has_site(s, part.site, HARKONNEN):
            return True  # "each of them that still stands" may be none
        return can_place(s, part, after)
    if isinstance(part, Order):
        # Conditions on the legion of an earlier part were checked with that part.
        return follows(part, before) or can_order(s, part, before) or marches_after(s, part, before)
    if isinstance(part, PlaceVehicles):
        return can_place_vehicles(s, part.kind, part.n)
    if isinstance(part, Swap):
        return can_swap(s, part, part.n)
    if is_near_part(part):
        if isinstance(before, Order):
            return has_near_after(s, part, before)
        return len(candidates(s, part)) // 2 >= (part.n if isinstance(part, DiscardSigns) else 1)
    if isinstance(part, CarryTroops):
        choices = aims(s, SETTLEMENT_LEGION)
        return len(choices) > 0 and len(carried(s, AT.a(choices[0]))) > 0
    if isinstance(part, (Enter, LoseDie)):
        return part.possible(s)
    if isinstance(part, OpponentDiscards):
        return cards_of(s, ATREIDES) >= part.n
    return True


def follows(order: Order, before: Effect) -> bool:
    """Is it an order to the legion that the previous part placed or moved?"""
    return isinstance(before, (Place, Order)) and order.which.where in (LAST_MOVED, AT_AREA)


def has_near_after(s: State, part: Effect, order: Order) -> bool:
    """Is a target near enough after the legion has moved as ordered?

    Among equal legions and paths one is enough, because the player chooses.
    """
    choices = aims(s, order.which)
    best = best_score(choices)
    for i in range(0, len(choices), 2):
        if choices[i + 1] < best:
            continue
        found = moves_to(s, AT.a(choices[i]), order.which)
        for j in range(0, len(found), 2):
            if is_first(found, j) and len(candidates(s, part, from_area(found[j]), to_area(found[j]))) > 0:
                return True
    return False


def marches_after(s: State, order: Order, before: Effect) -> bool:
    """Is the only legion that can move the one that the previous part's figures create or strengthen?"""
    if not isinstance(before, Place) or order.moves != 1:
        return False
    sites = sites_of(s, before, NOTHING)
    best = best_score(sites)
    for i in range(0, len(sites), 2):
        if sites[i + 1] == best and could_march(s, order.which, AT.a(sites[i]), more_strength(before)):
            return True
    return False


def can_place_vehicles(s: State, kind: i64, n: i64) -> bool:
    if vehicles_left(s, kind) < n:
        return False
    if kind == HARVESTER:
        return all_places(s) >= n
    return free_zones(s) >= n if kind == ORNITHOPTER else n <= CARRYALL_ZONES
