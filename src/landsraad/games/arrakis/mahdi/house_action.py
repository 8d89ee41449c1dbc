"""Where the Mahdi automa places and replaces units, by the House action's list (WFA-SOLO-49, 52, 54)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.arrakis.legions.deployment_tokens import reveal_tokens
from landsraad.games.arrakis.legions.legions import tier_of, unit_figure
from landsraad.games.arrakis.legions.placing import A_BASHAR, ANY_LEADER, NOBODY, Place
from landsraad.games.arrakis.legions.sites import EmptyDesert, FreeLand, fits_here
from landsraad.games.arrakis.legions.solo_strength import FAR_AWAY, pack, room_at, to_sietch, to_target
from landsraad.games.arrakis.legions.swaps import Swap
from landsraad.games.arrakis.mahdi.attack import can_attack_any_legion, can_attack_any_sietch
from landsraad.games.arrakis.mahdi.deployment import (
    MAHDI_LEADER,
    any_leader_left,
    put_some,
    send_bashar,
    send_leader,
    units_to_come,
)
from landsraad.games.arrakis.mahdi.orders import PART_BITS, PART_MASK, next_part, part_of
from landsraad.games.arrakis.mahdi.paths import aims, could_strike
from landsraad.games.arrakis.mahdi.priorities import ByList, add, deciding
from landsraad.games.arrakis.mahdi.vehicles import push_vehicles
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.movement.moving import AT_AREA, LAST_MOVED
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, bodies, dismiss, put_units, take_units, treasury
from landsraad.games.arrakis.pieces.named_leaders import can_be_placed
from landsraad.games.arrakis.rounds.orders import Order
from landsraad.games.arrakis.solo_pieces.events import CHOSEN_HOUSE, CHOSEN_NEAR, WHY_HOUSE, WHY_NEAR
from landsraad.games.arrakis.solo_pieces.recruits import units_left
from landsraad.games.arrakis.state.cells import (
    AT,
    HARKONNEN,
    HARVESTER,
    HOLDER,
    LAST_TO,
    MY_SIDE,
    OFFICERS_LEFT,
    ORNITHOPTER,
    SPECIAL,
    SUPPLY,
    TOKENS_HERE,
    UNITS,
    UPGRADE,
)
from landsraad.games.arrakis.state.events import UNIT_REPLACED
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled

HOUSE_LINES: Final = [6, 1, 6]
NEAR_LINES: Final = [6]


def house_score(s: State, area: i64) -> i64:
    """Nearest to a sietch, then able to attack one, then nearest to the target."""
    strong: i64 = 1 if s.t[HOLDER + area] == HARKONNEN and can_attack_any_sietch(s, area) else 0
    return ((FAR_AWAY - to_sietch(s, area)) << 1 | strong) << 6 | FAR_AWAY - to_target(s, area)


# ------------------------------------------------------------------ replacing units


def better_tier(s: State, was: i64, now: i64) -> i64:
    """The tier of the new unit, stronger if the wanted one has run out (WFA-SOLO-46); NONE if not better."""
    mine = treasury(s, HARKONNEN)
    for tier in range(now, SPECIAL + 1):
        if mine[SUPPLY + tier] > 0:
            return tier
    for tier in range(now - 1, was, -1):
        if mine[SUPPLY + tier] > 0:
            return tier
    return NONE


def replaceable(s: State, area: i64, was: i64) -> bool:
    """Is there such a unit, or a token that may hide one (WFA-SOLO-72)?"""
    return s.t[HOLDER + area] == HARKONNEN and (s.t[UNITS + was * AREA_CAPACITY + area] > 0
                                                or s.t[TOKENS_HERE + area] > 0)


def count_replaceable(s: State, was: i64) -> i64:
    """The number of such units that are revealed."""
    n: i64 = 0
    for area in range(N_AREAS):
        if s.t[HOLDER + area] == HARKONNEN:
            n += s.t[UNITS + was * AREA_CAPACITY + area]
    return n


def first_to_swap(s: State, was: i64) -> Cells:
    """The areas in which a revealed unit is replaced first."""
    first: Cells = vec[i64]()
    best: i64 = NONE
    for area in range(N_AREAS):
        if s.t[HOLDER + area] == HARKONNEN and s.t[UNITS + was * AREA_CAPACITY + area] > 0:
            score = house_score(s, area)
            if score > best:
                best = score
                first = vec[i64]()
            if score == best:
                first = append(first, area)
    return first


def can_swap(s: State, swap: Swap, n: i64) -> bool:
    """Can that many be replaced?"""
    was = tier_of(swap.was)
    better: i64 = 0
    for tier in range(was + 1, SPECIAL + 1):
        better += s.me[SUPPLY + tier]
    return better >= n and count_replaceable(s, was) >= n


class MahdiSwap(ByList):
    """Replaces one unit after the other. `step`: the part, and above it the number done.

    Tokens are revealed if no unit of the kind is visible.
    """

    decision = "place"

    def rank(self, s: State) -> Cells:
        found: Cells = vec[i64]()
        was = tier_of(self.swap(s).was)
        if better_tier(s, was, tier_of(self.swap(s).now)) != NONE:
            for area in range(N_AREAS):
                if replaceable(s, area, was):
                    found = add(found, UPGRADE.move(area), house_score(s, area))
        return found

    def swap(self, s: State) -> Swap:
        part = part_of(s)
        if not isinstance(part, Swap):
            raise ValueError("this part of the card replaces nothing")
        return part

    def play(self, s: State, move: i64) -> None:
        area = UPGRADE.a(move)
        swap = self.swap(s)
        was = tier_of(swap.was)
        if s.has_listeners:
            s.emit(CHOSEN_HOUSE, s.seat, area, WHY_HOUSE[self.because(s)])
        if s.t[UNITS + was * AREA_CAPACITY + area] == 0:
            s.again(self, s.step)
            reveal_tokens(s, area)
            return
        tier = better_tier(s, was, tier_of(swap.now))
        side = s.me[MY_SIDE]
        take_units(s, area, was, 1)
        dismiss(s, side, was, 1)
        treasury(s, side)[SUPPLY + tier] -= 1
        put_units(s, area, side, tier, 1)
        if s.has_listeners:
            s.emit(UNIT_REPLACED, s.seat, area, unit_figure(side, was), unit_figure(side, tier))
        if (s.step >> PART_BITS) + 1 < swap.n:
            s.again(self, s.step + (1 << PART_BITS))


class MahdiHouse(Effect):
    """The House action of a die: replaces units, then places vehicles (WFA-SOLO-54, WFA-SOLO-55)."""

    def run(self, s: State) -> None:
        s.then(HOUSE_VEHICLES)
        s.again(MAHDI_SWAP, 0)


class HouseVehicles(Effect):
    """Places a harvester and an ornithopter."""

    def run(self, s: State) -> None:
        push_vehicles(s, ORNITHOPTER, 1)
        push_vehicles(s, HARVESTER, 1)


# ------------------------------------------------------------------ placing figures


def more_strength(place: Place) -> i64:
    """The strength that the figures of a card add to the legion they join."""
    points: i64 = 0
    figures: i64 = 0
    for figure in range(len(place.units)):
        points += place.units[figure]
        figures += place.units[figure] * (2 + tier_of(figure))
    if place.leader != NOBODY:
        points += 1
        figures += 1 if place.leader in (A_BASHAR, ANY_LEADER) else 2
    return pack(points, figures)


def has_place_leader(s: State, leader: i64) -> bool:
    """Is the leader there that the card wants?"""
    if leader == NOBODY:
        return True
    if leader == ANY_LEADER:
        return any_leader_left(s)
    if leader == A_BASHAR:
        return treasury(s, HARKONNEN)[OFFICERS_LEFT] > 0
    return can_be_placed(s, leader)


def fits_place(s: State, place: Place, after: Effect, area: i64) -> bool:
    """Does everything fit, and can the legion there do what the card orders next (WFA-SOLO-53)?"""
    n = units_to_come(place.tally)
    if not fits_here(s, place.site, area, HARKONNEN) or room_at(s, area) < n or (n == 0 and bodies(s, area) == 0):
        return False
    if not isinstance(after, Order) or after.which.where not in (LAST_MOVED, AT_AREA):
        return True
    more = more_strength(place)
    if not after.attack:  # it moves in order to attack afterwards
        return can_attack_any_sietch(s, area, more) or could_strike(s, area, more)
    if after.attack and (can_attack_any_sietch(s, area, more) or can_attack_any_legion(s, area, more)):
        return True
    return after.moves > 0 and (bodies(s, area) == 0 or len(aims(s, after.which, more, area)) > 0)


def sites_of(s: State, place: Place, after: Effect) -> Cells:
    """All possible areas, by the House action's list; empty ones by distance to the target (WFA-SOLO-52)."""
    found: Cells = vec[i64]()
    near = isinstance(place.site, (EmptyDesert, FreeLand))
    for area in range(N_AREAS):
        if fits_place(s, place, after, area):
            found = add(found, AT.move(area), FAR_AWAY - to_target(s, area) if near else house_score(s, area))
    return found


