"""What a viewer gets to see of a room, as JSON: made from `view`, `events` and the viewer's own legal moves.

What is made for one version of a room serves all who look with the same eyes: a hundred spectators cost one view.
"""

from __future__ import annotations

from typing import Any

import msgspec

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.play.clocks import LIVE
from landsraad.server import wire
from landsraad.server.refusing import Told
from landsraad.server.room import Room
from landsraad.server.rows import WATCH, ChatRow
from landsraad.server.staging import AUTOMA_CARDS
from landsraad.server.texts import Speaker, name_of, speaker, spelled
from landsraad.server.views import Viewed
from landsraad.server.wire_around import ClockInfo

ENCODER = msgspec.json.Encoder()


def render(room: Room, seat: str | None, lang: str, since: int, seq: int, chat_since: int) -> bytes:
    """A `TableState` for one viewer, encoded."""
    first = room.events_from(since, seq)
    said = min(max(chat_since, 0), len(room.chat))
    key = (seat, lang, first, said)
    found: bytes | None = room.rendered.get(key)
    if found is None:
        found = room.rendered[key] = ENCODER.encode(state_of(room, seat, lang, first, said))
    return found


def message(room: Room, kind: str, seat: str | None, lang: str, since: int, seq: int, chat_since: int) -> str:
    """The same as a message on a socket: put together once for all who get the same."""
    key = (kind, seat, lang, room.events_from(since, seq), chat_since)
    found: str | None = room.rendered.get(key)
    if found is None:
        state = render(room, seat, lang, since, seq, chat_since)
        found = room.rendered[key] = f'{{"type":"{kind}","state":{state.decode()}}}'
    return found


def state_of(room: Room, seat: str | None, lang: str, first: int, said: int) -> wire.TableState:
    cat = speaker(lang)
    names = seat_names(room, cat)
    key = ("frame", seat, lang)
    frame: wire.TableState | None = room.rendered.get(key)
    if frame is None:
        frame = room.rendered[key] = _frame(room, seat, cat, names)
    return msgspec.structs.replace(
        frame, events=event_lines(room, seat, cat, names, first, None),
        chat=[chat_line(row) for row in room.chat[said:]], events_from=first,
        events_next=len(room.table.happened()), chat_next=len(room.chat))


def _frame(room: Room, seat: str | None, cat: Speaker, names: dict[str, str]) -> wire.TableState:
    """All but the events and the chat."""
    table = room.table
    acts = seat is not None and seat == table.actor and not room.trouble and not room.is_away(seat)
    shared = room.rendered
    obstacle = None if seat is None else room.session.why_not_undo(seat)
    can_undo = seat is not None and obstacle is None and not table.over and not room.is_away(seat)
    frame = about(room, seat, table, cat, room.sections, shared)
    frame.clock = clock_info(room)
    frame.legal = _choices(table, cat, names) if acts else []
    frame.can_undo = can_undo
    frame.can_reset = can_undo
    frame.why_not_undo = "" if obstacle is None else cat.reason(obstacle, names)
    if acts and frame.decision is not None:
        frame.decision.prompt = cat.decision(table, names)
    return frame


def about(room: Room, seat: str | None, table: Table, cat: Speaker, sections: dict[Any, Any],
          shared: dict[Any, Any]) -> wire.TableState:
    """What holds now and at any moment of a replay: the view, and who sits where. Nothing that only an actor gets."""
    return wire.TableState(
        id=room.id, game=table.game.name, seq=room.seq, moves=len(table.moves), you=seat, actor=table.actor,
        over=table.over, seats=seat_infos(room, seat_names(room, cat)),
        view=Viewed(table, seat, sections).encoded(shared),  # type: ignore[arg-type]
        decision=decision_of(table, shared), result=table.result() if table.over else None, watching=spectators(room),
        finished=room.table.over, last=len(room.table.moves), title=room.row.title, listed=room.row.listed,
        seeded=room.row.seeded, sandbox=room.row.sandbox, options=table.options,
        trouble=cat.reason(Reason("rules-changed")) if room.trouble else "",
        spectators=room.row.spectators, again=room.again)  # type: ignore[arg-type]


def decision_of(table: Table, shared: dict[Any, Any]) -> wire.Decision | None:
    if table.over:
        return None
    told = shared["decision"]
    return wire.Decision(kind=told["kind"], effect=told["effect"], seat=told["seat"], prompt="", cause=told["cause"])


