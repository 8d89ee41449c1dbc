# cold
"""The simplest bot: plays a uniformly random legal move."""

from __future__ import annotations

import random

from landsraad.bots.core.observation import Candidate, Observation


class RandomBot:
    """The same seed and the same decisions give the same moves on every platform."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(f"landsraad random bot {seed}")

    def choose(self, observation: Observation) -> str:
        legal = observation.legal
        return legal[int(self._random.random() * len(legal))]

    def explain(self, observation: Observation) -> list[Candidate]:
        """It has no opinion: all seats are equally likely to win, and all moves are equally good."""
        legal = observation.legal
        players = len(observation.view["seats"])
        return [Candidate(move, 1 / players, 1 / len(legal)) for move in legal]
