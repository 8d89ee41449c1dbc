"""What goes over the wire, each thing declared once: the OpenAPI document and the client's TypeScript come from here.

A viewer is a seat with its private token, or a spectator without one. Everything a viewer receives is made from the
table's view for that viewer; texts come in the language asked for. `seq` counts the entries of the table's log (moves,
undos, names and chat do not share it): a move names the `seq` it was decided on, and a stale one is refused.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

Language = Literal["en", "uk", "ru", "cs"]


class Out(Struct, kw_only=True, omit_defaults=False):
    """What the server sends."""


class In(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: never trusted."""


# ------------------------------------------------------------------ games


class OptionChoice(Out):
    value: str
    label: str


class OptionInfo(Out):
    name: str
    label: str
    kind: Literal["number", "choice", "list"]
    default: Any = None
    choices: list[OptionChoice] = []
    low: int = 0
    high: int = 0


class GameInfo(Out):
    name: str
    title: str
    rules: str  # version of the rules
    options: list[OptionInfo]


class RuleInfo(Out):
    id: str
    game: str
    topic: str
    topic_title: str
    text: str


# ------------------------------------------------------------------ tables


class SeatInfo(Out):
    seat: str
    name: str
    controller: Literal["human", "bot", "automa", "open"]
    online: bool = False


class Choice(Out):
    """One legal move: its notation, the words of it (`["agent", "dagger", "arrakeen"]`) and a label to show."""

    move: str
    words: list[str]
    label: str


class Decision(Out):
    kind: str  # one of the kernel's DECISIONS
    effect: str
    seat: str  # for whom; the actor may decide for an automa
    prompt: str  # the guide line
    cause: dict[str, str] | None = None


class EventLine(Out):
    """An event as the viewer may know it, with its sentence. `data` is the event itself (kind, values, cause, rule)."""

    n: int
    move: int  # the number of the move it belongs to: the moment a log line links to
    seat: str | None
    text: str
    data: dict[str, Any]


class ChatLine(Out):
    n: int
    name: str
    seat: str | None
    text: str
    at: float


class TableState(Out):
    """All that a viewer needs to draw the table now."""

    id: str
    game: str
    seq: int
    moves: int
    you: str | None
    actor: str | None
    over: bool
    seats: list[SeatInfo]
    view: dict[str, Any]
    decision: Decision | None = None
    legal: list[Choice] = []  # only for the actor
    can_undo: bool = False
    can_reset: bool = False
    why_not_undo: str = ""
    result: dict[str, Any] | None = None
    events: list[EventLine] = []  # since the number asked for
    chat: list[ChatLine] = []
    watching: int = 0
    finished: bool = False


class TableSummary(Out):
    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    open_seats: int
    round: int | None = None
    over: bool = False
    created: float = 0.0


class SeatLink(Out):
    seat: str
    name: str
    controller: str
    token: str | None  # of a human's seat; the page is /table/ID#TOKEN


class TableCreated(Out):
    id: str
    seats: list[SeatLink]
    watch: str  # the address for spectators, without a token


class SeatWish(In):
    controller: Literal["human", "bot", "open"] = "human"
    name: str = ""


class NewTable(In):
    game: str
    options: dict[str, Any] = {}
    seed: int | None = None
    seats: list[SeatWish] = []  # for the players' seats in order; automas need none
    listed: bool = False  # shown among the open tables


class Move(In):
    token: str
    expect: int  # the seq the decision was made on
    move: str
    lang: Language = "en"


class Undo(In):
    token: str
    expect: int
    reset: bool = False  # back to the beginning of the turn
    lang: Language = "en"


class Say(In):
    token: str
    text: str


class Claim(In):
    """Sit down at an open seat, by the invitation token of that seat."""

    token: str
    name: str


class Revoke(In):
    """The holder of a seat (or the one who made the table) makes its old link worthless and gets a new one."""

    token: str


class Token(Out):
    seat: str
    token: str


class Preview(Out):
    """What a legal move would change for the viewer, after all modifiers: `before → after`, as far as it can be known."""

    move: str
    pay: list[Change]
    gain: list[Change]
    notes: list[str] = []


class Change(Out):
    path: str
    label: str
    before: Any
    after: Any


class Reason(Out):
    """Why a move is not legal now."""

    move: str
    reason: str
    rule: str = ""


class Trouble(Out):
    """Every error: one line, and where it helps the state as it is now."""

    error: str
    rule: str = ""
    state: TableState | UnsetType = UNSET


class Import(In):
    record: str


class TryFrom(In):
    """A private sandbox from a moment of a table: what the viewer may not know is dealt anew."""

    token: str = ""
    at: int = field(default=0)


# ------------------------------------------------------------------ the socket


class Hello(Out, tag="state"):
    state: TableState


class Update(Out, tag="update"):
    """Something happened: the whole state again, with only the new events and chat lines."""

    state: TableState


class Refused(Out, tag="refused"):
    error: str
    rule: str = ""
    state: TableState | None = None


class SocketMove(In, tag="move"):
    expect: int
    move: str


class SocketUndo(In, tag="undo"):
    expect: int
    reset: bool = False


class SocketSay(In, tag="say"):
    text: str


class SocketLanguage(In, tag="language"):
    lang: Language


class Ping(In, tag="ping"):
    pass


FromServer = Hello | Update | Refused
FromClient = SocketMove | SocketUndo | SocketSay | SocketLanguage | Ping
