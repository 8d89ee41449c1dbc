"""Where figures may be placed: settlements, legions, terrain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landsraad.games.arrakis.map.geography import MOUNTAIN, N_AREAS, PLATEAU, is_desert, terrain
from landsraad.games.arrakis.pieces.figures import bodies, has_legion, is_empty, is_free, settlement_side, special_units
from landsraad.games.arrakis.state.cells import (
    ATREIDES,
    HARKONNEN,
    LEADER,
    MUAD_DIB,
    NAMED_HERE,
    PAUL,
    SETTLED,
    SETTLEMENT,
    SIETCHES,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Site:
    """A condition on an area. Every site must also be free for the side (WFA-MAP-09)."""

    def fits(self, s: State, area: i64, side: i64) -> bool:
        raise NotImplementedError(type(self).__name__)

    def message(self) -> Message:
        raise NotImplementedError(type(self).__name__)


class OwnSettlement(Site):
    """An area with a settlement of the side that still stands: any, or one of those named."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        self.names = names
        self.which: i64 = 0  # a bit for each Harkonnen settlement; 0: any
        for name in names:
            self.which |= 1 << SETTLEMENT.find(name)

    def fits(self, s: State, area: i64, side: i64) -> bool:
        if settlement_side(s, area) != side:
            return False
        return self.which == 0 or (side == HARKONNEN and self.which >> (s.t[SETTLED + area] - SIETCHES) & 1 == 1)

    def message(self) -> Message:
        if self.which == 0:
            return Message("at-settlement")
        return Message("at-named-settlement", {"areas": list(self.names)})


class Sietch(Site):
    """An area with a sietch token, hidden or not."""

    def fits(self, s: State, area: i64, side: i64) -> bool:
        return settlement_side(s, area) == ATREIDES

    def message(self) -> Message:
        return Message("at-sietch")


class OwnLegion(Site):
    """An area with an own legion, with a given leader or NONE, and `special` units if set."""

    def __init__(self, leader: i64 = NONE, special: bool = False) -> None:
        self.leader = leader
        self.special = special

    def fits(self, s: State, area: i64, side: i64) -> bool:
        if not has_legion(s, area, side) or bodies(s, area) == 0:
            return False
        if self.special and special_units(s, area) == 0:
            return False
        return self.leader == NONE or stands_here(s, self.leader, area)

    def message(self) -> Message:
        if self.leader != NONE:
            return Message("at-legion-with", {"leader": LEADER.names[self.leader]})
        return Message("at-sardaukar" if self.special else "at-legion")


class EmptyDesert(Site):
    """A desert area without any figure or token (WFA-MAP-10). Deep desert counts as desert."""

    def fits(self, s: State, area: i64, side: i64) -> bool:
        return is_desert(s, area) and is_empty(s, area)

    def message(self) -> Message:
        return Message("at-empty-desert")


class FreeLand(Site):
    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def fits(self, s: State, area: i64, side: i64) -> bool:
        return terrain(s, area) == self.kind

    def message(self) -> Message:
        return Message("at-free-mountain" if self.kind == MOUNTAIN else "at-free-plateau")


def stands_here(s: State, leader: i64, area: i64) -> bool:
    """Is the leader here? Paul's name means both of his versions (WFA-LEADER-10)."""
    here = s.t[NAMED_HERE + area]
    if leader == PAUL:
        return (here >> PAUL | here >> MUAD_DIB) & 1 == 1
    return here >> leader & 1 == 1


def fits_here(s: State, site: Site, area: i64, side: i64) -> bool:
    return is_free(s, area, side) and site.fits(s, area, side)


def only_site(s: State, site: Site, side: i64) -> i64:
    """The only area that fits; NONE if there are none or several."""
    found: i64 = NONE
    for area in range(N_AREAS):
        if fits_here(s, site, area, side):
            if found != NONE:
                return NONE
            found = area
    return found


def has_site(s: State, site: Site, side: i64) -> bool:
    for area in range(N_AREAS):
        if fits_here(s, site, area, side):
            return True
    return False


VILLAGES: Final = ("arsunt", "hagga_basin", "imperial_basin", "north_pole")
ANY_SETTLEMENT: Final = OwnSettlement()
SIETCH_AREA: Final = Sietch()
ANY_LEGION: Final = OwnLegion()
SARDAUKAR_LEGION: Final = OwnLegion(special=True)
EMPTY_DESERT: Final = EmptyDesert()
FREE_MOUNTAIN: Final = FreeLand(MOUNTAIN)
FREE_PLATEAU: Final = FreeLand(PLATEAU)
