"""Special attacks by sandworms, storms and cards: the attacked legion does not roll (WFA-SETTLE-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.casualties import AREA_BITS, AREA_MASK, push_casualties
from landsraad.games.arrakis.legions.deployment_tokens import reveal_tokens
from landsraad.games.arrakis.pieces.dice import roll_face
from landsraad.games.arrakis.state.cells import HIT, HOLDER, SHIELD
from landsraad.games.arrakis.state.events import COMBAT_ROLLED, STRUCK
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled

DICE_BITS: Final = 4  # `step` of a frame: the area, the dice, and the hits of a special result


def push_strike(s: State, seat: i64, area: i64, dice: i64, special_hits: i64) -> None:
    """Rolls dice against a legion: one hit for each hit, and a given number for each special result."""
    step = (special_hits << DICE_BITS | dice) << AREA_BITS | area
    s.push(STRIKE, seat, s.source, step)
    s.push(STRIKE_REVEALS, seat, s.source, step)


class StrikeReveals(Effect):
    """Any attack reveals the deployment tokens of the area (WFA-COMP-22), but not the sietch."""

    def run(self, s: State) -> None:
        reveal_tokens(s, s.step & AREA_MASK)


class Strike(Effect):
    def run(self, s: State) -> None:
        area = s.step & AREA_MASK
        dice = s.step >> AREA_BITS & (1 << DICE_BITS) - 1
        worth = s.step >> AREA_BITS + DICE_BITS
        side = s.t[HOLDER + area]
        if side == NONE:
            return
        hits: i64 = 0
        shields: i64 = 0
        for _ in range(dice):
            face = roll_face(s)
            if face == HIT:
                hits += 1
            elif face == SHIELD:
                shields += 1
        specials = dice - hits - shields
        if s.has_listeners:
            s.emit(COMBAT_ROLLED, s.seat, hits, shields, specials)
            s.emit(STRUCK, s.seat, area, hits + worth * specials)
        push_casualties(s, side, area, hits + worth * specials)


STRIKE_REVEALS: Final = labelled("arrakis:StrikeReveals", StrikeReveals())
STRIKE: Final = labelled("arrakis:Strike", Strike())
