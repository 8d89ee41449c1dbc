"""A state as JSON and back, by names only: what is saved today can be read by a later version that knows the names."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.cells import ARRAY, CELL, PILE, SOURCES, Cells, Field, Section
from landsraad.kernel.engine import EFFECTS, FRAME, Plan, State, advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.views import read_field, write_field


def encode_state(s: State) -> dict[str, Any]:
    stack = []
    for i in range(0, s.depth * FRAME, FRAME):
        source = SOURCES.name(s.stack[i + 2])
        stack.append([EFFECTS.all[s.stack[i]].label, s.plan.seats[s.stack[i + 1]],
                      None if source is None else list(source), int(s.stack[i + 3])])
    return {"seats": int(s.players), "table": _encode(s.t, s.plan.table),
            "at": {s.plan.seats[i]: _encode(s.seats[i], s.plan.seat) for i in range(s.players)}, "stack": stack}


def _encode(v: Cells, plan: Section) -> dict[str, Any]:
    return {f.name: read_field(v, f) for f in plan.fields if not _is_blank(v, f)}


def _is_blank(v: Cells, f: Field) -> bool:
    if f.kind == PILE:
        return v[f.at] == 0
    return all(v[f.at + i] == f.start for i in range(f.size))


def decode_state(plan: Plan, data: Any) -> State:
    if not isinstance(data, dict) or not isinstance(data.get("seats"), int):
        raise BadInput("not a saved state: 'seats' is missing")
    if not 1 <= data["seats"] <= len(plan.seats):
        raise BadInput(f"a saved state of {plan.name} has 1 to {len(plan.seats)} seats, not {data['seats']}")
    s = State(plan, data["seats"])
    _decode(s.t, plan.table, data.get("table"), "table")
    seats = data.get("at")
    for i in range(s.players):
        name = plan.seats[i]
        if not isinstance(seats, dict) or name not in seats:
            raise BadInput(f"not a saved state: seat {name} is missing")
        _decode(s.seats[i], plan.seat, seats[name], name)
    frames = data.get("stack")
    if not isinstance(frames, list):
        raise BadInput("not a saved state: 'stack' is missing")
    for n, frame in enumerate(frames):
        _decode_frame(s, frame, n)
    advance(s)
    return s


def _decode(v: Cells, plan: Section, data: Any, where: str) -> None:
    if not isinstance(data, dict):
        raise BadInput(f"not a saved state: {where} is missing")
    for name, value in data.items():
        field = plan.field(str(name))
        if field is None:
            raise BadInput(f"{where}: nothing is called {name!r} in this version")
        if field.kind == CELL and field.of is None and not isinstance(value, int):
            raise BadInput(f"{where}.{name}: {value!r} is not a number")
        if field.kind == ARRAY and not isinstance(value, dict):
            raise BadInput(f"{where}.{name}: {value!r} is not a table of values")
        write_field(v, field, value, f"{where}.{name}")


def _decode_frame(s: State, frame: Any, n: int) -> None:
    if not isinstance(frame, list) or len(frame) != 4 or frame[0] not in EFFECTS.by_label \
            or not isinstance(frame[3], int):
        raise BadInput(f"not a saved state: frame {n + 1} of the stack is not one of this version")
    seats = s.plan.seats[:s.players]
    if frame[1] not in seats:
        raise BadInput(f"not a saved state: frame {n + 1} is for {frame[1]!r}, who has no seat")
    source = 0 if not isinstance(frame[2], list) else SOURCES.find(str(frame[2][0]), str(frame[2][-1]))
    s.push(EFFECTS.all[EFFECTS.by_label[frame[0]]], seats.index(frame[1]), source, frame[3])


def same(a: State, b: State) -> bool:
    """Equal positions are equal vectors."""
    return a.players == b.players and encode_state(a) == encode_state(b) and a.fingerprint() == b.fingerprint()
