"""Which challenge a day or a week has. All of it follows from the date in UTC and the version.

The seed is a readable text for the published generator (`kernel.chance`), so anybody can compute the deal of any day.
That is why challenges compare and have no prizes.
"""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import landsraad
from landsraad.games.dune.game import RANDOM, FamilyGame
from landsraad.kernel.chance import CASTING, Draws
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.table import Table, open_table

VERSION: Final = 1  # raised when a deal or a score changes; seeds and results name it
DAILY: Final = "daily"
WEEKLY: Final = "weekly"
KINDS: Final = (DAILY, WEEKLY)
TITLES: Final = {DAILY: "challenge-daily", WEEKLY: "challenge-weekly"}  # messages
GAMES: Final = ("imperium", "uprising", "arrakis")
FIRST: Final = datetime.date(2026, 11, 1)  # no challenge is older
# A fixed list: a new twist goes to its end with a new version, or past weeks would change.
SKIRMISHES: Final = (
    ("uprising", "storm_year"), ("imperium", "rich_market"), ("arrakis", "ready_plans"), ("uprising", "short_war"),
    ("imperium", "full_retinue"), ("arrakis", "early_visions"), ("uprising", "year_of_intrigue"),
    ("imperium", "spice_blow"), ("arrakis", "hidden_stores"), ("uprising", "lean_start"), ("imperium", "fast_clock"),
    ("arrakis", "betrayed_sietches"), ("uprising", "generous_council"), ("imperium", "long_truce"),
    ("uprising", "full_coffers"))
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_WEEK: Final = re.compile(r"[0-9]{4}-W[0-9]{2}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A deal that is the same for everybody. `period` is a day such as 2026-11-19, or a week such as 2026-W47."""

    kind: str
    game: str
    period: str
    first: datetime.date  # the days on which it counts
    last: datetime.date
    version: int = VERSION

    @property
    def id(self) -> str:
        return f"{self.kind} {self.game} {self.period}"

    @property
    def words(self) -> tuple[str, str, str]:
        return self.kind, self.game, self.period

    @property
    def seed(self) -> str:
        return f"landsraad {self.id} {self.version}"

    @property
    def twist(self) -> str:
        return str(options_of(self)["twist"])

    @property
    def leader(self) -> str:
        """The leader that everybody has; empty in War for Arrakis, which has none to choose."""
        return next(iter(options_of(self).get("leaders", [])), "")

    @property
    def difficulty(self) -> str:
        """How hard the Rivals are; empty in War for Arrakis."""
        return str(options_of(self).get("difficulty", ""))

    def counts_on(self, day: datetime.date) -> bool:
        return self.first <= day <= self.last


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def daily(game: str, day: datetime.date) -> Challenge:
    return Challenge(DAILY, game, day.isoformat(), day, day)


def weekly(day: datetime.date) -> Challenge:
    """The skirmish of the ISO week of a day."""
    monday = day - datetime.timedelta(days=day.weekday())
    year, week, _ = day.isocalendar()
    game, _ = skirmish_of(monday)
    return Challenge(WEEKLY, game, f"{year}-W{week:02}", monday, monday + datetime.timedelta(days=6))


def challenges_of(day: datetime.date) -> list[Challenge]:
    """The challenges that count on a day: the skirmish of its week last."""
    return [*(daily(game, day) for game in GAMES), weekly(day)]


def find_challenge(kind: str, game: str, period: str) -> Challenge:
    """Returns a challenge by its words, or raises `BadInput`."""
    for word, known, what in ((kind, KINDS, "kind of challenge"), (game, GAMES, "game with challenges")):
        if word not in known:
            raise BadInput(f"{word[:40]!r} is not a {what}{nearest(word, known)}; there are {', '.join(known)}")
    found = daily(game, read_day(period)) if kind == DAILY else weekly(read_week(period))
    if found.game != game:
        raise BadInput(f"the skirmish of {period} is one of {found.game}, not of {game}")
    if found.last < FIRST:
        raise BadInput(f"there are no challenges before {FIRST}")
    return found


def read_day(text: str) -> datetime.date:
    try:
        if _DAY.fullmatch(text):
            return datetime.date.fromisoformat(text)
    except ValueError:
        pass
    raise BadInput(f"{text[:40]!r} is not a day; write it as 2026-11-19")


def read_week(text: str) -> datetime.date:
    try:
        if _WEEK.fullmatch(text):
            return datetime.date.fromisocalendar(int(text[:4]), int(text[6:]), 1)
    except ValueError:
        pass
    raise BadInput(f"{text[:40]!r} is not a week; write it as 2026-W47")


@cache
def options_of(challenge: Challenge) -> dict[str, Any]:
    """The options of its table, complete. One player, against the automa."""
    game = landsraad.game(challenge.game)
    chosen: dict[str, Any] = {"players": 1}
    if challenge.kind == WEEKLY:
        chosen["twist"] = skirmish_of(challenge.first)[1]
    if isinstance(game, FamilyGame):
        draws = Draws(f"{challenge.seed} options", CASTING)
        options = {option.name: option for option in game.options}
        leaders = options["leaders"]  # of those, the ones that come without any module
        names = [name for name in leaders.choices if name != RANDOM and name not in leaders.needs]
        levels = options["difficulty"].choices
        chosen |= {"leaders": [names[draws.below(len(names))]], "difficulty": levels[draws.below(len(levels))]}
    else:
        chosen["mahdi_ties"] = "mahdi"  # so the rules and the seed decide everything that the player does not
    return game.variant(chosen).check_options(chosen)


def skirmish_of(monday: datetime.date) -> tuple[str, str]:
    """The game and the twist of a week."""
    return SKIRMISHES[monday.toordinal() // 7 % len(SKIRMISHES)]


def table_of(challenge: Challenge) -> Table:
    """A new table with the deal of the challenge. The player has the first seat."""
    options = options_of(challenge)
    return open_table(landsraad.game(challenge.game).variant(options), options, challenge.seed)
