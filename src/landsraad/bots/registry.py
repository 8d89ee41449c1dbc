# cold
"""Bots by name, and the levels that people choose from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.arrakis.greedy import ArrakisGreedyBot
from landsraad.bots.arrakis.search_bot import ArrakisSearchBot
from landsraad.bots.core import search
from landsraad.bots.core.greedy import GreedyBot
from landsraad.bots.core.observation import Bot
from landsraad.bots.core.random import RandomBot
from landsraad.bots.core.search_bot import SIMULATIONS, SearchBot
from landsraad.bots.evaluators import evaluation_for
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Game

BOTS: Final = ("random", "plain", "greedy", "mentat")
LEVELS: Final = ("easy", "normal", "hard", "expert")
DEFAULT: Final = "normal"
MOST_SIMULATIONS: Final = 1_000_000
COMPILED: Final = not str(search.__file__).endswith(".py")


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play.

    seconds: about how long a decision takes on one core of an ordinary machine.
    overlooks: see `LookaheadBot`.
    """

    name: str
    bot: str
    seconds: float
    overlooks: float = 0.0


def _levels(hard: int, expert: int, seconds: tuple[float, float, float]) -> dict[str, Level]:
    return {"easy": Level("easy", "greedy", seconds[0], overlooks=0.16),
            "normal": Level("normal", "greedy", seconds[0]),
            "hard": Level("hard", f"mentat:{hard}", seconds[1]),
            "expert": Level("expert", f"mentat:{expert}", seconds[2])}


# Measured in the middle of games (docs/strength.md). Most decisions in War for Arrakis are small; these are seconds of
# the large ones. Interpreted code takes about fifty times as long, so budgets are smaller there.
_DUNE: Final = _levels(1000, 10000, (0.01, 0.03, 0.2)) if COMPILED else _levels(200, 1000, (0.05, 0.2, 0.8))
_ARRAKIS: Final = _levels(1000, 5000, (0.01, 0.1, 0.5)) if COMPILED else _levels(64, 128, (0.3, 0.6, 1.2))
_OTHERS: Final = {name: Level(name, "random", 0.1) for name in LEVELS}  # games without an evaluation
_LEVELS_OF: Final = {"imperium": _DUNE, "uprising": _DUNE, "arrakis": _ARRAKIS}


def levels_of(game: Game) -> list[Level]:
    """Returns the levels of a game, the weakest first."""
    return list(_LEVELS_OF.get(game.name, _OTHERS).values())


def searches(name: str, game: Game) -> bool:
    """Whether the bot of this name searches, which can take seconds."""
    kind, _ = checked_name(name)
    return (_LEVELS_OF.get(game.name, _OTHERS)[kind].bot if kind in LEVELS else kind).startswith("mentat")


def make_bot(name: str, seed: int | str, game: Game, networks: Path | None = None) -> Bot:
    """Returns a bot: `random`, `plain`, `greedy`, `mentat`, `mentat:SIMULATIONS`, or a level.

    `plain` is `greedy` without what modules declare for bots; it measures what that is worth. `networks` is a folder
    of value networks for `mentat`; None means the usual one.

    The same seed and the same decisions give the same moves.
    """
    kind, budget = checked_name(name)
    if kind in LEVELS:
        level = _LEVELS_OF.get(game.name, _OTHERS)[kind]
        if level.overlooks > 0:
            return _greedy(game, seed, level.overlooks)
        return make_bot(level.bot, seed, game, networks)
    if kind == "random":
        return RandomBot(seed)
    if kind == "plain":
        return _greedy(game, seed, without_modules=True)
    if kind == "greedy":
        return _greedy(game, seed)
    evaluation = evaluation_for(game, for_search=True, networks=networks)
    if isinstance(evaluation, ArrakisEvaluation):
        return ArrakisSearchBot(evaluation, seed, budget)
    return SearchBot(evaluation, seed, budget)


def _greedy(game: Game, seed: int | str, overlooks: float = 0.0, without_modules: bool = False) -> Bot:
    evaluation = evaluation_for(game, without_modules=without_modules)
    if isinstance(evaluation, ArrakisEvaluation):
        return ArrakisGreedyBot(evaluation, seed, overlooks=overlooks)
    if overlooks > 0:
        return GreedyBot(evaluation, seed, determinizations=1, overlooks=overlooks)
    return GreedyBot(evaluation, seed)


def checked_name(name: str) -> tuple[str, int]:
    """Returns the kind of bot and its simulations. Raises `BadInput` if there is no such bot."""
    kind, colon, budget = name.partition(":")
    if kind not in (*BOTS, *LEVELS):
        raise BadInput(f"unknown bot {name!r}{nearest(kind, (*BOTS, *LEVELS))}; bots are {', '.join(BOTS)}, "
                       f"levels are {', '.join(LEVELS)}")
    if not colon:
        return kind, SIMULATIONS
    if kind != "mentat":
        raise BadInput(f"bot {name!r}: only mentat has a budget, as in mentat:{SIMULATIONS}")
    if not (budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST_SIMULATIONS):
        raise BadInput(f"bot {name!r}: {budget!r} is not a number of simulations from 1 to {MOST_SIMULATIONS}")
    return kind, int(budget)
