"""Free actions of a turn: guerrilla training, scouting, Hawat's schemes (WFA-FREE-*, WFA-LEADER-11).

They are legal at any time in the turn, so the steps of an action may offer them too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.decks.planning import discard_planning
from landsraad.games.arrakis.legions.deployment_tokens import (
    hidden_sietch,
    is_watched,
    reveal_sietch,
    reveal_tokens,
    show_token,
)
from landsraad.games.arrakis.map.geography import LINKED_AREAS
from landsraad.games.arrakis.pieces.named_leaders import enter_play, in_play, remove_from_game
from landsraad.games.arrakis.pieces.vehicles import ZONES, remove_air
from landsraad.games.arrakis.state.cells import (
    AIR_FORCE,
    ATREIDES,
    BANS,
    HAND,
    HAWAT,
    MOHIAM,
    MY_SIDE,
    N_COUNTERS,
    ORNITHOPTER,
    REVEAL,
    SCHEMES,
    SCOUT,
    SPACING_GUILD,
    TOKEN_AT,
    TOKENS_HERE,
)
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.games.arrakis.state.events import SCHEMED, SCOUTED
from landsraad.kernel.algebra import CHOOSE
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled

FEWEST_SCHEMES: Final = 2
MOST_SCHEMES: Final = 3
JUST_SIETCH: Final = 1
JUST_TOKENS: Final = 2
BOTH: Final = 3


def offer_free(s: State) -> None:
    """Offers the free actions of `s.seat` in its own turn."""
    if s.me[MY_SIDE] == ATREIDES:
        offer_training(s)
    else:
        offer_scouting(s)
        offer_schemes(s)


def play_free(s: State, move: i64) -> bool:
    """Carries out a free action; False if it is not one.

    The caller pushes what continues afterwards first.
    """
    if REVEAL.has(move):
        show_token(s, REVEAL.a(move))
    elif SCOUT.has(move):
        scout(s, SCOUT.a(move), SCOUT.b(move))
    elif SCHEMES.has(move):
        scheme(s, SCHEMES.a(move))
    else:
        return False
    return True


def offer_training(s: State) -> None:
    """Guerrilla training: reveals any number of tokens on the board, one after the other (WFA-FREE-02)."""
    for counter in range(N_COUNTERS):
        if s.t[TOKEN_AT + counter] != NONE and not is_watched(s, s.t[TOKEN_AT + counter]):
            s.offer(REVEAL.move(counter))


# ------------------------------------------------------------------ scouting


def offer_scouting(s: State) -> None:
    """Scouts with an ornithopter in a linked area, unless the Spacing Guild bans it (WFA-FREE-03)."""
    if s.t[BANS + SPACING_GUILD]:
        return
    for zone in range(ZONES):
        if s.t[AIR_FORCE + zone] == ORNITHOPTER:
            for area in LINKED_AREAS[zone]:
                if s.t[TOKENS_HERE + area] > 0 or hidden_sietch(s, area):
                    s.offer(SCOUT.move(zone, area))


def scout(s: State, zone: i64, area: i64) -> None:
    if s.has_listeners:
        s.emit(SCOUTED, s.seat, zone, area)
    remove_air(s, zone)
    s.push(SCOUT_AREA, s.seat, 0, area)


class ScoutArea(Effect):
    """Chooses the sietch, the tokens, or both, of the area in `step`."""

    asks = True

    def options(self, s: State) -> None:
        sietch = hidden_sietch(s, s.step)
        tokens = s.t[TOKENS_HERE + s.step] > 0
        if sietch:
            s.offer(CHOOSE.move(JUST_SIETCH))
        if tokens:
            s.offer(CHOOSE.move(JUST_TOKENS))
        if sietch and tokens:
            s.offer(CHOOSE.move(BOTH))

    def play(self, s: State, move: i64) -> None:
        what = CHOOSE.a(move)
        if what != JUST_TOKENS:
            reveal_sietch(s, s.step)
        if what != JUST_SIETCH:
            reveal_tokens(s, s.step)


# ------------------------------------------------------------------ Hawat's schemes


def schemes_in(me: Cells) -> i64:
    n: i64 = 0
    for i in range(HAND.size(me)):
        if PLANNING_CARDS[HAND.card(me, i)].schemes:
            n += 1
    return n


def offer_schemes(s: State) -> None:
    """Offers two or three of the cards while Thufir Hawat is in play (WFA-LEADER-11, WFA-LEADER-13)."""
    if not in_play(s, HAWAT):
        return
    n = schemes_in(s.me)
    for many in range(FEWEST_SCHEMES, MOST_SCHEMES + 1):
        if n >= many:
            s.offer(SCHEMES.move(many))


def scheme(s: State, n: i64) -> None:
    """Hawat leaves the game, and Gaius Helen Mohiam enters play (WFA-LEADER-12)."""
    if s.has_listeners:
        s.emit(SCHEMED, s.seat, n)
    for _ in range(n):
        for i in range(HAND.size(s.me)):
            if PLANNING_CARDS[HAND.card(s.me, i)].schemes:
                discard_planning(s, s.seat, HAND.card(s.me, i))
                break
    remove_from_game(s, HAWAT)
    enter_play(s, MOHIAM)


SCOUT_AREA: Final = labelled("arrakis:ScoutArea", ScoutArea())
