"""What a seat can do, as a scenario asks for it with `legal`; and the open decision in one line of a message."""

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

LISTED: Final = 12  # moves named in a message
FEW: Final = 4  # of those that are open where something else is not as expected


def legal(table: Table, made: list[tuple[int, int]], seat: str, value: dict[str, Any]) -> None:
    """Raises Failed if it is otherwise. `made` are the forced moves since the last one, and whose they were."""
    mine = decides(table, seat)
    texts = [table.notation(move) for move in table.legal()] if mine else []
    said = [*texts_of(table, table.state), *after_preludes(table)] if mine else []
    taken = [table.notation(move) for who, move in made if table.seats[who] == seat]
    if not mine and not taken and value != {"is": []}:  # or `lacks` would hold for no good reason
        raise Failed(f"{seat} has no decision to make; {offer(table)}")
    for text in _asked(table, value, "has"):
        if not matching(text, said + taken) and not (mine and matching(text, after_actions(table))):
            # the only option there was has been legal, too, and what an action opens
            raise Failed(f"{text}: not legal; {offer(table)}")
    for text in _asked(table, value, "lacks"):
        found = matching(text, said)
        if found:
            raise Failed(f"{text}: should not be legal; {seat} can: {', '.join(found[:LISTED])}")
    if "is" in value:
        exactly = _asked(table, value, "is")
        if sorted(exactly) != sorted(texts):
            raise Failed(f"expected exactly: {', '.join(exactly) or 'nothing'}; {offer(table)}")


def legal_in_order(table: Table, made: list[tuple[int, int]], seat: str, value: dict[str, Any],
                   backwards: bool) -> bool:
    """Does it hold once what may come in any order has come in the printed one, or `backwards`, and once another seat
    has handed a decision over that it cannot but hand over? The position stays as it is."""
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
    """Who is asked what, and the first answers."""
    if table.over:
        return "the game is over"
    asked, texts = table.decision(), [table.notation(move) for move in table.legal()]
    whose = f" for {asked['seat']}" if asked["seat"] != table.actor else ""
    cause = f", {asked['cause']['id']}" if asked["cause"] else ""
    more = ", …" if len(texts) > FEW else ""
    return f"{table.actor} decides{whose} ({asked['kind']}{cause}): {', '.join(texts[:FEW])}{more}"
