# cold
"""Corrections to the fast policy, in victory points. None has helped yet, so both are empty.

A key is the text of a move, where `*` matches anything. A value is the correction now, and per round left.
"""

from __future__ import annotations

from typing import Final

Adjustments = dict[str, tuple[float, float]]

IMPERIUM_ADJUSTMENTS: Final[Adjustments] = {}
UPRISING_ADJUSTMENTS: Final[Adjustments] = {}
