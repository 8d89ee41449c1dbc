# cold
"""What experience adds to the first glance at a move: learnt from games of `greedy`, in points.

For each move, or kind of moves, what it is better by than it looks: now, and for each round to come. `*` is anything.
"""

from __future__ import annotations

from typing import Final

Told = dict[str, tuple[float, float]]

IMPERIUM_HABITS: Final[Told] = {}
UPRISING_HABITS: Final[Told] = {}
