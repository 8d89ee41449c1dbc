"""Runs a sample of very many similar tests.

`LANDSRAAD_SAMPLE=all` runs all of them, `LANDSRAAD_SAMPLE=3` the fourth part. The default is always the first part.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")
TURN = os.environ.get("LANDSRAAD_SAMPLE", "") or "0"
ALL = TURN == "all"


def sampled(tests: Sequence[T], one_in: int, turn: int = 0) -> list[T]:
    """One in n tests, starting with that of the sample.

    `turn` differs where the same is sampled in several places, so that together they take different ones.
    """
    return list(tests) if ALL else list(tests)[(int(TURN) + turn) % one_in::one_in]


def paired(first: Sequence[T], second: Sequence[U]) -> list[tuple[T, U]]:
    """Each of the first with each of the second; by default with one of them, in turn."""
    return [(one, two) for n, one in enumerate(first) for two in sampled(second, len(second), n)]
