"""Messages of profiles: what a player sees of their own, and what their browser sends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from landsraad.server.protocol.base import In, Out
from landsraad.server.protocol.challenge_messages import RunKept
from landsraad.server.protocol.table_messages import OwnSeats

Name = Annotated[str, Meta(max_length=80)]
Secret = Annotated[str, Meta(max_length=200)]
Signup = Literal["open", "invite", "required", "closed"]
Way = Literal["new", "passkey", "words", "link"]

# ------------------------------------------------------------------ what the server tells


class SessionInfo(Out):
    """A browser that is signed in."""

    id: str
    device: str  # the browser and the system, as `Firefox, Linux`
    way: Way
    created: float
    seen: float
    here: bool  # the browser that asks


class PasskeyInfo(Out):
    id: str
    name: str
    host: str
    here: bool  # it works under the name by which the server was called
    synced: bool  # it is kept by a password manager, and not on one device only
    created: float
    used: float | None


class ProfileInfo(Out):
    id: str
    name: str
    created: float
    closed: float | None
    words: float | None  # when the recovery words were made
    games: int
    sessions: list[SessionInfo]
    passkeys: list[PasskeyInfo]


class Me(Out):
    """The profile that is open in this browser, and how one gets a profile here."""

    signup: Signup
    invitation: bool  # a word is needed to sign up
    profile: ProfileInfo | None = None


class ProfileGame(Out):
    """A game of the profile: `id` and `seat` open it."""

    id: str
    seat: str
    name: str
    game: str
    title: str
    people: list[str]
    players: int
    created: float
    active: float  # the last move
    over: bool
    round: int | None
    yours: bool
    scores: list[int]  # of a finished game: one's own, then the others from high to low


class NewWords(Out):
    """Recovery words. They are shown once."""

    words: list[str]


class PasskeyOptions(Out):
    """What `navigator.credentials` is asked, with bytes as base64url."""

    options: dict[str, Any]


class DeviceLink(Out):
    token: str
    until: float


class LinkedProfile(Out):
    """The profile that a link would open, for the question before it does."""

    name: str


class ProfileExport(Out):
    """Everything that the server keeps about a profile."""

    profile: ProfileInfo
    games: list[ProfileGame]
    chat: list[dict[str, Any]]
    records: dict[str, str]  # of finished games, by table
    notices: dict[str, Any]
    challenges: list[RunKept] = []
    lobby: list[dict[str, Any]] = []  # open and scheduled tables the profile is at
    rated: list[dict[str, Any]] = []  # games of the ladder, with what they changed
    puzzles: list[dict[str, Any]] = []  # the first attempts at each


# ------------------------------------------------------------------ what a browser sends


class NewProfile(In):
    name: Name = ""
    seats: Annotated[list[OwnSeats], Meta(max_length=60)] = []
    invitation: Secret = ""


class KeepSeats(In):
    seats: Annotated[list[OwnSeats], Meta(max_length=60)]


class Rename(In):
    name: Name


class OpenSeat(In):
    table: Name
    seat: Name


class PasskeyAnswer(In):
    """What the browser answered for a passkey, with bytes as base64url."""

    credential: dict[str, Any]


class RecoveryWords(In):
    words: Secret


class LinkToken(In):
    token: Secret
