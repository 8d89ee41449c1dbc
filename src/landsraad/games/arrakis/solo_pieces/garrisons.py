"""Garrisons of the solo game: tokens in settlements that a legion has left (WFA-SOLO-63, 71 to 73).

A garrison is a black and a silver token. A token is a number, black ones first, then silver ones. Nobody knows its
face. Those off the board are shuffled whenever one comes back, so any of them may be laid next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import bodies, deciding_seat
from landsraad.games.arrakis.pieces.named_leaders import lose_leaders
from landsraad.games.arrakis.solo_pieces.events import GARRISON_DROPPED, GARRISON_LEFT, GARRISON_SHOWN
from landsraad.games.arrakis.solo_pieces.recruits import enlist, enlist_bashar
from landsraad.games.arrakis.state.automa_side import GARRISON_STEP, is_automa, push_step
from landsraad.games.arrakis.state.cells import (
    ARRIVED_GARRISON,
    BLACK_AT,
    BLACK_FACE,
    GARRISON_STAYS,
    HARKONNEN,
    HOLDER,
    PICKS,
    SETTLED,
    SIETCHES,
    SILVER_AT,
    SILVER_FACE,
    TOKENS_HERE,
)
from landsraad.games.arrakis.state.component_types import START_TOKENS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

EACH: Final = 6  # tokens per colour
TOKENS: Final = 12
BLACK: Final = 0
SILVER: Final = 1


def place_of(token: i64) -> i64:
    """The cell with its area."""
    return BLACK_AT + token if token < EACH else SILVER_AT + token - EACH


def face_of(token: i64) -> i64:
    return BLACK_FACE + token if token < EACH else SILVER_FACE + token - EACH


def token_here(s: State, area: i64, colour: i64) -> i64:
    """A token of that colour in the area, or off the board for NONE; NONE if there is none."""
    for token in range(colour * EACH, (colour + 1) * EACH):
        if s.t[place_of(token)] == area:
            return token
    return NONE


def has_garrison(s: State, area: i64) -> bool:
    return s.t[HOLDER + area] == HARKONNEN and s.t[TOKENS_HERE + area] > 0


# ------------------------------------------------------------------ laying and moving


def lay_token(s: State, token: i64, area: i64) -> None:
    s.t[place_of(token)] = area
    s.t[TOKENS_HERE + area] += 1
    s.t[HOLDER + area] = HARKONNEN


def lift_token(s: State, token: i64) -> None:
    """Returns a token to the others of its colour, which are shuffled (WFA-SOLO-72)."""
    s.t[TOKENS_HERE + s.t[place_of(token)]] -= 1
    s.t[place_of(token)] = NONE
    s.t[ARRIVED_GARRISON] &= ~(1 << token)
    shuffle_supply(s, token // EACH)


def shuffle_supply(s: State, colour: i64) -> None:
    first = colour * EACH
    for token in range(first + EACH - 1, first, -1):
        if s.t[place_of(token)] != NONE:
            continue
        n: i64 = 0
        for other in range(first, token + 1):
            if s.t[place_of(other)] == NONE:
                n += 1
        which = s.below(PICKS, n)
        for other in range(first, token + 1):
            if s.t[place_of(other)] == NONE:
                if which == 0:
                    swap = s.t[face_of(token)]
                    s.t[face_of(token)] = s.t[face_of(other)]
                    s.t[face_of(other)] = swap
                    break
                which -= 1


def shift_token(s: State, token: i64, to: i64) -> None:
    s.t[TOKENS_HERE + s.t[place_of(token)]] -= 1
    s.t[TOKENS_HERE + to] += 1
    s.t[place_of(token)] = to


def shift_garrison(s: State, frm: i64, to: i64) -> None:
    """Moves all tokens with a legion that is moved elsewhere."""
    for token in range(TOKENS):
        if s.t[place_of(token)] == frm:
            shift_token(s, token, to)


def march_garrison(s: State, frm: i64, to: i64) -> i64:
    """Moves the tokens that have not moved in this action, except those that stay. Returns their number."""
    n: i64 = 0
    stay = s.t[GARRISON_STAYS]
    for token in range(TOKENS):
        if s.t[place_of(token)] == frm and not s.t[ARRIVED_GARRISON] >> token & 1:
            if stay > 0:
                stay -= 1
                continue
            shift_token(s, token, to)
            s.t[ARRIVED_GARRISON] |= 1 << token
            n += 1
    s.t[GARRISON_STAYS] = 0
    return n


def free_garrison(s: State, area: i64) -> i64:
    """Tokens there that may still move in this action."""
    n: i64 = 0
    for token in range(TOKENS):
        if s.t[place_of(token)] == area and not s.t[ARRIVED_GARRISON] >> token & 1:
            n += 1
    return n


def leave_garrison(s: State, area: i64, side: i64) -> None:
    """If a legion left a settlement without anyone, lays a garrison (WFA-SOLO-63)."""
    if not is_automa(s, side) or s.t[SETTLED + area] < SIETCHES or bodies(s, area) > 0:
        return
    if token_here(s, NONE, BLACK) != NONE and token_here(s, NONE, SILVER) != NONE:
        lay_garrison(s, area)
    else:
        push_step(s, GARRISON_STEP, deciding_seat(s, side), area)


def lay_garrison(s: State, area: i64) -> None:
    """Lays a garrison, which cannot move in the same action: its moves are simultaneous (WFA-MOVE-07)."""
    for colour in (BLACK, SILVER):
        token = token_here(s, NONE, colour)
        lay_token(s, token, area)
        s.t[ARRIVED_GARRISON] |= 1 << token
    if s.has_listeners:
        s.emit(GARRISON_LEFT, deciding_seat(s, HARKONNEN), area)


# ------------------------------------------------------------------ revealing


def show_garrison(s: State, area: i64) -> None:
    """Replaces all tokens of an area by units. The caller checks the unit limit."""
    for colour in (BLACK, SILVER):
        token = token_here(s, area, colour)
        while token != NONE:
            show_token(s, token)
            token = token_here(s, area, colour)


def show_token(s: State, token: i64) -> None:
    area = s.t[place_of(token)]
    face = START_TOKENS[s.t[face_of(token)]]
    if s.has_listeners:
        s.emit(GARRISON_SHOWN, deciding_seat(s, HARKONNEN), face.id, area)
    for tier in range(3):
        for _ in range(face.units[tier]):
            enlist(s, area, tier)
    for _ in range(face.bashars):
        enlist_bashar(s, area)
    lift_token(s, token)
    if bodies(s, area) == 0:  # no figure was left for any of its units
        lose_leaders(s, area, HARKONNEN)


def drop_garrison(s: State, area: i64) -> None:
    """Removes all tokens of a legion unseen."""
    for token in range(TOKENS):
        if s.t[place_of(token)] == area:
            lift_token(s, token)


def drop_token(s: State, area: i64) -> None:
    """Removes one token unseen, because it does not fit."""
    token = token_here(s, area, SILVER)
    lift_token(s, token_here(s, area, BLACK) if token == NONE else token)
    if s.has_listeners:
        s.emit(GARRISON_DROPPED, deciding_seat(s, HARKONNEN), area)
