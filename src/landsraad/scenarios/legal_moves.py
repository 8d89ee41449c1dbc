"""The `legal` step of a scenario, and a one-line description of the pending decision for messages."""

from __future__ import annotations

from typing import Any, Final

from landsraad.kernel.cells import NONE
from landsraad.kernel.table import Table
from landsraad.scenarios.expectations import matching
from landsraad.scenarios.shortcuts import (
    AHEAD,
    after_actions,
    after_preludes,
    decides,
    next_in_order,
    next_relay,
    play_on,
    texts_of,
)
from landsraad.scenarios.vocabulary import Failed, as_list, written

LISTED: Final = 12  # most moves in a message
FEW: Final = 4  # most moves in the description of a pending decision


def legal(table: Table, made: list[tuple[int, int]], seat: str, value: dict[str, Any]) -> None:
    """Raises `Failed` if the expectation is false. `made`: forced moves since the last step, by seat."""
    mine = decides(table, seat)
    texts = [table.notation(move) for move in table.legal()] if mine else []
    possible = [*texts_of(table, table.state), *after_preludes(table)] if mine else []
    taken = [table.notation(move) for who, move in made if table.seats[who] == seat]
    if not mine and not taken and value != {"is": []}:  # otherwise `lacks` would always be true
        raise Failed(f"{seat} has no decision to make; {offer(table)}")
    for text in _asked(table, value, "has"):
        if not matching(text, possible + taken) and not (mine and matching(text, after_actions(table))):
            # a forced move counts as legal too, and so does what an action leads to
            raise Failed(f"{text}: not legal; {offer(table)}")
    for text in _asked(table, value, "lacks"):
        found = matching(text, possible)
        if found:
            raise Failed(f"{text}: should not be legal; {seat} can: {', '.join(found[:LISTED])}")
    if "is" in value:
        exactly = _asked(table, value, "is")
        if sorted(exactly) != sorted(texts):
            raise Failed(f"expected exactly: {', '.join(exactly) or 'nothing'}; {offer(table)}")


def legal_in_order(table: Table, made: list[tuple[int, int]], seat: str, value: dict[str, Any],
                   backwards: bool) -> bool:
    """Is the expectation true after moves that need no choice?

    These are parts that may come in any order, taken in the printed order or `backwards`, and forced handovers by
    another seat. The position does not change.
    """
    ahead = table.clone()
    for _ in range(AHEAD):
        onward = next_in_order(ahead, backwards)
        if onward == NONE and not decides(ahead, seat):
            onward = next_relay(ahead)
        if onward == NONE:
            return False
        play_on(ahead, onward)
        try:
            legal(ahead, made, seat, value)
            return True
        except Failed:
            continue
    return False


def _asked(table: Table, value: dict[str, Any], word: str) -> list[str]:
    return [written(table, text) for text in as_list(value.get(word, []))]


def offer(table: Table) -> str:
    if table.over:
        return "the game is over"
    texts = [table.notation(move) for move in table.legal()]
    more = ", …" if len(texts) > LISTED else ""
    return f"{table.actor} can: {', '.join(texts[:LISTED])}{more}"


def open_decision(table: Table) -> str:
    """The pending decision with its first answers."""
    if table.over:
        return "the game is over"
    asked, texts = table.decision(), [table.notation(move) for move in table.legal()]
    whose = f" for {asked['seat']}" if asked["seat"] != table.actor else ""
    cause = f", {asked['cause']['id']}" if asked["cause"] else ""
    more = ", …" if len(texts) > FEW else ""
    return f"{table.actor} decides{whose} ({asked['kind']}{cause}): {', '.join(texts[:FEW])}{more}"
