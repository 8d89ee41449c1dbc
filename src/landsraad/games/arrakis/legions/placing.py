"""Placing figures on the board.

Deployed figures come from beside the board; placed ones from there or from elsewhere on the board, but never from the
tank (WFA-ACTION-20, WFA-ACTION-21). Each figure is a separate decision and may be left out (WFA-ACTION-07). A leader
goes only where there are units, including those placed with it (WFA-COMP-08). If a tier is not in the supply, a lower
one is used (WFA-COMP-06). Units above the limit are removed at once (WFA-COMP-16).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.legions import is_named, is_unit, officer_figure, tier_of, unit_figure
from landsraad.games.arrakis.legions.limits import push_limit
from landsraad.games.arrakis.legions.sites import OwnSettlement, Site, fits_here, has_site, only_site
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.figures import (
    AREA_CAPACITY,
    bodies,
    leaders,
    limit,
    n_leaders,
    put_leader,
    put_officer,
    put_units,
    settle_holder,
    side_of_leader,
    take_units,
    treasury,
)
from landsraad.games.arrakis.pieces.named_leaders import is_available, lose_leaders
from landsraad.games.arrakis.state.cells import (
    AT,
    ATREIDES,
    BASHAR,
    BRING,
    DONE,
    FIGURE,
    HOLDER,
    LAST_TO,
    LEADER,
    MUAD_DIB,
    MY_SIDE,
    NAIB,
    NAMED,
    NAMED_HERE,
    OFFICERS,
    OFFICERS_LEFT,
    PAUL,
    PAUL_HELD,
    PLACE,
    REGULAR,
    SPECIAL,
    SUPPLY,
    TOKENS_HERE,
    UNITS,
    WILD_MAKER,
)
from landsraad.games.arrakis.state.events import FIGURE_PLACED
from landsraad.kernel.algebra import SKIP, Sequence
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State
from landsraad.kernel.messages import Message

# Which leader may be placed. Otherwise the number of a named one.
NOBODY: Final = -1
ANY_LEADER: Final = -2  # named or not
A_NAIB: Final = -3
A_BASHAR: Final = -4

# `step` of a frame: the area, how many of each tier and whether a leader are still to be placed, and whether leaders
# may have been left alone where units were taken.
TALLY: Final = 8  # first bit of the regular units; each tier has 4 bits
LEADER_BIT: Final[i64] = 1 << 20
STRANDED_BIT: Final[i64] = 1 << 21
NOWHERE: Final = 127  # each figure may go to any site
TO_COME: Final[i64] = 0x1FFF << TALLY


def units_wanted(step: i64, tier: i64) -> i64:
    """How many units of the tier are still to be placed."""
    return step >> (TALLY + 4 * tier) & 15


def tier_charged(s: State, step: i64, side: i64, tier: i64) -> i64:
    """The tier that a unit counts for: its own, or a higher one that has run out; NONE if none is wanted."""
    if units_wanted(step, tier) > 0:
        return tier
    mine = treasury(s, side)
    for above in range(tier + 1, SPECIAL + 1):
        if units_wanted(step, above) > 0 and mine[SUPPLY + above] == 0:
            return above
    return NONE


def is_held_back(s: State, leader: i64) -> bool:
    """Seek Out the Mahdi: Paul is neither placed nor deployed in this turn."""
    return leader in (PAUL, MUAD_DIB) and treasury(s, ATREIDES)[PAUL_HELD] != 0


def may_come(s: State, wanted: i64, leader: i64, side: i64) -> bool:
    """Is this named leader wanted? Paul's name means both of his versions (WFA-LEADER-10)."""
    if leader == WILD_MAKER or side_of_leader(leader) != side or is_held_back(s, leader):
        return False
    return wanted in (ANY_LEADER, leader) or (wanted == PAUL and leader == MUAD_DIB)


def can_exceed(s: State, area: i64, tier: i64) -> bool:
    """In a full area a unit only replaces another: is there a weaker one?"""
    if s.t[TOKENS_HERE + area] > 0:
        return True
    for below in range(tier):
        if s.t[UNITS + below * AREA_CAPACITY + area] > 0:
            return True
    return False


