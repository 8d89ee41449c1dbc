"""Puzzles of judgement: one move is far better than all others, by three independent searches and in nearly every deal.

Nobody can enumerate the middle of a game. So the claim is weaker than that of a turn puzzle, and the proof says how
sure it is.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from landsraad.bots.core.observation import Explains, Observation
from landsraad.bots.core.rollouts import Rollouts
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.registry import make_bot
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game

SEARCHES: Final = 3
SIMULATIONS: Final = 10_000
LEAD: Final = 0.10  # of winning chance over the second
DEALS: Final = 20
AGREE: Final = 0.9  # of the deals
FUTURES: Final = 12  # in each deal
COMPARED: Final = 4  # moves


@dataclass(frozen=True, slots=True)
class Judged:
    """best: the chance after the right move. lead: the least one of all searches. agree: part of the deals."""

    right: str
    best: float
    values: dict[str, float]
    lead: float
    agree: float
    searches: int
    simulations: int
    deals: int


def judge(game: Game, s: State, seed: str, simulations: int = SIMULATIONS, searches: int = SEARCHES) -> Judged | None:
    """Returns the move that is clearly best; None if there is none."""
    observation = Observation(game, s)
    right, lead, sums = "", 1.0, dict.fromkeys(observation.legal, 0.0)
    for n in range(searches):
        bot = make_bot(f"mentat:{simulations}", f"{seed} {n}", game)
        assert isinstance(bot, Explains)
        found = bot.explain(observation)
        if right and found[0].move != right:
            return None
        right = found[0].move
        ahead = found[0].value - max(each.value for each in found[1:])
        if ahead < LEAD:
            return None
        lead = min(lead, ahead)
        for each in found:
            sums[each.move] += each.value / searches
    ranked = sorted(sums, key=lambda move: -sums[move])
    others_compared = [move for move in ranked if move != right][:COMPARED]
    agree = agreement(game, observation, right, others_compared, seed)
    if agree < AGREE:
        return None
    return Judged(right, sums[right], {move: value for move, value in sums.items() if move != right}, lead, agree,
                  searches, simulations, DEALS)


def agreement(game: Game, observation: Observation, right: str, others: list[str], seed: str) -> float:
    """In which part of the deals the move is best, over several futures that are the same for all moves."""
    rollouts, rng = Rollouts(evaluation_for(game, for_search=True)), random.Random(f"landsraad puzzle {seed}")
    numbers = [game.plan.moves.parse(move) for move in (right, *others)]
    agreed = 0
    for _ in range(DEALS):
        position = observation.determinize(rng.getrandbits(32))
        sums = [0.0] * len(numbers)
        for _ in range(FUTURES):
            future = rng.getrandbits(31)
            for i, number in enumerate(numbers):
                if rollouts.chances_after(position.clone(), number, future):
                    sums[i] += rollouts.chances[observation.seat]
        agreed += sums[0] >= max(sums)
    return agreed / DEALS
