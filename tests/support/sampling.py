"""Runs a sample of very many similar tests.

`LANDSRAAD_SAMPLE=all` runs all of them, `LANDSRAAD_SAMPLE=3` the fourth part. The default is always the first part.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
TURN = os.environ.get("LANDSRAAD_SAMPLE", "") or "0"
ALL = TURN == "all"


def sampled(tests: Sequence[T], one_in: int) -> list[T]:
    """One in n tests, starting with that of the sample."""
    return list(tests) if ALL else list(tests)[int(TURN) % one_in::one_in]
