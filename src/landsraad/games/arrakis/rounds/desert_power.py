"""Desert Power: place two wormsigns, move two worms, or attack with one worm (WFA-ACTION-15 to 19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.shared_sides import home_of
from landsraad.games.arrakis.rounds.actions import is_ready, take_special
from landsraad.games.arrakis.state.cells import (
    SIGN_AT,
    SPECIAL_ACTION,
    WILD_MAKER,
    WORM_ATTACK,
    WORM_MOVE,
    WORMS,
)
from landsraad.games.arrakis.state.component_types import name_effect
from landsraad.games.arrakis.worms.sandworms import (
    MoveWorms,
    is_wild_out,
    move_worm,
    offer_worm_attacks,
    offer_worm_moves,
    worm_attack,
)
from landsraad.games.arrakis.worms.wormsigns import PlaceSigns, offer_signs, place_sign
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message


class DesertPower(Effect):
    """Chooses one of the options. The Wild Maker's special action is another one."""

    asks = True
    optional = True
    decision = "place"

    def options(self, s: State) -> None:
        offer_signs(s)
        for area in range(N_AREAS):
            if s.t[WORMS + area] != NONE:
                offer_worm_moves(s, area)
                offer_worm_attacks(s, area)
        if is_wild_out(s) and is_ready(s, WILD_MAKER) and home_of(s, WILD_MAKER) == s.seat:
            s.offer(SPECIAL_ACTION.move(WILD_MAKER))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if SIGN_AT.has(move):
            place_sign(s, SIGN_AT.a(move))
            s.again(TWO_SIGNS, 1)
        elif WORM_MOVE.has(move):
            move_worm(s, WORM_MOVE.a(move), WORM_MOVE.b(move))
            s.again(TWO_WORMS, WORM_MOVE.b(move) + 1)
        elif WORM_ATTACK.has(move):
            worm_attack(s, WORM_ATTACK.a(move), WORM_ATTACK.b(move))
        elif SPECIAL_ACTION.has(move):
            take_special(s, WILD_MAKER)

    def message(self) -> Message:
        return Message("wfa-desert-power")


TWO_SIGNS: Final = labelled("arrakis:PlaceSigns", PlaceSigns(2))
TWO_WORMS: Final = labelled("arrakis:MoveWorms", MoveWorms(2))
DESERT_POWER_EFFECT: Final = DesertPower()
name_effect("desert_power", DESERT_POWER_EFFECT)
