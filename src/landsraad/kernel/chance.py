"""Seeds, keys and commitments: where the random numbers of a table come from.

A seed is a number or a text of any length. Its hash is the key of the table. Every random number is a word of a ChaCha
block of that key (`chacha`). The block depends on the purpose, the seat and how many numbers were drawn before
(`Stream`). A generated seed has 128 random bits, so the cards cannot be computed from what players have seen. A
commitment is a hash of the key: it can be published before the game and checked afterwards.

Tables from before there were keys have seeds that begin with `splitmix32:`. They keep their old generator, so that
their records can be replayed.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.kernel.cells import M32, Cells, below, scaled
from landsraad.kernel.chacha import BLOCK_WORDS, KEY_WORDS, fill_block, new_block
from landsraad.kernel.errors import BadInput

Seed: TypeAlias = int | str

OLD: Final = "splitmix32:"
PLAIN: Final = 4000  # most digits of a numeric seed; Python converts only slightly longer numbers
SHOWN: Final = 40  # characters of an invalid seed in an error message
SEED_BYTES: Final = 16  # of a generated seed
KEY_BYTES: Final = 4 * KEY_WORDS
CASTING: Final = 15  # purpose of the numbers drawn before there is a state
SEED_MARK: Final = b"landsraad seed 1\n"
KEY_MARK: Final = b"landsraad key 1\n"
NO_KEY: Final[Cells] = vec[i64]()

_NUMBER: Final = re.compile(f"-?[0-9]{{1,{PLAIN}}}", re.ASCII)


def read_seed(given: object) -> Seed:
    """Checks a seed from outside. A number is the same seed as its digits."""
    if isinstance(given, bool) or not isinstance(given, (int, str)):
        raise BadInput(f"seed: {str(given)[:SHOWN]!r} is neither a number nor a text")
    if isinstance(given, int):
        return given if -10**PLAIN < given < 10**PLAIN else digits(given)
    if not given:
        raise BadInput("seed: the text is empty; write a number or any text")
    if given.startswith(OLD):
        old_number(given)
    elif is_plain(given):
        return int(given)
    return given


def digits(number: int) -> str:
    """The decimal digits of a number of any length."""
    if abs(number) < 10**PLAIN:
        return str(number)
    sign, number = ("-", -number) if number < 0 else ("", number)
    parts: list[str] = []
    while number:
        number, part = divmod(number, 10**PLAIN)
        parts.append(str(part).zfill(PLAIN))
    return sign + "".join(reversed(parts)).lstrip("0")


def is_plain(text: str) -> bool:
    """Is it a number in canonical decimal notation?"""
    bare = text.removeprefix("-")
    return bare.isascii() and bare.isdigit() and len(bare) <= PLAIN and str(int(text)) == text


def old_number(seed: Seed) -> int | None:
    """The number in the seed of a table from before there were keys; None for other seeds."""
    if not isinstance(seed, str) or not seed.startswith(OLD):
        return None
    number = seed.removeprefix(OLD)
    if _NUMBER.fullmatch(number) is None:
        raise BadInput(f"seed: {number[:SHOWN]!r} is not a number; {OLD} stands before one")
    return int(number)


def key_of(seed: Seed) -> Cells:
    if old_number(seed) is not None:
        return NO_KEY
    text = seed if isinstance(seed, str) else digits(seed)
    return words_of_key(hashlib.sha256(SEED_MARK + text.encode("utf-8", "surrogatepass")).digest())


def words_of_key(data: bytes) -> Cells:
    return vec[i64]([int.from_bytes(data[i:i + 4], "little") for i in range(0, KEY_BYTES, 4)])


def bytes_of_key(key: Cells) -> bytes:
    return b"".join([int(key[i]).to_bytes(4, "little") for i in range(len(key))])


def commitment_of(key: Cells) -> str:
    """The hash that is published before the game. Empty for a table without a key."""
    return hashlib.sha256(KEY_MARK + bytes_of_key(key)).hexdigest() if len(key) else ""


@final
class Draws:
    """Random numbers of a seed before there is a state, for example to draw leaders."""

    def __init__(self, seed: Seed, purpose: int) -> None:
        self.key = key_of(seed)
        self.purpose = purpose
        self.drawn = 0
        old = old_number(seed)
        self.old: Cells = vec[i64]([0 if old is None else (old * 2654435761 + 97) & M32])

    def below(self, n: int) -> int:
        if len(self.key) == 0:
            return int(below(self.old, 0, n))
        block = new_block()
        fill_block(block, self.key, self.drawn // BLOCK_WORDS, self.purpose)
        self.drawn += 1
        return int(scaled(block[(self.drawn - 1) % BLOCK_WORDS], n))
