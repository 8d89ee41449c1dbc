"""Cards that move things in the desert: a sietch, its tokens, or an enemy legion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.deployment_tokens import can_draw_token, deploy_token
from landsraad.games.arrakis.legions.legions import (
    is_named,
    is_token,
    is_unit,
    move_leader,
    move_legion,
    move_officers,
    move_token,
    move_units,
    tier_of,
    unit_figure,
)
from landsraad.games.arrakis.legions.limits import push_limit
from landsraad.games.arrakis.map.geography import N_AREAS, NEIGHBOURS, is_desert
from landsraad.games.arrakis.movement.moving import is_held
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, bodies, is_empty, leaders, settle_holder
from landsraad.games.arrakis.pieces.named_leaders import lose_leaders
from landsraad.games.arrakis.state.cells import (
    AT,
    ATREIDES,
    BRING,
    COUNTERS,
    DONE,
    GO,
    HARKONNEN,
    HOLDER,
    MARCH,
    N_COUNTERS,
    N_LEADERS,
    NAIB,
    NAMED,
    NAMED_HERE,
    OFFICERS,
    SETTLED,
    SIETCH,
    SIETCH_AT,
    SIETCH_MOVE,
    TOKEN_AT,
    TOKENS_HERE,
    UNITS,
)
from landsraad.games.arrakis.state.events import FIGURE_PLACED, LEGION_DISPLACED, SIETCH_MOVED, TOKENS_SWAPPED
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

WIDTH: Final = 128  # two areas in `step` of a frame


def leave_area(s: State, area: i64) -> None:
    """Cleans up an area that Atreides figures left: lone leaders are lost (WFA-COMP-09)."""
    if bodies(s, area) == 0 and leaders(s, area) > 0:
        lose_leaders(s, area, ATREIDES)
    settle_holder(s, area)


# ------------------------------------------------------------------ Cielago's Piping Message


def is_threatened(s: State, area: i64) -> bool:
    """Is a Harkonnen legion within 2 areas?"""
    for near in NEIGHBOURS[area]:
        if s.t[HOLDER + near] == HARKONNEN:
            return True
        for beyond in NEIGHBOURS[near]:
            if s.t[HOLDER + beyond] == HARKONNEN:
                return True
    return False


class WarnSietch(Effect):
    """Places a deployment token in a sietch with a Harkonnen legion within 2 areas.

    The token is drawn from the supply or brought from elsewhere on the board (WFA-ACTION-21). `step`: the token taken
    from the board, plus 1.
    """

    asks = True
    optional = True
    decision = "place"

    def options(self, s: State) -> None:
        held = s.step - 1
        if held != NONE or can_draw_token(s):
            for sietch in range(len(SIETCH.names)):
                area = s.t[SIETCH_AT + sietch]
                if area != NONE and is_threatened(s, area) and (held == NONE or s.t[TOKEN_AT + held] != area):
                    s.offer(AT.move(area))
        if held == NONE:
            for counter in range(N_COUNTERS):
                if s.t[TOKEN_AT + counter] != NONE and self.finds_place(s, s.t[TOKEN_AT + counter]):
                    s.offer(BRING.move(COUNTERS + counter, s.t[TOKEN_AT + counter]))
            if s.count > 0:
                s.offer(SKIP.move())

    def finds_place(self, s: State, without: i64) -> bool:
        for sietch in range(len(SIETCH.names)):
            area = s.t[SIETCH_AT + sietch]
            if area != NONE and area != without and is_threatened(s, area):
                return True
        return False

    def play(self, s: State, move: i64) -> None:
        if BRING.has(move):
            s.again(self, BRING.a(move) - COUNTERS + 1)
        elif AT.has(move) and s.step == 0:
            deploy_token(s, AT.a(move))
        elif AT.has(move):
            counter = s.step - 1
            frm = s.t[TOKEN_AT + counter]
            move_token(s, counter, AT.a(move))
            s.t[HOLDER + AT.a(move)] = ATREIDES
            if s.has_listeners:
                s.emit(FIGURE_PLACED, s.seat, COUNTERS + counter, AT.a(move), frm)
            leave_area(s, frm)
            push_limit(s, AT.a(move))

    def message(self) -> Message:
        return Message("wfa-warn-sietch")


# ------------------------------------------------------------------ Stillsuits


class SwapTokens(Effect):
    """Swaps all deployment tokens of two sietches, one of which may have none.

    `step`: the first one, plus 1.
    """

    asks = True
    optional = True
    decision = "place"

    def options(self, s: State) -> None:
        for sietch in range(len(SIETCH.names)):
            area = s.t[SIETCH_AT + sietch]
            if area == NONE or area == s.step - 1:
                continue
            if s.step > 0 or s.t[TOKENS_HERE + area] > 0:
                s.offer(SIETCH_MOVE.move(area))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not SIETCH_MOVE.has(move):
            return
        area = SIETCH_MOVE.a(move)
        if s.step == 0:
            s.again(self, area + 1)
            return
        swap_tokens(s, s.step - 1, area)

    def message(self) -> Message:
        return Message("wfa-swap-tokens")


def swap_tokens(s: State, a: i64, b: i64) -> None:
    if s.has_listeners:
        s.emit(TOKENS_SWAPPED, s.seat, a, b)
    for counter in range(N_COUNTERS):
        at = s.t[TOKEN_AT + counter]
        if at == a:
            move_token(s, counter, b)
            s.t[HOLDER + b] = ATREIDES
        elif at == b:
            move_token(s, counter, a)
            s.t[HOLDER + a] = ATREIDES
    leave_area(s, a)
    leave_area(s, b)
    push_limit(s, b)
    push_limit(s, a)


# ------------------------------------------------------------------ Kitab al-Ibar


class MoveSietch(Effect):
    """Moves a sietch to an adjacent empty desert area, with any of the figures there."""

    asks = True
    optional = True
    decision = "place"

    def options(self, s: State) -> None:
        for sietch in range(len(SIETCH.names)):
            frm = s.t[SIETCH_AT + sietch]
            if frm == NONE:
                continue
            for near in NEIGHBOURS[frm]:
                if is_desert(s, near) and is_empty(s, near):
                    s.offer(MARCH.move(frm, near))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not MARCH.has(move):
            return
        frm = MARCH.a(move)
        to = MARCH.b(move)
        sietch = s.t[SETTLED + frm]
        s.t[SETTLED + frm] = NONE
        s.t[SETTLED + to] = sietch
        s.t[SIETCH_AT + sietch] = to
        if s.has_listeners:
            s.emit(SIETCH_MOVED, s.seat, frm, to)
        if s.t[HOLDER + frm] == ATREIDES and not is_held(s, frm):
            s.again(COME_ALONG, frm * WIDTH + to)

    def message(self) -> Message:
        return Message("wfa-move-sietch")


class ComeAlong(Effect):
    """Chooses the figures that go with the sietch: one by one, all the rest, or nobody else.

    `step` has the two areas. A leader goes only with units, and one left without any is lost (WFA-COMP-08,
    WFA-COMP-09).
    """

    asks = True
    optional = True

    def options(self, s: State) -> None:
        t = s.t
        frm = s.step // WIDTH
        to = s.step % WIDTH
        s.offer(GO.move())
        for tier in range(3):
            if t[UNITS + tier * AREA_CAPACITY + frm] > 0:
                s.offer(BRING.move(unit_figure(ATREIDES, tier), frm))
        if t[TOKENS_HERE + frm] > 0:
            for counter in range(N_COUNTERS):
                if t[TOKEN_AT + counter] == frm:
                    s.offer(BRING.move(COUNTERS + counter, frm))
        if bodies(s, to) > 0:
            if t[OFFICERS + frm] > 0:
                s.offer(BRING.move(NAIB, frm))
            for leader in range(N_LEADERS):
                if t[NAMED_HERE + frm] >> leader & 1:
                    s.offer(BRING.move(NAMED + leader, frm))
        s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        frm = s.step // WIDTH
        to = s.step % WIDTH
        if GO.has(move):
            move_legion(s, frm, to, ATREIDES)
            return
        if DONE.has(move):
            leave_area(s, frm)
            return
        figure = BRING.a(move)
        if is_token(figure):
            move_token(s, figure - COUNTERS, to)
        elif is_unit(figure):
            move_units(s, frm, to, tier_of(figure), 1)
        elif is_named(figure):
            move_leader(s, figure - NAMED, to)
        else:
            move_officers(s, frm, to, 1)
        s.t[HOLDER + to] = ATREIDES
        settle_holder(s, frm)
        if s.has_listeners:
            s.emit(FIGURE_PLACED, s.seat, figure, to, frm)
        if s.t[HOLDER + frm] == ATREIDES:
            s.again(self, s.step)


# ------------------------------------------------------------------ Sandtides


class ShiftLegion(Effect):
    """Moves an enemy legion in the desert to an adjacent empty area of any terrain."""

    asks = True
    optional = True
    decision = "place"

    def options(self, s: State) -> None:
        for frm in range(N_AREAS):
            if s.t[HOLDER + frm] == HARKONNEN and is_desert(s, frm):
                for near in NEIGHBOURS[frm]:
                    if is_empty(s, near):
                        s.offer(MARCH.move(frm, near))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if MARCH.has(move):
            move_legion(s, MARCH.a(move), MARCH.b(move), HARKONNEN)
            if s.has_listeners:
                s.emit(LEGION_DISPLACED, s.seat, HARKONNEN, MARCH.a(move), MARCH.b(move))

    def message(self) -> Message:
        return Message("wfa-shift-legion")


warn_sietch = WarnSietch
swap_all_tokens = SwapTokens
move_sietch = MoveSietch
shift_legion = ShiftLegion
COME_ALONG: Final = labelled("arrakis:ComeAlong", ComeAlong())
