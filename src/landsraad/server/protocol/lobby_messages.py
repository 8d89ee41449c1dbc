"""Messages of the lobby: tables that gather, quick pairing, appointments, drafts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from landsraad.server.protocol.base import In, Out
from landsraad.server.protocol.game_messages import BotLevel
from landsraad.server.protocol.table_messages import DayClock, LiveClock

Name = Annotated[str, Meta(max_length=80)]
Secret = Annotated[str, Meta(max_length=200)]
Rating = Annotated[int, Meta(ge=0, le=4000)]
Kind = Literal["open", "quick", "dated", "hourly"]
State = Literal["open", "ready", "draft", "making", "playing", "over"]
DraftMode = Literal["", "hidden", "voteoff", "three"]
Nonce = Annotated[str, Meta(max_length=64)]  # 22 to 64 random letters

# ------------------------------------------------------------------ what the server tells


class PersonInfo(Out):
    """Somebody at a gathering. `seat` is known when the draft begins."""

    n: int
    name: str
    ready: bool
    reserve: bool  # there is a seat only if somebody leaves
    seat: str = ""
    bot: bool = False
    you: bool = False


class LeaderChoice(Out):
    id: str
    title: str


class DraftInfo(Out):
    """A leader draft as one person may see it.

    commitment: SHA-256 of the server's secret, shown before anybody adds a salt; secret: shown when it is over.
    """

    mode: DraftMode
    step: Literal["veto", "pick", "done"]
    commitment: str
    secret: str = ""
    salts: list[str] = []
    turn: str = ""  # the seat whose choice it is; empty: everybody's at once
    waiting: list[str] = []  # seats that still have to choose
    choices: list[LeaderChoice] = []  # what you may choose now
    removed: list[LeaderChoice] = []  # put aside by chance, or voted off
    picks: dict[str, LeaderChoice] = {}  # by seat, as far as you may know them
    yours: bool = False


class GatheringInfo(Out):
    id: str
    kind: Kind
    game: str
    title: str
    options: dict[str, Any]
    sets: list[str]  # what is added to the game, in the language of the caller
    players: int
    clock: str
    draft: DraftMode
    rated: bool
    low: int | None
    high: int | None
    bots: BotLevel
    fills: bool  # bots take the seats that nobody takes
    state: State
    starts: float | None
    until: float | None
    people: list[PersonInfo]
    drafting: DraftInfo | None = None


class QueueInfo(Out):
    """People who wait for quick pairing with the same wish."""

    game: str
    low: int
    high: int
    pace: Literal["live", "days"]
    waiting: int


class Hour(Out):
    """The next hourly table of a game; it has an id when somebody has signed up."""

    game: str
    starts: float
    players: int
    people: int
    id: str
    bots: bool


class LobbyState(Out):
    now: float
    ratings: bool  # this server has a ladder, so ratings can be asked for
    gatherings: list[GatheringInfo]
    queue: list[QueueInfo]
    hours: list[Hour]


class OwnWish(Out):
    game: str
    low: int
    high: int
    pace: Literal["live", "days"]
    since: float
    waiting: int  # people with a wish for the same game, the caller included


class LobbySeat(Out):
    """The seat that somebody got."""

    table: str
    seat: str
    token: str


class Place(Out):
    """Where somebody is: in the queue, at a gathering, or at the table that came of it.

    mark: send it as `mark` with `wait` to get the next answer when something has changed.
    """

    mark: str
    now: float
    state: Literal["queue", "gathering", "table", "gone"]
    wish: OwnWish | None = None
    gathering: GatheringInfo | None = None
    seat: LobbySeat | None = None


class PlaceToken(Out):
    """The key to a place. Keep it: it is shown once."""

    token: str
    place: Place


class Surprise(Out):
    """A box picked by chance. The same seed and sets give the same box."""

    seed: str
    options: dict[str, Any]
    sets: list[str]


# ------------------------------------------------------------------ what people send


class NewGathering(In):
    """An open table with a ready check, or one for an appointment if `starts` is given."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""
    nonce: Nonce = ""
    options: dict[str, Any] = {}
    title: str = ""
    clock: LiveClock | DayClock | None = None
    draft: DraftMode = ""
    rated: bool = False
    low: Rating | None = None
    high: Rating | None = None
    bots: BotLevel = ""
    fills: bool = False
    listed: bool = True
    starts: Annotated[float, Meta(ge=0, le=1e11)] | None = None  # seconds since 1970


class JoinGathering(In):
    name: Name = ""
    nonce: Nonce = ""


class JoinHour(In):
    """Sign up for the next hourly table of a game."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""
    nonce: Nonce = ""


class QuickWish(In):
    """A wish for quick pairing. `sets` None: any; otherwise exactly these."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""
    nonce: Nonce = ""
    low: Annotated[int, Meta(ge=2, le=6)] = 3
    high: Annotated[int, Meta(ge=2, le=6)] = 4
    pace: Literal["live", "days"] = "live"
    sets: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)] | None = None


class LeavePlace(In):
    """closing: the page was closed. The place is kept for a few seconds, in case it was only loaded again."""

    token: Secret
    closing: bool = False


class SayReady(In):
    token: Secret
    salt: Annotated[str, Meta(max_length=64)] = ""


class PickLeader(In):
    token: Secret
    leader: Annotated[str, Meta(max_length=60)]


class WantSurprise(In):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=6)]
    sets: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)]
    seed: Annotated[str, Meta(max_length=60)] = ""
