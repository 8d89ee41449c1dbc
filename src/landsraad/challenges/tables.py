"""The table of a challenge: results of one or more servers, the best first, and why others are left out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from landsraad.challenges.results import Result
from landsraad.challenges.scoring import Score


@dataclass(frozen=True, slots=True)
class Placed:
    place: int  # equal scores share it
    result: Result


def merge(results: Iterable[tuple[str, Result]]) -> tuple[dict[str, list[Placed]], list[str]]:
    """Returns the table of each challenge by its id, and a line for each result that was left out.

    Each comes with the name of its file. First attempts count, one for each player. The same game under two names is
    counted for the one who finished it first.
    """
    taken: dict[str, list[Result]] = {}
    refused: list[str] = []
    for where, result in sorted(results, key=lambda each: each[1].finished):
        known = taken.setdefault(result.challenge.id, [])
        trouble = why_not(result, known)
        if trouble:
            refused.append(f"{where}: {trouble}")
        elif result not in known:
            known.append(result)
    return {id: ranked(found) for id, found in sorted(taken.items()) if found}, refused


def why_not(result: Result, known: Iterable[Result]) -> str:
    """Why a result cannot stand beside the others of its challenge; nothing if it can, or is one of them."""
    if result.attempt != 1:
        return f"it is attempt {result.attempt} of {result.name}; only first attempts count"
    for other in known:
        same = (other.player, other.key) == (result.player, result.key)
        if other.moves == result.moves and not same:
            return f"it is the game of {other.name} under another name ({result.name})"
        if same and other.moves != result.moves:
            return f"there is another first attempt of {other.name}"
    return ""


def ranked(results: Iterable[Result]) -> list[Placed]:
    """The best score first; of equal ones, who finished earlier is named first."""
    ordered = sorted(results, key=lambda result: (-result.score.total, result.finished))
    return [Placed(place, result) for place, result in placed(ordered)]


class Scored(Protocol):
    @property
    def score(self) -> Score: ...


S = TypeVar("S", bound=Scored)


def placed(ordered: list[S]) -> list[tuple[int, S]]:
    """The places of what is in order already. Equal scores share a place."""
    out: list[tuple[int, S]] = []
    for n, one in enumerate(ordered, 1):
        same = bool(out) and out[-1][1].score.total == one.score.total
        out.append((out[-1][0] if same else n, one))
    return out
