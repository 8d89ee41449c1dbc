"""Why a move is refused: a sentence and the rule, for the one who tried it."""

from __future__ import annotations

from landsraad.kernel.engine import State


def why_not(s: State, move: int) -> tuple[str, str]:
    return "", ""
