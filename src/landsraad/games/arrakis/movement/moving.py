"""Which legions an order applies to, and moving them whole or split (WFA-MOVE-*).

A move is a series of small decisions: `move` or `fly` with two areas, `leave` for each figure that stays, `go`. Every
offered move can be completed: something moves, and no leader moves or stays alone (WFA-MOVE-05).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.landing import capture_on_arrival
from landsraad.games.arrakis.legions.legions import (
    MOVES_CAPACITY,
    forget_arrivals,
    free_bodies,
    free_named,
    free_officers,
    free_units,
    is_free_token,
    march,
    officer_figure,
    unit_figure,
)
from landsraad.games.arrakis.legions.limits import push_limit
from landsraad.games.arrakis.map.geography import N_AREAS, NEIGHBOURS, is_desert
from landsraad.games.arrakis.movement.arrival import meet_sign
from landsraad.games.arrakis.movement.sandriding import can_ride, ride_reach, ride_span
from landsraad.games.arrakis.movement.transport import FLIGHTS, has_flight
from landsraad.games.arrakis.pieces.figures import (
    bit_count,
    bodies,
    deciding_seat,
    is_free,
    leaders,
    settlement_side,
    special_units,
    treasury,
)
from landsraad.games.arrakis.state.cells import (
    AREA,
    ARRIVED_AT,
    ATREIDES,
    COUNTERS,
    FLY,
    GO,
    HOLDER,
    LAST_TO,
    LEADER,
    LEAVE,
    MARCH,
    MARCH_FROM,
    MARCH_TO,
    MUAD_DIB,
    N_COUNTERS,
    N_LEADERS,
    NAMED,
    NAMED_HERE,
    PAUL,
    PAUL_HELD,
    PAUL_RODE,
    STAYING,
    TOKENS_HERE,
)
from landsraad.games.arrakis.state.events import LEGION_MOVED
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

# What the legion must have, and take along when it is split.
ANYONE: Final = 0
A_LEADER: Final = 1
A_SPECIAL_UNIT: Final = 2
ONE_OF: Final = 3  # one of several named leaders
# Where it must be.
ANYWHERE: Final = 0
IN_DESERT: Final = 1
AT_AREA: Final = 2
LAST_MOVED: Final = 3  # in the area that the last legion moved to, or where figures were placed
IN_SETTLEMENT: Final = 4

PAULS: Final = 1 << PAUL | 1 << MUAD_DIB


@final
class Filter:
    """Selects legions. `named` is a bit set of leaders; Paul means both of his versions (WFA-LEADER-10)."""

    def __init__(self, need: i64 = ANYONE, named: i64 = 0, where: i64 = ANYWHERE, area: i64 = NONE) -> None:
        self.need = need
        self.named = named
        self.where = where
        self.area = area

    def stands(self, s: State, area: i64) -> bool:
        if self.where == IN_DESERT:
            return is_desert(s, area)
        if self.where == AT_AREA:
            return area == self.area
        if self.where == LAST_MOVED:
            return area == s.t[LAST_TO]
        return self.where == ANYWHERE or settlement_side(s, area) == s.t[HOLDER + area]

    def fits(self, s: State, area: i64) -> bool:
        """Does the whole legion of that area match?"""
        if not self.stands(s, area) or is_held(s, area):
            return False
        return self.met(leaders(s, area), special_units(s, area), s.t[NAMED_HERE + area])

    def fits_moving(self, s: State, area: i64) -> bool:
        """Are there figures that may still move, including those that must?"""
        if not self.stands(s, area) or free_bodies(s, area) == 0 or is_held(s, area):
            return False
        if self.need == ANYONE:
            return True
        named = free_named(s, area)
        return self.met(free_officers(s, area) + bit_count(named), free_units(s, area, 2), named)

    def met(self, n_leaders: i64, specials: i64, named: i64) -> bool:
        """Is what is needed among these figures?"""
        if self.need == A_LEADER:
            return n_leaders > 0
        if self.need == A_SPECIAL_UNIT:
            return specials > 0
        return self.need == ANYONE or named & self.named != 0

    def words(self) -> Message:
        args: dict[str, object] = {}
        if self.need == ONE_OF:
            args["leader"] = LEADER.names[first_bit(self.named)]
        if self.where == AT_AREA:
            args["area"] = AREA.names[self.area]
        return Message("legion-" + KEYS[self.need] + PLACES[self.where], args)


KEYS: Final = ("any", "with-leader", "with-special", "with-named")
PLACES: Final = ("", "-in-desert", "-at", "-it", "-in-settlement")


def first_bit(bits: i64) -> i64:
    n: i64 = 0
    while not bits >> n & 1:
        n += 1
    return n


def is_held(s: State, area: i64) -> bool:
    """Seek Out the Mahdi: Paul's legion neither moves nor attacks in this turn."""
    return s.t[NAMED_HERE + area] & PAULS != 0 and treasury(s, ATREIDES)[PAUL_HELD] != 0


ANY_LEGION: Final = Filter()
WITH_LEADER: Final = Filter(A_LEADER)
WITH_SPECIAL: Final = Filter(A_SPECIAL_UNIT)
DESERT_LEGION: Final = Filter(where=IN_DESERT)
LEADER_IN_DESERT: Final = Filter(A_LEADER, where=IN_DESERT)
THAT_LEGION: Final = Filter(where=LAST_MOVED)
SETTLEMENT_LEGION: Final = Filter(where=IN_SETTLEMENT)


def with_named(leader: int) -> Filter:
    return Filter(ONE_OF, PAULS if leader in (PAUL, MUAD_DIB) else 1 << leader)


