"""Wormsign tokens: drawn and laid face down, revealed, and returned.

Nobody knows the face of a token on the board, which is a hidden cell. The worms it calls are handled in `surfacing`. A
revealed or discarded token goes back to the supply at once (WFA-HAZARD-14).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import DEEP_DESERT, N_AREAS, is_desert, terrain
from landsraad.games.arrakis.pieces.figures import deciding_seat, settlement_side
from landsraad.games.arrakis.state.cells import (
    ATREIDES,
    BURROWING,
    PICKS,
    SAND,
    SANDWORM,
    SIGN,
    SIGN_AT,
    SIGN_FACE,
    SIGN_POOL,
    SIGNS,
    WORMS,
)
from landsraad.games.arrakis.state.events import SIGN_DISCARDED, SIGN_PLACED, SIGN_TURNED
from landsraad.games.arrakis.worms.surfacing import appear
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import FREE, Effect, State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.messages import Message

SIGN_WORDS: Final = {"sand": SAND, "sandworm": SANDWORM, "worm": SANDWORM, "burrowing_sandworm": BURROWING,
                     "burrowing": BURROWING, "burrowed": BURROWING, "burrowed_sandworm": BURROWING}


def draw_sign(s: State) -> i64:
    """Draws a random token from the supply, unseen, or the face that a scenario forces."""
    forced = s.forced("wormsign")
    if forced is not FREE:
        face: i64 = NONE
        if isinstance(forced, str):
            face = SIGN_WORDS.get(forced, NONE)
        elif isinstance(forced, int):
            face = forced
        if not SIGN_POOL.has(s.t, face):
            raise BadInput(f"chance: {forced!r} is not a wormsign of the supply ({', '.join(SIGN.names)})")
        SIGN_POOL.take(s.t, face)
        return face
    return SIGN_POOL.take_at(s.t, s.below(PICKS, SIGN_POOL.size(s.t)))


def place_sign(s: State, area: i64) -> None:
    """Lays a token face down, if the supply has one."""
    if SIGN_POOL.size(s.t) == 0:
        return
    s.t[SIGN_FACE + area] = draw_sign(s)
    s.t[SIGNS + area] = 1
    if s.has_listeners:
        s.emit(SIGN_PLACED, deciding_seat(s, ATREIDES), area)


def lift_sign(s: State, area: i64) -> i64:
    """Returns a token to the supply, and its face to the caller."""
    face = s.t[SIGN_FACE + area]
    s.t[SIGN_FACE + area] = NONE
    s.t[SIGNS + area] = 0
    SIGN_POOL.put(s.t, face)
    return face


def discard_sign(s: State, area: i64) -> None:
    """Returns a token to the supply without revealing it."""
    lift_sign(s, area)
    if s.has_listeners:
        s.emit(SIGN_DISCARDED, deciding_seat(s, ATREIDES), area)


def turn_up(s: State, area: i64) -> bool:
    """Reveals the token.

    Does it call a sandworm? A burrowing one appears only in deep desert (WFA-HAZARD-07).
    """
    face = lift_sign(s, area)
    if s.has_listeners:
        s.emit(SIGN_TURNED, deciding_seat(s, ATREIDES), area, face)
    return face == SANDWORM or (face == BURROWING and terrain(s, area) == DEEP_DESERT)


def resolve_sign(s: State, area: i64) -> None:
    """A Harkonnen legion has entered: the token is revealed and resolved at once (WFA-MOVE-12)."""
    if s.t[SIGNS + area] == 0:
        return
    if turn_up(s, area):
        appear(s, area)


def may_lie(s: State, area: i64) -> bool:
    """Is it a desert area without wormsign, sandworm and sietch (WFA-ACTION-17)?"""
    t = s.t
    return (t[SIGNS + area] == 0 and t[WORMS + area] == NONE and is_desert(s, area)
            and settlement_side(s, area) != ATREIDES)


def offer_signs(s: State) -> None:
    if SIGN_POOL.size(s.t) > 0:
        for area in range(N_AREAS):
            if may_lie(s, area):
                s.offer(SIGN_AT.move(area))


class PlaceSigns(Effect):
    """Places up to a number of signs, one per area. `step` counts them."""

    asks = True
    optional = True
    decision = "place"

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return SIGN_POOL.size(s.t) > 0

    def options(self, s: State) -> None:
        offer_signs(s)
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if SIGN_AT.has(move):
            place_sign(s, SIGN_AT.a(move))
            if s.step + 1 < self.n:
                s.again(self, s.step + 1)

    def message(self) -> Message:
        return Message("wfa-place-wormsigns", {"n": self.n})


place_signs = PlaceSigns
