"""Converts a state to JSON and back, by names only, so that later versions can read it.

Input from outside is not trusted: every name, type and number is checked, and no rule runs before the state is known to
be at a decision.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

from landsraad.kernel.cells import CELL_BYTES, M32, NONE, PILE, SOURCES, Cells, Field, Section
from landsraad.kernel.chance import bytes_of_key, words_of_key
from landsraad.kernel.engine import EFFECTS, FRAME, Plan, State, is_asked
from landsraad.kernel.errors import BadInput
from landsraad.kernel.views import read_field, write_field

_HEX: Final = re.compile(r"[0-9a-f]{64}")


def encode_state(s: State) -> dict[str, Any]:
    stack = []
    for i in range(0, s.depth * FRAME, FRAME):
        source = s.plan.cause(s.stack[i + 2])
        stack.append([s.plan.label_of(EFFECTS.all[s.stack[i]]), s.plan.seats[s.stack[i + 1]],
                      None if source is None else list(source), int(s.stack[i + 3])])
    out: dict[str, Any] = {
        "seats": int(s.players), "table": _encode(s.t, s.plan.table, s.plan.blank_table),
        "at": {s.plan.seats[i]: _encode(s.seats[i], s.plan.seat, s.plan.blank_seat) for i in range(s.players)},
        "stack": stack}
    if len(s.key):
        out["key"] = bytes_of_key(s.key).hex()
    return out


def _encode(v: Cells, plan: Section, blank: Cells) -> dict[str, Any]:
    """Returns the fields that differ from their start values.

    An empty pile is all zeros, like a blank one.
    """
    now, then = bytes(memoryview(v)), bytes(memoryview(blank))
    out: dict[str, Any] = {}
    for f in plan.fields:
        start, end = f.at * CELL_BYTES, (f.at + f.size) * CELL_BYTES
        if now[start:end] != then[start:end]:
            out[f.name] = read_field(v, f)
    return out


def stable_hash(s: State) -> str:
    """A hash of a position by names only, so later versions with more cards and cells give the same hash.

    `State.fingerprint` is faster but only stable within one version. Use this for records and saved tables.
    """
    return stable_hash_of(encode_state(s))


def stable_hash_of(encoded: dict[str, Any]) -> str:
    """The hash of a state that is already encoded."""
    return f"{crc32(json.dumps(encoded, separators=(',', ':'), sort_keys=True).encode()):08x}"


def decode_state(plan: Plan, data: Any, fingerprint: object = None) -> State:
    """Returns the state at its decision. A given fingerprint must match the decoded cells."""
    if not isinstance(data, dict) or not is_number(data.get("seats")):
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
        _decode(s.seats[i], plan.seat, seats[name], name, plan.decider if plan.picks is not None else NONE)
    frames = data.get("stack")
    if not isinstance(frames, list):
        raise BadInput("not a saved state: 'stack' is missing")
    for n, frame in enumerate(frames):
        _decode_frame(s, frame, n)
    if "key" in data:
        s.rekey(_decode_key(data["key"]))
    if fingerprint is not None and fingerprint != stable_hash(s):
        raise BadInput("the saved table is damaged: its state does not match its fingerprint")
    _resume(s)
    return s


def decode_position(plan: Plan, data: dict[str, Any]) -> State:
    """Decodes a state for display only, possibly from another version.

    Unknown names are left out, and no rule runs on the state.
    """
    s = State(plan, data["seats"])
    for v, section, given in ((s.t, plan.table, data["table"]),
                              *((s.seats[i], plan.seat, data["at"][plan.seats[i]]) for i in range(s.players))):
        for name, value in given.items():
            with suppress(BadInput):
                _decode(v, section, {name: value}, name)
    for n, frame in enumerate(data["stack"]):
        with suppress(BadInput):
            _decode_frame(s, frame, n)
    if s.depth:
        s.top()
    return s


def _decode_key(text: object) -> Cells:
    if not isinstance(text, str) or _HEX.fullmatch(text) is None:
        raise BadInput("not a saved state: 'key' is not 64 hexadecimal digits")
    return words_of_key(bytes.fromhex(text))


def is_number(value: object) -> bool:
    """Is it a number that fits into a cell?"""
    return isinstance(value, int) and not isinstance(value, bool) and -M32 <= value <= M32


def _resume(s: State) -> None:
    """Offers the moves of the pending decision, without running anything else."""
    if s.depth == 0:
        return
    s.top()
    if s.actor == NONE:
        raise BadInput("not a saved state: nobody makes its decision")
    try:
        effect = s.top()
        s.count = 0
        if effect.asks:
            effect.options(s)
        found = int(s.count)
    except Exception as error:  # in cells that no game ever reached, the rules may raise anything
        raise BadInput(f"not a saved state: it cannot be continued ({type(error).__name__})") from None
    if found == 0 or not is_asked(s, effect):
        raise BadInput(f"not a saved state: there is nothing to decide at {s.plan.label_of(effect)}")


def _decode(v: Cells, plan: Section, data: Any, where: str, free: int = NONE) -> None:
    """`free` is a cell that may be empty although it does not start so."""
    if not isinstance(data, dict):
        raise BadInput(f"not a saved state: {where} is missing")
    for name, value in data.items():
        field = plan.field(str(name))
        if field is None:
            raise BadInput(f"{where}: unknown name {name!r} in this version")
        path = f"{where}.{name}"
        if field.kind == PILE:
            if not isinstance(value, list):
                raise BadInput(f"{path}: {value!r} is not a list")
            values = value
        elif field.by is not None:
            if not isinstance(value, dict):
                raise BadInput(f"{path}: {value!r} is not a table of values")
            values = list(value.values())
        else:
            values = [value]
        for each in values:
            if each is not None or field.at != free:
                _check_value(field, each, path)
        write_field(v, field, value, path)


def _check_value(field: Field, value: Any, path: str) -> None:
    if field.of is None:
        if not is_number(value):
            raise BadInput(f"{path}: {value!r} is not a number that a cell can hold")
    elif value is None:
        if field.kind == PILE or field.start != NONE:
            raise BadInput(f"{path}: a {field.of.name} is required here")
    elif not isinstance(value, str):
        raise BadInput(f"{path}: {value!r} is not the name of a {field.of.name}")


def _decode_frame(s: State, frame: Any, n: int) -> None:
    known = isinstance(frame, list) and len(frame) == 4 and isinstance(frame[0], str) and is_number(frame[3])
    effect = s.plan.find_effect(frame[0]) if known else None
    if effect is None:
        raise BadInput(f"not a saved state: frame {n + 1} of the stack is not one of this version")
    seats = s.plan.seats[:s.players]
    if frame[1] not in seats:
        raise BadInput(f"not a saved state: frame {n + 1} is for {frame[1]!r}, who has no seat")
    s.push(effect, seats.index(frame[1]), _source(s.plan, frame[2], n), frame[3])


def _source(plan: Plan, cause: Any, n: int) -> int:
    if cause is None:
        return 0
    if not isinstance(cause, list) or len(cause) != 2 or cause[0] not in [d.name for d in SOURCES.domains]:
        raise BadInput(f"not a saved state: frame {n + 1} has a cause of the wrong kind")
    return plan.find_cause(cause[0], cause[1])


def same(a: State, b: State) -> bool:
    """Are the positions equal?"""
    return a.players == b.players and encode_state(a) == encode_state(b) and a.fingerprint() == b.fingerprint()
