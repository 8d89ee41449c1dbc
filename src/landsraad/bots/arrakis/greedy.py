# cold
"""The bot `greedy` in War for Arrakis: looks ahead to the end of its own action."""

from __future__ import annotations

from typing import Final

from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.arrakis.lookahead import ArrakisLookahead
from landsraad.bots.core.greedy import LookaheadBot

DETERMINIZATIONS: Final = 1
MOST_TRIED: Final = 16  # moves per step
BATTLE_SAMPLES: Final = 6


class ArrakisGreedyBot(LookaheadBot):
    def __init__(self, evaluation: ArrakisEvaluation, seed: int | str = 0, determinizations: int = DETERMINIZATIONS,
                 overlooks: float = 0.0) -> None:
        lookahead = ArrakisLookahead(evaluation, MOST_TRIED, BATTLE_SAMPLES)
        super().__init__(lookahead, seed, determinizations, overlooks)
