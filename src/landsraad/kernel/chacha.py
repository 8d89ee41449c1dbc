"""ChaCha, the stream cipher by D. J. Bernstein, as an unpredictable source of random numbers.

The original layout: a key of 256 bits, a block counter of 64 bits and a nonce of 64 bits give a block of sixteen 32-bit
numbers. Eight rounds suffice for dealing cards. `tests/kernel/test_chacha.py` checks the published vectors.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.kernel.cells import M32, Cells

KEY_WORDS: Final = 8
BLOCK_WORDS: Final = 16
ROUNDS: Final = 8
# "expand 32-byte k"
SIGMA_0: Final = 0x61707865
SIGMA_1: Final = 0x3320646E
SIGMA_2: Final = 0x79622D32
SIGMA_3: Final = 0x6B206574


def new_block() -> Cells:
    return vec[i64]([0] * BLOCK_WORDS)


def fill_block(out: Cells, key: Cells, counter: i64, nonce: i64, rounds: i64 = ROUNDS) -> None:
    """Fills `out` with the block of that number. The upper 32 bits of `nonce` are its second half."""
    c0: i64 = counter & M32
    c1: i64 = (counter >> 32) & M32
    n0: i64 = nonce & M32
    n1: i64 = (nonce >> 32) & M32
    x0: i64 = SIGMA_0
    x1: i64 = SIGMA_1
    x2: i64 = SIGMA_2
    x3: i64 = SIGMA_3
    x4: i64 = key[0]
    x5: i64 = key[1]
    x6: i64 = key[2]
    x7: i64 = key[3]
    x8: i64 = key[4]
    x9: i64 = key[5]
    x10: i64 = key[6]
    x11: i64 = key[7]
    x12: i64 = c0
    x13: i64 = c1
    x14: i64 = n0
    x15: i64 = n1
    left = rounds
    while left > 0:
        left -= 2
        # Columns.
        x0 = (x0 + x4) & M32
        x12 ^= x0
        x12 = ((x12 << 16) & M32) | (x12 >> 16)
        x8 = (x8 + x12) & M32
        x4 ^= x8
        x4 = ((x4 << 12) & M32) | (x4 >> 20)
        x0 = (x0 + x4) & M32
        x12 ^= x0
        x12 = ((x12 << 8) & M32) | (x12 >> 24)
        x8 = (x8 + x12) & M32
        x4 ^= x8
        x4 = ((x4 << 7) & M32) | (x4 >> 25)
        x1 = (x1 + x5) & M32
        x13 ^= x1
        x13 = ((x13 << 16) & M32) | (x13 >> 16)
        x9 = (x9 + x13) & M32
        x5 ^= x9
        x5 = ((x5 << 12) & M32) | (x5 >> 20)
        x1 = (x1 + x5) & M32
        x13 ^= x1
        x13 = ((x13 << 8) & M32) | (x13 >> 24)
        x9 = (x9 + x13) & M32
        x5 ^= x9
        x5 = ((x5 << 7) & M32) | (x5 >> 25)
        x2 = (x2 + x6) & M32
        x14 ^= x2
        x14 = ((x14 << 16) & M32) | (x14 >> 16)
        x10 = (x10 + x14) & M32
        x6 ^= x10
        x6 = ((x6 << 12) & M32) | (x6 >> 20)
        x2 = (x2 + x6) & M32
        x14 ^= x2
        x14 = ((x14 << 8) & M32) | (x14 >> 24)
        x10 = (x10 + x14) & M32
        x6 ^= x10
        x6 = ((x6 << 7) & M32) | (x6 >> 25)
        x3 = (x3 + x7) & M32
        x15 ^= x3
        x15 = ((x15 << 16) & M32) | (x15 >> 16)
        x11 = (x11 + x15) & M32
        x7 ^= x11
        x7 = ((x7 << 12) & M32) | (x7 >> 20)
        x3 = (x3 + x7) & M32
        x15 ^= x3
        x15 = ((x15 << 8) & M32) | (x15 >> 24)
        x11 = (x11 + x15) & M32
        x7 ^= x11
        x7 = ((x7 << 7) & M32) | (x7 >> 25)
        # Diagonals.
        x0 = (x0 + x5) & M32
        x15 ^= x0
        x15 = ((x15 << 16) & M32) | (x15 >> 16)
        x10 = (x10 + x15) & M32
        x5 ^= x10
        x5 = ((x5 << 12) & M32) | (x5 >> 20)
        x0 = (x0 + x5) & M32
        x15 ^= x0
        x15 = ((x15 << 8) & M32) | (x15 >> 24)
        x10 = (x10 + x15) & M32
        x5 ^= x10
        x5 = ((x5 << 7) & M32) | (x5 >> 25)
        x1 = (x1 + x6) & M32
        x12 ^= x1
        x12 = ((x12 << 16) & M32) | (x12 >> 16)
        x11 = (x11 + x12) & M32
        x6 ^= x11
        x6 = ((x6 << 12) & M32) | (x6 >> 20)
        x1 = (x1 + x6) & M32
        x12 ^= x1
        x12 = ((x12 << 8) & M32) | (x12 >> 24)
        x11 = (x11 + x12) & M32
        x6 ^= x11
        x6 = ((x6 << 7) & M32) | (x6 >> 25)
        x2 = (x2 + x7) & M32
        x13 ^= x2
        x13 = ((x13 << 16) & M32) | (x13 >> 16)
        x8 = (x8 + x13) & M32
        x7 ^= x8
        x7 = ((x7 << 12) & M32) | (x7 >> 20)
        x2 = (x2 + x7) & M32
        x13 ^= x2
        x13 = ((x13 << 8) & M32) | (x13 >> 24)
        x8 = (x8 + x13) & M32
        x7 ^= x8
        x7 = ((x7 << 7) & M32) | (x7 >> 25)
        x3 = (x3 + x4) & M32
        x14 ^= x3
        x14 = ((x14 << 16) & M32) | (x14 >> 16)
        x9 = (x9 + x14) & M32
        x4 ^= x9
        x4 = ((x4 << 12) & M32) | (x4 >> 20)
        x3 = (x3 + x4) & M32
        x14 ^= x3
        x14 = ((x14 << 8) & M32) | (x14 >> 24)
        x9 = (x9 + x14) & M32
        x4 ^= x9
        x4 = ((x4 << 7) & M32) | (x4 >> 25)
    out[0] = (x0 + SIGMA_0) & M32
    out[1] = (x1 + SIGMA_1) & M32
    out[2] = (x2 + SIGMA_2) & M32
    out[3] = (x3 + SIGMA_3) & M32
    out[4] = (x4 + key[0]) & M32
    out[5] = (x5 + key[1]) & M32
    out[6] = (x6 + key[2]) & M32
    out[7] = (x7 + key[3]) & M32
    out[8] = (x8 + key[4]) & M32
    out[9] = (x9 + key[5]) & M32
    out[10] = (x10 + key[6]) & M32
    out[11] = (x11 + key[7]) & M32
    out[12] = (x12 + c0) & M32
    out[13] = (x13 + c1) & M32
    out[14] = (x14 + n0) & M32
    out[15] = (x15 + n1) & M32
