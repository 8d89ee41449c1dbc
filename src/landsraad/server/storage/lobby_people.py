"""What the lobby knows of a profile: for its export, and to forget it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from landsraad.server.storage.lobby_schema import GATHERINGS, HOLIDAYS, PEOPLE, TIES, WISHES


def forget_in_lobby(connection: Connection, profile: str) -> None:
    """A deleted profile leaves the queue, and its places at gatherings have no name."""
    connection.execute(delete(TIES).where(or_(TIES.c.profile_id == profile, TIES.c.other_id == profile)))
    connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.profile_id == profile))
    connection.execute(delete(WISHES).where(WISHES.c.profile_id == profile))
    connection.execute(update(PEOPLE).where(PEOPLE.c.profile_id == profile).values(profile_id=None, name="", wish=""))


def lobby_of(connection: Connection, profile: str) -> list[dict[str, Any]]:
    """The gatherings that the profile is at."""
    found = connection.execute(
        select(GATHERINGS.c.id, GATHERINGS.c.game, GATHERINGS.c.title, GATHERINGS.c.starts, PEOPLE.c.name,
               PEOPLE.c.since)
        .join(PEOPLE, PEOPLE.c.gathering_id == GATHERINGS.c.id)
        .where(PEOPLE.c.profile_id == profile).order_by(PEOPLE.c.since, GATHERINGS.c.id))
    return [dict(row._mapping) for row in found]
