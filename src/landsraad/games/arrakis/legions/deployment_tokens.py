"""Deployment tokens and sietch tokens: drawing and revealing them (WFA-COMP-20 to 24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.limits import push_limit
from landsraad.games.arrakis.map.geography import is_linked, zones
from landsraad.games.arrakis.pieces.figures import (
    bodies,
    box_token,
    deciding_seat,
    first_token,
    put_token,
    put_units,
    recruit,
    take_token,
    treasury,
)
from landsraad.games.arrakis.pieces.named_leaders import lose_leaders
from landsraad.games.arrakis.solo_pieces.decks import charge_reveal
from landsraad.games.arrakis.solo_pieces.garrisons import has_garrison, show_garrison
from landsraad.games.arrakis.state.automa_side import is_solo
from landsraad.games.arrakis.state.cells import (
    AIR_FORCE,
    ATREIDES,
    COUNTER,
    ORNITHOPTER,
    PICKS,
    SETTLED,
    SIETCH_RANK,
    SIETCH_SHOWN,
    SIETCHES,
    TOKEN,
    TOKEN_AT,
    TOKEN_FACE,
    TOKEN_SUPPLY,
    TOKENS_SPENT,
)
from landsraad.games.arrakis.state.component_types import TOKEN_FACES
from landsraad.games.arrakis.state.events import SIETCH_SHOWN_THERE, TOKEN_PLACED, TOKEN_SHOWN
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

N_COUNTERS: Final = len(COUNTER.names)


# ------------------------------------------------------------------ drawing


def can_draw_token(s: State) -> bool:
    """An exhausted supply is not refilled (WFA-COMP-24)."""
    return TOKEN_SUPPLY.size(treasury(s, ATREIDES)) > 0


def draw_token(s: State) -> i64:
    """Draws a random token, which its owner sees; it is not on the board yet. NONE if none is left."""
    mine = treasury(s, ATREIDES)
    if TOKEN_SUPPLY.size(mine) == 0:
        return NONE
    counter: i64 = N_COUNTERS - TOKEN_SUPPLY.size(mine)
    while mine[TOKEN_FACE + counter] != NONE or s.t[TOKEN_AT + counter] != NONE:
        counter = (counter + 1) % N_COUNTERS
    if s.chance is not None and s.chance and str(s.chance[0]) in TOKEN.aliases:
        s.chance[0] = TOKEN.aliases[str(s.chance[0])]  # an alias in a scenario
    which = s.pick_card(mine, TOKEN_SUPPLY, TOKEN.names, PICKS)
    mine[TOKEN_FACE + counter] = TOKEN_SUPPLY.take_at(mine, which)
    return counter


def place_drawn(s: State, counter: i64, area: i64) -> None:
    put_token(s, area, counter)
    if s.has_listeners:
        s.emit(TOKEN_PLACED, deciding_seat(s, ATREIDES), counter, treasury(s, ATREIDES)[TOKEN_FACE + counter], area)
    push_limit(s, area)


def undraw_token(s: State, counter: i64) -> None:
    """Returns a drawn token to the supply, face down, if there is no area for it."""
    mine = treasury(s, ATREIDES)
    TOKEN_SUPPLY.put(mine, mine[TOKEN_FACE + counter])
    mine[TOKEN_FACE + counter] = NONE


def deploy_token(s: State, area: i64) -> i64:
    """Draws a token and puts it into a given area. NONE if none is left."""
    counter = draw_token(s)
    if counter != NONE:
        place_drawn(s, counter, area)
    return counter


def discard_token(s: State, counter: i64) -> None:
    """Removes a token from the game without revealing it."""
    area = s.t[TOKEN_AT + counter]
    box_token(s, counter)
    if bodies(s, area) == 0:
        lose_leaders(s, area, ATREIDES)


# ------------------------------------------------------------------ revealing


def reveal_token(s: State, counter: i64) -> None:
    """Replaces a token by its units; it leaves the game (WFA-COMP-23)."""
    area = s.t[TOKEN_AT + counter]
    turn_up(s, counter)
    push_limit(s, area)


def is_watched(s: State, area: i64) -> bool:
    """In the solo game, nothing is revealed voluntarily below an ornithopter (WFA-SOLO-76)."""
    if not is_solo(s):
        return False
    for zone in range(zones()):
        if s.t[AIR_FORCE + zone] == ORNITHOPTER and is_linked(zone, area):
            return True
    return False


def show_token(s: State, counter: i64) -> None:
    """Reveals a token voluntarily, which has a cost in the solo game (WFA-SOLO-77)."""
    reveal_token(s, counter)
    if is_solo(s):
        charge_reveal(s)


def show_sietch(s: State, area: i64) -> None:
    reveal_sietch(s, area)
    if is_solo(s):
        charge_reveal(s)


def reveal_tokens(s: State, area: i64) -> None:
    """Reveals all tokens of an area that is attacked or scouted (WFA-COMP-22)."""
    if has_garrison(s, area):
        show_garrison(s, area)
        push_limit(s, area)
        return
    counter = first_token(s, area)
    if counter == NONE:
        return
    while counter != NONE:
        turn_up(s, counter)
        counter = first_token(s, area)
    push_limit(s, area)


def turn_up(s: State, counter: i64) -> None:
    mine = treasury(s, ATREIDES)
    area = s.t[TOKEN_AT + counter]
    face = mine[TOKEN_FACE + counter]
    take_token(s, counter)
    mine[TOKEN_FACE + counter] = NONE
    TOKENS_SPENT.put(mine, face)
    if s.has_listeners:
        s.emit(TOKEN_SHOWN, deciding_seat(s, ATREIDES), counter, face, area)
    units = TOKEN_FACES[face].units
    for tier in range(3):
        for _ in range(units[tier]):
            found = recruit(s, ATREIDES, tier)
            if found != NONE:
                put_units(s, area, ATREIDES, found, 1)
    if bodies(s, area) == 0:  # no figure was left for any of its units
        lose_leaders(s, area, ATREIDES)


def hidden_sietch(s: State, area: i64) -> bool:
    """Is there a sietch whose rank only the Atreides know?"""
    sietch = s.t[SETTLED + area]
    return sietch != NONE and sietch < SIETCHES and s.t[SIETCH_SHOWN + sietch] == 0


def reveal_sietch(s: State, area: i64) -> None:
    """Makes the rank of a sietch public."""
    if not hidden_sietch(s, area):
        return
    sietch = s.t[SETTLED + area]
    mine = treasury(s, ATREIDES)
    rank = mine[SIETCH_RANK + sietch]
    s.t[SIETCH_SHOWN + sietch] = rank
    mine[SIETCH_RANK + sietch] = NONE
    if s.has_listeners:
        s.emit(SIETCH_SHOWN_THERE, deciding_seat(s, ATREIDES), area, rank)
