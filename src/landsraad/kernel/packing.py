"""Converts a state to bytes, for another process of the same version that continues it.

Data that is stored or shown is encoded by names; see `codec`.
"""

from __future__ import annotations

import zlib
from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import FRAME, Plan, State

HEAD: Final = 3  # seats, frames, words of the key


def pack(s: State) -> bytes:
    cells = array("q", [int(s.players), int(s.depth), len(s.key)])
    cells.extend(int(s.key[i]) for i in range(len(s.key)))
    for v in (s.t, *(s.seats[i] for i in range(s.players))):
        cells.frombytes(bytes(memoryview(v)))
    cells.extend(int(s.stack[i]) for i in range(s.depth * FRAME))
    return zlib.compress(cells.tobytes(), 1)


def unpack(plan: Plan, data: bytes) -> State:
    """Returns the state at its decision, with its legal moves."""
    cells = array("q")
    cells.frombytes(zlib.decompress(data))
    players, depth, words = cells[:HEAD]
    s = State(plan, players)
    at = HEAD + words
    s.rekey(vec[i64](cells[HEAD:at].tolist()))
    at = _fill(s.t, cells, at)
    for i in range(players):
        at = _fill(s.seats[i], cells, at)
    s.stack = vec[i64](cells[at:at + depth * FRAME].tolist())
    s.depth = depth
    if depth > 0:
        effect = s.top()
        effect.options(s)
    return s


def _fill(v: Cells, cells: array[int], at: int) -> int:
    for i in range(len(v)):
        v[i] = cells[at + i]
    return at + len(v)