def clock_info(room: Room) -> ClockInfo | None:
    clock = room.clock
    if clock is None:
        return None
    rules, actor = clock.rules, room.table.actor
    info = ClockInfo(
        kind=rules.kind, total=rules.total, increment=rules.increment, days=rules.days,  # type: ignore[arg-type]
        away=dict(clock.away), since=clock.at, resting=clock.resting)  # type: ignore[arg-type]
    if rules.kind == LIVE:
        info.left = {seat: round(clock.left(seat), 2) for seat in sorted(clock.people)}
    if actor is not None and clock.runs(actor) and not room.trouble:
        info.runs, info.until, info.takeover = actor, clock.until(actor), room.takeover
    return info


def _choices(table: Table, cat: Speaker, names: dict[str, str]) -> list[wire.Choice]:
    out = []
    for move, label in zip(table.legal(), cat.labels(table, names), strict=True):
        said = spelled(table.game, move)
        out.append(wire.Choice(move=said.text, words=said.words, label=label))
    return out


# ------------------------------------------------------------------ refusals


def said(error: Told | BadInput, lang: str) -> str:
    """A refusal in one line. What only a program can get wrong (a malformed request) is said in plain English."""
    cat = speaker(lang)
    if isinstance(error, BadInput):
        return str(error) if error.reason is None else cat.reason(error.reason)
    if error.room is None:
        return cat.reason(error.reason)
    return cat.reason(error.reason, seat_names(error.room, cat), error.room.table)


# ------------------------------------------------------------------ events and chat


def event_lines(room: Room, seat: str | None, cat: Speaker, names: dict[str, str], first: int,
                end: int | None) -> list[Any]:
    """`EventLine`s, encoded. What `Table.events` tells of an event depends on the event and on whether it is the
    viewer's own; so each kind of line is made once, and after that only its numbers are new."""
    table = room.table
    events = table.happened()[first:end]
    if not events:
        return []
    viewer = -1 if seat is None else table.seats.index(seat)
    automas = frozenset(row.seat for row in room.seats if row.controller == "automa")
    lines = cat.lines_for(table.game, names, automas)
    keys = [(event.kind.name, event.seat, event.source, event.seat == viewer, *event.values) for event in events]
    if any(key not in lines for key in keys):
        for key, data in zip(keys, table.events(first, seat), strict=False):
            lines[key] = _line(table, cat, names, automas, data)
    steps = room.session.steps
    before = len(table.moves) - len(steps)
    at = len(steps)
    while at > 0 and steps[at - 1].events_before > first:
        at -= 1
    out = []
    for n, key in enumerate(keys, first):
        while at < len(steps) and steps[at].events_before <= n:
            at += 1
        out.append(msgspec.Raw(b'{"n":%d,"move":%d,' % (n, before + at) + lines[key]))
    return out


def _line(table: Table, cat: Speaker, names: dict[str, str], automas: frozenset[str], data: dict[str, Any]) -> bytes:
    """An event as `Table.events` gives it to the viewer, without its numbers."""
    n = data.pop("seq")
    if "move" in data and data["kind"] == "moved":
        data["move"] = spelled(table.game, data["move"]).text
    explained = data["seat"] in automas or data.get("cause", {}).get("kind") in AUTOMA_CARDS
    title, why = cat.step(data, names) if explained else ("", "")
    line = wire.EventLine(n=n, move=0, seat=data["seat"], text=cat.event(data, names), data=data, title=title, why=why)
    return ENCODER.encode(line).removeprefix(b'{"n":%d,"move":0,' % n)


def chat_line(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(n=row.n, name=row.name, seat=row.seat or None, text=row.text, at=row.at)


# ------------------------------------------------------------------ people


def seat_names(room: Room, cat: Speaker) -> dict[str, str]:
    """What to call each seat in sentences."""
    found: dict[str, str] | None = room.names.get(cat.language)
    if found is None:
        found = {row.seat: row.name or automa_name(room.table, row.seat, cat) for row in room.seats
                 if row.controller != WATCH}
        room.names[cat.language] = found
    return found


def automa_name(table: Table, seat: str, cat: Speaker) -> str:
    """Whoever has no name of its own is called by its leader or its role."""
    shown = table.view(None).get(seat, {})
    role = str(shown.get("role", ""))
    if role == "rival" and shown.get("leader"):
        return name_of(cat, "leader", str(shown["leader"]))
    return name_of(cat, "role", role) if role and role != "player" else seat


def seat_infos(room: Room, names: dict[str, str]) -> list[wire.SeatInfo]:
    return [wire.SeatInfo(seat=row.seat, name=names[row.seat], controller=row.controller,  # type: ignore[arg-type]
                          online=room.online(row.seat)) for row in room.seats if row.controller != WATCH]


def spectators(room: Room) -> int:
    return sum(1 for watcher in room.watchers if watcher.seat is None)