def legion_at(area: int) -> Filter:
    return Filter(where=AT_AREA, area=area)


# ------------------------------------------------------------------ possible moves


def offer_moves(s: State, side: i64, which: Filter) -> None:
    """Offers moves on foot, by sandriding and by troop transport, from every area of such a legion."""
    for frm in range(N_AREAS):
        if s.t[HOLDER + frm] == side and which.fits_moving(s, frm):
            offer_moves_from(s, side, frm)


def offer_moves_from(s: State, side: i64, frm: i64) -> None:
    for near in NEIGHBOURS[frm]:
        if is_free(s, near, side):
            s.offer(MARCH.move(frm, near))
    if can_ride(s, side, frm):
        for end in ride_reach(s, frm):
            if is_free(s, end, side):
                s.offer(MARCH.move(frm, end))
    if has_flight(s, side, frm):
        for end in FLIGHTS[frm]:
            if is_free(s, end, side):
                s.offer(FLY.move(frm, end))


def begin_moves(s: State, which: Filter) -> None:
    """Starts the moves of an action. The unit limit is checked after all of them."""
    forget_arrivals(s)
    if which.where != LAST_MOVED:
        s.t[LAST_TO] = NONE
    s.then(MOVES_MADE)


class MovesMade(Effect):
    """The moves of an action are simultaneous, so the unit limit is checked now (WFA-MOVE-07, 10)."""

    def run(self, s: State) -> None:
        for slot in range(MOVES_CAPACITY):
            area = s.t[ARRIVED_AT + slot]
            if area != NONE and (slot == 0 or s.t[ARRIVED_AT + slot - 1] != area):
                push_limit(s, area)
        forget_arrivals(s)


# ------------------------------------------------------------------ splitting


class Split(Effect):
    """Chooses who stays behind (WFA-MOVE-04).

    Figures that have already arrived in this action stay anyway.
    """

    asks = True
    decision = "choose"

    def __init__(self, which: Filter) -> None:
        super().__init__()
        self.which = which

    def options(self, s: State) -> None:
        t = s.t
        frm = t[MARCH_FROM]
        side = t[HOLDER + frm]
        going: i64 = 0
        specials: i64 = 0
        for tier in range(3):
            specials = free_units(s, frm, tier) - t[STAYING + unit_figure(side, tier)]
            going += specials
        if t[TOKENS_HERE + frm] > 0:
            for counter in range(N_COUNTERS):
                if is_free_token(s, frm, counter) and t[STAYING + COUNTERS + counter] == 0:
                    going += 1
        officers = free_officers(s, frm) - t[STAYING + officer_figure(side)]
        named = free_named(s, frm)
        for leader in range(N_LEADERS):
            if t[STAYING + NAMED + leader] > 0:
                named &= ~(1 << leader)
        chiefs = officers + bit_count(named)
        stay = bodies(s, frm) - going
        alone = leaders(s, frm) - chiefs  # leaders that stay
        if alone == 0 or stay > 0:
            s.offer(GO.move())
        # Another figure may stay if the rest can still go, and if no leader stays alone or someone can stay with it.
        if going > 1:
            for tier in range(3):
                left = free_units(s, frm, tier) - t[STAYING + unit_figure(side, tier)]
                if left > 0 and self.which.met(chiefs, specials - 1 if tier == 2 else specials, named):
                    s.offer(LEAVE.move(unit_figure(side, tier)))
            if t[TOKENS_HERE + frm] > 0:
                for counter in range(N_COUNTERS):
                    if is_free_token(s, frm, counter) and t[STAYING + COUNTERS + counter] == 0:
                        s.offer(LEAVE.move(COUNTERS + counter))
        if stay > 0 or going > 1:
            if officers > 0 and self.which.met(chiefs - 1, specials, named):
                s.offer(LEAVE.move(officer_figure(side)))
            for leader in range(N_LEADERS):
                if named >> leader & 1 and self.which.met(chiefs - 1, specials, named & ~(1 << leader)):
                    s.offer(LEAVE.move(NAMED + leader))

    def play(self, s: State, move: i64) -> None:
        if LEAVE.has(move):
            s.t[STAYING + LEAVE.a(move)] += 1
            s.again(self, s.step)
        else:
            set_off(s)

    def message(self) -> Message:
        return Message("split", {"legion": self.which.words()})


def set_off(s: State) -> None:
    """Carries out the move from `march_from` to `march_to`, and its arrival."""
    t = s.t
    frm = t[MARCH_FROM]
    to = t[MARCH_TO]
    side = t[HOLDER + frm]
    note_ride(s, side, frm, to, t[NAMED_HERE + frm] & ~staying_pauls(s))
    n = march(s, frm, to, side)
    t[MARCH_FROM] = NONE
    t[MARCH_TO] = NONE
    if s.has_listeners:
        s.emit(LEGION_MOVED, deciding_seat(s, side), frm, to, n)
    capture_on_arrival(s, to, side)
    meet_sign(s, to, side)


def staying_pauls(s: State) -> i64:
    found: i64 = 0
    if s.t[STAYING + NAMED + PAUL] > 0:
        found |= 1 << PAUL
    if s.t[STAYING + NAMED + MUAD_DIB] > 0:
        found |= 1 << MUAD_DIB
    return found


def note_ride(s: State, side: i64, frm: i64, to: i64, named: i64) -> None:
    """Notes how many areas Paul's legion rode, or could have ridden, for a prescience card."""
    if side == ATREIDES and named & PAULS != 0:
        span = ride_span(s, frm, to)
        if span > s.t[PAUL_RODE]:
            s.t[PAUL_RODE] = span


MOVES_MADE: Final = labelled("arrakis:MovesMade", MovesMade())
