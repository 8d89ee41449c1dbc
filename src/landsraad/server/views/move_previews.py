"""What a move would bring, as far as its player can know.

The move is played on two tables that look the same to the player and are dealt differently. What is the same on both
does not depend on anything hidden; what differs is left out.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from landsraad.kernel.engine import apply
from landsraad.kernel.table import Table
from landsraad.server.protocol.messages import Change, Preview
from landsraad.server.views.cached_messages import CachedMessages, name_of

DEALS: Final = 2
HIDDEN_FROM_PREVIEW: Final = frozenset(("posted", "pending", "recruited", "deployed_this_turn", "tokens", "acted",
                                          "paul_held"))


def preview(table: Table, seat: str, move: int, cat: CachedMessages, names: dict[str, str]) -> Preview:
    """The changes of a legal move, for the seat that makes it and its teammates.

    `notes` has the next question, if it is certain.
    """
    side = [seat, *(other for other in table.seats if other != seat and allied(table, seat, other))]
    before = of_side(table, seat, side)
    after: list[dict[tuple[str, str], int]] = []
    ends: list[bool] = []
    asked: set[str] = set()
    for _ in range(DEALS):
        twin = table.determinize(seat, secrets.randbits(32))
        ends.append(cannot_be_undone(twin, move))
        twin.play(move)
        after.append(of_side(twin, seat, side))
        asked.add(cat.decision(twin, names) if twin.actor == seat and len(twin.legal()) > 1 else "")
    pay: list[Change] = []
    gain: list[Change] = []
    for (whose, path), was in before.items():
        values = {found.get((whose, path), was) for found in after}
        if len(values) == 1 and (now := values.pop()) != was:
            change = Change(path=path, label=label(cat, table.game.name, path), before=was, after=now,
                            seat="" if whose == seat else whose)
            (gain if now > was else pay).append(change)
    notes = [line for line in asked if line and line != cat.decision(table, names)] if len(asked) == 1 else []
    return Preview(move=table.notation(move), pay=pay, gain=gain, notes=notes, ends=any(ends))


def allied(table: Table, seat: str, other: str) -> bool:
    return table.state.allied(table.seats.index(seat), table.seats.index(other))


def of_side(table: Table, seat: str, side: list[str]) -> dict[tuple[str, str], int]:
    """Every number of these seats that the viewer may know, by seat and path."""
    shown = table.view(seat)
    return {(whose, path): n for whose in side for path, n in numbers(shown[whose]).items()}


def cannot_be_undone(table: Table, move: int) -> bool:
    """Whether the move reveals something, or passes the turn to somebody else."""
    ahead = table.state.clone()
    seat = ahead.actor
    ahead.listen()
    apply(ahead, move)
    return ahead.actor != seat or any(event.kind.uncovers for event in ahead.log or [])


def numbers(shown: dict[str, Any]) -> dict[str, int]:
    """Every number of a seat by its path; of a pile, how many cards it has."""
    out: dict[str, int] = {}
    for name, value in shown.items():
        if name in HIDDEN_FROM_PREVIEW:
            continue
        if isinstance(value, bool):
            continue
        if isinstance(value, int):
            out[name] = value
        elif isinstance(value, list) and not name.endswith("_top"):
            out[name] = len(value)
        elif isinstance(value, dict):
            out.update({f"{name}.{part}": n for part, n in value.items()
                        if isinstance(n, int) and not isinstance(n, bool)})
    return out


def label(cat: CachedMessages, game: str, path: str) -> str:
    """The last word of a path in the language, if it has a name there."""
    name = path.split(".")[-1]
    if cat.has(f"{game}-cell-{name}"):
        return cat.text(f"{game}-cell-{name}")
    for kind in ("resource", "faction", "cell", "zone", "pile", "die-result", "tier"):
        if cat.has(f"{kind}-{name}"):
            return name_of(cat, kind, name)
    return name.replace("_", " ")
