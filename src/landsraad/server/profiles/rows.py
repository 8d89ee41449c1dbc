"""The rows of profiles as values, and the statements that read and write them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from landsraad.server.storage.challenges_schema import RESULTS, RUNS
from landsraad.server.storage.ladder_rows import erase_player
from landsraad.server.storage.lobby_people import forget_in_lobby
from landsraad.server.storage.notice_rows import erase_notices
from landsraad.server.storage.queries import ID_LETTERS
from landsraad.server.storage.schema import KEPT, ONCE, PASSKEYS, PROFILES, SEATS, VISITS
from landsraad.server.storage.solving import erase_solver

ID_LENGTH: Final = 16
REGISTER: Final = "register"
SIGN_IN: Final = "sign-in"
LINK: Final = "link"


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


@dataclass(slots=True)
class Profile:
    id: str
    name: str
    created: float
    closed: float | None = None
    pointer: str | None = None
    words: str = ""
    printed: float | None = None


@dataclass(slots=True)
class Visit:
    """A browser that is signed in."""

    id: str
    profile_id: str
    token: str
    way: str
    device: str
    created: float
    seen: float


@dataclass(slots=True)
class Passkey:
    id: str
    profile_id: str
    digest: str
    credential: bytes
    key: bytes
    counter: int
    host: str
    name: str
    synced: bool
    created: float
    used: float | None = None


def fields(row: Profile | Visit | Passkey) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__slots__}


# ------------------------------------------------------------------ profiles


def write_profile(connection: Connection, row: Profile) -> None:
    connection.execute(insert(PROFILES).values(fields(row)))


def change_profile(connection: Connection, id: str, **values: object) -> None:
    connection.execute(update(PROFILES).where(PROFILES.c.id == id).values(**values))


def read_profile(connection: Connection, id: str) -> Profile | None:
    row = connection.execute(select(PROFILES).where(PROFILES.c.id == id)).mappings().one_or_none()
    return None if row is None else Profile(**dict(row))


def find_by_pointer(connection: Connection, pointer: str) -> Profile | None:
    row = connection.execute(select(PROFILES).where(PROFILES.c.pointer == pointer)).mappings().one_or_none()
    return None if row is None else Profile(**dict(row))


def erase_profile(connection: Connection, id: str) -> None:
    erase_notices(connection, id)
    erase_player(connection, id)
    erase_solver(connection, id)
    forget_in_lobby(connection, id)
    # What it brought from other servers stays, without saying who did.
    connection.execute(update(RESULTS).where(RESULTS.c.profile_id == id).values(profile_id=""))
    for part in (RUNS, KEPT, PASSKEYS, VISITS, ONCE):
        connection.execute(delete(part).where(part.c.profile_id == id))
    connection.execute(delete(PROFILES).where(PROFILES.c.id == id))


# ------------------------------------------------------------------ sessions


def write_visit(connection: Connection, row: Visit, replaces: str, oldest: float) -> None:
    """Stores a new session in place of the one the browser had, and drops those nobody used since `oldest`."""
    connection.execute(delete(VISITS).where((VISITS.c.token == replaces) | (VISITS.c.seen < oldest)))
    connection.execute(insert(VISITS).values(fields(row)))


def read_visit(connection: Connection, token: str, oldest: float) -> tuple[Visit, Profile] | None:
    row = connection.execute(select(VISITS).where(VISITS.c.token == token, VISITS.c.seen >= oldest)
                             ).mappings().one_or_none()
    if row is None:
        return None
    visit = Visit(**dict(row))
    profile = read_profile(connection, visit.profile_id)
    return None if profile is None else (visit, profile)


def touch_visit(connection: Connection, id: str, seen: float) -> None:
    connection.execute(update(VISITS).where(VISITS.c.id == id).values(seen=seen))


def end_visits(connection: Connection, profile: str, *, only: str = "", but: str = "") -> int:
    statement = delete(VISITS).where(VISITS.c.profile_id == profile)
    if only:
        statement = statement.where(VISITS.c.id == only)
    return connection.execute(statement.where(VISITS.c.id != but)).rowcount


def read_visits(connection: Connection, profile: str, oldest: float) -> list[Visit]:
    found = connection.execute(select(VISITS).where(VISITS.c.profile_id == profile, VISITS.c.seen >= oldest)
                               .order_by(VISITS.c.seen.desc(), VISITS.c.id)).mappings()
    return [Visit(**dict(row)) for row in found]


# ------------------------------------------------------------------ passkeys


def write_passkey(connection: Connection, row: Passkey) -> None:
    connection.execute(insert(PASSKEYS).values(fields(row)))


def find_passkey(connection: Connection, digest: str) -> Passkey | None:
    row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.digest == digest)).mappings().one_or_none()
    return None if row is None else Passkey(**dict(row))


def read_passkeys(connection: Connection, profile: str) -> list[Passkey]:
    found = connection.execute(select(PASSKEYS).where(PASSKEYS.c.profile_id == profile)
                               .order_by(PASSKEYS.c.created, PASSKEYS.c.id)).mappings()
    return [Passkey(**dict(row)) for row in found]


def use_passkey(connection: Connection, old: Passkey, counter: int, synced: bool, used: float) -> bool:
    """Notes the use of a passkey. False if another use of it was noted meanwhile."""
    return connection.execute(
        update(PASSKEYS).where(PASSKEYS.c.id == old.id, PASSKEYS.c.counter == old.counter)
        .values(counter=counter, synced=synced, used=used)).rowcount == 1


def remove_passkey(connection: Connection, profile: str, id: str) -> int:
    return connection.execute(delete(PASSKEYS).where(PASSKEYS.c.profile_id == profile, PASSKEYS.c.id == id)).rowcount


# ------------------------------------------------------------------ what works once


def write_once(connection: Connection, token: str, kind: str, profile: str, until: float, now: float) -> None:
    """Stores it. Those of the same profile and kind end, and so do all whose time is over."""
    old = ONCE.c.until < now
    if profile:
        old = old | (ONCE.c.kind == kind) & (ONCE.c.profile_id == profile)
    connection.execute(delete(ONCE).where(old))
    connection.execute(insert(ONCE).values(token=token, kind=kind, profile_id=profile, until=until))


def look_once(connection: Connection, token: str, kind: str, now: float) -> str | None:
    """The profile that it belongs to, or an empty word; None if it does not work (any more)."""
    found = connection.execute(select(ONCE.c.profile_id).where(
        ONCE.c.token == token, ONCE.c.kind == kind, ONCE.c.until >= now)).scalar_one_or_none()
    return None if found is None else str(found)


def take_once(connection: Connection, token: str, kind: str, now: float) -> str | None:
    """As `look_once`, and it is used up."""
    found = look_once(connection, token, kind, now)
    gone = connection.execute(delete(ONCE).where(ONCE.c.token == token, ONCE.c.kind == kind)).rowcount
    return found if gone == 1 else None


# ------------------------------------------------------------------ seats


def write_kept(connection: Connection, profile: str, table: str, seat: str, proof: str, since: float) -> None:
    here = (KEPT.c.profile_id == profile, KEPT.c.table_id == table, KEPT.c.seat == seat)
    if connection.execute(update(KEPT).where(*here).values(proof=proof)).rowcount == 0:
        connection.execute(insert(KEPT).values(profile_id=profile, table_id=table, seat=seat, proof=proof,
                                               since=since))


def count_kept(connection: Connection, profile: str) -> int:
    """How many seats the profile has. Those whose link was renewed since belong to somebody else."""
    return int(connection.execute(select(func.count()).select_from(KEPT).join(
        SEATS, (SEATS.c.table_id == KEPT.c.table_id) & (SEATS.c.seat == KEPT.c.seat)).where(
            KEPT.c.profile_id == profile, SEATS.c.token == KEPT.c.proof)).scalar_one())


def holds_seat(connection: Connection, profile: str, table: str, seat: str) -> str:
    """The link the profile has shown for a seat, as a hash; empty if it has shown none."""
    return str(connection.execute(select(KEPT.c.proof).where(
        KEPT.c.profile_id == profile, KEPT.c.table_id == table, KEPT.c.seat == seat)).scalar_one_or_none() or "")
