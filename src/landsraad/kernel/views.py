"""Views and paths: reads and writes cells by name, and shows each viewer what they may see.

A path is an optional seat, the name of a cell, and the member of an array: `round`, `A.coins`, `A.fame.harbour`,
`B.hand`. Paths, JSON keys and scenario keys use the same names.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.kernel.cells import (
    HIDDEN,
    INTERNAL,
    MOST_COUNTED,
    NONE,
    PILE,
    PUBLIC,
    TALLY,
    TEAM,
    Cells,
    Domain,
    Field,
    Section,
    card_at,
    count_at,
    set_card,
    set_count,
)
from landsraad.kernel.determinize import known_cards
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput, nearest

TRUTH: Final = -1  # a viewer who sees everything
SPECTATOR: Final = -2  # a viewer who sees only public information


def word_of(of: Domain | None, value: int) -> Any:
    return value if of is None else None if value == NONE else of.names[value]


def number_of(of: Domain | None, word: Any, path: str) -> int:
    if word is None:
        return NONE
    if of is not None:
        try:
            return of.find(str(word))
        except BadInput as error:
            raise BadInput(f"{path}: {error}") from None
    if isinstance(word, (bool, int)):
        return int(word)
    raise BadInput(f"{path}: {word!r} is not a number")


def read_field(v: Cells, f: Field) -> Any:
    if f.kind == PILE:
        words = [word_of(f.of, card_at(v, f.at, i)) for i in range(v[f.at])]
        return words if f.sort else words[::-1]  # top card first
    if f.kind == TALLY:
        assert f.by is not None
        return {name: int(count_at(v, f.at, i)) for i, name in enumerate(f.by.names)}
    if f.by is not None:
        return {name: word_of(f.of, v[f.at + i]) for i, name in enumerate(f.by.names)}
    return word_of(f.of, v[f.at])


def write_pile(v: Cells, f: Field, cards: list[int]) -> None:
    """Writes a pile, given top card first."""
    if len(cards) > f.capacity:
        raise BadInput(f"{f.name}: there is room for {f.capacity}, not for {len(cards)}")
    for i in range(f.size):
        v[f.at + i] = 0
    v[f.at] = len(cards)
    for i, card in enumerate(sorted(cards) if f.sort else cards[::-1]):
        set_card(v, f.at, i, card)


def write_field(v: Cells, f: Field, value: Any, path: str) -> None:
    if f.kind == PILE:
        if not isinstance(value, list):
            raise BadInput(f"{path}: {value!r} is not a list")
        write_pile(v, f, [number_of(f.of, word, path) for word in value])
    elif f.by is not None:
        if isinstance(value, list):  # a list of members means 1 for each of them and 0 for the others
            for i in range(f.size):
                v[f.at + i] = 0
            value = dict.fromkeys(value, 1)
        if not isinstance(value, dict):
            raise BadInput(f"{path}: {value!r} does not say which {f.by.name} has which value")
        for name, word in value.items():
            place, number = number_of(f.by, name, path), number_of(f.of, word, f"{path}.{name}")
            if f.kind != TALLY:
                v[f.at + place] = number
            elif 0 <= number <= MOST_COUNTED:
                set_count(v, f.at, place, number)
            else:
                raise BadInput(f"{path}.{name}: {word!r} is not a number from 0 to {MOST_COUNTED}")
    else:
        v[f.at] = number_of(f.of, value, path)


def sees(f: Field, viewer: int, owner: int, mate: bool = False) -> bool:
    """May the viewer see this field? `mate`: the owner is another seat of the viewer's team."""
    if f.see == INTERNAL:
        return False
    if viewer in (TRUTH, owner):
        return f.see != HIDDEN or viewer == TRUTH
    return f.see == PUBLIC or (f.see == TEAM and mate)


def show_section(v: Cells, plan: Section, viewer: int, owner: int, mate: bool = False) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for f in plan.fields:
        if sees(f, viewer, owner, mate):
            out[f.name] = read_field(v, f)
        elif f.kind == PILE and f.see != INTERNAL:
            out[f.name] = int(v[f.at])
            known = known_cards(v, f, viewer == owner)
            if known > 0:
                out[f"{f.name}_top"] = [word_of(f.of, card_at(v, f.at, v[f.at] - 1 - i)) for i in range(known)]
    return out


def show(s: State, viewer: int) -> dict[str, Any]:
    """The position as one viewer may know it."""
    out = show_section(s.t, s.plan.table, viewer, SPECTATOR - 1)
    for seat in range(s.players):
        out[s.plan.seats[seat]] = show_section(s.seats[seat], s.plan.seat, viewer, seat, s.is_mate(viewer, seat))
    return out


# ------------------------------------------------------------------ paths


def find_path(s: State, path: str) -> tuple[Cells, Field, list[str]]:
    words = path.split(".")
    if words[0] in s.plan.seats[:s.players]:
        v, plan, rest = s.seats[s.plan.seats.index(words[0])], s.plan.seat, words[1:]
    else:
        v, plan, rest = s.t, s.plan.table, words
    field = plan.field(rest[0]) if rest else None
    if field is None or field.see == INTERNAL:
        raise BadInput(unknown_path(s, path, plan))
    return v, field, rest[1:]


def unknown_path(s: State, path: str, plan: Section) -> str:
    names = [f.name for f in plan.fields if f.see != INTERNAL]
    if plan is s.plan.table:
        names += s.plan.seats[:s.players]
    last = path.split(".")[-1] if plan is s.plan.seat else path.split(".")[0]
    return f"{plan.name} has no field {last!r}{nearest(last, names)}"


def get_path(s: State, path: str) -> Any:
    v, field, rest = find_path(s, path)
    value = read_field(v, field)
    if not rest:
        return value
    if field.by is None:
        raise BadInput(f"{path}: {field.name} has no parts")
    return value[field.by.names[field.by.find(rest[0])]]


def put_path(s: State, path: str, value: Any) -> None:
    """Applies an edit of a scenario. `Game.settle_edits` follows after all edits."""
    v, field, rest = find_path(s, path)
    write_field(v, field, {rest[0]: value} if rest else value, path)


def is_unordered(s: State, path: str) -> bool:
    _, field, _ = find_path(s, path)
    return field.kind == PILE and field.sort
