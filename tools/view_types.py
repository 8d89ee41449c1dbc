"""Prints the client's types of game views, generated from the cells and derived fields of each game."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import landsraad
from landsraad.games.arrakis import derived_view as arrakis
from landsraad.games.dune.game import FamilyGame
from landsraad.games.dune.rules import derived_view as imperium
from landsraad.games.dune.titles import six, uprising
from landsraad.kernel.cells import HIDDEN, INTERNAL, NONE, PILE, PUBLIC, TALLY, Domain, Field, Section
from landsraad.kernel.game import Game

FEW: Final = 8  # domains of up to this size list their names
WIDTH: Final = 120
PLAIN: Final[dict[Any, str]] = {int: "number", str: "string", bool: "boolean", type(None): "null"}
HEAD: Final = """\
// Made by tools/view_types.py from the cells and derived fields that each game declares: run `make types`.
// Seats of a table see different fields: what a viewer may not know is left out, or only counted.
"""


@dataclass(frozen=True)
class Shape:
    """A type: its TypeScript notation, and a check for values."""

    written: str
    fits: Callable[[Any], bool]
    optional: bool = False


@dataclass(frozen=True)
class View:
    """A game as the client sees it: the name of its types, and its derived fields."""

    name: str
    game: Game
    table: type
    seat: type | None


def views() -> list[View]:
    """One game for each different set of cells; Uprising for six players has its own."""
    return [
        View("Imperium", landsraad.game("imperium"), imperium.TableFields, imperium.SeatFields),
        View("Uprising", landsraad.game("uprising"), uprising.TableFields, imperium.SeatFields),
        View("Six", landsraad.game("uprising").variant({"players": 6}), six.TableFields, six.SeatFields),
        View("Arrakis", landsraad.game("arrakis"), arrakis.TableFields, None),
    ]


# ------------------------------------------------------------------ names of small domains


def is_small(domain: Domain) -> bool:
    return domain.name != "seat" and 0 < len(domain.names) <= FEW


def name_types() -> dict[tuple[str, ...], str]:
    """The type of each set of names. Where games differ, it is named after the first game that has it."""
    found: dict[str, dict[tuple[str, ...], str]] = {}
    for view in views():
        for f in [*view.game.plan.table.fields, *view.game.plan.seat.fields]:
            if f.of is not None and f.see not in (INTERNAL, HIDDEN) and is_small(f.of):
                found.setdefault(f.of.name, {}).setdefault(tuple(f.of.names), view.name)
    return {names: f"{'' if len(sets) == 1 else game}{domain.title().replace(' ', '')}"
            for domain, sets in found.items() for names, game in sets.items()}


NAME_TYPES: Final = name_types()


def union(name: str, names: tuple[str, ...]) -> str:
    line = f"export type {name} = {' | '.join(repr(each) for each in names)};"
    return line if len(line) <= WIDTH else "\n  | ".join([f"export type {name} =", *map(repr, names)]) + ";"


# ------------------------------------------------------------------ cells


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def name_shape(domain: Domain | None, start: int) -> Shape:
    """The type of a cell value, which includes null if the cell starts empty."""
    if domain is None:
        return Shape("number", is_number)
    names = frozenset(domain.names)
    written = NAME_TYPES[tuple(domain.names)] if is_small(domain) else "string"
    if start == NONE:
        return Shape(f"{written} | null", lambda value: value is None or value in names)
    return Shape(written, lambda value: value in names)


def list_of(one: Shape) -> Shape:
    written = f"({one.written})[]" if " " in one.written else f"{one.written}[]"
    return Shape(written, lambda value: isinstance(value, list) and all(one.fits(each) for each in value))


def record_of(one: Shape) -> Shape:
    return Shape(f"Record<string, {one.written}>",
                 lambda value: isinstance(value, dict) and all(one.fits(each) for each in value.values()))


def either(one: Shape, other: Shape) -> Shape:
    return Shape(f"{one.written} | {other.written}", lambda value: one.fits(value) or other.fits(value))


def field_shapes(f: Field) -> dict[str, Shape]:
    """The type of a cell in the views of all viewers; most of them see less."""
    count = Shape("number", is_number)
    if f.see == INTERNAL or (f.see == HIDDEN and f.kind != PILE):
        return {}
    if f.kind == PILE:
        known = f.known != NONE or f.peek != NONE  # some of its top cards may be visible
        if f.see == HIDDEN and not known:
            return {f.name: count}
        cards = list_of(name_shape(f.of, 0))
        out = {f.name: cards if f.see == PUBLIC else count if f.see == HIDDEN else either(count, cards)}
        return out | ({f"{f.name}_top": Shape(cards.written, cards.fits, optional=True)} if known else {})
    value = count if f.kind == TALLY else name_shape(f.of, f.start)
    shape = value if f.by is None else record_of(value)
    return {f.name: Shape(shape.written, shape.fits, optional=f.see != PUBLIC)}


# ------------------------------------------------------------------ derived fields


def hint_shape(hint: Any, named: dict[str, type]) -> Shape:
    """The type for a Python type hint. Typed dicts are added to `named`."""
    if hint in PLAIN:
        return Shape(PLAIN[hint], is_number if hint is int else lambda value: isinstance(value, hint))
    if is_typeddict(hint):
        named[hint.__name__] = hint
        inside = typed_shapes(hint, named)
        return Shape(hint.__name__, lambda value: isinstance(value, dict) and not misfits(value, inside))
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return Shape(NAME_TYPES.get(args) or " | ".join(map(repr, args)), lambda value: value in args)
    if origin in (Union, types.UnionType):
        shape = hint_shape(args[0], named)
        for each in args[1:]:
            shape = either(shape, hint_shape(each, named))
        return shape
    if origin is list:
        return list_of(hint_shape(args[0], named))
    if origin is dict and args[0] is str:
        return record_of(hint_shape(args[1], named))
    raise TypeError(f"{hint}: no type of TypeScript is known for it")


def typed_shapes(fields: type, named: dict[str, type]) -> dict[str, Shape]:
    """The fields of a typed dict. Keys that are not required are optional."""
    out: dict[str, Shape] = {}
    needed = fields.__required_keys__  # type: ignore[attr-defined]
    for name, hint in get_type_hints(fields).items():
        shape = hint_shape(hint, named)
        out[name] = Shape(shape.written, shape.fits, optional=name not in needed)
    return out


# ------------------------------------------------------------------ output


def always_there(game: Game) -> frozenset[str]:
    """The cells that a table of a game has without any module that may be left out."""
    bare = game.variant({"players": 6 if game.plan.seats[-1] == "F" else 4}) if isinstance(game, FamilyGame) else game
    return frozenset(f.name for section in (bare.plan.table, bare.plan.seat) for f in section.fields
                     if f.see != INTERNAL)


def section_shapes(section: Section, derived: type | None, named: dict[str, type],
                   always: frozenset[str]) -> dict[str, Shape]:
    """What a view has of a section. Cells other than these are optional."""
    out: dict[str, Shape] = {}
    for f in section.fields:
        missing = f.name not in always
        out.update({name: Shape(shape.written, shape.fits, shape.optional or missing)
                    for name, shape in field_shapes(f).items()})
    if derived is not None:
        out.update(typed_shapes(derived, named))
    return out


def misfits(value: dict[str, Any], shapes: dict[str, Shape]) -> list[str]:
    """The fields of a value that do not match the types."""
    wrong = [name for name, shape in shapes.items() if not shape.optional and name not in value]
    return wrong + [name for name in value if name not in shapes or not shapes[name].fits(value[name])]


def interface(name: str, shapes: dict[str, Shape]) -> str:
    lines = [f"  {field}{'?' if shape.optional else ''}: {shape.written};" for field, shape in sorted(shapes.items())]
    return "\n".join([f"export interface {name} {{", *lines, "}\n"])


def text() -> str:
    named: dict[str, type] = {}
    parts: list[str] = []
    for view in views():
        plan, there = view.game.plan, always_there(view.game)
        parts.append(interface(f"{view.name}Table", section_shapes(plan.table, view.table, named, there)))
        parts.append(interface(f"{view.name}Seat", section_shapes(plan.seat, view.seat, named, there)))
    parts += [interface(name, typed_shapes(fields, named)) for name, fields in sorted(named.items())]
    unions = [union(name, names) for names, name in sorted(NAME_TYPES.items(), key=lambda pair: pair[1])]
    return "\n".join([HEAD, *unions, "", *parts])


if __name__ == "__main__":
    print(text(), end="")
