"""The unit limit of an area: six, and the owner removes the excess (WFA-COMP-15 to 19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.legions import is_token, tier_of, unit_figure
from landsraad.games.arrakis.pieces.figures import (
    AREA_CAPACITY,
    bodies,
    box_token,
    deciding_seat,
    dismiss,
    limit,
    take_units,
)
from landsraad.games.arrakis.solo_pieces.losses import trim
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import (
    COUNTERS,
    HOLDER,
    LOSE,
    N_COUNTERS,
    TOKEN_AT,
    TOKENS_HERE,
    UNITS,
)
from landsraad.games.arrakis.state.events import EXCESS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled


def is_overfull(s: State, area: i64) -> bool:
    side = s.t[HOLDER + area]
    return side != NONE and bodies(s, area) > limit(s, side)


def push_limit(s: State, area: i64) -> None:
    """If an area exceeds the limit, its owner removes units before anything else happens."""
    if is_overfull(s, area):
        if is_automa(s, s.t[HOLDER + area]):
            trim(s, area)
            return
        s.push(LIMIT_CHECK, deciding_seat(s, s.t[HOLDER + area]), s.source, area)


class LimitCheck(Effect):
    """Removes one unit or face-down token at a time. `step` is the area.

    A token removed this way leaves the game unseen; only its owner knows its face.
    """

    asks = True
    decision = "choose"

    def options(self, s: State) -> None:
        area = s.step
        if not is_overfull(s, area):
            return
        side = s.t[HOLDER + area]
        for tier in range(3):
            if s.t[UNITS + tier * AREA_CAPACITY + area] > 0:
                s.offer(LOSE.move(unit_figure(side, tier)))
        if s.t[TOKENS_HERE + area] > 0:
            for counter in range(N_COUNTERS):
                if s.t[TOKEN_AT + counter] == area:
                    s.offer(LOSE.move(COUNTERS + counter))

    def play(self, s: State, move: i64) -> None:
        figure = LOSE.a(move)
        area = s.step
        side = s.t[HOLDER + area]
        if is_token(figure):
            box_token(s, figure - COUNTERS)
        else:
            take_units(s, area, tier_of(figure), 1)
            dismiss(s, side, tier_of(figure), 1)
        if s.has_listeners:
            s.emit(EXCESS, s.seat, figure, area)
        push_limit(s, area)


LIMIT_CHECK: Final = labelled("arrakis:LimitCheck", LimitCheck())
