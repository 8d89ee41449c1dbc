"""Recovery words: printed on paper, they open a profile on any device.

The words are made up from syllables, each of 16 random bits, so they need no list and no language. The first two find
the profile, the other four (64 bits) prove it. The server keeps a hash of the first and a slow hash of the others.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
SHAPE: Final = ((CONSONANTS, 4), (VOWELS, 2), (CONSONANTS, 4), (VOWELS, 2), (CONSONANTS, 4))
LETTERS: Final = len(SHAPE)
WORDS: Final = 6
FINDING: Final = 2  # words that find the profile
# scrypt: 16 MB and some 50 ms for each attempt.
COST: Final = 2**14
BLOCK: Final = 8
SALT: Final = 16  # bytes


def new_words() -> list[str]:
    return [word_of(secrets.randbits(16)) for _ in range(WORDS)]


def word_of(number: int) -> str:
    out = ""
    for letters, bits in SHAPE:
        out += letters[number & (1 << bits) - 1]
        number >>= bits
    return out


def read_words(text: str) -> list[str] | None:
    """The words in a text that somebody typed, however they separated them; None if they cannot be ours."""
    letters = "".join(letter for letter in text.lower() if letter.isalpha())
    if len(letters) != WORDS * LETTERS:
        return None
    words = [letters[at:at + LETTERS] for at in range(0, len(letters), LETTERS)]
    if any(letter not in kind for word in words for letter, (kind, _) in zip(word, SHAPE, strict=True)):
        return None
    return words


def pointer_of(words: list[str]) -> str:
    return hashlib.sha256(" ".join(words[:FINDING]).encode()).hexdigest()


def slow_hash(words: list[str]) -> str:
    salt = secrets.token_bytes(SALT)
    return f"{salt.hex()}${_scrypt(words, salt)}"


def are_words(words: list[str], kept: str) -> bool:
    """Whether the words have this hash. Takes as long if there is none to compare with."""
    salt, _, hash = kept.partition("$")
    found = _scrypt(words, bytes.fromhex(salt) if hash else bytes(SALT))
    return bool(hash) and hmac.compare_digest(found, hash)


def _scrypt(words: list[str], salt: bytes) -> str:
    return hashlib.scrypt(" ".join(words[FINDING:]).encode(), salt=salt, n=COST, r=BLOCK, p=1, dklen=32).hex()
