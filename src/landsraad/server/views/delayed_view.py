"""The view of spectators who see every hand, a full round later.

So many moves into a round they see the table after as many moves of the round before, and never a position of the
current round: by then those hands have been played. They never see what nobody may see, such as the order of decks. In
the first round nothing is old enough, so they see the public information of the beginning. Chat is current, so they get
it when the game is over.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from landsraad.kernel.table import Table
from landsraad.server.protocol import messages as wire
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.views.cached_messages import CachedMessages, cached_messages, spelled
from landsraad.server.views.encoded_view import Viewed
from landsraad.server.views.reconnects import delayed_mark, heard
from landsraad.server.views.rendering import ENCODE, about, chat_line, name_mended, seat_names

ROUND_EVENT: Final = "round"  # the event with which games begin a round


def horizon(live: LiveTable) -> int:
    """The last moment that may be shown, as a number of moves."""
    found: int | None = live.rendered.get("horizon")
    if found is None:
        found = live.rendered["horizon"] = len(live.table.moves) if live.table.over else _horizon(live)
    return found


def _horizon(live: LiveTable) -> int:
    rounds = round_moments(live)
    first = first_moment(live)
    if len(rounds) < 2:
        return first
    before, this = rounds[-2:]
    return max(first, min(before + len(live.table.moves) - this, this - 1))


def first_moment(live: LiveTable) -> int:
    return len(live.table.moves) - len(live.session.steps)


def round_moments(live: LiveTable) -> list[int]:
    """The number of moves before each round."""
    out: list[int] = []
    steps = live.session.steps
    at = 0
    for n, event in enumerate(live.table.happened()):
        if event.kind.name == ROUND_EVENT:
            while at < len(steps) and steps[at].events_before <= n:
                at += 1
            out.append(first_moment(live) + at)
    return out


def events_until(live: LiveTable, at: int) -> int:
    """The number of events that may be shown; 0 before the hands may be shown."""
    return live.events_before(at - first_moment(live)) if is_open(live) else 0


def is_open(live: LiveTable) -> bool:
    """Whether anything is old enough that hands may be shown."""
    found: bool | None = live.rendered.get("delayed open")
    if found is None:
        found = live.rendered["delayed open"] = live.table.over or len(round_moments(live)) >= 2
    return found


def table_at(live: LiveTable, at: int) -> Table:
    now = live.table
    table = Table(now.game, now.options, now.seed, now.start, live.state_at(at), now.moves[:at])
    table.edited, table.prior, table.told = now.edited, min(now.prior, at), now.told
    return table


def delayed_state(live: LiveTable, lang: str, at: int, since: int, said: int) -> wire.TableState:
    """The table after `at` moves, which must be a moment that may be shown."""
    cat = cached_messages(lang)
    names = seat_names(live, cat)
    table = table_at(live, at)
    shared: dict[Any, Any] = {}
    view = Viewed(table, None, {}, opened=is_open(live)).look(table, shared, 1)
    state = about(live, None, table, cat, shared["decision"])
    state.view = view.whole()  # type: ignore[assignment]
    end = events_until(live, at)
    first = min(max(since, 0), end)
    state.events = event_lines(live, cat, names, first, end)
    state.events_from, state.events_next = first, end
    chat = heard(live, None) if live.table.over else []
    said = min(max(said, 0), len(chat))
    state.chat, state.chat_next = [chat_line(row, n, cat)
                                         for n, row in enumerate(chat[said:], said)], len(chat)
    state.mark = delayed_mark(live, horizon(live), len(chat))
    state.seq = state.last = horizon(live)
    state.delayed = True
    return state


def event_lines(live: LiveTable, cat: CachedMessages, names: dict[str, str], first: int, end: int) -> list[Any]:
    """Each event as the seat it belongs to saw it."""
    table = live.table
    happened = table.happened()[first:end]
    told = {seat: table.events(first, seat) for seat in [None, *table.seats]} if happened else {}
    steps = live.session.steps
    at = 0
    out: list[wire.EventLine] = []
    for i, event in enumerate(happened):
        owner = table.seats[event.seat] if event.seat >= 0 else None
        data = dict(told[owner][i])
        n = data.pop("seq")
        name_mended(table, data)
        if "move" in data and data["kind"] == "moved":
            data["move"] = spelled(table.game, data["move"]).text
        while at < len(steps) and steps[at].events_before <= n:
            at += 1
        out.append(wire.EventLine(n=n, move=first_moment(live) + at, seat=data["seat"], text=cat.event(data, names),
                                  data=data))
    return out


def delayed_render(live: LiveTable, lang: str, since: int, said: int) -> bytes:
    key = ("delayed", lang, since, said)
    found: bytes | None = live.rendered.get(key)
    if found is None:
        found = live.rendered[key] = ENCODE(delayed_state(live, lang, horizon(live), since, said))
    return found


def delayed_message(live: LiveTable, kind: str, lang: str, since: int, said: int) -> bytes:
    return ENCODE({"type": kind, "state": msgspec.Raw(delayed_render(live, lang, since, said))})
