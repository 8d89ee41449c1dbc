"""What a finished challenge is worth. The formula is part of the challenge's version, and docs/challenges.md has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel.table import Table

WIN: Final = 100
LONGEST: Final = {"imperium": 10, "uprising": 10, "arrakis": 12}  # rounds; every round spared after a win counts


@dataclass(frozen=True, slots=True)
class Score:
    """points and margin as the result of the game says them; rounds: how many were played."""

    total: int
    won: bool
    points: int
    margin: int
    rounds: int

    def to_json(self) -> dict[str, int | bool]:
        return {"total": self.total, "won": self.won, "points": self.points, "margin": self.margin,
                "rounds": self.rounds}


def score_of(table: Table) -> Score:
    """Returns the score of the first seat, which has the player.

    A win is worth 100, each point 5, each point ahead of the best opponent 2, and each round spared by a win 3. In War
    for Arrakis the points are steps of prescience, and those of the opponent are supremacy.
    """
    result = table.result()
    me, *others = table.seats
    scores: dict[str, int] = result["scores"]
    rivals = [scores[seat] for seat in others if seat in scores]
    won = me in result["winners"]
    points, rounds = scores[me], int(table.get("round"))
    margin = points - max(rivals, default=0)
    spared = max(LONGEST[table.game.name] - rounds, 0) if won else 0
    return Score(WIN * won + 5 * points + 2 * max(margin, 0) + 3 * spared, won, points, margin, rounds)
