"""The simplest player: any legal move, each as likely as the next."""

from __future__ import annotations

import random
from typing import Any


class RandomBot:
    """The same seed and the same questions give the same answers, on every platform."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(f"landsraad random bot {seed}")  # a text seeds alike everywhere

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        return legal[int(self._random.random() * len(legal))]
