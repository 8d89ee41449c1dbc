"""Sentences made once for all tables: where a seat is named there is a gap, which each table fills with its own name.

A sentence is made with a letter nobody can have in a name in the place of each seat (names are printable, these letters
are for private use); encoded, it becomes a pattern for `%`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from landsraad.server.views.revisions import ENCODE
from landsraad.text.messages import capital

FIRST: Final = 0xE000  # of the letters for private use


@cache
def gaps(game: str, seats: tuple[str, ...]) -> dict[str, str]:
    """What the seats of a game are called in a sentence that is not finished."""
    return {seat: chr(FIRST + i) for i, seat in enumerate(seats)}


def pattern(encoded: bytes, letters: Mapping[str, str], capitals: bool) -> bytes:
    """JSON with gaps as a pattern. `capitals`: a name at the beginning of a sentence begins with a capital."""
    out = encoded.replace(b"%", b"%%")
    for seat, letter in letters.items():
        gap, name = letter.encode(), seat.encode()
        if gap in out:
            if capitals:
                out = out.replace(b'":"' + gap, b'":"%(^' + name + b")b")
            out = out.replace(gap, b"%(" + name + b")b")
    return out


def filling(names: Mapping[str, str]) -> dict[bytes, bytes]:
    """What the patterns are filled with at a table where the seats are called so."""
    out: dict[bytes, bytes] = {}
    for seat, name in names.items():
        out[seat.encode()] = ENCODE(name)[1:-1]
        out[b"^" + seat.encode()] = ENCODE(capital(name))[1:-1]
    return out


def filled(sentence: str, letters: Mapping[str, str], names: Mapping[str, str]) -> str:
    """A sentence with gaps that is not encoded."""
    for seat, letter in letters.items():
        if letter in sentence:
            sentence = sentence.replace(letter, names.get(seat, seat))
    return sentence
