"""Choosing by a priority list: the best candidates by the first line, then by the second, and so on.

Each candidate has a number in which every line has its bits, the first line the highest ones. Candidates that are equal
in all lines are offered to the player who decides for the automa (WFA-OPEN-21).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import Effect, State


def add(found: Cells, move: i64, score: i64) -> Cells:
    """A list of candidates: alternating moves and their numbers."""
    return append(append(found, move), score)


def best_score(found: Cells) -> i64:
    best: i64 = -1
    for i in range(1, len(found), 2):
        if found[i] > best:
            best = found[i]
    return best


def offer_best(s: State, found: Cells) -> None:
    best = best_score(found)
    for i in range(1, len(found), 2):
        if found[i] == best:
            s.offer(found[i - 1])


def deciding(found: Cells, bits: list[int]) -> i64:
    """The number of the line that left a single candidate.

    1 is the first line, 0 means that there was only one candidate, and beyond the last line the player chose.
    """
    if len(found) == 2:
        return 0
    best = best_score(found)
    shift: i64 = sum(bits)
    for line in range(len(bits)):
        shift -= bits[line]
        n: i64 = 0
        for i in range(1, len(found), 2):
            if found[i] >> shift == best >> shift:
                n += 1
        if n == 1:
            return line + 1
    return len(bits) + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ByList(Effect):
    """An effect that chooses by such a list. `bits` are the widths of its lines."""

    asks = True
    bits: list[int]

    def __init__(self, bits: list[int]) -> None:
        super().__init__()
        self.bits = bits

    def rank(self, s: State) -> Cells:
        """Adds the candidates with their numbers."""
        return vec[i64]()

    def options(self, s: State) -> None:
        offer_best(s, self.rank(s))

    def because(self, s: State) -> i64:
        """The line that decides, computed before anything changes."""
        return deciding(self.rank(s), self.bits)
