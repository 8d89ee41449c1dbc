"""What is rated apart: games and kinds of tables, with the options that rated tables have."""

from __future__ import annotations

import random
import secrets
from typing import Any, Final

import landsraad
from landsraad.kernel.game import Game
from landsraad.kernel.reasons import Reason
from landsraad.server.tables.refusals import Refused

SOLO: Final = "solo"  # against automas
TWO: Final = "two"
FOUR: Final = "four"  # three or four
SIX: Final = "six"  # two teams
KINDS: Final = (SOLO, TWO, FOUR, SIX)
PLAYERS: Final = {1: SOLO, 2: TWO, 3: FOUR, 4: FOUR, 6: SIX}
# Numbers of players, and what the creator may choose besides; everything else is as in new tables where nobody chooses.
RATED: Final[dict[str, tuple[int, ...]]] = {"imperium": (1, 2, 3, 4), "uprising": (1, 2, 3, 4, 6), "arrakis": (1, 2)}
CHOICES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "imperium": {"difficulty": ("sardaukar", "kwisatz_haderach")},  # solo: the levels whose strength was measured
    "uprising": {"difficulty": ("sardaukar", "kwisatz_haderach")},
}
SIDES: Final = {"arrakis": ("atreides", "harkonnen")}  # dealt at random
NEW: Final = "players"

SEASON: Final = 60 * 86_400.0  # seconds
FIRST_SEASON: Final = 1_793_491_200.0  # 1 November 2026


def kinds_of(game: str) -> list[str]:
    return [kind for kind in KINDS if any(PLAYERS[n] == kind for n in RATED.get(game, ()))]


def usual_kind(game: str) -> str:
    """The kind that is shown where nobody chose."""
    kinds = kinds_of(game)
    return FOUR if FOUR in kinds else kinds[-1]


def season_at(at: float) -> int:
    """Seasons are counted from 1; what was before belongs to the first."""
    return max(1, int((at - FIRST_SEASON) // SEASON) + 1)


def season_span(number: int) -> tuple[float, float]:
    since = FIRST_SEASON + (number - 1) * SEASON
    return since, since + SEASON


def choices_of(game: str, players: int) -> dict[str, tuple[str, ...]]:
    """What may be chosen at a rated table with so many players."""
    return CHOICES.get(game, {}) if players == 1 else {}


def fixed_options(game: Game, players: int) -> dict[str, Any]:
    """The options of rated tables. The first of those that may be chosen is the usual one."""
    given: dict[str, Any] = {option.name: option.suggested for option in game.options if option.suggested is not None}
    given[NEW] = players
    for name, words in choices_of(game.name, players).items():
        given[name] = words[0]
    return game.check_options(given)


def rated_options(name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options of a rated table that somebody wants. Others than the fixed ones are refused."""
    game = landsraad.game(name)
    wanted = game.check_options(given)
    players = int(wanted[NEW])
    if players not in RATED.get(name, ()):
        raise Refused(Reason("rated-players", given=players, allowed=", ".join(map(str, RATED.get(name, ())))))
    fixed = fixed_options(game, players)
    usual = game.check_options({NEW: players})
    choices = choices_of(name, players)
    out: dict[str, Any] = {NEW: players}
    for option, value in wanted.items():
        if option in choices and option in given:
            if value not in choices[option]:
                raise Refused(Reason("rated-option", option=option, allowed=", ".join(choices[option])))
            out[option] = value
        elif option in given and value not in (fixed[option], usual[option]):
            raise Refused(Reason("rated-option", option=option, allowed=str(fixed[option])))
        elif option not in (NEW, "seats") and fixed[option] != usual[option]:
            out[option] = fixed[option]
    if name in SIDES and players > 1:
        sides = list(SIDES[name])
        random.SystemRandom().shuffle(sides)
        out["seats"] = sides
    return out


def new_seed() -> str:
    return secrets.token_hex(32)
