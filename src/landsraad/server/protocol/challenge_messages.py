"""Messages about challenges: what there is today, the table of a challenge, attempts and results."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from landsraad.server.protocol.base import In, Out
from landsraad.server.protocol.game_messages import TwistInfo

ChallengeKind = Literal["daily", "weekly"]


class AttemptInfo(Out):
    """An attempt of the profile. total: None while the game goes on. counts: it stands in the table."""

    table: str
    attempt: int
    counts: bool
    total: int | None = None


class ChallengeInfo(Out):
    """A challenge. period: a day in UTC such as 2026-11-19, or an ISO week such as 2026-W47.

    until: when it ends, in seconds since 1970. played: people in its table. place: of the profile, if it is there.
    """

    kind: ChallengeKind
    game: str
    period: str
    version: int
    seed: str
    leader: str
    difficulty: str
    twist: TwistInfo | None
    until: float
    played: int
    place: int | None = None
    attempts: list[AttemptInfo] = []


class ChallengeDay(Out):
    """The challenges of a day. streak: days in a row with a finished daily challenge. week: the last seven days, the
    last one today, and whether one was finished."""

    day: str
    today: str
    first: str
    server: str
    challenges: list[ChallengeInfo]
    streak: int = 0
    week: list[bool] = []
    signed_in: bool = False


class ChallengeRow(Out):
    """A line of the table of a challenge. server: empty, or the fingerprint of the server that signed the result."""

    place: int
    name: str
    total: int
    won: bool
    points: int
    margin: int
    rounds: int
    server: str = ""
    you: bool = False


class ChallengeScore(Out):
    """What a table of a challenge is worth. total: None while the game goes on."""

    challenge: str
    total: int | None


class ChallengeTable(Out):
    challenge: ChallengeInfo
    rows: list[ChallengeRow]


class ResultFile(Out):
    """A signed result, for other servers."""

    name: str
    file: str


class ResultIn(In):
    file: Annotated[str, Meta(max_length=524_288)]


class RunKept(Out):
    """An attempt in the export of a profile."""

    table: str
    kind: str
    game: str
    period: str
    attempt: int
    total: int | None
