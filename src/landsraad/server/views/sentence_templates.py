"""Sentence templates shared by all tables. Each table fills in its own player names.

A template is made by formatting a sentence with a private-use character in place of each seat, which cannot occur in a
name. Encoded, it becomes a pattern for `%`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from landsraad.server.views.revisions import ENCODE
from landsraad.text.messages import capital

FIRST: Final = 0xE000  # the first private-use character


@cache
def placeholders(game: str, seats: tuple[str, ...]) -> dict[str, str]:
    """The placeholder of each seat."""
    return {seat: chr(FIRST + i) for i, seat in enumerate(seats)}


def pattern(encoded: bytes, letters: Mapping[str, str], capitals: bool) -> bytes:
    """JSON with placeholders as a pattern.

    capitals: whether a name at the beginning of a sentence gets a capital letter.
    """
    out = encoded.replace(b"%", b"%%")
    for seat, letter in letters.items():
        placeholder, name = letter.encode(), seat.encode()
        if placeholder in out:
            if capitals:
                out = out.replace(b'":"' + placeholder, b'":"%(^' + name + b")b")
            out = out.replace(placeholder, b"%(" + name + b")b")
    return out


def filling(names: Mapping[str, str]) -> dict[bytes, bytes]:
    """What the patterns of a table are filled with: its names, encoded."""
    out: dict[bytes, bytes] = {}
    for seat, name in names.items():
        out[seat.encode()] = ENCODE(name)[1:-1]
        out[b"^" + seat.encode()] = ENCODE(capital(name))[1:-1]
    return out


def filled(sentence: str, letters: Mapping[str, str], names: Mapping[str, str]) -> str:
    """Fills in the names in a sentence that is not encoded."""
    for seat, letter in letters.items():
        if letter in sentence:
            sentence = sentence.replace(letter, names.get(seat, seat))
    return sentence
