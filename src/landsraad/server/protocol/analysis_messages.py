"""Messages of the analysis board. A position is named by where it comes from and the moves made on it since, in every
request: the server keeps nothing that a client could lose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from landsraad.server.protocol.base import In, Out
from landsraad.server.protocol.messages import TableState

LONGEST_TEXT = 256 * 1024  # letters of a scenario or a record
MOST_MOVES = 200


class Analysed(In):
    """The position: the text of a scenario or a record, or a table, and the moves made there.

    at: of a record or a table, after so many moves; a negative number: after the last one. token: of a seat, for a
    table in play. A game in play is refused, unless it is a sandbox, a lesson or a puzzle.
    """

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    token: Annotated[str, Meta(max_length=200)] = ""
    at: Annotated[int, Meta(ge=-1, le=100_000)] = -1
    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_MOVES)] = []


class AnalysedMove(Analysed):
    """A question about a move; about one that is not legal several may be asked, with `;` between them."""

    move: Annotated[str, Meta(max_length=4000)] = ""


class AnalysisWish(Analysed):
    """Wants to know what the search has found there. It goes on while somebody asks.

    done, wait: answers when there is more than `done`, after so many seconds at the latest. stop: ends the search.
    """

    done: Annotated[int, Meta(ge=-1)] = -1
    wait: Annotated[int, Meta(ge=0, le=25)] = 0
    stop: bool = False


class AnalysisMove(Out):
    move: str
    seat: str
    label: str


class AnalysisBoard(Out):
    """The board as the seat that decides sees it.

    made: the moves made there. steps: of a scenario, the moves of its steps. at, last: of a record or a table, the
    moment and how many moves there are.
    """

    state: TableState
    made: list[AnalysisMove]
    steps: list[str] = []
    at: int = 0
    last: int = 0


class AnalysisCandidate(Out):
    """A move, the chance to win after it with its standard error, and how often the search tried it."""

    move: str
    label: str
    chance: float
    error: float
    visits: int


class AnalysisFindings(Out):
    """What the search has found, the best move first. `over`: there is nothing to decide. chances: of all seats."""

    state: Literal["waiting", "running", "stopped", "done", "over"]
    done: int = 0
    most: int = 0
    seat: str = ""
    candidates: list[AnalysisCandidate] = []
    chances: list[float] = []
