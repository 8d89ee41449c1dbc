"""Messages of the ladder: leaderboards, pages about players, and what a game changed."""

from __future__ import annotations

from typing import Literal

from landsraad.server.protocol.base import Out

Kind = Literal["solo", "two", "four", "six"]


class LadderGame(Out):
    """A game with the kinds of tables that are rated apart."""

    game: str
    kinds: list[Kind]


class SeasonInfo(Out):
    number: int
    since: float
    until: float


class LadderRow(Out):
    """A place on the ladder. Bots and automas have no place: their ratings are fixed.

    player: the id of a profile, `bot:LEVEL` or `automa:LEVEL`. name: empty for these. curve: the points after the last
    games, the oldest first. week: how many points more than a week ago. leader: the one played most.
    """

    place: int
    player: str
    name: str
    shown: int
    provisional: bool
    games: int
    wins: int
    curve: list[int]
    week: int = 0
    leader: str = ""


class Leaderboard(Out):
    """The ladder of one kind of table. `season` 0 is all the time.

    people: how many there are. rows: a part of them, with the fixed players between. mine: the caller's own row and its
    neighbours, if it is not among `rows`. me: the caller's profile.
    """

    enabled: bool
    games: list[LadderGame]
    seasons: list[SeasonInfo]
    game: str
    kind: Kind
    season: int
    people: int
    fixed: int
    first: int
    rows: list[LadderRow]
    mine: list[LadderRow] = []
    me: str = ""


class FixedOption(Out):
    """An option that is the same at all rated tables, or may be one of few."""

    name: str
    label: str
    words: list[str]
    labels: list[str]


class RatedGame(Out):
    """What may be chosen at a rated table: a number of players, and these options by number of players."""

    game: str
    players: list[int]
    options: dict[str, list[FixedOption]]
    levels: dict[str, list[str]]  # of bots, by number of players


class LadderRules(Out):
    enabled: bool
    games: list[RatedGame]


class PlayerRating(Out):
    game: str
    kind: Kind
    place: int
    people: int
    shown: int
    doubt: int  # points of two sigmas
    provisional: bool
    games: int
    wins: int
    last: float
    change: int  # by the last game


class CurvePoint(Out):
    at: float
    shown: int


class RateOf(Out):
    """How often games were won, with the 95 % interval (Wilson)."""

    name: str
    games: int
    wins: int
    low: float
    high: float


class Opponent(Out):
    """Somebody met often. `ahead`: how many of the games the player ended before them; a shared place counts half."""

    player: str  # empty: a profile that is closed or gone
    name: str
    games: int
    ahead: float
    low: float
    high: float


class SeatOfGame(Out):
    seat: str
    player: str
    name: str
    place: int
    score: int | None


class PlayerGame(Out):
    """A rated game of the player."""

    table: str
    finished: float
    place: int
    leader: str
    gone: bool
    shown: int
    change: int
    seats: list[SeatOfGame]


class PlayerPage(Out):
    """A player's public page. `game` and `kind` say which of the ratings the details are about."""

    id: str
    name: str
    since: float
    begun: int
    finished: float | None  # the share of rated games played to the end
    ratings: list[PlayerRating]
    game: str = ""
    kind: Kind | None = None
    curve: list[CurvePoint] = []
    leaders: list[RateOf] = []
    turns: list[RateOf] = []
    opponents: list[Opponent] = []
    games: list[PlayerGame] = []


class SeatRating(Out):
    """What a game changed for a seat. Fixed players keep their rating."""

    seat: str
    player: str
    name: str
    place: int
    before: int
    after: int
    provisional: bool
    fixed: bool
    gone: bool


class TableRating(Out):
    """What a table changed on the ladder. `players` are the profiles at its seats."""

    state: Literal["none", "playing", "waiting", "rated", "abandoned", "altered"]
    players: dict[str, str] = {}
    seats: list[SeatRating] = []