def can_place(s: State, place: Place, after: Effect) -> bool:
    return (units_left(s) >= units_to_come(place.tally) and has_place_leader(s, place.leader)
            and len(sites_of(s, place, after)) > 0)


class MahdiPlace(ByList):
    """Chooses the area for the figures of a card's part, whose index is `step`."""

    decision = "place"

    def place(self, s: State) -> Place:
        part = part_of(s)
        if not isinstance(part, Place):
            raise ValueError("this part of the card places nothing")
        return part

    def rank(self, s: State) -> Cells:
        return sites_of(s, self.place(s), next_part(s, s.step & PART_MASK))

    def play(self, s: State, move: i64) -> None:
        area = AT.a(move)
        place = self.place(s)
        if s.has_listeners:
            found = self.rank(s)
            if isinstance(place.site, (EmptyDesert, FreeLand)):
                s.emit(CHOSEN_NEAR, s.seat, area, WHY_NEAR[deciding(found, NEAR_LINES)])
            else:
                s.emit(CHOSEN_HOUSE, s.seat, area, WHY_HOUSE[deciding(found, HOUSE_LINES)])
        s.t[LAST_TO] = area
        put_some(s, area, place.tally)
        if place.leader == ANY_LEADER:
            s.again(MAHDI_LEADER, area)
        elif place.leader == A_BASHAR:
            send_bashar(s, area)
        elif place.leader != NOBODY:
            send_leader(s, area, place.leader)


MAHDI_SWAP: Final = labelled("arrakis:MahdiSwap", MahdiSwap(HOUSE_LINES))
MAHDI_PLACE: Final = labelled("arrakis:MahdiPlace", MahdiPlace(HOUSE_LINES))
HOUSE_VEHICLES: Final = labelled("arrakis:HouseVehicles", HouseVehicles())
MAHDI_HOUSE: Final = labelled("arrakis:MahdiHouse", MahdiHouse())
