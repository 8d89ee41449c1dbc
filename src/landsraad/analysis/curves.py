"""The curves that make estimates into chances, by game and number of players, from `landsraad calibrate`.

They were learned from games of bots with even seeds; `docs/strength.md` says how true they are on the others.
"""

from __future__ import annotations

from typing import Final

from landsraad.analysis.calibration import Curve

CURVES: Final[dict[tuple[str, int], Curve]] = {
    ("uprising", 3): Curve(1.13, -0.05),
    ("uprising", 4): Curve(1.2, -0.04),
    # By the estimates the Atreides lead, and more so in each round; among equal bots they win one game in eight.
    ("arrakis", 2): Curve(0.8, 0.13, -3.0, -0.35),
}


def curve_for(game: str, players: int) -> Curve:
    """The curve of a table; where none was measured, estimates are taken as they are."""
    return CURVES.get((game, players), Curve())
