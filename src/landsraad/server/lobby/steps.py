"""What happens to a gathering: people come and go, are asked whether they are ready, and choose leaders.

Each function runs inside a transaction under `rows.lock`. The people who came first have seats; those after them wait
in reserve, which only appointments have. A seat becomes free in two ways: its person leaves, or does not say "ready" in
time. The server's clock decides.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from landsraad.kernel.reasons import Reason
from landsraad.play.clocks import DAYS
from landsraad.server.lobby import boxes, draft
from landsraad.server.lobby.hooks import Hooks, kind_of
from landsraad.server.lobby.rows import (
    DATED,
    DRAFT,
    HOURLY,
    MAKING,
    OPEN,
    OVER,
    QUICK,
    READY,
    Gathering,
    Person,
    Wish,
    add_person,
    add_wish,
    change_gathering,
    change_person,
    move_person,
    next_number,
    read_wish,
    remove_person,
    write_gathering,
)
from landsraad.server.storage.queries import new_id
from landsraad.server.tables.refusals import NotYours, Refused

FEWEST: Final = 2  # people, at an hourly table without bots
SLOW: Final = 20.0 if os.environ.get("LANDSRAAD_UNLIMITED") else 1.0  # for browser tests on a busy machine
ASKED: Final = 60.0 * SLOW  # seconds to say "ready"
CHOOSING: Final = 60.0 * SLOW  # seconds for each step of a draft
GONE: Final = 45.0 * SLOW  # seconds without a sign of a page until it counts as closed
AGAIN: Final = 6.0  # seconds that a page may take to load again
LATE: Final = 1800.0  # seconds after an appointment until it is given up
RESERVE: Final = 8  # people beyond the seats
HOUR_MOST: Final = 60  # people at one hourly table, before they are spread over several


def needs_pages(row: Gathering) -> bool:
    """Whether people have to keep their page open: not before an appointment, and not when they play by days."""
    return not row.clock.startswith(DAYS) and not (row.starts is not None and row.state == OPEN)


def join(connection: Connection, row: Gathering, person: Person, now: float, hooks: Hooks) -> None:
    if row.state != OPEN:
        raise Refused(Reason("gathering-begun"))
    if person.profile_id is not None and any(one.profile_id == person.profile_id for one in row.people):
        raise Refused(Reason("gathering-here-already"))
    if len(row.people) >= most_people(row):
        raise Refused(Reason("gathering-full"))
    if any(blocked(connection, one, person, hooks) for one in row.people):
        raise Refused(Reason("gathering-full"))  # nobody learns from it that they are blocked
    check_rating(connection, row, person, hooks)
    person.gathering_id, person.n = row.id, next_number(row)
    row.people.append(person)
    add_person(connection, person)
    change_gathering(connection, row)
    consider(connection, row, now, hooks)


def most_people(row: Gathering) -> int:
    return HOUR_MOST if row.kind == HOURLY else row.players + (RESERVE if row.starts is not None else 0)


def blocked(connection: Connection, one: Person | Wish, other: Person | Wish, hooks: Hooks) -> bool:
    if one.profile_id is None or other.profile_id is None:
        return False
    return hooks.blocks(connection, one.profile_id, other.profile_id)


def check_rating(connection: Connection, row: Gathering, person: Person, hooks: Hooks) -> None:
    """Refuses people outside the wanted ratings. Without a ladder there are none."""
    if not hooks.ladder or (row.low is None and row.high is None and not row.rated):
        return
    if person.profile_id is None:
        raise NotYours(Reason("gathering-needs-profile"))
    rating = hooks.rating(connection, person.profile_id, row.game, kind_of(row.players))
    low, high = row.low or 0, row.high or 10_000
    if (row.low is not None or row.high is not None) and (rating is None or not low <= rating <= high):
        raise Refused(Reason("gathering-rating", low=low, high=row.high or 4000))


def leave(connection: Connection, row: Gathering, person: Person, now: float, hooks: Hooks) -> None:
    """Frees a place. Once leaders are chosen a bot takes the seat of a person who leaves."""
    if row.state in (OPEN, READY):
        remove_person(connection, row, person)
        if row.state == READY:
            ask_nobody(connection, row, now)
        change_gathering(connection, row)
        consider(connection, row, now, hooks)
    elif row.state == DRAFT:
        found = draft.read_draft(row.drafting)
        assert found is not None
        found.people[person.seat] = -1
        remove_person(connection, row, person)
        found.choose_for(found.bots())
        change_gathering(connection, row, drafting=found.text(), bots=row.bots)
        after_choice(connection, row, found, now)


def consider(connection: Connection, row: Gathering, now: float, hooks: Hooks) -> None:
    """Asks whether everybody is ready when the last seat is taken, and gives up what nobody is at."""
    if row.state != OPEN:
        return
    if not row.people and row.kind not in (HOURLY, DATED):
        change_gathering(connection, row, state=OVER, until=now)
    elif len(row.people) >= row.players and (row.starts is None or now >= row.starts):
        ask(connection, row, now, hooks)


def ask(connection: Connection, row: Gathering, now: float, hooks: Hooks) -> None:
    """Asks everybody who has a seat. Those who play by days are not asked: they need not be here."""
    drafting = json.dumps({"secret": draft.new_secret()})
    for person in row.people:
        change_person(connection, person, ready=False, salt="")
    change_gathering(connection, row, state=READY, until=now + ASKED, drafting=drafting)
    hooks.asked(connection, row)
    if row.clock.startswith(DAYS):
        all_ready(connection, row, now)


def ask_nobody(connection: Connection, row: Gathering, now: float) -> None:
    """Goes back to waiting for people. Those of quick pairing go back into the queue, with the time they waited."""
    if row.kind == QUICK:
        for person in list(row.people):
            if person.wish and read_wish(connection, person.token) is None:
                remove_person(connection, row, person)
                add_wish(connection, Wish(person.token, person.seat_token, person.name, person.profile_id,
                                          person.wish, None, person.since, person.seen))
        change_gathering(connection, row, state=OVER, until=now, drafting="")
        return
    for person in row.people:
        change_person(connection, person, ready=False, salt="")
    change_gathering(connection, row, state=OPEN, until=None, drafting="")


def say_ready(connection: Connection, row: Gathering, person: Person, salt: str, now: float) -> None:
    if row.state != READY or person not in row.seated:
        raise Refused(Reason("gathering-not-asked"))
    if person.ready:
        return  # the answer was lost, and the same request comes again; the salt stays
    change_person(connection, person, ready=True, salt=salt)
    change_gathering(connection, row)
    if all(one.ready for one in row.seated):
        all_ready(connection, row, now)


def all_ready(connection: Connection, row: Gathering, now: float) -> None:
    """Seats people by chance, and begins the draft; without one the table is made."""
    people = row.seated
    for person in row.people[row.players:]:
        remove_person(connection, row, person)
    secret = str(json.loads(row.drafting)["secret"])
    salts = sorted(person.salt for person in people if person.salt)
    letters = boxes.player_letters(row.game, row.box)
    seats = draft.seat_people(secret, salts, [person.n for person in people], letters)
    for person in people:
        change_person(connection, person, seat=next(seat for seat, n in seats.items() if n == person.n))
    fixed = dict(zip(letters, boxes.fixed_leaders(row.game, row.box, row.players), strict=True))
    pool = boxes.leader_pool(row.game, row.box, row.players) if row.draft else []
    found = draft.begin(row.draft, row.game, secret, salts, seats, pool, {s: name for s, name in fixed.items() if name})
    change_gathering(connection, row, state=DRAFT, until=now + CHOOSING, drafting=found.text())
    after_choice(connection, row, found, now)


def start_now(connection: Connection, row: Gathering, token: str, now: float, hooks: Hooks) -> None:
    """The person who opened a table does not wait for more people: bots take the seats that are free."""
    if row.maker != token:
        raise NotYours(Reason("gathering-not-yours"))
    if row.state != OPEN or not row.bots or row.starts is not None:
        raise Refused(Reason("gathering-needs-people"))
    ask(connection, row, now, hooks)


def choose(connection: Connection, row: Gathering, person: Person, leader: str, now: float) -> None:
    found = draft.read_draft(row.drafting) if row.state == DRAFT else None
    if found is None or not person.seat:
        raise Refused(Reason("draft-not-open"))
    found.choose(person.seat, leader)
    found.choose_for(found.bots())
    change_gathering(connection, row, drafting=found.text(), until=now + CHOOSING)
    after_choice(connection, row, found, now)


def after_choice(connection: Connection, row: Gathering, found: draft.Draft, now: float) -> None:
    if found.step == draft.DONE:
        change_gathering(connection, row, state=MAKING, until=now)


# ------------------------------------------------------------------ time


def pass_time(connection: Connection, row: Gathering, now: float, hooks: Hooks) -> None:
    """Does what is due. Running it twice, or in two processes, changes nothing more."""
    if needs_pages(row) and row.state in (OPEN, READY):
        for person in [one for one in row.people if now - one.seen > GONE]:
            leave(connection, row, person, now, hooks)
    if row.state == READY and row.until is not None and now >= row.until:
        time_is_up(connection, row, now, hooks)
    elif row.state == DRAFT and row.until is not None and now >= row.until:
        found = draft.read_draft(row.drafting)
        assert found is not None
        found.choose_for(found.waiting())
        change_gathering(connection, row, drafting=found.text(), until=now + CHOOSING)
        after_choice(connection, row, found, now)
    elif row.state == OPEN and row.starts is not None and now >= row.starts:
        begin_appointment(connection, row, now, hooks)


def time_is_up(connection: Connection, row: Gathering, now: float, hooks: Hooks) -> None:
    """Those who did not say that they are ready free their seats."""
    for person in [one for one in row.seated if not one.ready]:
        remove_person(connection, row, person)
    if row.bots and row.people and row.starts is not None and len(row.people) < row.players:
        all_ready(connection, row, now)  # bots take the other seats
        return
    ask_nobody(connection, row, now)
    consider(connection, row, now, hooks)


def begin_appointment(connection: Connection, row: Gathering, now: float, hooks: Hooks) -> None:
    """The time has come: people are asked. If too few came, seats stay open for half an hour."""
    assert row.starts is not None
    if row.kind == HOURLY:
        spread(connection, row, now)
    if row.people and (row.bots or len(row.people) >= row.players):
        for person in row.people:  # they are to look now, and not before
            change_person(connection, person, seen=max(person.seen, now))
        ask(connection, row, now, hooks)
    elif now >= row.starts + LATE or (not row.people and row.kind == HOURLY):
        change_gathering(connection, row, state=OVER, until=now)


def spread(connection: Connection, row: Gathering, now: float) -> None:
    """Spreads the people of an hourly table by chance over as many tables as they need, of nearly the same size."""
    people = list(row.people)
    tables = -(-len(people) // row.players)
    if tables > 1:
        draws = draft.chance_of(draft.new_secret(), [])
        order = draft.shuffled(draws, [str(person.n) for person in people])
        number = {str(person.n): person for person in people}
        for n in range(1, tables):
            other = replace(row, id=new_id(), people=[], version=0)
            write_gathering(connection, other)
            for person in [number[one] for one in order[n::tables]]:
                row.people.remove(person)
                move_person(connection, person, other)
            other.people.sort(key=lambda person: person.n)
            shrink(connection, other)
    shrink(connection, row)
    change_gathering(connection, row)


def shrink(connection: Connection, row: Gathering) -> None:
    """Where no bots take seats, those who came play alone among themselves, if they are enough."""
    here = len(row.people)
    if row.bots or not FEWEST <= here < row.players:
        return
    change_gathering(connection, row, players=here, options=json.dumps({**row.box, "players": here}))