class Muster(Effect):
    """Places the figures one by one: with `NOWHERE` each to any site, otherwise all to one area."""

    asks = True
    optional = True
    decision = "place"

    def __init__(self, site: Site, leader: i64, deploy: bool) -> None:
        super().__init__()
        self.site = site
        self.leader = leader
        self.deploy = deploy

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        area = s.step & NOWHERE
        if area != NOWHERE:
            self.offer_new(s, area, side)
            if not self.deploy:
                self.offer_others(s, area, side)
        else:
            for site in range(N_AREAS):
                if fits_here(s, self.site, site, side):
                    self.offer_new(s, site, side)
        s.offer(DONE.move())

    def offer_new(self, s: State, area: i64, side: i64) -> None:
        """Offers figures from beside the board."""
        mine = treasury(s, side)
        full = bodies(s, area) >= limit(s, side)
        for tier in range(REGULAR, SPECIAL + 1):
            if (mine[SUPPLY + tier] > 0 and tier_charged(s, s.step, side, tier) != NONE
                    and (not full or can_exceed(s, area, tier))):
                s.offer(PLACE.move(unit_figure(side, tier), area))
        if s.step & LEADER_BIT == 0 or bodies(s, area) == 0:
            return
        if self.leader <= ANY_LEADER and mine[OFFICERS_LEFT] > 0:
            s.offer(PLACE.move(officer_figure(side), area))
        for leader in range(n_leaders()):
            if is_available(s, leader) and may_come(s, self.leader, leader, side):
                s.offer(PLACE.move(NAMED + leader, area))

    def offer_others(self, s: State, area: i64, side: i64) -> None:
        """Offers figures from elsewhere on the board."""
        t = s.t
        host = s.step & LEADER_BIT != 0 and bodies(s, area) > 0
        for place in range(N_AREAS):
            if t[HOLDER + place] != side or place == area:
                continue
            for tier in range(REGULAR, SPECIAL + 1):
                if t[UNITS + tier * AREA_CAPACITY + place] > 0 and tier_charged(s, s.step, side, tier) != NONE:
                    s.offer(BRING.move(unit_figure(side, tier), place))
            if host and t[OFFICERS + place] > 0 and self.leader <= ANY_LEADER:
                s.offer(BRING.move(officer_figure(side), place))
            if host and t[NAMED_HERE + place] != 0:
                for leader in range(n_leaders()):
                    if t[NAMED_HERE + place] >> leader & 1 and may_come(s, self.leader, leader, side):
                        s.offer(BRING.move(NAMED + leader, place))

    def play(self, s: State, move: i64) -> None:
        side = s.me[MY_SIDE]
        step = s.step
        if PLACE.has(move):
            step = put_new(s, step, side, PLACE.a(move), PLACE.b(move))
        elif BRING.has(move):
            step = bring(s, step, side, BRING.a(move), BRING.b(move))
        else:
            step &= ~TO_COME
        if step & TO_COME != 0:
            s.again(self, step)
        elif step & STRANDED_BIT != 0:
            lose_stranded(s, side)
        if DONE.has(move):
            return
        to = PLACE.b(move) if PLACE.has(move) else s.step & NOWHERE
        push_limit(s, to)

    def message(self) -> Message:
        return Message("placing-figures", {"where": self.site.message()})


def put_new(s: State, step: i64, side: i64, figure: i64, area: i64) -> i64:
    """Places a figure from beside the board, and returns what is still to be placed."""
    if s.has_listeners:
        s.emit(FIGURE_PLACED, s.seat, figure, area, NONE)
    if is_unit(figure):
        tier = tier_of(figure)
        step -= 1 << (TALLY + 4 * tier_charged(s, step, side, tier))
        treasury(s, side)[SUPPLY + tier] -= 1
        put_units(s, area, side, tier, 1)
        return step
    if is_named(figure):
        put_leader(s, area, figure - NAMED)
    else:
        put_officer(s, area, side)
    return step & ~LEADER_BIT


def bring(s: State, step: i64, side: i64, figure: i64, place: i64) -> i64:
    """Places a figure from elsewhere on the board, and returns what is still to be placed."""
    area = step & NOWHERE
    if s.has_listeners:
        s.emit(FIGURE_PLACED, s.seat, figure, area, place)
    if is_unit(figure):
        tier = tier_of(figure)
        step -= 1 << (TALLY + 4 * tier_charged(s, step, side, tier))
        take_units(s, place, tier, 1)
        put_units(s, area, side, tier, 1)
        if bodies(s, place) == 0 and leaders(s, place) > 0:
            step |= STRANDED_BIT
    else:
        if is_named(figure):
            put_leader(s, area, figure - NAMED)
        else:
            s.t[OFFICERS + place] -= 1
            s.t[OFFICERS + area] += 1
        step &= ~LEADER_BIT
    settle_holder(s, place)
    return step


def lose_stranded(s: State, side: i64) -> None:
    """Removes leaders whose units were all taken away (WFA-COMP-09).

    Checked last, because they may follow.
    """
    for area in range(N_AREAS):
        if s.t[HOLDER + area] == side and bodies(s, area) == 0:
            lose_leaders(s, area, side)


