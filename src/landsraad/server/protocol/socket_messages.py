"""Messages over the socket of a table, in both directions."""

from __future__ import annotations

from typing import Any

from landsraad.server.protocol.base import In, Language, Out
from landsraad.server.protocol.messages import TableState


class Hello(Out, tag="state"):
    state: TableState


class Update(Out, tag="update"):
    """Something happened: the whole state again, with only the new events and chat lines."""

    state: TableState


class Changes(Out, tag="changes"):
    """Instead of an update, for a client that asked for it: only what is not as it was in the state one has.

    `state` has the fields of a `TableState` that changed, and always `seq`, the new events and the new chat lines; if
    it has `view`, that is the whole one. `view` has the entries of the view that changed, and of a seat those of its
    entries that did. What is not there is as it was.
    """

    state: dict[str, Any]
    view: dict[str, Any] = {}


class Refused(Out, tag="refused"):
    error: str
    rule: str = ""
    state: TableState | None = None


class Pong(Out, tag="pong"):
    pass


class SocketHello(In, tag="hello"):
    """The first message. Without a token one watches. The numbers and the mark are those of the last state one had."""

    token: str = ""
    since: int = 0
    seq: int = -1
    chat_since: int = 0
    mark: str = ""
    lang: Language = "en"
    changes: bool = False  # from the second state on, tell `Changes` instead of an `Update`


class SocketMove(In, tag="move"):
    expect: int
    move: str


class SocketUndo(In, tag="undo"):
    expect: int
    reset: bool = False


class SocketSay(In, tag="say"):
    text: str
    cone: bool = False


class SocketLanguage(In, tag="language"):
    lang: Language


class Ping(In, tag="ping"):
    pass


FromServer = Hello | Update | Changes | Refused | Pong
FromClient = SocketHello | SocketMove | SocketUndo | SocketSay | SocketLanguage | Ping
