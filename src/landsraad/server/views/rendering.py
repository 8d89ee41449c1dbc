"""What a viewer gets to see of a table, as JSON.

Everything is made once per version for all viewers who see the same: a hundred spectators cost one view.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from landsraad.kernel.cells import PUBLIC
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import KEPT, MENDED
from landsraad.kernel.table import Table
from landsraad.play import AUTOMA
from landsraad.play.clocks import LIVE
from landsraad.reference.mended import mended_rules
from landsraad.server.protocol import messages as wire
from landsraad.server.protocol.table_messages import ClockInfo
from landsraad.server.storage.queries import WATCH, ChatRow
from landsraad.server.tables.challenge_tables import challenge_at
from landsraad.server.tables.lesson_tables import lesson_state
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.private_talk import CONE, cones
from landsraad.server.tables.puzzle_tables import puzzle_state
from landsraad.server.tables.refusals import Told
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.agenda import agenda_of
from landsraad.server.views.animation.cues import AUTOMA_CARDS
from landsraad.server.views.cached_messages import CachedMessages, cached_messages, name_of, spelled
from landsraad.server.views.encoded_view import view_of
from landsraad.server.views.event_lines import lines_of, parts_of
from landsraad.server.views.reconnects import heard, mark_of
from landsraad.server.views.revisions import NEVER, VersionedObject, entry, joined
from landsraad.server.views.sentence_templates import filling, pattern, placeholders
from landsraad.text.people import shown_name

ENCODE: Final = msgspec.json.Encoder().encode
# Fields that are new in every message. The view is encoded apart.
NEWS: Final = ("seq", "events", "chat", "events_from", "events_next", "chat_next", "mark")


class Sight:
    """What all viewers with the same language and seat (or none) see of a table."""

    __slots__ = ("head", "revision", "view")

    def __init__(self) -> None:
        self.head = VersionedObject()

    def look(self, live: LiveTable, seat: str | None, lang: str) -> None:
        live.revision += 1
        self.revision = live.revision
        cat = cached_messages(lang)
        self.view = view_of(live.table, seat, live.sections, live.rendered, self.revision)
        self.head.refresh(head(live, seat, cat), self.revision)


def sight(live: LiveTable, seat: str | None, lang: str) -> Sight:
    """The sight of the present version."""
    key = ("sight", seat, lang)
    found: Sight | None = live.rendered.get(key)
    if found is None:
        found = live.sections.get(key)
        if found is None:
            found = live.sections[key] = Sight()
        found.look(live, seat, lang)
        live.rendered[key] = found
    return found


def render(live: LiveTable, seat: str | None, lang: str, since: int, seq: int, chat_since: int) -> bytes:
    """A `TableState` for one viewer, encoded."""
    first = live.events_from(since, seq)
    said = min(max(chat_since, 0), len(heard(live, seat)))
    key = (seat, lang, first, said)
    found: bytes | None = live.rendered.get(key)
    if found is None:
        seen = sight(live, seat, lang)
        found = live.rendered[key] = joined(
            _news(live, seat, lang, first, said), seen.head.whole(), entry("view", seen.view.whole()))
    return found


def message(live: LiveTable, kind: str, watcher: Watcher) -> bytes:
    """A message for a socket, shared by all who get the same."""
    first = live.events_from(watcher.since, watcher.seq)
    after = watcher.revision if watcher.changes else NEVER
    key = (kind, watcher.seat, watcher.lang, first, watcher.chat_since, after)
    found: bytes | None = live.rendered.get(key)
    if found is None:
        if after == NEVER:
            state = render(live, watcher.seat, watcher.lang, watcher.since, watcher.seq, watcher.chat_since)
            found = b'{"type":"%b","state":%b}' % (kind.encode(), state)
        else:
            found = _changes(live, watcher, first, after)
        live.rendered[key] = found
    return found


def _changes(live: LiveTable, watcher: Watcher, first: int, after: int) -> bytes:
    """A `Changes` message: what is new to this watcher."""
    seen = sight(live, watcher.seat, watcher.lang)
    news = _news(live, watcher.seat, watcher.lang, first, watcher.chat_since)
    view = seen.view.news(after)
    if view is None:
        state = joined(news, seen.head.news(after), entry("view", seen.view.whole()))
        return b'{"type":"changes","state":%b,"view":{}}' % state
    return b'{"type":"changes","state":%b,"view":%b}' % (joined(news, seen.head.news(after)), view)


def _news(live: LiveTable, seat: str | None, lang: str, first: int, said: int) -> bytes:
    """The events and chat lines that are new to a viewer, and the numbers of the next ones."""
    cat = cached_messages(lang)
    events = event_lines(live, seat, cat, seat_names(live, cat), first, None)
    chat = heard(live, seat)
    lines = b"[]" if said == len(chat) else ENCODE([chat_line(row, n, cat) for n, row in enumerate(chat[said:], said)])
    return b'"seq":%d,"events":[%b],"chat":%b,"events_from":%d,"events_next":%d,"chat_next":%d,"mark":"%b"' % (
        live.seq, b",".join(events), lines, first, len(live.table.happened()), len(chat), mark_of(live, seat).encode())


def head(live: LiveTable, seat: str | None, cat: CachedMessages) -> dict[str, Any]:
    """The fields of a `TableState` besides the view and the `NEWS`, in their order.

    It is made for every move and every viewer, so without a `TableState` in between; a test keeps the two in step.
    """
    table, row, names, stuck, over = live.table, live.row, seat_names(live, cat), live.stuck, live.table.over
    actor, moves = table.actor, len(table.moves)
    free = seat is not None and stuck is None and not live.is_away(seat)
    acts = free and seat == actor
    obstacle = None if seat is None else live.why_not_undo(seat)
    can_undo = free and obstacle is None and not over
    if acts and not over:
        question, choices = cat.question(table, names, name_fillings(live, cat, names))
        agenda = agenda_of(table.state.clone(), cat)
    else:
        question, choices, agenda = ENCODE(decision_of(live.rendered["decision"])), b"[]", []
    return {
        "id": live.id, "game": table.game.name, "moves": moves, "you": seat, "actor": actor, "over": over,
        "seats": seat_infos(live, names, cat), "decision": question, "legal": choices, "agenda": agenda,
        "can_undo": can_undo, "can_reset": can_undo,
        "why_not_undo": "" if obstacle is None else cat.reason(obstacle, names),
        "result": table.result() if over else None, "cones": cones(table, live.chat), "watching": spectators(live),
        "finished": over, "last": moves, "title": row.title, "listed": row.listed, "seeded": row.seeded,
        "commitment": live.commitment, "sandbox": row.sandbox, "options": table.options,
        "trouble": "" if stuck is None else cat.reason(stuck), "clock": clock_info(live),
        "spectators": row.spectators, "delayed": False, "again": live.again, "queued": live.queued,
        "lesson": lesson_state(live, seat) if row.lesson else None, "hints": row.hints,
        "rated": row.rated, "puzzle": puzzle_state(live, seat) if row.lesson else None,
        "challenge": challenge_at(row.lesson)}


def replayed(live: LiveTable, seat: str | None, table: Table, lang: str, first: int, end: int) -> wire.TableState:
    """The table at an earlier moment."""
    cat = cached_messages(lang)
    shared: dict[Any, Any] = {}
    view = view_of(table, seat, {}, shared, 1)
    state = about(live, seat, table, cat, shared["decision"])
    state.view = view.whole()  # type: ignore[assignment]
    lines = event_lines(live, seat, cat, seat_names(live, cat), first, end)
    state.events = [msgspec.Raw(line) for line in lines]  # type: ignore[misc]
    state.events_from, state.events_next = first, end
    return state


def about(live: LiveTable, seat: str | None, table: Table, cat: CachedMessages,
          decision: dict[str, Any] | None) -> wire.TableState:
    """The fields that hold now and in a replay. Nothing that only an actor gets."""
    return wire.TableState(
        id=live.id, game=table.game.name, seq=live.seq, moves=len(table.moves), you=seat, actor=table.actor,
        over=table.over, seats=seat_infos(live, seat_names(live, cat), cat), view={}, decision=decision_of(decision),
        result=table.result() if table.over else None, watching=spectators(live),
        finished=live.table.over, last=len(live.table.moves), title=live.row.title, listed=live.row.listed,
        seeded=live.row.seeded, commitment=live.commitment, sandbox=live.row.sandbox, options=table.options,
        trouble=cat.reason(live.stuck) if live.stuck is not None else "",
        spectators=live.row.spectators, again=live.again, hints=live.row.hints,  # type: ignore[arg-type]
        rated=live.row.rated, challenge=challenge_at(live.row.lesson))


def decision_of(told: dict[str, Any] | None) -> wire.Decision | None:
    if told is None:
        return None
    return wire.Decision(kind=told["kind"], effect=told["effect"], seat=told["seat"], prompt="", cause=told["cause"])


def clock_info(live: LiveTable) -> ClockInfo | None:
    clock = live.clock
    if clock is None:
        return None
    rules, actor = clock.rules, live.table.actor
    info = ClockInfo(
        kind=rules.kind, total=rules.total, increment=rules.increment, days=rules.days,  # type: ignore[arg-type]
        away=dict(clock.away), since=clock.at, resting=clock.resting,  # type: ignore[arg-type]
        paused=clock.paused is not None, pausing=sorted(clock.agreed), holidays=sorted(clock.holidays))
    if rules.kind == LIVE:
        info.left = {seat: round(clock.left(seat), 2) for seat in sorted(clock.people)}
    if actor is not None and clock.runs(actor) and live.stuck is None:
        info.runs, info.until, info.takeover = actor, clock.until(actor), live.takeover
    return info


# ------------------------------------------------------------------ refusals


def said(error: Told | BadInput, lang: str) -> str:
    """A refusal in one line. Malformed requests, which only programs make, are refused in English."""
    cat = cached_messages(lang)
    if isinstance(error, BadInput):
        return str(error) if error.reason is None else cat.reason(error.reason)
    if error.live is None:
        return cat.reason(error.reason)
    return cat.reason(error.reason, seat_names(error.live, cat), error.live.table)


# ------------------------------------------------------------------ events and chat


def event_lines(live: LiveTable, seat: str | None, cat: CachedMessages, names: dict[str, str], first: int,
                end: int | None) -> list[bytes]:
    """The `EventLine`s of a viewer, encoded.

    What `Table.events` tells depends on the event and on whether it is the viewer's own. So each line is made once as a
    template, and after that only numbers and names are filled in.
    """
    table = live.table
    happened = table.happened()
    if end is None:
        end = len(happened)
    if first >= end:
        return []
    if not live.automas:
        seated = [row.seat for row in live.seats if row.controller == AUTOMA]
        live.automas = [*(letter in seated for letter in table.seats), False]

    def make(n: int, automa: bool) -> list[bytes]:
        return _line(table, cat, automa, table.event(n, seat))

    steps = live.session.steps
    return lines_of(happened, first, end, -1 if seat is None else table.seats.index(seat), live.automas,
                    cat.lines_for(table.game), make, name_fillings(live, cat, names), steps,
                    len(table.moves) - len(steps))


def _line(table: Table, cat: CachedMessages, automa: bool, data: dict[str, Any]) -> list[bytes]:
    """The template of an event as the viewer may know it."""
    n = data.pop("seq")
    name_mended(table, data)
    letters = placeholders(table.game.name, tuple(table.seats))
    if "move" in data and data["kind"] == "moved":
        data["move"] = spelled(table.game, data["move"]).text
    explained = automa or data.get("cause", {}).get("kind") in AUTOMA_CARDS
    title, why = cat.step(data, letters) if explained else ("", "")
    line = wire.EventLine(n=n, move=0, seat=data["seat"], text=cat.event(data, letters), data=data, title=title,
                          why=why)
    told = pattern(ENCODE(line), letters, capitals=True)
    return parts_of(told.removeprefix(b'{"n":%d,"move":0' % n))


def name_mended(table: Table, data: dict[str, Any]) -> None:
    """Adds the rules that changed, or the move that was made, if the event is about that."""
    if data["kind"] == MENDED.name:
        data["rules"] = mended_rules(table.game.name, data["since"], data["until"])
    elif data["kind"] == KEPT.name:
        data["move"] = table.notation(data["move"])


def chat_line(row: ChatRow, n: int, cat: CachedMessages) -> wire.ChatLine:
    """`n` is its number among the lines the viewer hears."""
    return wire.ChatLine(n=n, name=shown_name(cat, row.name, row.seat), seat=row.seat or None, text=row.text, at=row.at,
                         kind="cone" if row.kind == CONE else "say", private=row.heard != "")


# ------------------------------------------------------------------ people


def seat_names(live: LiveTable, cat: CachedMessages) -> dict[str, str]:
    """The names of the seats in sentences."""
    found: dict[str, str] | None = live.names.get(cat.language)
    if found is None:
        found = {row.seat: shown_name(cat, row.name, row.seat) or automa_name(live.table, row.seat, cat)
                 for row in live.seats if row.controller != WATCH}
        live.names[cat.language] = found
    return found


def automa_name(table: Table, seat: str, cat: CachedMessages) -> str:
    """A seat without a name of its own is called by its leader or its role."""
    role, rival, leader = (_public(table, f"{seat}.{name}") for name in ("role", "rival", "leader"))
    if role == "rival" and rival:  # it has a card of its own
        return name_of(cat, "rival", rival)
    if role == "rival" and leader:
        return name_of(cat, "leader", leader)
    return name_of(cat, "role", role) if role and role != "player" else seat


def _public(table: Table, path: str) -> str:
    """A public field of a seat; empty if the game does not have it."""
    field = table.game.plan.seat.field(path.partition(".")[2])
    return str(table.get(path) or "") if field is not None and field.see == PUBLIC else ""


def name_fillings(live: LiveTable, cat: CachedMessages, names: dict[str, str]) -> dict[bytes, bytes]:
    """What templates of sentences are filled with at this table."""
    found = live.blanks.get(cat.language)
    if found is None:
        found = live.blanks[cat.language] = filling(names)
    return found


def seat_infos(live: LiveTable, names: dict[str, str], cat: CachedMessages) -> list[wire.SeatInfo]:
    found: list[wire.SeatInfo] | None = live.seated.get(cat.language)
    if found is None:
        found = live.seated[cat.language] = [
            wire.SeatInfo(seat=row.seat, name=names[row.seat], controller=row.controller,  # type: ignore[arg-type]
                          level=row.bot, online=live.online(row.seat))  # type: ignore[arg-type]
            for row in live.seats if row.controller != WATCH]
    return found


def spectators(live: LiveTable) -> int:
    out = 0
    for watcher in live.watchers:
        out += watcher.seat is None
    return out