class ChooseSite(Effect):
    """Chooses the one area for all figures, and remembers it for what the legion does next."""

    asks = True
    optional = True
    decision = "place"

    def __init__(self, site: Site, muster: Effect, tally: i64) -> None:
        super().__init__()
        self.site = site
        self.muster = muster
        self.tally = tally

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        for area in range(N_AREAS):
            if fits_here(s, self.site, area, side):
                s.offer(AT.move(area))
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if AT.has(move):
            s.t[LAST_TO] = AT.a(move)
            s.again(self.muster, self.tally | AT.a(move))

    def message(self) -> Message:
        return Message("choose-site", {"where": self.site.message()})


class Place(Effect):
    """Places units of each tier and possibly a leader in one area or, `spread`, in any of the sites.

    A single site is chosen automatically. `LAST_TO` is the area afterwards.
    """

    ordering = ASKS
    optional = True

    def __init__(self, site: Site, units: list[int], leader: i64, deploy: bool, spread: bool) -> None:
        super().__init__()
        if spread and not deploy:
            raise ValueError("figures from elsewhere on the board go to one area")
        self.units = units  # by tier: regular, elite, Fedaykin, Sardaukar
        self.leader = leader
        self.site = site
        self.deploy = deploy
        self.spread = spread
        self.tally: i64 = 0
        for figure in range(len(units)):
            self.tally += units[figure] << (TALLY + 4 * tier_of(figure))
        if leader != NOBODY:
            self.tally |= LEADER_BIT
        self.muster = Muster(site, leader, deploy)
        self.choose = ChooseSite(site, self.muster, self.tally)

    def possible(self, s: State) -> bool:
        return has_site(s, self.site, s.me[MY_SIDE])

    def run(self, s: State) -> None:
        s.t[LAST_TO] = NONE
        if self.spread:
            s.again(self.muster, self.tally | NOWHERE)
            return
        area = only_site(s, self.site, s.me[MY_SIDE])
        if area == NONE:
            s.then(self.choose)
        else:
            s.t[LAST_TO] = area
            s.again(self.muster, self.tally | area)

    def parts_of(self) -> list[Effect]:
        return [self.choose, self.muster]

    def message(self) -> Message:
        return Message("deploy-figures" if self.deploy else "place-figures",
                       {"what": figure_words(self.units, self.leader), "where": self.site.message()})


def figure_words(units: list[int], leader: i64) -> list[Message]:
    """The list of figures: `2 elite units`, `1 leader`."""
    found = [Message("some-units", {"n": n, "figure": FIGURE.names[i]}) for i, n in enumerate(units) if n > 0]
    if leader == ANY_LEADER:
        found.append(Message("any-leader"))
    elif leader in (A_NAIB, A_BASHAR):
        found.append(Message("an-officer", {"figure": FIGURE.names[NAIB if leader == A_NAIB else BASHAR]}))
    elif leader != NOBODY:
        found.append(Message("that-leader", {"leader": LEADER.names[leader]}))
    return found


def place(where: Site, regular: int = 0, elite: int = 0, fedaykin: int = 0, sardaukar: int = 0,
          leader: int = NOBODY) -> Effect:
    """Places figures from beside the board or from elsewhere on it in one area."""
    return Place(where, [regular, elite, fedaykin, sardaukar], leader, deploy=False, spread=False)


class PlaceInEach(Sequence):
    """Places the same units in each of these settlements that still stands."""

    def __init__(self, areas: tuple[str, ...], regular: int, elite: int) -> None:
        self.areas = areas
        self.units = [regular, elite]
        super().__init__([place(OwnSettlement((area,)), regular, elite) for area in areas])

    def message(self) -> Message:
        return Message("place-in-each", {"what": figure_words(self.units, NOBODY), "areas": list(self.areas)})


class PlaceApart(Sequence):
    """Places figures in several different areas, which must be empty before."""

    def __init__(self, n: int, where: Site, regular: int) -> None:
        self.n = n
        self.where = where
        self.units = [regular]
        super().__init__([place(where, regular) for _ in range(n)])

    def message(self) -> Message:
        return Message("place-apart", {"n": self.n, "what": figure_words(self.units, NOBODY),
                                       "where": self.where.message()})


def place_in_each(areas: tuple[str, ...], regular: int = 0, elite: int = 0) -> Effect:
    return PlaceInEach(areas, regular, elite)


def place_apart(n: int, where: Site, regular: int = 1) -> Effect:
    return PlaceApart(n, where, regular)


def deploy(where: Site, regular: int = 0, elite: int = 0, fedaykin: int = 0, sardaukar: int = 0,
           leader: int = NOBODY, spread: bool = True) -> Effect:
    """Deploys figures from beside the board to one area or, `spread`, to several."""
    return Place(where, [regular, elite, fedaykin, sardaukar], leader, deploy=True, spread=spread)
