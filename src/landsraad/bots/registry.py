# cold
"""Bots by name, and the levels people choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.bots.arrakis.evaluation import WarJudge
from landsraad.bots.arrakis.greedy import WarGreedyBot
from landsraad.bots.arrakis.search_bot import WarMentatBot
from landsraad.bots.core import search
from landsraad.bots.core.greedy import GreedyBot
from landsraad.bots.core.observation import Bot
from landsraad.bots.core.random import RandomBot
from landsraad.bots.core.search_bot import SIMULATIONS, MentatBot
from landsraad.bots.evaluators import judge_of
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Game

BOTS: Final = ("random", "greedy", "mentat")
LEVELS: Final = ("easy", "normal", "hard", "expert")
DEFAULT: Final = "normal"
MOST: Final = 1_000_000  # simulations
COMPILED: Final = not str(search.__file__).endswith(".py")


@dataclass(frozen=True, slots=True)
class Level:
    """Who plays at a level, and about how long a decision takes on one core of an ordinary machine."""

    name: str
    bot: str
    seconds: float
    blur: float = 0.0  # see `GreedyBot`


def _levels(hard: int, expert: int, seconds: tuple[float, float, float]) -> dict[str, Level]:
    return {"easy": Level("easy", "greedy", seconds[0], blur=0.08), "normal": Level("normal", "greedy", seconds[0]),
            "hard": Level("hard", f"mentat:{hard}", seconds[1]),
            "expert": Level("expert", f"mentat:{expert}", seconds[2])}


# Measured in the middle of games (docs/strength.md); in the war most decisions are small, and these are seconds of the
# great ones. Interpreted, the same thought takes about fifty times as long: the budgets are smaller there.
_FAMILY: Final = _levels(1000, 10000, (0.01, 0.03, 0.2)) if COMPILED else _levels(200, 1000, (0.05, 0.2, 0.8))
_WAR: Final = _levels(1000, 5000, (0.01, 0.1, 0.5)) if COMPILED else _levels(64, 128, (0.3, 0.6, 1.2))
_PLAIN: Final = {name: Level(name, "random", 0.1) for name in LEVELS}  # nobody has taught them the game yet
_LEVELS_OF: Final = {"imperium": _FAMILY, "uprising": _FAMILY, "arrakis": _WAR}


def levels_of(game: Game) -> list[Level]:
    return list(_LEVELS_OF.get(game.name, _PLAIN).values())


def searches(name: str, game: Game) -> bool:
    """Does the bot of that name search, which can take seconds?"""
    kind, _ = checked_name(name)
    return (_LEVELS_OF.get(game.name, _PLAIN)[kind].bot if kind in LEVELS else kind).startswith("mentat")


def make_bot(name: str, seed: int | str, game: Game) -> Bot:
    """`random`, `greedy`, `mentat`, `mentat:SIMULATIONS`, or a level. The same seed gives the same player."""
    kind, budget = checked_name(name)
    if kind in LEVELS:
        level = _LEVELS_OF.get(game.name, _PLAIN)[kind]
        if level.blur > 0:
            return _greedy(game, seed, level.blur)
        return make_bot(level.bot, seed, game)
    if kind == "random":
        return RandomBot(seed)
    if kind == "greedy":
        return _greedy(game, seed)
    judge = judge_of(game, thinks=True)
    return WarMentatBot(judge, seed, budget) if isinstance(judge, WarJudge) else MentatBot(judge, seed, budget)


def _greedy(game: Game, seed: int | str, blur: float = 0.0) -> Bot:
    judge = judge_of(game)
    if isinstance(judge, WarJudge):
        return WarGreedyBot(judge, seed, blur=blur)
    return GreedyBot(judge, seed, deals=1, blur=blur) if blur > 0 else GreedyBot(judge, seed)


def checked_name(name: str) -> tuple[str, int]:
    """The kind of bot and its simulations, or one line that says what is wrong."""
    kind, colon, budget = name.partition(":")
    if kind not in (*BOTS, *LEVELS):
        raise BadInput(f"no bot is called {name!r}{nearest(kind, (*BOTS, *LEVELS))}; there are {', '.join(BOTS)}, "
                       f"and the levels {', '.join(LEVELS)}")
    if not colon:
        return kind, SIMULATIONS
    if kind != "mentat":
        raise BadInput(f"bot {name!r}: only mentat has a budget, as in mentat:{SIMULATIONS}")
    if not (budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST):
        raise BadInput(f"bot {name!r}: {budget!r} is not a number of simulations from 1 to {MOST}")
    return kind, int(budget)
