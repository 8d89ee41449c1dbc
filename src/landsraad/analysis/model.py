"""What a review says, as values that become JSON and back."""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from landsraad.analysis.grading import Verdict
from landsraad.kernel.errors import BadInput

FORMAT: Final = "landsraad review 1"
FAST: Final = 1  # level of compression: reviews are stored every few seconds while they are made


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a review thinks.

    simulations: of the search at each decision; with none, decisions are not judged. pairs: positions in which the best
    moves are compared. futures: in which the chances of all seats are estimated; up to `MOST_FUTURES` times as many
    where the standard error is above `error`.
    """

    name: str
    simulations: int
    pairs: int
    futures: int
    error: float


DEPTHS: Final = {depth.name: depth for depth in (
    Depth("quick", 100, 24, 48, 0.03), Depth("standard", 800, 96, 160, 0.012), Depth("deep", 5000, 400, 600, 0.006))}
MOST_FUTURES: Final = 6


def depth_of(name: str) -> Depth:
    found = DEPTHS.get(name)
    if found is None:
        raise BadInput(f"depth: {name[:40]!r} is not one of {', '.join(DEPTHS)}")
    return found


@dataclass(frozen=True, slots=True)
class Option:
    """A move that was possible. chance: of the deciding seat's side, after it. share: of the search."""

    move: str
    chance: float
    share: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with more than one legal move.

    move: its number, from 1. loss: of winning chances, against the best move; error: its standard error.
    swing: what it changed for every seat, against the best move. counts: it matters for accuracy.
    """

    move: int
    round: int
    seat: str
    kind: str
    played: str
    best: str
    loss: float
    error: float
    lead: float
    swing: list[float]
    options: list[Option]
    counts: bool
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Chance:
    """Random events that a move brought: how they changed the chances of every seat against their expectation."""

    move: int
    round: int
    seat: str
    kinds: list[str]
    change: list[float]
    error: list[float]


@dataclass(frozen=True, slots=True)
class Point:
    """The chances of every seat after a move that ended a turn."""

    move: int
    round: int
    seat: str
    chances: list[float]
    error: list[float]


@dataclass(frozen=True, slots=True)
class KindAccount:
    kind: str
    decisions: int
    loss: float  # on average
    accuracy: float


@dataclass(frozen=True, slots=True)
class Account:
    """Where a seat's chances came from: start + luck + play + others + rest = final."""

    seat: str
    start: float
    luck: float
    luck_error: float
    play: float
    play_error: float
    others: float
    rest: float
    final: float
    accuracy: float | None
    kinds: list[KindAccount]
    luck_by_round: list[float]
    play_by_round: list[float]


@dataclass(slots=True)
class Review:
    game: str
    options: dict[str, Any]
    seats: list[str]
    names: dict[str, str]
    leaders: dict[str, str]
    depth: str
    moves: int
    rounds: int
    winners: list[str]
    points: list[Point] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    chances: list[Chance] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)  # move numbers of the decisions that mattered most

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **_rounded(asdict(self))}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Review:
        if data.get("format") != FORMAT:
            raise BadInput(f"not a review: its format is not {FORMAT!r}")
        given = {key: value for key, value in data.items() if key != "format"}
        return Review(**given | {
            "points": [Point(**each) for each in given["points"]],
            "decisions": [read_decision(each) for each in given["decisions"]],
            "chances": [Chance(**each) for each in given["chances"]],
            "accounts": [Account(**each | {"kinds": [KindAccount(**kind) for kind in each["kinds"]]})
                         for each in given["accounts"]]})


    def to_bytes(self) -> bytes:
        """For storage."""
        return zlib.compress(json.dumps(self.to_json(), ensure_ascii=False).encode(), FAST)

    @staticmethod
    def from_bytes(data: bytes) -> Review:
        return Review.from_json(json.loads(zlib.decompress(data)))


def read_decision(data: dict[str, Any]) -> Decision:
    return Decision(**data | {"options": [Option(**each) for each in data["options"]]})


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list) else value
