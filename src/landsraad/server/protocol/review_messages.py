"""Messages about reviews of finished games. Chances are between 0 and 1; `moves` are counted from 1."""

from __future__ import annotations

from typing import Literal

from landsraad.server.protocol.base import In, Out

ReviewDepth = Literal["", "quick", "standard", "deep"]


class ReviewWish(In):
    """Wants a finished game reviewed. Without a depth, as deep as usual here."""

    depth: ReviewDepth = ""


class ReviewOption(Out):
    """A move that was possible, and the chance of the seat after it. Share: of the search."""

    move: str
    label: str
    chance: float
    share: float


class ReviewDecision(Out):
    """A decision of a seat. loss: of its chance, against the best move; lead: of the best move over the next, if it was
    played. swing: what it changed for every seat. Options are told of the decisions that stand out."""

    move: int
    round: int
    seat: str
    kind: str
    kind_label: str
    played: str  # as a sentence
    best: str
    loss: float
    error: float
    lead: float
    swing: list[float]
    counts: bool
    verdict: Literal["best", "good", "slip", "mistake", "blunder", ""]
    made: str = ""  # the notation of what was played, if options are told
    options: list[ReviewOption] = []


class ReviewChance(Out):
    """Random events that a move brought, and what they changed for every seat."""

    move: int
    round: int
    seat: str
    change: list[float]
    error: list[float]


class ReviewPoint(Out):
    """The chances of every seat after a turn."""

    move: int
    round: int
    chances: list[float]
    error: list[float]


class ReviewKind(Out):
    kind: str
    label: str
    decisions: int
    loss: float
    accuracy: float


class ReviewAccount(Out):
    """Where the chances of a seat came from: start + luck + play + others + rest = final."""

    seat: str
    name: str
    summary: str  # a sentence
    start: float
    luck: float
    luck_error: float
    play: float
    play_error: float
    others: float
    rest: float
    final: float
    accuracy: float | None
    kinds: list[ReviewKind]
    luck_by_round: list[float]
    play_by_round: list[float]


class ReviewInfo(Out):
    game: str
    seats: list[str]
    moves: int
    rounds: int
    futures: int  # how many each estimate comes from, at least
    forgiven: float  # who finds a better move may lose so much
    winners: list[str]
    points: list[ReviewPoint]
    decisions: list[ReviewDecision]
    chances: list[ReviewChance]
    accounts: list[ReviewAccount]
    moments: list[int]  # the moves that mattered most


class ReviewState(Out):
    """How far a review is. `none`: nobody has asked for one. `stopped`: asking once more continues it."""

    state: Literal["none", "waiting", "running", "stopped", "done", "failed"]
    depth: ReviewDepth = ""
    done: int = 0
    moves: int = 0
    review: ReviewInfo | None = None


class ReviewMove(Out):
    """A legal move at a decision."""

    move: str
    label: str


class ReviewMoves(Out):
    """The legal moves at a decision that were not compared in the review."""

    moves: list[ReviewMove]


class ReviewTry(In):
    """Asks what another move would have been worth. number: of the decision; move: its notation."""

    depth: ReviewDepth
    number: int
    move: str


class ReviewTried(Out):
    """The chance of the deciding seat after the move, and after the best one, estimated together.

    error: the standard error of the difference. right: it counts when one learns from a mistake.
    """

    move: str
    label: str
    chance: float
    best: float
    error: float
    right: bool
