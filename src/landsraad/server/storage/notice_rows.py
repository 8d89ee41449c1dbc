"""Settings and channels of notices as values, and the statements that read and write them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from landsraad.server.storage.notices_schema import (
    NOTICE_CHANNELS,
    NOTICE_KEYS,
    NOTICE_LOOKS,
    NOTICE_QUEUE,
    NOTICE_SETTINGS,
)
from landsraad.server.storage.schema import VISITS

TURN: Final = "turn"
FULL: Final = "full"
OVER: Final = "over"
INVITE: Final = "invite"
KINDS: Final = (TURN, FULL, OVER, INVITE)
PUSH: Final = "push"
MAIL: Final = "mail"
HOOK: Final = "hook"
WAYS: Final = (PUSH, MAIL, HOOK)
OF_PROFILES: Final = (NOTICE_QUEUE, NOTICE_CHANNELS, NOTICE_SETTINGS)  # in the order of deletion


def way_of(kind: str) -> str:
    """The way of a channel: all webhooks are one."""
    return kind if kind in (PUSH, MAIL) else HOOK


@dataclass(slots=True)
class SettingsRow:
    profile_id: str
    zone: int = 0
    quiet_from: int | None = None
    quiet_until: int | None = None
    lang: str = "en"
    site: str = ""
    push: str = " ".join(KINDS)
    mail: str = " ".join(KINDS)
    hook: str = " ".join(KINDS)
    feed: str | None = None

    def wants(self, way: str, kind: str) -> bool:
        return kind in str(getattr(self, way)).split()


@dataclass(slots=True)
class ChannelRow:
    id: str
    profile_id: str
    kind: str
    target: str
    label: str
    created: float
    keys: str = ""
    visit_id: str = ""
    confirmed: float | None = None
    secret: str = ""
    secret_until: float = 0.0
    off: bool = False
    fails: int = 0
    trouble: str = ""
    detail: str = ""
    told: float | None = None
    hour: float = 0.0
    count: int = 0
    digest: str = ""


def digest_of(target: str) -> str:
    return hashlib.sha256(target.encode()).hexdigest()


def values_of(row: SettingsRow | ChannelRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__slots__}


def make(connection: Connection) -> Any:
    """The `insert` of the database, which knows conflicts."""
    return sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert


# ------------------------------------------------------------------ keys


def keep_key(connection: Connection, name: str, value: str) -> str:
    """Stores a key if there is none yet, and returns the one that is stored."""
    connection.execute(make(connection)(NOTICE_KEYS).values(name=name, value=value).on_conflict_do_nothing())
    return str(connection.execute(select(NOTICE_KEYS.c.value).where(NOTICE_KEYS.c.name == name)).scalar_one())


# ------------------------------------------------------------------ settings


def read_settings(connection: Connection, profile: str) -> SettingsRow | None:
    row = connection.execute(select(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.profile_id == profile)
                             ).mappings().one_or_none()
    return None if row is None else SettingsRow(**dict(row))


def begin_settings(connection: Connection, row: SettingsRow) -> None:
    """Stores the settings of a profile that has none yet."""
    connection.execute(make(connection)(NOTICE_SETTINGS).values(values_of(row)).on_conflict_do_nothing())


def change_settings(connection: Connection, profile: str, **values: object) -> None:
    connection.execute(update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.profile_id == profile).values(**values))


def find_feed(connection: Connection, secret: str) -> SettingsRow | None:
    row = connection.execute(select(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.feed == secret)).mappings().one_or_none()
    return None if row is None else SettingsRow(**dict(row))


# ------------------------------------------------------------------ channels


def read_channels(connection: Connection, profile: str) -> list[ChannelRow]:
    found = connection.execute(select(NOTICE_CHANNELS).where(NOTICE_CHANNELS.c.profile_id == profile)
                               .order_by(NOTICE_CHANNELS.c.created, NOTICE_CHANNELS.c.id)).mappings()
    return [ChannelRow(**dict(row)) for row in found]


def read_channel(connection: Connection, id: str) -> ChannelRow | None:
    row = connection.execute(select(NOTICE_CHANNELS).where(NOTICE_CHANNELS.c.id == id)).mappings().one_or_none()
    return None if row is None else ChannelRow(**dict(row))


def write_channel(connection: Connection, row: ChannelRow) -> None:
    """Stores a channel, or renews the one with the same target."""
    row.digest = digest_of(row.target)
    renewed = {name: getattr(row, name)
               for name in ("keys", "visit_id", "confirmed", "secret", "secret_until", "label")}
    renewed.update(off=False, fails=0, trouble="", detail="")
    connection.execute(make(connection)(NOTICE_CHANNELS).values(values_of(row)).on_conflict_do_update(
        index_elements=["profile_id", "digest"], set_=renewed))


def change_channel(connection: Connection, id: str, **values: object) -> int:
    return connection.execute(update(NOTICE_CHANNELS).where(NOTICE_CHANNELS.c.id == id).values(**values)).rowcount


def remove_channels(connection: Connection, profile: str, ids: list[str]) -> int:
    of_profile = (NOTICE_CHANNELS.c.profile_id == profile, NOTICE_CHANNELS.c.id.in_(ids))
    owned = select(NOTICE_CHANNELS.c.id).where(*of_profile).scalar_subquery()
    connection.execute(delete(NOTICE_QUEUE).where(NOTICE_QUEUE.c.channel_id.in_(owned)))
    return connection.execute(delete(NOTICE_CHANNELS).where(*of_profile)).rowcount


def find_secret(connection: Connection, secret: str, now: float) -> ChannelRow | None:
    row = connection.execute(select(NOTICE_CHANNELS).where(
        NOTICE_CHANNELS.c.secret == secret, NOTICE_CHANNELS.c.secret_until >= now)).mappings().first()
    return None if row is None else ChannelRow(**dict(row))


def is_signed_in(connection: Connection, profile: str, visit: str) -> bool:
    """Whether the session of a browser goes on."""
    return connection.execute(select(VISITS.c.id).where(
        VISITS.c.id == visit, VISITS.c.profile_id == profile)).first() is not None


# ------------------------------------------------------------------ leaving


def erase_notices(connection: Connection, profile: str) -> None:
    for part in OF_PROFILES:
        connection.execute(delete(part).where(part.c.profile_id == profile))


def read_notices(connection: Connection, profile: str) -> dict[str, Any]:
    """What is kept about the notices of a profile, without secrets."""
    row = read_settings(connection, profile)
    sent = connection.execute(select(NOTICE_QUEUE.c.kind, NOTICE_QUEUE.c.table_id, NOTICE_QUEUE.c.created,
                                     NOTICE_QUEUE.c.state)
                              .where(NOTICE_QUEUE.c.profile_id == profile).order_by(NOTICE_QUEUE.c.id))
    return {
        "settings": None if row is None else {name: getattr(row, name) for name in row.__slots__
                                              if name not in ("feed", "profile_id")},
        "channels": [{"kind": one.kind, "label": one.label, "created": one.created, "told": one.told}
                     for one in read_channels(connection, profile)],
        "notices": [{"kind": one.kind, "table": one.table_id, "at": one.created, "state": one.state} for one in sent]}


def write_look(connection: Connection, table: str, seq: int, free: int, again: bool) -> None:
    values = {"seq": seq, "free": free, "again": again}
    connection.execute(make(connection)(NOTICE_LOOKS).values(table_id=table, **values).on_conflict_do_update(
        index_elements=["table_id"], set_=values))
