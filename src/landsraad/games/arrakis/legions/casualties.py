"""Casualties: a hit removes a regular unit or a leader, or downgrades another unit (WFA-CASUALTY-*)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.legions import is_officer, is_unit, officer_figure, tier_of, unit_figure
from landsraad.games.arrakis.pieces.figures import (
    AREA_CAPACITY,
    deciding_seat,
    dismiss,
    leaders,
    settle_holder,
    take_units,
    treasury,
    units,
)
from landsraad.games.arrakis.pieces.named_leaders import lose_leader, lose_leaders, lose_officer
from landsraad.games.arrakis.solo_pieces.events import LOST_BY_LIST, WHY_LOST
from landsraad.games.arrakis.solo_pieces.losses import loss_line, offer_losses
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    ELITE,
    HARKONNEN,
    HITS,
    HOLDER,
    LOSE,
    N_LEADERS,
    NAMED,
    NAMED_HERE,
    OFFICERS,
    REGULAR,
    SARDAUKAR_LOST,
    SPECIAL,
    STAGE,
    SUPPLY,
    UNITS,
)
from landsraad.games.arrakis.state.events import CASUALTY, HITS_TAKEN, LEGION_DESTROYED, REDUCED
from landsraad.kernel.engine import Effect, State, labelled

AREA_BITS: Final = 7  # `step` of a frame: the area, and above it the remaining hits
AREA_MASK: Final = 127


def endurance(s: State, area: i64) -> i64:
    """The most hits a legion can take: one for each regular unit or leader, two for each other unit."""
    return (s.t[UNITS + area] + 2 * s.t[UNITS + ELITE * AREA_CAPACITY + area]
            + 2 * s.t[UNITS + SPECIAL * AREA_CAPACITY + area]
            + leaders(s, area))


def push_casualties(s: State, side: i64, area: i64, hits: i64) -> None:
    """The owner of the legion takes the hits before anything else happens."""
    s.t[HITS + side] = hits
    if s.has_listeners and hits > 0:
        s.emit(HITS_TAKEN, deciding_seat(s, side), area, hits)
    if hits > 0 and s.t[HOLDER + area] == side:
        s.push(CASUALTIES, deciding_seat(s, side), s.source, hits << AREA_BITS | area)


class Casualties(Effect):
    """Takes one hit at a time, as the owner chooses (WFA-CASUALTY-02).

    A legion that cannot survive is not asked.
    """

    asks = True
    decision = "choose"

    def options(self, s: State) -> None:
        t = s.t
        area = s.step & AREA_MASK
        side = t[HOLDER + area]
        for tier in range(3):
            if t[UNITS + tier * AREA_CAPACITY + area] > 0:
                s.offer(LOSE.move(unit_figure(side, tier)))
        if s.count == 0 or s.step >> AREA_BITS >= endurance(s, area):
            s.count = 1 if s.count > 0 else 0
            return
        if is_automa(s, side):
            s.count = 0
            offer_losses(s, area, s.step >> AREA_BITS)
            return
        if t[OFFICERS + area] > 0:
            s.offer(LOSE.move(officer_figure(side)))
        here = t[NAMED_HERE + area]
        for leader in range(N_LEADERS):
            if here >> leader & 1:
                s.offer(LOSE.move(NAMED + leader))

    def play(self, s: State, move: i64) -> None:
        area = s.step & AREA_MASK
        side = s.t[HOLDER + area]
        hits = s.step >> AREA_BITS
        if hits >= endurance(s, area):
            destroy_legion(s, area)
            return
        if s.has_listeners and is_automa(s, side):
            s.emit(LOST_BY_LIST, s.seat, LOSE.a(move), WHY_LOST[loss_line(s, area, hits)])
        hits -= 1
        s.t[HITS + side] = hits
        lose(s, area, side, LOSE.a(move))
        if units(s, area) == 0:
            destroy_legion(s, area)
        elif hits > 0:
            s.again(self, hits << AREA_BITS | area)


def lose(s: State, area: i64, side: i64, figure: i64) -> None:
    """Applies one hit."""
    if is_unit(figure):
        lose_unit(s, area, side, tier_of(figure))
        return
    if s.has_listeners:
        s.emit(CASUALTY, s.seat, figure, area)
    if is_officer(figure):
        lose_officer(s, area, side)
    else:
        lose_leader(s, area, figure - NAMED)


def lose_unit(s: State, area: i64, side: i64, tier: i64) -> None:
    """Downgrades an elite or special unit to a regular one; without one in the supply it is removed."""
    if tier == SPECIAL:
        note_sardaukar(s, side)
    take_units(s, area, tier, 1)
    dismiss(s, side, tier, 1)
    mine = treasury(s, side)
    reduced = tier > REGULAR and mine[SUPPLY + REGULAR] > 0
    if reduced:
        mine[SUPPLY + REGULAR] -= 1
        s.t[UNITS + area] += 1
    if s.has_listeners:
        s.emit(REDUCED if reduced else CASUALTY, s.seat, unit_figure(side, tier), area)


def note_sardaukar(s: State, side: i64) -> None:
    """Notes that one was lost in this action phase, for a prescience card."""
    if side == HARKONNEN and s.t[STAGE] == ACTIONS:
        s.t[SARDAUKAR_LOST] += 1


def destroy_legion(s: State, area: i64) -> None:
    """Removes the rest of a legion with its leaders (WFA-CASUALTY-03)."""
    side = s.t[HOLDER + area]
    for tier in range(3):
        n = s.t[UNITS + tier * AREA_CAPACITY + area]
        if n > 0:
            if tier == SPECIAL:
                note_sardaukar(s, side)
            take_units(s, area, tier, n)
            dismiss(s, side, tier, n)
    s.t[HITS + side] = 0
    lose_leaders(s, area, side)
    settle_holder(s, area)
    if s.has_listeners:
        s.emit(LEGION_DESTROYED, deciding_seat(s, side), area)


CASUALTIES: Final = labelled("arrakis:Casualties", Casualties())
