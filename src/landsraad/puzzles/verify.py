"""Proves puzzles again, with the rules and the bots of today."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.registry import COMPILED
from landsraad.puzzles.claims import claim_of
from landsraad.puzzles.model import JUDGEMENT, Puzzle, Stale


def trouble_with(puzzle: Puzzle) -> str:
    """Why a puzzle does not hold any more; empty if it does."""
    try:
        s = puzzle.open()
    except Stale as stale:
        return str(stale)
    claim = claim_of(evaluation_for(puzzle.rules), puzzle, s)
    if claim is None:
        return f"puzzle {puzzle.id}: no single answer is proved any more"
    if not claim.agrees(puzzle):
        return f"puzzle {puzzle.id}: the answer is {', '.join(claim.right)} now, not {', '.join(puzzle.right)}"
    return ""


def verify(puzzles: Iterable[Puzzle], judge: bool = COMPILED) -> Iterator[tuple[Puzzle, str]]:
    """Yields each puzzle with its trouble. judge: search again where only that proves anything; it takes long."""
    for puzzle in puzzles:
        if puzzle.kind != JUDGEMENT or judge:
            yield puzzle, trouble_with(puzzle)
