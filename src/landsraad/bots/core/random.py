# cold
"""The simplest player: any legal move, each as likely as the next."""

from __future__ import annotations

import random

from landsraad.bots.core.observation import Candidate, Seen


class RandomBot:
    """The same seed and the same questions give the same answers, on every platform."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(f"landsraad random bot {seed}")  # a text seeds alike everywhere

    def choose(self, seen: Seen) -> str:
        legal = seen.legal
        return legal[int(self._random.random() * len(legal))]

    def explain(self, seen: Seen) -> list[Candidate]:
        """It has no opinion: all seats are as likely to win, and all moves as good."""
        legal = seen.legal
        players = len(seen.view["seats"])
        return [Candidate(move, 1 / players, 1 / len(legal)) for move in legal]
