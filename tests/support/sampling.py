"""Some of very many like tests. `LANDSRAAD_SAMPLE=all` runs them all, `LANDSRAAD_SAMPLE=3` the fourth part of them,
and so on in turn; without it the first part is run, always the same."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
TURN = os.environ.get("LANDSRAAD_SAMPLE", "") or "0"
ALL = TURN == "all"


def sampled(tests: Sequence[T], one_in: int) -> list[T]:
    """One in so many; every one of them in some turn."""
    return list(tests) if ALL else list(tests)[int(TURN) % one_in::one_in]
