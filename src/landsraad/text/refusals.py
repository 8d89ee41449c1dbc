"""The arguments for the message of a refusal: names of the things it is about, and reasons inside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from landsraad.kernel.reasons import Choices, Filling, Named, Reason
from landsraad.kernel.table import Table

if TYPE_CHECKING:
    from landsraad.text.messages import Messages

LABELS: Final = 3  # moves shown by label; labels are longer than notation
MORE: Final = "…"


def fillings(cat: Messages, reason: Reason, seats: Mapping[str, str] | None, table: Table | None) -> dict[str, object]:
    """Returns the arguments; a thing has two, its name and its id: `$card` and `$card_id`."""
    out: dict[str, object] = {}
    for name, value in reason.args.items():
        out[name] = _filled(cat, reason, value, seats, table)
        if isinstance(value, Named):
            out[f"{name}_id"] = value.id
    return out


def _filled(cat: Messages, reason: Reason, value: Filling, seats: Mapping[str, str] | None,
            table: Table | None) -> object:
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, Reason):
        return cat.reason(value, seats, table)
    if isinstance(value, Named):
        return name_of(cat, value, seats)
    if isinstance(value, Choices):
        return choices(cat, value, seats, table)
    key, names = f"refusal-{reason.key}", [name_of(cat, each, seats) for each in value]
    return cat.listed(key, names) if cat.joins(key) else ", ".join(names)


def name_of(cat: Messages, thing: Named, seats: Mapping[str, str] | None) -> str:
    if thing.kind == "seat":
        return cat.seat(thing.id, seats)
    return thing.id if thing.kind == "move" else cat.name(thing.kind, thing.id)


def choices(cat: Messages, offered: Choices, seats: Mapping[str, str] | None, table: Table | None) -> str:
    if table is None:
        words, separator = offered.moves[:offered.most], ", "
    else:
        words = [cat.move(table, table.parse(move), seats) for move in offered.moves[:min(LABELS, offered.most)]]
        separator = "; "  # labels may contain commas
    return separator.join([*words, MORE] if len(words) < len(offered.moves) else words)
